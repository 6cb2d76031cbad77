import type { Effect } from "../rooms/room.ts";
import type { RoomHost } from "./port.ts";
import { fromStored, storedKeys, toStored } from "./stored-values.ts";

/** Saves a room's values in the pairs that its host stores, and reads them back. */
export class Saver {
  readonly #host: RoomHost;
  /** How many chunks each large value has, to remove them all with it. */
  readonly #firstChunks = new Map<string, string>();

  constructor(host: RoomHost) {
    this.#host = host;
  }

  async load(): Promise<Map<string, unknown>> {
    const pairs = await this.#host.load();
    for (const [key, first] of pairs) if (pairs.has(`${key}#1`)) this.#firstChunks.set(key, first);
    return fromStored(pairs);
  }

  /** Saves the values of several steps in their order, as one write: all or nothing. */
  async save(effects: readonly Effect[]): Promise<void> {
    const forgets = effects.findLastIndex((effect) => effect.type === "forget");
    if (forgets >= 0) {
      await this.#host.clear();
      this.#firstChunks.clear();
    }
    const put = new Map<string, string>();
    const remove = new Set<string>();
    for (const effect of effects.slice(forgets + 1)) {
      if (effect.type !== "save") continue;
      for (const key of effect.remove ?? []) {
        for (const chunk of storedKeys(key, this.#firstChunks.get(key))) {
          remove.add(chunk);
          put.delete(chunk);
        }
        this.#firstChunks.delete(key);
      }
      for (const [key, value] of Object.entries(effect.put ?? {})) {
        const pairs = toStored(key, value);
        for (const [chunk, text] of pairs) {
          put.set(chunk, text);
          remove.delete(chunk);
        }
        if (pairs.length > 1) this.#firstChunks.set(key, pairs[0]?.[1] ?? "");
      }
    }
    if (put.size > 0 || remove.size > 0) await this.#host.save(Object.fromEntries(put), [...remove]);
  }
}
