import type { RealtimeEnv } from "../env.ts";
import type { PartyName, RoomAddress } from "../rooms/room.ts";
import { peerOf } from "./connection-peer.ts";
import type { RoomHost } from "./port.ts";
import { RoomTimers } from "./room-timers.ts";
import { type PairStorage, savePairs } from "./save-pairs.ts";
import { type RoomRequest, type RoomResponse, sendOut } from "./send-out.ts";

/** The port on a Durable Object. It stores what the room saves and times of timers: alarms survive. */

/** Partyserver writes the room's name under this key whenever it wakes, for runtimes that do not pass it to alarms. */
const NAME_KEY = "__ps_name";
/** Names and times of all timers but the earliest. */
const TIMERS_KEY = "host:timers";

const BINDING_OF = { hub: "HUB", live: "LIVE", match: "MATCH" } as const satisfies Record<PartyName, string>;

/** Namespaces of the parties' rooms, by the names in wrangler.toml. */
export type RoomBindings<Stub> = Readonly<
  Record<(typeof BINDING_OF)[PartyName], { getByName(name: string): Stub }>
>;

/** The way to a room at any location; it is created when it does not exist yet. */
export const stubOf = <Stub>(bindings: RoomBindings<Stub>, { party, room }: RoomAddress): Stub =>
  bindings[BINDING_OF[party]].getByName(room);

/** The parts of an object's storage that the port uses. */
interface Storage extends PairStorage {
  list<Value>(): Promise<Map<string, Value>>;
  delete(key: string): Promise<unknown>;
  delete(keys: string[]): Promise<unknown>;
  deleteAll(): Promise<void>;
  getAlarm(): Promise<number | null>;
  setAlarm(atMs: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

/** Inputs of the port. */
interface DurableRoom {
  readonly address: RoomAddress;
  readonly env: RealtimeEnv;
  readonly bindings: RoomBindings<{ fetch(url: string, request: RoomRequest): Promise<RoomResponse> }>;
  readonly storage: Storage;
  /** Sockets that are open, those from before the last hibernation among them. */
  readonly connections: () => Iterable<Parameters<typeof peerOf>[0]>;
  /** When the platform last answered a ping of a socket in the room's place. */
  readonly answeredPingAt: (connection: object) => Date | null;
}

/** Reads nothing yet: any failure must happen inside an event, which the room handles. */
export function openDurableHost(room: DurableRoom): RoomHost {
  const { address, env, bindings, storage, connections, answeredPingAt } = room;
  let timers = new RoomTimers({ alarm_ms: null, later: null });
  return {
    address,
    env,
    now: () => Date.now(),
    nonce: () => crypto.randomUUID(),
    async load() {
      const [pairs, alarm_ms] = await Promise.all([storage.list<string>(), storage.getAlarm()]);
      timers = new RoomTimers({ alarm_ms, later: pairs.get(TIMERS_KEY) ?? null });
      pairs.delete(NAME_KEY);
      if (pairs.size === 0) await forgetName(storage, alarm_ms);
      pairs.delete(TIMERS_KEY);
      return pairs;
    },
    save: (put, remove) => savePairs(storage, put, remove),
    async clear() {
      timers.clear();
      await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    },
    async setTimers(changes) {
      const { before, after } = timers.set(changes);
      const calls: Promise<unknown>[] = [];
      if (after.alarm_ms !== before.alarm_ms)
        calls.push(after.alarm_ms === null ? storage.deleteAlarm() : storage.setAlarm(after.alarm_ms));
      if (after.later !== before.later)
        calls.push(
          after.later === null ? storage.delete(TIMERS_KEY) : storage.put({ [TIMERS_KEY]: after.later }),
        );
      await Promise.all(calls);
    },
    dueTimers: () => timers.ring(Date.now()),
    *peers() {
      for (const connection of connections()) yield peerOf(connection);
    },
    lastPingMs: ({ connection }) => answeredPingAt(connection)?.getTime() ?? null,
    fetch: (outgoing) =>
      sendOut(outgoing, env, (to, path, request) =>
        stubOf(bindings, to).fetch(env.REALTIME_URL + path, request),
      ),
  };
}

/**
 * A name that a visitor makes up wakes a room, too, and must leave nothing in storage. `deleteAll` gives the database
 * itself back, but would take the alarm along.
 */
async function forgetName(storage: Storage, alarm_ms: number | null): Promise<void> {
  if (alarm_ms === null) await storage.deleteAll();
  else await storage.delete(NAME_KEY);
}
