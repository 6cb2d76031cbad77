import type { RealtimeEnv } from "../env.ts";
import type { PartyName, RoomAddress } from "../rooms/room.ts";
import { peerOf } from "./connection-peer.ts";
import type { RoomHost } from "./port.ts";
import { type PairStorage, savePairs } from "./save-pairs.ts";
import { type RoomRequest, type RoomResponse, sendOut } from "./send-out.ts";

/** The port on a Durable Object. It stores only what the room saves: the object knows its name, and alarms survive. */

/** Partyserver writes the room's name under this key whenever it wakes, for runtimes that do not pass it to alarms. */
const NAME_KEY = "__ps_name";

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
  list(): Promise<Map<string, unknown>>;
  delete(key: string): Promise<unknown>;
  delete(keys: string[]): Promise<unknown>;
  deleteAll(): Promise<void>;
  getAlarm(): Promise<number | null>;
  setAlarm(atMs: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

/** Inputs of the port. */
interface DurableParts {
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
export function openDurableHost(parts: DurableParts): RoomHost {
  const { address, env, bindings, storage, connections, answeredPingAt } = parts;
  return {
    address,
    env,
    now: () => Date.now(),
    nonce: () => crypto.randomUUID(),
    async load() {
      const pairs = (await storage.list()) as Map<string, string>;
      pairs.delete(NAME_KEY);
      if (pairs.size === 0) await forgetName(storage);
      return pairs;
    },
    save: (put, remove) => savePairs(storage, put, remove),
    async clear() {
      await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    },
    ringAt: (atMs) => storage.setAlarm(atMs),
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
 * Any name that a visitor makes up wakes a room, and that must leave nothing in storage. `deleteAll` gives the database
 * itself back, and would take the alarm along.
 */
async function forgetName(storage: Storage): Promise<void> {
  const alarm = await storage.getAlarm();
  if (alarm === null) await storage.deleteAll();
  else await storage.delete(NAME_KEY);
}
