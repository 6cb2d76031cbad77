import { describe, expect, it } from "vitest";
import { type Done, doneBefore, nowDone } from "./chat-done.ts";

describe("recent chat commands", () => {
  it("[CHAT-4] A command is known for two minutes, after any number of others, and forgotten after twice that", () => {
    let done: Done = [];
    for (let at = 0; at < 12_000; at += 1) done = nowDone(done, `1:command-${at}`, `word-${at}`, at * 20);
    const now = 12_000 * 20;
    for (let at = 0; at < 12_000; at += 1) {
      const isLate = now - at * 20 < 120_000;
      if (isLate) expect(doneBefore(done, `1:command-${at}`)?.message_id).toBe(`word-${at}`);
    }
    expect(doneBefore(done, "1:command-0")).toBeUndefined();
    expect(doneBefore(done, "2:command-11999")).toBeUndefined();
    expect(done.length).toBeLessThan(6_000 / 128 + 3);
  });
});
