import { afterEach, describe, expect, it, vi } from "vitest";
import { verifySignature } from "#shared/room/index.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { newcomer } from "../rooms/handshake.ts";
import type { PeerFacts, RoomCore } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";
import { wakeRoom } from "./run-effects.ts";
import { receive } from "./socket.ts";

function recordingHost(log: string[], peers: Peer[]): RoomHost {
  return {
    address: { party: "live", room: "0" },
    env: {
      REALTIME_SECRET: "0123456789abcdef",
      EDGE_URL: "http://edge",
      REALTIME_URL: "http://rooms",
      LIST_ROOMS: 1,
      BETTING: "shown",
      CHAT_BLOCKED_WORDS: [],
      ROOM_READERS: 5_000,
    },
    now: () => 1_800_000_000_000,
    nonce: () => "nonce-of-test",
    load: async () => new Map(),
    async save(put) {
      await Promise.resolve();
      log.push(`saved ${Object.keys(put).join()}`);
    },
    clear: async () => void log.push("cleared"),
    setTimers: async () => undefined,
    dueTimers: () => null,
    lastPingMs: () => null,
    peers: () => peers,
    fetch: async () => null,
  };
}

function recordingPeer(log: string[], known: Partial<PeerFacts>): Peer {
  let facts: PeerFacts = { ...newcomer, ...known };
  return {
    connection: {},
    caller: null,
    arrived: () => undefined,
    facts: () => facts,
    remember: (next) => {
      facts = next;
    },
    send: (text) => log.push(`sent ${text}`),
    close: (code, reason) => log.push(`closed ${code} ${reason}`),
  };
}

const counter: RoomCore<null> = {
  refusalOf: () => null,
  timers: ["hub"],
  asleep: null,
  step: (_state, event) => {
    if (event.type === "message-received")
      return {
        state: null,
        effects: [
          {
            type: "remember-peer",
            facts: { ...event.facts, joined: true, strikes: event.facts.strikes + 1 },
          },
        ],
      };
    if (event.type !== "timer-rang") return { state: null, effects: [] };
    return {
      state: null,
      effects: [
        { type: "broadcast", message: { news: 1 } },
        { type: "save", put: { news: 1 } },
      ],
    };
  },
};

/** Broadcasts to its topic when its alarm rings, and records the followers it was given. */
function aboutOdds(log: string[]): RoomCore<null> {
  return {
    refusalOf: () => null,
    timers: ["hub"],
    asleep: null,
    step: (_state, event) => {
      if (event.type === "woke") log.push(`woke for ${event.followed.join()}`);
      if (event.type !== "timer-rang") return { state: null, effects: [] };
      log.push(`rang for ${event.followed.join()}`);
      return { state: null, effects: [{ type: "broadcast", topic: "odds", message: { odds: 1 } }] };
    },
  };
}

/** Requests a tick in so many milliseconds on every message, and records the ticks. */
function ticking(log: string[], waits: number[]): RoomCore<null> {
  return {
    refusalOf: () => null,
    timers: ["hub"],
    asleep: null,
    step: (_state, event, now) => {
      if (event.type === "ticked") log.push(`ticked for ${event.peers}`);
      if (event.type !== "status-requested") return { state: null, effects: [] };
      return {
        state: null,
        effects: [{ type: "set-tick", name: "chat", at_ms: now + (waits.shift() ?? 0) }],
      };
    },
  };
}

/** Queries the site when its alarm rings, and records the outcome. */
function fetchingRoom(log: string[]): RoomCore<null> {
  return {
    refusalOf: () => null,
    timers: ["hub"],
    asleep: null,
    step: (_state, event) => {
      if (event.type === "answered") log.push(`answered ${event.outcome?.status ?? "nothing"}`);
      if (event.type !== "timer-rang") return { state: null, effects: [] };
      return { state: null, effects: [{ type: "pull", tag: "detail", path: "/", signed: false }] };
    },
  };
}

