import { parseRealtimeEnv } from "#realtime/env.ts";
import { ticketRefusal, writerOf } from "#realtime/host/door.ts";
import { answerRequest } from "#realtime/host/entrance.ts";
import type { Outgoing, Peer, RoomHost } from "#realtime/host/port.ts";
import { type RunningRoom, roomPath, wakeRoom } from "#realtime/host/run-effects.ts";
import { hear, join, leave } from "#realtime/host/socket.ts";
import { feedRoom } from "#realtime/rooms/feed/feed.ts";
import { liveRoom } from "#realtime/rooms/live/live-room.ts";
import { matchRoom } from "#realtime/rooms/match/match-room.ts";
import type { Outcome, PeerFacts, RoomAddress } from "#realtime/rooms/room.ts";
import { newcomer } from "#realtime/rooms/visitor.ts";
import { errorCatalogue } from "#shared/errors/index.ts";
import { ROOM_QUERY } from "#shared/room/index.ts";
import type { WakingHarness } from "../contract/room-host.ts";
import { testSocket } from "./realtime-socket.ts";

/** The port in memory: rooms of one process, evicted and killed at will. */

interface FakeRoom {
  readonly address: RoomAddress;
  readonly storage: Map<string, string>;
  readonly peers: Set<Peer & { hangUp(): void }>;
  alarm: NodeJS.Timeout | null;
  running: { host: RoomHost; room: RunningRoom<unknown>; alive: boolean } | null;
}

const NEVER = new Promise<never>(() => undefined);

function addressOf(url: string): RoomAddress {
  const [, , party, room = ""] = new URL(url).pathname.split("/");
  if (party !== "feed" && party !== "live" && party !== "match") throw new Error(`no such party: ${party}`);
  return { party, room };
}

function wakeCore({ party }: RoomAddress, host: RoomHost): RunningRoom<unknown> {
  if (party === "feed") return wakeRoom(feedRoom, host) as RunningRoom<unknown>;
  if (party === "live") return wakeRoom(liveRoom, host) as RunningRoom<unknown>;
  return wakeRoom(matchRoom, host) as RunningRoom<unknown>;
}

export function createFakeHost(vars: Record<string, unknown>): WakingHarness {
  const env = parseRealtimeEnv({ ...vars, REALTIME_URL: "http://fake" });
  const rooms = new Map<string, FakeRoom>();

  function roomAt(address: RoomAddress): FakeRoom {
    const key = roomPath(address);
    const known = rooms.get(key);
    if (known) return known;
    const room: FakeRoom = { address, storage: new Map(), peers: new Set(), alarm: null, running: null };
    rooms.set(key, room);
    return room;
  }

  function awake(room: FakeRoom) {
    if (room.running) return room.running;
    const running: NonNullable<FakeRoom["running"]> = {
      host: hostOf(room, () => running.alive),
      room: undefined as never,
      alive: true,
    };
    running.room = wakeCore(room.address, running.host);
    room.running = running;
    return running;
  }

  function ring(room: FakeRoom, atMs: number) {
    if (room.alarm) clearTimeout(room.alarm);
    room.alarm = setTimeout(
      () => {
        room.alarm = null;
        void awake(room).room.ring();
      },
      Math.max(0, atMs - Date.now()),
    );
  }

  async function send({ to, method, path, headers, body }: Outgoing): Promise<Outcome> {
    const init = { method, headers: { ...headers }, body };
    const response =
      to === "edge"
        ? await fetch(env.EDGE_URL + path, init)
        : await request(path, { method, headers, body: body ?? "" });
    const text = await response.text();
    const { status, headers: said } = response;
    return {
      status,
      body: JSON.parse(text),
      as_of: said.get("as-of"),
      next_change_at: said.get("next-change-at"),
    };
  }

  /** What a room that was evicted still does reaches nobody: its process is gone. */
  function hostOf(room: FakeRoom, alive: () => boolean): RoomHost {
    return {
      address: room.address,
      env,
      now: () => Date.now(),
      nonce: () => crypto.randomUUID(),
      load: async () => new Map(room.storage),
      async save(put, remove) {
        if (!alive()) return NEVER;
        for (const key of remove) room.storage.delete(key);
        for (const [key, value] of Object.entries(put)) room.storage.set(key, value);
      },
      async clear() {
        if (!alive()) return NEVER;
        room.storage.clear();
        if (room.alarm) clearTimeout(room.alarm);
        room.alarm = null;
      },
      async ringAt(atMs) {
        if (alive()) ring(room, atMs);
      },
      peers: () => (alive() ? [...room.peers] : []),
      fetch: async (outgoing) => {
        const outcome = await send(outgoing).catch(() => null);
        return alive() ? outcome : NEVER;
      },
    };
  }

  async function request(
    path: string,
    init: { method: string; headers: Readonly<Record<string, string>>; body: string },
  ) {
    const url = `http://fake${path}`;
    const { room, host } = awake(roomAt(addressOf(url)));
    const { method, headers, body } = init;
    return answerRequest(
      room,
      host,
      new Request(url, { method, headers, ...(method === "POST" ? { body } : {}) }),
    );
  }

  async function connect(path: string) {
    const url = `http://fake${path}`;
    const room = roomAt(addressOf(url));
    let facts: PeerFacts = newcomer;
    const hangUp = (code: number, reason: string) => {
      if (room.peers.delete(peer)) void leave(awake(room).room, peer);
      ends.hangUp(code, reason);
    };
    const peer: Peer & { hangUp(): void } = {
      connection: {},
      facts: () => facts,
      remember: (next) => {
        facts = next;
      },
      send: (text) => ends.hear(text),
      close: hangUp,
      hangUp: () => hangUp(1006, ""),
    };
    const ends = testSocket({
      send: (text) => void hear(awake(room).room, peer, text),
      close: () => hangUp(1000, ""),
    });
    const refusal = await ticketRefusal(url, room.address, env.FEED_SECRET, Date.now());
    if (refusal) {
      peer.send(JSON.stringify({ type: "error", code: refusal, sent_at_ms: Date.now() }));
      peer.close(errorCatalogue[refusal].close_code, refusal);
      return ends.socket;
    }
    room.peers.add(peer);
    const ticket = new URL(url).searchParams.get(ROOM_QUERY.ticket);
    await join(
      awake(room).room,
      peer,
      url,
      await writerOf(ticket, room.address, env.FEED_SECRET, Date.now()),
    );
    return ends.socket;
  }

  function evict(room: FakeRoom) {
    if (room.running) room.running.alive = false;
    room.running = null;
  }

  function dropAll() {
    for (const room of rooms.values()) {
      for (const peer of room.peers) peer.hangUp();
      evict(room);
      if (room.alarm) clearTimeout(room.alarm);
      room.alarm = null;
    }
  }

  return {
    request,
    connect,
    async hibernate() {
      for (const room of rooms.values()) {
        // As real hosts do: nobody is evicted with a request or an alarm under way.
        await room.running?.room.settled();
        evict(room);
      }
    },
    async restart(whileDown) {
      dropAll();
      await whileDown?.();
    },
    async close() {
      dropAll();
    },
  };
}
