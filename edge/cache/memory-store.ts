import { type Entry, isRefusal } from "./entry.ts";

/** Rough cost of an entry beyond its bodies: key, headers, tags, the objects themselves. */
const OVERHEAD_BYTES = 1024;

/** With room for a brotli form, which comes later and is no larger than gzip's. */
const sizeOf = (entry: Entry): number =>
  entry.body.byteLength + (entry.gzip?.byteLength ?? 0) * 2 + entry.tags.length * 24 + OVERHEAD_BYTES;

/** First level: this isolate's memory, bounded by bytes; the least recently used entry leaves first. */
export interface MemoryStore {
  readonly bytes: number;
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
}

/** Makes a first level of at most `limitBytes`. An entry larger than a quarter of that is not taken at all. */
export function createMemoryStore(limitBytes: number): MemoryStore {
  // A Map keeps insertion order, so its first key is the one that was used longest ago.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string) => {
    const held = entries.get(key);
    if (held) bytes -= sizeOf(held);
    entries.delete(key);
  };
  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const held = entries.get(key);
      if (held) {
        entries.delete(key);
        entries.set(key, held);
      }
      return held;
    },
    set(key, entry) {
      remove(key);
      if (sizeOf(entry) > limitBytes / 4) return;
      entries.set(key, entry);
      bytes += sizeOf(entry);
      for (const oldest of entries.keys()) {
        if (bytes <= limitBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}

/** What of an isolate's memory is for refusals: one in so many parts. Some hundreds of them fit. */
const REFUSAL_PART = 32;

/**
 * First level in which answers that refuse ("there is no such thing") have a little room of their own: whoever makes addresses
 * up pushes nothing out but those. A key is in one of both rooms.
 */
export function createAnswerStore(limitBytes: number): Pick<MemoryStore, "get" | "set"> {
  const answers = createMemoryStore(limitBytes);
  const refusals = createMemoryStore(limitBytes / REFUSAL_PART);
  return {
    get: (key) => answers.get(key) ?? refusals.get(key),
    set(key, entry) {
      const [room, other] = isRefusal(entry) ? [refusals, answers] : [answers, refusals];
      other.delete(key);
      room.set(key, entry);
    },
  };
}
