import type * as Party from "partykit/server";
import type { RealtimeEnv } from "../env.ts";
import type { RoomAddress } from "../rooms/room.ts";
import { peerOf } from "./connection-peer.ts";
import type { RoomHost } from "./port.ts";
import { RoomTimers } from "./room-timers.ts";
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
  /** Time of the earliest timer. */
  readonly at_ms: number;
  readonly room: string;
  /** Names and times of the others; absent for none, and in a note of an earlier release. */
  readonly later?: string;
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
async function rearm(storage: Party.Storage, { at_ms }: AlarmNote): Promise<number> {
  const alarm = await storage.getAlarm();
  if (alarm !== null) return alarm;
  const next = Math.max(at_ms, Date.now());
  await storage.setAlarm(next);
  return next;
}

/** Opens the port for a room. Call it in onStart, when PartyKit still provides most about the room. */
export async function openPartyKitHost(
  room: Party.Room,
  party: RoomAddress["party"],
  env: RealtimeEnv,
): Promise<RoomHost> {
  const { storage } = room;
  const parties = otherParties(room);
  const note = await storage.get<AlarmNote>(ALARM_KEY);
  const name = note?.room ?? room.id;
  // The alarm that woke a room has rung: it must not ring twice.
  const alarm_ms = note && parties ? await rearm(storage, note) : null;
  const timers = new RoomTimers({ alarm_ms, later: note?.later ?? null });

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
      timers.clear();
      await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    },
    async setTimers(changes) {
      const { before, after } = timers.set(changes);
      const { alarm_ms: at_ms, later } = after;
      if (at_ms === before.alarm_ms && later === before.later && at_ms !== null) return;
      if (at_ms === null) {
        await Promise.all([storage.deleteAlarm(), storage.delete(ALARM_KEY)]);
        return;
      }
      const next: AlarmNote = { at_ms, room: name, ...(later === null ? {} : { later }) };
      await Promise.all([storage.put(ALARM_KEY, next), storage.setAlarm(at_ms)]);
    },
    dueTimers: () => timers.ring(Date.now()),
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
