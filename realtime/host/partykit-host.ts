import type * as Party from "partykit/server";
import type { RealtimeEnv } from "../env.ts";
import type { Outcome, PeerFacts, RoomAddress } from "../rooms/room.ts";
import { newcomer } from "../rooms/visitor.ts";
import type { Outgoing, Peer, RoomHost } from "./port.ts";

/** The port on PartyKit. Keys of its own in the room's storage begin with `host:`. */

const OWN = "host:";
const ALARM_KEY = `${OWN}alarm`;
/** Pairs that storage takes in one call. */
const PAIRS_MAX = 128;
/** Frees the connection; the room itself stops waiting at the same time, also where nothing can be cancelled. */
const FETCH_TIMEOUT_MS = 5_000;

/** A connection as a peer. Facts are kept in its attachment, the one memory that hibernation leaves. */
export function peerOf(connection: Party.Connection): Peer {
  return {
    facts: () => {
      const state = connection.state as Partial<PeerFacts> | null;
      // A release before this one knew no topics.
      return { ...newcomer, ...state };
    },
    remember: (facts) => void connection.setState(facts),
    send: (text) => connection.send(text),
    close: (code, reason) => connection.close(code, reason),
  };
}

/**
 * What a room needs to know when its alarm wakes it: PartyKit gives it no name then. Kept only while an alarm is
 * set, because any name a visitor makes up wakes a room, and that must leave nothing in storage.
 */
interface AlarmNote {
  readonly at_ms: number;
  readonly room: string;
}

/** A room on PartyKit, with what its party has to say to it. */
interface PartyKitHost extends RoomHost {
  /** To be called when everything an alarm caused is done. */
  afterAlarm(): Promise<void>;
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
async function rearm(storage: Party.Storage, { at_ms }: AlarmNote): Promise<void> {
  if ((await storage.getAlarm()) === null) await storage.setAlarm(Math.max(at_ms, Date.now()));
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
  const { status, headers } = response;
  return { status, body, as_of: headers.get("as-of"), next_change_at: headers.get("next-change-at") };
}

/** Opens the port for a room. Call it in onStart, when PartyKit still tells most about the room. */
export async function openPartyKitHost(
  room: Party.Room,
  party: RoomAddress["party"],
  env: RealtimeEnv,
): Promise<PartyKitHost> {
  const { storage } = room;
  const parties = otherParties(room);
  const note = await storage.get<AlarmNote>(ALARM_KEY);
  const name = note?.room ?? room.id;
  // The alarm that woke a room has rung: it must not ring twice.
  if (note && parties) await rearm(storage, note);
  let timesSet = 0;

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
    // Never an address that a request brought along: whoever sends a Host header could have signed news sent there.
    return fetch(env.REALTIME_URL + path, init);
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
    async clear() {
      await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    },
    async ringAt(atMs) {
      timesSet += 1;
      const next: AlarmNote = { at_ms: atMs, room: name };
      await Promise.all([storage.put(ALARM_KEY, next), storage.setAlarm(atMs)]);
    },
    async afterAlarm() {
      const before = timesSet;
      const next = await storage.getAlarm();
      // One that was set while this was read is not in the answer.
      if (next === null && timesSet === before) await storage.delete(ALARM_KEY);
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
