import { describe, expect, it } from "vitest";
import { parseRealtimeEnv } from "./env.ts";

const vars = { FEED_SECRET: "secret-of-16-characters", EDGE_URL: "https://site.example/" };

describe("the settings of the rooms", () => {
  it("lose the slash at the end of a URL", () => {
    const env = parseRealtimeEnv({ ...vars, REALTIME_URL: "https://rooms.example/" });
    expect(env).toMatchObject({ EDGE_URL: "https://site.example", REALTIME_URL: "https://rooms.example" });
  });

  it("give prices unless they are hidden, and refuse another word", () => {
    const all = { ...vars, REALTIME_URL: "https://rooms.example" };
    expect(parseRealtimeEnv(all).BETTING).toBe("shown");
    expect(parseRealtimeEnv({ ...all, BETTING: "hidden" }).BETTING).toBe("hidden");
    expect(() => parseRealtimeEnv({ ...all, BETTING: "off" })).toThrow(/BETTING/);
  });

  it("have the operator's blocked words, none unless they are set", () => {
    const all = { ...vars, REALTIME_URL: "https://rooms.example" };
    expect(parseRealtimeEnv(all).CHAT_BLOCKED_WORDS).toEqual([]);
    const CHAT_BLOCKED_WORDS = " rùa đen, ,cá mập";
    expect(parseRealtimeEnv({ ...all, CHAT_BLOCKED_WORDS }).CHAT_BLOCKED_WORDS).toEqual([
      "rùa đen",
      "cá mập",
    ]);
  });

  it.each([
    ["is missing", undefined],
    ["is no URL", "rooms.example"],
    ["is no web address", "ftp://rooms.example"],
  ])("say so when REALTIME_URL %s: a room that an alarm woke would reach nobody", (_what, REALTIME_URL) => {
    expect(() => parseRealtimeEnv({ ...vars, REALTIME_URL })).toThrow(/REALTIME_URL/);
  });
});
