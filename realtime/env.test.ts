import { describe, expect, it } from "vitest";
import { parseRealtimeEnv } from "./env.ts";

const vars = { REALTIME_SECRET: "secret-of-16-characters", EDGE_URL: "https://site.example/" };

describe("the settings of the rooms", () => {
  it("URLs of the settings lose the slash at their end", () => {
    const env = parseRealtimeEnv({ ...vars, REALTIME_URL: "https://rooms.example/" });
    expect(env).toMatchObject({ EDGE_URL: "https://site.example", REALTIME_URL: "https://rooms.example" });
  });

  it("Prices are available unless they are hidden, and another word is refused", () => {
    const all = { ...vars, REALTIME_URL: "https://rooms.example" };
    expect(parseRealtimeEnv(all).BETTING).toBe("shown");
    expect(parseRealtimeEnv({ ...all, BETTING: "hidden" }).BETTING).toBe("hidden");
    expect(() => parseRealtimeEnv({ ...all, BETTING: "off" })).toThrow(/BETTING/);
  });

  it("The blocked words are the operator's, and none by default", () => {
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
  ])(
    "The settings refuse a REALTIME_URL that %s: a room that an alarm woke could reach no other",
    (_what, REALTIME_URL) => {
      expect(() => parseRealtimeEnv({ ...vars, REALTIME_URL })).toThrow(/REALTIME_URL/);
    },
  );
});
