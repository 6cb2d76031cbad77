import type * as Party from "partykit/server";
import type { RealtimeEnv } from "../env.ts";
import type { RoomAddress } from "../rooms/room.ts";
import { peerOf } from "./connection-peer.ts";
import type { RoomHost } from "./port.ts";
import { savePairs } from "./save-pairs.ts";
import { sendOut } from "./send-out.ts";

/** The port on PartyKit. Keys of its own in the room's storage begin with `host:`. */

const OWN = "host:";
const ALARM_KEY = `${OWN}alarm`;
/**
 * Facts that a room needs when its alarm wakes it: PartyKit gives it no name then. Stored only while an alarm is set,
 * because any name a visitor makes up wakes a room, and that must leave nothing in storage.
 */
interface AlarmNote {
  readonly at_ms: number;
  readonly room: string;
}

/** A room on PartyKit, with the calls of its party. */
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

/** Opens the port for a room. Call it in onStart, when PartyKit still provides most about the room. */
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

  return {
    address: { party, room: name },
    env,
    now: () => Date.now(),
    nonce: () => crypto.randomUUID(),
    async load() {
      const pairs = await storage.list<string>();
      return new Map([...pairs].filter(([key]) => !key.startsWith(OWN)));
    },
    save: (put, remove) => savePairs(storage, put, remove),
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
      // One that was set during this read is not in the result.
      if (next === null && timesSet === before) await storage.delete(ALARM_KEY);
    },
    *peers() {
      for (const connection of room.getConnections()) yield peerOf(connection);
    },
    lastPingMs: () => null,
    fetch: (outgoing) =>
      sendOut(
        outgoing,
        env,
        (to, _path, request) => parties?.[to.party]?.get(to.room).fetch(request) ?? null,
      ),
  };
}
