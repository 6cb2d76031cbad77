import { describe, expect, it } from "vitest";
import { BURST_MAX, COOL_DOWN_MS } from "./chat.table.ts";
import { freshPace, isForgettable, paced, paceRefusal, strike, type WriterPace } from "./chat-spam.rules.ts";

/** A writer sends these texts, each so long after the one before; returns the room's responses. */
function write(texts: readonly (readonly [string, number])[], slowMs = 0) {
  let pace: WriterPace = freshPace;
  let now = 1_000_000;
  return texts.map(([fold, after]) => {
    now += after;
    const refusal = paceRefusal(pace, fold, slowMs, now);
    pace = refusal ? strike(pace, now) : paced(pace, fold, now);
    return refusal ? `${refusal.code} ${refusal.retry_at_ms - now}` : "taken";
  });
}

describe("a writer's pace", () => {
  it("A writer's pace is one message in three seconds", () => {
    expect(
      write([
        ["a", 0],
        ["b", 2_999],
        ["c", 1],
      ]),
    ).toEqual(["taken", "chat_cooling_down 1", "taken"]);
  });

  it("A writer's pace is that of the room's slow mode", () => {
    expect(
      write(
        [
          ["a", 0],
          ["b", 10_000],
          ["c", 20_000],
        ],
        30_000,
      ),
    ).toEqual(["taken", "chat_slow_mode 20000", "taken"]);
  });

  it("The same text is accepted once in two minutes, also after another one", () => {
    const results = write([
      ["a", 0],
      ["b", 10_000],
      ["a", 10_000],
      ["c", 3_000],
      ["a", 97_000],
    ]);
    expect(results).toEqual(["taken", "taken", "please_do_not_spam 100000", "taken", "taken"]);
  });

  it("A writer is refused after twelve messages a minute at any pace", () => {
    const texts = Array.from({ length: BURST_MAX + 1 }, (_, at) => [String(at), COOL_DOWN_MS] as const);
    expect(write(texts).at(-1)).toBe(`please_do_not_spam ${60_000 - BURST_MAX * COOL_DOWN_MS}`);
  });

  it("A writer who keeps trying waits longer and longer", () => {
    const results = write([
      ["a", 0],
      ["b", 100],
      ["c", 100],
      ["d", 100],
      ["e", 100],
      ["f", 100],
    ]);
    expect(results).toEqual([
      "taken",
      "chat_cooling_down 2900",
      "chat_cooling_down 2800",
      "chat_cooling_down 2700",
      "please_do_not_spam 9900",
      "please_do_not_spam 19900",
    ]);
  });

  it("A writer waits five minutes at most, and is forgiven after a minute's rest", () => {
    let pace: WriterPace = freshPace;
    for (let at = 0; at < 50; at += 1) pace = strike(pace, 1_000);
    expect(pace.locked_until_ms).toBe(301_000);
    expect(paceRefusal(pace, "a", 0, 301_000)).toBeNull();
    expect(strike(pace, 301_000).strikes).toBe(1);
  });

  it("A writer's pace is forgotten when it has no effect any more", () => {
    const pace = paced(freshPace, "a", 1_000);
    expect(isForgettable(pace, 0, 120_999)).toBe(false);
    expect(isForgettable(pace, 0, 121_000)).toBe(true);
    expect(isForgettable(pace, 300_000, 121_000)).toBe(false);
    expect(isForgettable({ ...pace, locked_until_ms: 150_000 }, 0, 121_000)).toBe(false);
  });
});