describe("the effect runner", () => {
  afterEach(() => void vi.useRealTimers());

  it("[HOST-12] An outgoing request times out after five seconds", async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const host: RoomHost = { ...recordingHost(log, []), fetch: () => new Promise(() => undefined) };
    const room = wakeRoom(fetchingRoom(log), host);
    await room.ring();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(["answered nothing"]);
    await room.settled();
  });

  it("[HOST-1] Saves come before broadcasts, in any order of the effects", async () => {
    const log: string[] = [];
    const room = wakeRoom(counter, recordingHost(log, [recordingPeer(log, { joined: true })]));
    await room.ring();
    expect(log).toEqual(["saved news", 'sent {"news":1}']);
  });

  it("[HOST-5] A peer gets no broadcast before its snapshot", async () => {
    const log: string[] = [];
    const room = wakeRoom(counter, recordingHost(log, [recordingPeer(log, { joined: false })]));
    await room.ring();
    expect(log).toEqual(["saved news"]);
  });

  it("[ODDS-3] Topic messages reach their followers, and the core learns who follows", async () => {
    const log: string[] = [];
    const peers = [
      recordingPeer(log, { joined: true, topic: "odds" }),
      recordingPeer(log, { joined: true, topic: "odds" }),
      recordingPeer(log, { joined: true }),
      recordingPeer(log, { joined: false, topic: "weather" }),
    ];
    const room = wakeRoom(aboutOdds(log), recordingHost(log, peers));
    await room.ring();
    expect(log).toEqual(["woke for odds", "rang for odds", 'sent {"odds":1}', 'sent {"odds":1}']);
  });

  it("[CHAT-1] Chat messages reach the chat peers", async () => {
    const log: string[] = [];
    const core: RoomCore<null> = {
      ...counter,
      step: (_state, event) => ({
        state: null,
        effects:
          event.type === "status-requested" ? [{ type: "broadcast", chat: true, message: { said: 1 } }] : [],
      }),
    };
    const peers = [
      recordingPeer(log, { joined: true, chat: true, topic: "odds" }),
      recordingPeer(log, { joined: true }),
      recordingPeer(log, { joined: false, chat: true }),
    ];
    await wakeRoom(core, recordingHost(log, peers)).take({ type: "status-requested" });
    expect(log).toEqual(['sent {"said":1}']);
  });

  it("[CHAT-3] [CHAT-17] A tick rings at the last requested time, with the number of joined peers", async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const peers = [true, true, false].map((joined) => recordingPeer(log, { joined }));
    const room = wakeRoom(ticking(log, [50, 200]), recordingHost(log, peers));
    await room.take({ type: "status-requested" });
    await room.take({ type: "status-requested" });
    await vi.advanceTimersByTimeAsync(199);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(["ticked for 2"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual(["ticked for 2"]);
  });

  it("[CHAT-15] Posts to the site are signed", async () => {
    const log: string[] = [];
    const core: RoomCore<null> = {
      refusalOf: () => null,
      timers: ["hub"],
      asleep: null,
      step: (_state, event) => {
        if (event.type === "answered") log.push(`answered ${event.tag} ${event.outcome?.status}`);
        if (event.type !== "status-requested") return { state: null, effects: [] };
        return {
          state: null,
          effects: [{ type: "post", tag: "moderation-events", path: "/deeds", body: { deeds: [] } }],
        };
      },
    };
    const host: RoomHost = {
      ...recordingHost(log, []),
      fetch: async ({ to, method, path, headers, body }) => {
        const signature = headers["x-signature"] ?? null;
        const signed = { method, path, body: body ?? "" };
        const isOurs = await verifySignature("0123456789abcdef", signed, signature, 1_800_000_000_000);
        log.push(`${method} ${to}${path} ${body} ${isOurs ? "signed" : "not signed"}`);
        return { status: 200, body: null, as_of: null, next_change_at: null };
      },
    };
    const room = wakeRoom(core, host);
    await room.take({ type: "status-requested" });
    await room.settled();
    expect(log).toEqual(['POST edge/deeds {"deeds":[]} signed', "answered moderation-events 200"]);
  });

  it("[HOST-7] Every malformed frame counts, also of a peer that sends faster than the room processes", async () => {
    const log: string[] = [];
    const peer = recordingPeer(log, { joined: true });
    const room = wakeRoom(counter, recordingHost(log, [peer]));
    await Promise.all(["a", "b", "c"].map((text) => receive(room, recordingHost([], []), peer, text)));
    expect(peer.facts().strikes).toBe(3);
  });

  it("[HOST-17] A peer that acknowledges nothing is disconnected, and one that does is not", async () => {
    const logs: [string[], string[]] = [[], []];
    const peers = logs.map((log) => recordingPeer(log, { joined: true })) as [Peer, Peer];
    const room = wakeRoom(counter, recordingHost([], peers));
    for (let sent = 1; sent <= 1_000; sent += 1) {
      await room.ring();
      if (sent % 100 === 0) await receive(room, recordingHost([], []), peers[0], `heard ${sent}`);
    }
    expect(logs.map((log) => log.length)).toEqual([1_000, 1_000]);
    await room.ring();
    await room.ring();
    expect(logs.map((log) => log.at(-1))).toEqual(['sent {"news":1}', "closed 4408 too_slow"]);
    expect(logs[1]).toHaveLength(1_001);
    expect(peers.map((peer) => peer.facts().joined)).toEqual([true, false]);
  });

  it("[HOST-22] A connection without a frame for ten minutes is closed, and one that pings is not", async () => {
    const logs: [string[], string[], string[]] = [[], [], []];
    const peers = logs.map((log) => recordingPeer(log, { joined: true })) as [Peer, Peer, Peer];
    let now = 1_800_000_000_000;
    const answered = peers[2].connection;
    const host: RoomHost = {
      ...recordingHost([], peers),
      now: () => now,
      // A platform that answers pings in the room's place reports the time of the last one.
      lastPingMs: ({ connection }) => (connection === answered ? now - 5_000 : null),
    };
    const room = wakeRoom(counter, host);
    for (let minute = 0; minute <= 11; minute += 1) {
      await room.ring();
      await receive(room, recordingHost([], []), peers[0], "ping");
      now += 60_000;
    }
    const ends = logs.map((log) => log.filter((line) => line.startsWith("closed")));
    expect(ends).toEqual([[], ["closed 4408 too_slow"], []]);
    expect(peers.map((peer) => peer.facts().joined)).toEqual([true, false, true]);
  });

  it("[HOST-17] Neither the room's lost counts nor excess acknowledgements disconnect a peer", async () => {
    const log: string[] = [];
    const peer = recordingPeer(log, { joined: true });
    const room = wakeRoom(counter, recordingHost([], [peer]));
    await receive(room, recordingHost([], []), peer, "heard 5000");
    for (let sent = 1; sent <= 1_001; sent += 1) await room.ring();
    expect(log.at(-1)).toBe("closed 4408 too_slow");
    const other = recordingPeer([], { joined: true });
    await receive(room, recordingHost([], []), other, "heard many");
    expect(other.facts().strikes).toBe(1);
  });

  it("[HOST-19] A connection that breaks is ended, and the others get everything", async () => {
    const log: string[] = [];
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const good = recordingPeer(log, { joined: true });
    const bad: Peer = {
      ...recordingPeer(log, {}),
      remember: () => {
        throw new Error("too much for an attachment");
      },
    };
    const room = wakeRoom(counter, recordingHost(log, [good]));
    await Promise.all([room.take({ type: "message-received", text: "x" }, bad), room.ring()]);
    expect(log).toEqual(["saved news", "closed 4500 internal", 'sent {"news":1}']);
    const lines = quiet.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([
      {
        ...{ level: "error", worker: "realtime", code: "effect_broke_remember-peer" },
        detail: "too much for an attachment",
      },
    ]);
    quiet.mockRestore();
  });

  it("[HOST-18] A connection with more frames than any reader sends is closed", async () => {
    const log: string[] = [];
    const peer = recordingPeer(log, { joined: true });
    let now = 1_800_000_000_000;
    const room = wakeRoom(counter, { ...recordingHost([], [peer]), now: () => now });
    for (let messages = 0; messages < 65; messages += 1)
      await receive(room, recordingHost([], []), peer, "x");
    expect(peer.facts()).toMatchObject({ strikes: 60, joined: false });
    // A client that ignores the close is not listened to again when the ten seconds are over.
    now += 11_000;
    await receive(room, recordingHost([], []), peer, "x");
    expect(peer.facts().strikes).toBe(60);
    expect(log).toEqual(["closed 4429 too_many_requests"]);
  });

  it("[HOST-1] A tick is repeated when its step could not be saved", async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const core: RoomCore<null> = {
      ...counter,
      step: (_state, event, now) => {
        if (event.type === "status-requested")
          return { state: null, effects: [{ type: "set-tick", name: "chat", at_ms: now }] };
        if (event.type !== "ticked") return { state: null, effects: [] };
        log.push("ticked");
        return { state: null, effects: [{ type: "save", put: { news: 1 } }] };
      },
    };
    let fails = 1;
    const plain = recordingHost(log, []);
    const host: RoomHost = {
      ...plain,
      async save(put, remove) {
        fails -= 1;
        if (fails >= 0) throw new Error("storage is away");
        await plain.save(put, remove);
      },
    };
    await wakeRoom(core, host).take({ type: "status-requested" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log).toEqual(["ticked", "ticked", "saved news"]);
    expectConsole("error", "storage is away");
  });

  it("[HOST-8] No event is processed before the storage is read, and a failed read is retried", async () => {
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

  /** Saves and sends as requested, by number. */
  const broadcastingRoom: RoomCore<number> = {
    refusalOf: () => null,
    timers: ["hub"],
    asleep: 0,
    step: (sent, event) =>
      event.type === "status-requested"
        ? {
            state: sent + 1,
            effects: [
              { type: "save", put: { [`news${sent + 1}`]: 1 } },
              { type: "broadcast", message: { news: sent + 1 } },
            ],
          }
        : { state: sent, effects: [] },
  };

  it("[HOST-1] Events that arrive during a save are saved with one write and broadcast in order", async () => {
    const log: string[] = [];
    const room = wakeRoom(broadcastingRoom, recordingHost(log, [recordingPeer(log, { joined: true })]));
    const first = room.take({ type: "status-requested" });
    await vi.waitFor(() => expect(log).toEqual(["saved news1", 'sent {"news":1}']));
    await Promise.all([first, ...[2, 3, 4].map(() => room.take({ type: "status-requested" }))]);
    const saves = log.filter((line) => line.startsWith("saved"));
    expect(saves).toEqual(["saved news1", "saved news2,news3,news4"]);
    expect(log.slice(-3)).toEqual([2, 3, 4].map((news) => `sent {"news":${news}}`));
  });

  it("[HOST-1] A failed save leaves the state as it was, and nothing is broadcast", async () => {
    const log: string[] = [];
    let fails = true;
    const plain = recordingHost(log, [recordingPeer(log, { joined: true })]);
    const host: RoomHost = {
      ...plain,
      async save(put, remove) {
        if (fails) throw new Error("storage is away");
        await plain.save(put, remove);
      },
    };
    const room = wakeRoom(broadcastingRoom, host);
    await expect(room.take({ type: "status-requested" })).rejects.toThrow("storage is away");
    expect(log).toEqual([]);
    fails = false;
    await room.take({ type: "status-requested" });
    expect(log).toEqual(["saved news1", 'sent {"news":1}']);
  });

  it("The room continues after an event that threw", async () => {
    const broken: RoomCore<null> = {
      ...counter,
      step: (state, event, now) => {
        if (event.type === "status-requested") throw new Error("broken on purpose");
        return counter.step(state, event, now);
      },
    };
    const log: string[] = [];
    const room = wakeRoom(broken, recordingHost(log, []));
    await expect(room.take({ type: "status-requested" })).rejects.toThrow("broken on purpose");
    await room.ring();
    expect(log).toEqual(["saved news"]);
  });
});
