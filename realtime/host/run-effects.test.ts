import { afterEach, describe, expect, it, vi } from "vitest";
import type { PeerFacts, RoomCore } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";
import { wakeRoom } from "./run-effects.ts";
import { hear } from "./socket.ts";

function recordingHost(log: string[], peers: Peer[]): RoomHost {
  return {
    address: { party: "live", room: "0" },
    env: {
      FEED_SECRET: "0123456789abcdef",
      EDGE_URL: "http://edge",
      REALTIME_URL: "http://rooms",
      LIVE_SHARDS: 1,
      BETTING: "shown",
    },
    now: () => 1,
    nonce: () => "nonce-of-test",
    load: async () => new Map(),
    async save(put) {
      await Promise.resolve();
      log.push(`saved ${Object.keys(put).join()}`);
    },
    clear: async () => void log.push("cleared"),
    ringAt: async () => undefined,
    peers: () => peers,
    fetch: async () => null,
  };
}

function recordingPeer(log: string[], joined: boolean, topic: string | null = null): Peer {
  let facts: PeerFacts = { joined, strikes: 0, topic };
  return {
    facts: () => facts,
    remember: (next) => {
      facts = next;
    },
    send: (text) => log.push(`sent ${text}`),
    close: (code, reason) => log.push(`closed ${code} ${reason}`),
  };
}

const counter: RoomCore<null, never> = {
  refusalOf: () => null,
  asleep: null,
  step: (_state, event) => {
    if (event.type === "said")
      return {
        state: null,
        effects: [
          {
            type: "remember-peer",
            facts: { ...event.facts, joined: true, strikes: event.facts.strikes + 1 },
          },
        ],
      };
    if (event.type !== "alarm-rang") return { state: null, effects: [] };
    return {
      state: null,
      effects: [
        { type: "broadcast", message: { news: 1 } },
        { type: "save", put: { news: 1 } },
      ],
    };
  },
};

/** Tells its topic when its alarm rings, and notes who follows as far as it was told. */
function aboutOdds(log: string[]): RoomCore<null, never> {
  return {
    refusalOf: () => null,
    asleep: null,
    step: (_state, event) => {
      if (event.type === "woke") log.push(`woke for ${event.followed.join()}`);
      if (event.type !== "alarm-rang") return { state: null, effects: [] };
      log.push(`rang for ${event.followed.join()}`);
      return { state: null, effects: [{ type: "broadcast", topic: "odds", message: { odds: 1 } }] };
    },
  };
}

/** Asks the site when its alarm rings, and notes how that ended. */
function asker(log: string[]): RoomCore<null, "asked"> {
  return {
    refusalOf: () => null,
    asleep: null,
    step: (_state, event) => {
      if (event.type === "answered") log.push(`answered ${event.outcome?.status ?? "nothing"}`);
      if (event.type !== "alarm-rang") return { state: null, effects: [] };
      return { state: null, effects: [{ type: "pull", tag: "asked", path: "/", signed: false }] };
    },
  };
}

describe("the effect runner", () => {
  afterEach(() => void vi.useRealTimers());

  it("[HOST-12] gives up what nobody answers after five seconds", async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const host: RoomHost = { ...recordingHost(log, []), fetch: () => new Promise(() => undefined) };
    const room = wakeRoom(asker(log), host);
    await room.ring();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(["answered nothing"]);
    await room.settled();
  });

  it("[HOST-1] saves before anybody hears, whatever the order of the effects", async () => {
    const log: string[] = [];
    const room = wakeRoom(counter, recordingHost(log, [recordingPeer(log, true)]));
    await room.ring();
    expect(log).toEqual(["saved news", 'sent {"news":1}']);
  });

  it("[HOST-5] does not let a broadcast reach a peer that has not had its snapshot", async () => {
    const log: string[] = [];
    const room = wakeRoom(counter, recordingHost(log, [recordingPeer(log, false)]));
    await room.ring();
    expect(log).toEqual(["saved news"]);
  });

  it("[ODDS-3] brings what is about a topic to those who follow it, and tells the core who does", async () => {
    const log: string[] = [];
    const peers = [
      recordingPeer(log, true, "odds"),
      recordingPeer(log, true, "odds"),
      recordingPeer(log, true),
      recordingPeer(log, false, "weather"),
    ];
    const room = wakeRoom(aboutOdds(log), recordingHost(log, peers));
    await room.ring();
    expect(log).toEqual(["woke for odds", "rang for odds", 'sent {"odds":1}', 'sent {"odds":1}']);
  });

  it("[HOST-7] counts every strike of a peer that sends faster than the room takes", async () => {
    const log: string[] = [];
    const peer = recordingPeer(log, true);
    const room = wakeRoom(counter, recordingHost(log, [peer]));
    await Promise.all(["a", "b", "c"].map((text) => hear(room, peer, text)));
    expect(peer.facts().strikes).toBe(3);
  });

  it("[HOST-8] takes nothing before its storage was read, and reads it again when that failed", async () => {
    const log: string[] = [];
    let fails = 2;
    const host: RoomHost = {
      ...recordingHost(log, []),
      async load() {
        fails -= 1;
        if (fails >= 0) throw new Error("storage is away");
        log.push("loaded");
        return new Map();
      },
    };
    const room = wakeRoom(counter, host);
    await expect(room.ring()).rejects.toThrow("storage is away");
    await room.ring();
    expect(log).toEqual(["loaded", "saved news"]);
  });

  it("goes on after an event that broke", async () => {
    const broken: RoomCore<null, never> = {
      ...counter,
      step: (state, event, now) => {
        if (event.type === "asked") throw new Error("broken on purpose");
        return counter.step(state, event, now);
      },
    };
    const log: string[] = [];
    const room = wakeRoom(broken, recordingHost(log, []));
    await expect(room.take({ type: "asked" })).rejects.toThrow("broken on purpose");
    await room.ring();
    expect(log).toEqual(["saved news"]);
  });
});
