import type { Effect } from "../rooms/room.ts";
import type { RoomHost } from "./port.ts";
import { fromStored, storedKeys, toStored } from "./stored-values.ts";

/** Values that a room saves, in the pairs that its host stores. */
export interface Saver {
  load(): Promise<Map<string, unknown>>;
  /** Saves the values of several steps in their order, as one write: all or nothing. */
  save(effects: readonly Effect<unknown>[]): Promise<void>;
}

/** Saves a room's values on a host, and reads them back. */
export function saverOf(host: RoomHost): Saver {
  /** How many parts each large value has, to remove them all with it. */
  const firstParts = new Map<string, string>();

  return {
    async load() {
      const pairs = await host.load();
      for (const [key, first] of pairs) if (pairs.has(`${key}#1`)) firstParts.set(key, first);
      return fromStored(pairs);
    },
    async save(effects) {
      const forgets = effects.findLastIndex((effect) => effect.type === "forget");
      if (forgets >= 0) {
        await host.clear();
        firstParts.clear();
      }
      const put = new Map<string, string>();
      const remove = new Set<string>();
      for (const effect of effects.slice(forgets + 1)) {
        if (effect.type !== "save") continue;
        for (const key of effect.remove ?? []) {
          for (const part of storedKeys(key, firstParts.get(key))) {
            remove.add(part);
            put.delete(part);
          }
          firstParts.delete(key);
        }
        for (const [key, value] of Object.entries(effect.put ?? {})) {
          const pairs = toStored(key, value);
          for (const [part, text] of pairs) {
            put.set(part, text);
            remove.delete(part);
          }
          if (pairs.length > 1) firstParts.set(key, pairs[0]?.[1] ?? "");
        }
      }
      if (put.size > 0 || remove.size > 0) await host.save(Object.fromEntries(put), [...remove]);
    },
  };
}
