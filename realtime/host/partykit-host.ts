import type * as Party from "partykit/server";
import type { RealtimeEnv } from "../env.ts";
import type { Outcome, PeerFacts, RoomAddress } from "../rooms/room.ts";
import { newcomer } from "../rooms/visitor.ts";
import type { Outgoing, Peer, RoomHost } from "./port.ts";

/** The port on PartyKit. Keys of its own in the room's storage begin with `host:`. */

const OWN = "host:";
const ALARM_KEY = `${OWN}alarm_at_ms`;
const ROOM_KEY = `${OWN}room`;
const ORIGIN_KEY = `${OWN}origin`;
/** Pairs that storage takes in one call. */
const PAIRS_MAX = 128;
/** Frees the connection; the room itself stops waiting at the same time, also where nothing can be cancelled. */
const FETCH_TIMEOUT_MS = 5_000;

/** A connection as a peer. Facts are kept in its attachment, the one memory that hibernation leaves. */
export function peerOf(connection: Party.Connection): Peer {
  return {
    facts: () => {
      const state = connection.state as PeerFacts | null;
      return state ?? newcomer;
    },
    remember: (facts) => void connection.setState(facts),
    send: (text) => connection.send(text),
    close: (code, reason) => connection.close(code, reason),
  };
}

/**
 * Name of the room. PartyKit does not give it to a room that an alarm woke, so it is saved the first time it can
 * be read.
 */
async function roomName(room: Party.Room): Promise<string> {
  const saved = await room.storage.get<string>(ROOM_KEY);
  if (saved !== undefined) return saved;
  await room.storage.put(ROOM_KEY, room.id);
  return room.id;
}

/** The other parties; null in a room that an alarm woke, where PartyKit does not give them. */
function otherParties(room: Party.Room): Party.Context["parties"] | null {
  try {
    return room.context.parties;
  } catch {
    return null;
  }
}

/** Alarms do not survive a restart of `partykit dev`, storage does. */
async function rearm(storage: Party.Storage): Promise<void> {
  const at = await storage.get<number>(ALARM_KEY);
  if (at !== undefined && (await storage.getAlarm()) === null) {
    await storage.setAlarm(Math.max(at, Date.now()));
  }
}

/** Notes where this host is reachable: the way to other rooms for a room that an alarm woke. */
export async function rememberOrigin(room: Party.Room, url: string): Promise<void> {
  const { origin } = new URL(url);
  const saved = await room.storage.get<string>(ORIGIN_KEY);
  // Party to party requests say http: even where the world sees https:.
  if (saved === origin || (saved?.startsWith("https:") && origin.startsWith("http:"))) return;
  await room.storage.put(ORIGIN_KEY, origin);
}

async function readOutcome(response: {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}): Promise<Outcome> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // No JSON is a valid thing to receive; the room judges by status and body.
  }
  return { status: response.status, body, as_of: response.headers.get("as-of") };
}

/** Opens the port for a room. Call it in onStart, when PartyKit still tells most about the room. */
export async function openPartyKitHost(
  room: Party.Room,
  party: RoomAddress["party"],
  env: RealtimeEnv,
): Promise<RoomHost> {
  const { storage } = room;
  const parties = otherParties(room);
  const name = await roomName(room);
  await rearm(storage);

  async function send({ to, method, path, headers, body }: Outgoing) {
    const init = {
      method,
      headers: { ...headers },
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      ...(body === null ? {} : { body }),
    };
    if (to === "edge") return fetch(env.EDGE_URL + path, init);
    const stub = parties?.[to.party]?.get(to.room);
    if (stub) return stub.fetch({ method, headers: { ...headers }, ...(body === null ? {} : { body }) });
    const origin = await storage.get<string>(ORIGIN_KEY);
    return origin === undefined ? null : fetch(origin + path, init);
  }

  return {
    address: { party, room: name },
    env,
    now: () => Date.now(),
    nonce: () => crypto.randomUUID(),
    async load() {
      const pairs = await storage.list<string>();
      return new Map([...pairs].filter(([key]) => !key.startsWith(OWN)));
    },
    async save(put, remove) {
      // Calls without an await between them are written as one transaction.
      const pairs = Object.entries(put);
      const calls: Promise<unknown>[] = [];
      for (let at = 0; at < pairs.length; at += PAIRS_MAX)
        calls.push(storage.put(Object.fromEntries(pairs.slice(at, at + PAIRS_MAX))));
      for (let at = 0; at < remove.length; at += PAIRS_MAX)
        calls.push(storage.delete(remove.slice(at, at + PAIRS_MAX)));
      await Promise.all(calls);
    },
    async ringAt(atMs) {
      await Promise.all([storage.put(ALARM_KEY, atMs), storage.setAlarm(atMs)]);
    },
    *peers() {
      for (const connection of room.getConnections()) yield peerOf(connection);
    },
    async fetch(request) {
      try {
        const response = await send(request);
        return response && (await readOutcome(response));
      } catch {
        // Refused, lost or timed out: the room counts it, tries again and tells the operator once.
        return null;
      }
    },
  };
}
