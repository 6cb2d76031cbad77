import { type Entry, isNegative } from "./entry.ts";

/** Rough cost of an entry beyond its bodies: key, headers, tags, the objects themselves. */
const OVERHEAD_BYTES = 1024;

/** With room for a brotli form, which comes later and is no larger than gzip's. */
const sizeOf = (entry: Entry): number =>
  entry.body.byteLength + (entry.gzip?.byteLength ?? 0) * 2 + entry.tags.length * 24 + OVERHEAD_BYTES;

/** First level: this isolate's memory, bounded by bytes; the least recently used entry leaves first. */
export interface MemoryStore {
  readonly bytes: number;
  readonly entries: number;
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
    get entries() {
      return entries.size;
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

/** The share of an isolate's memory for negative responses. It holds some hundreds of refusals, or a dozen pages. */
const NEGATIVE_SHARE = 32;

type StoreReport = Pick<MemoryStore, "bytes" | "entries">;

/** First level of responses and, apart from them, of negative ones. */
export interface AnswerStore extends Pick<MemoryStore, "get" | "set"> {
  report(): { readonly answers: StoreReport; readonly negative: StoreReport };
}

/**
 * First level in which negative responses (404s, empty lists of unknown ids) have a small store of their own: unknown
 * addresses evict nothing but one another. A key is in one of both stores.
 */
export function createAnswerStore(limitBytes: number): AnswerStore {
  const answers = createMemoryStore(limitBytes);
  const negative = createMemoryStore(limitBytes / NEGATIVE_SHARE);
  const reportOf = ({ bytes, entries }: MemoryStore): StoreReport => ({ bytes, entries });
  return {
    get: (key) => answers.get(key) ?? negative.get(key),
    set(key, entry) {
      const [store, other] = isNegative(entry) ? [negative, answers] : [answers, negative];
      other.delete(key);
      store.set(key, entry);
    },
    report: () => ({ answers: reportOf(answers), negative: reportOf(negative) }),
  };
}
