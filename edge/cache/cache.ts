import { toAppError } from "#shared/errors/index.ts";
import { gzipOf, hashOf } from "./body-encoding.ts";
import {
  afterFailure,
  type Entry,
  isNegative,
  isRefusal,
  isThrottled,
  type Produced,
  periodsOf,
  theoreticalArrivalAfter,
  type Verdict,
} from "./entry.ts";
import { type AnswerStore, createAnswerStore } from "./memory-store.ts";
import { createSharedPurges, type SharedPurges } from "./purge-log.ts";
import type { SharedStore } from "./shared-store.ts";
import { createSingleFlight } from "./single-flight.ts";

/** Source of a response; `x-cache` on the wire. */
export type CacheState = "hit" | "miss" | "stale" | "bypass";

export interface Cached {
  readonly entry: Entry;
  readonly state: CacheState;
}

export interface ReadOptions {
  /** True if a stale response is acceptable (it is revalidated in the background). */
  readonly allowStale: boolean;
  readonly waitUntil: (task: Promise<unknown>) => void;
  /** Id of the request, for the log. */
  readonly requestId: string;
  /**
   * Called before a response is produced for this reader. If it throws, the caller gets the error, or a stale response
   * that is still usable.
   */
  readonly admit?: () => void;
}

/** A response and its cache key; null where the key alone does not determine the response. */
export interface Source {
  readonly key: string | null;
  readonly entry: Entry;
}

export interface EdgeCache {
  /**
   * The response for a key: from memory, from the shared level, or made by `produce`, which runs once for all
   * concurrent callers. Rejects as `produce` does, unless a stale response may be served instead.
   */
  read(key: string, options: ReadOptions, produce: () => Promise<Produced>): Promise<Cached>;
  /**
   * The response for a key where it is in memory and fresh as far as this isolate knows; null where `read` has more to
   * do.
   */
  peek(key: string): Entry | null;
  /** From now on no response made before this time under any of the tags is served as current. */
  purge(tags: readonly string[]): Promise<void>;
  /** How much this isolate holds in memory. */
  report(): ReturnType<AnswerStore["report"]>;
}

interface CacheOptions {
  readonly now: () => number;
  readonly shared: SharedStore;
  readonly memoryBytes: number;
  /** How long work may take before others stop waiting for it, milliseconds. */
  readonly patienceMs: number;
  /** Called when a stale response replaces a failure. */
  readonly onFailure: (key: string, error: unknown, requestId: string) => void;
}

/** Looks a response up in the shared level, or produces it; a failure is covered by the older response. */
function createFill({ now, shared, onFailure }: CacheOptions, memory: AnswerStore, purges: SharedPurges) {
  /** A response in memory that was begun after `madeAtMs`: work that took too long must not replace it. */
  function madeAfter(key: string, madeAtMs: number): Cached | null {
    const entry = memory.get(key);
    return entry && entry.madeAtMs > madeAtMs ? { entry, state: "hit" } : null;
  }

  /** The older response in place of a failure, within its keep time. */
  function standIn(
    key: string,
    held: Entry | undefined,
    error: unknown,
    { requestId }: ReadOptions,
  ): Cached | null {
    if (!held || now() >= held.keepUntilMs) return null;
    onFailure(key, error, requestId);
    const newer = madeAfter(key, held.madeAtMs);
    if (newer) return newer;
    const entry = afterFailure(held, now());
    memory.set(key, entry);
    return { entry, state: "stale" };
  }

  async function make(
    key: string,
    held: Entry | undefined,
    reader: ReadOptions,
    produce: () => Promise<Produced>,
  ): Promise<Cached> {
    const madeAtMs = now();
    try {
      const entry = await seal(await produce(), madeAtMs, theoreticalArrivalAfter(memory.get(key), madeAtMs));
      if (entry.status >= 500)
        return standIn(key, held, new Error(`status ${entry.status}`), reader) ?? { entry, state: "miss" };
      if (!entry.storable) return { entry, state: "miss" };
      const newer = madeAfter(key, madeAtMs);
      if (newer) return newer;
      memory.set(key, entry);
      if (!entry.overdue && !isNegative(entry)) reader.waitUntil(shared.set(key, entry));
      return { entry, state: entry.overdue ? "stale" : "miss" };
    } catch (error) {
      const older = isTransient(error) ? standIn(key, held, error, reader) : null;
      if (older) return older;
      throw error;
    }
  }

  return async (key: string, read: ReadOptions, produce: () => Promise<Produced>): Promise<Cached> => {
    await purges.sync();
    const held = newerOf(memory.get(key), await shared.get(key));
    const verdict = held ? purges.verdictOf(held, now()) : "gone";
    if (held && (verdict === "fresh" || (verdict === "stale" && read.allowStale && !memory.get(key)))) {
      memory.set(key, held);
      return { entry: held, state: verdict === "fresh" ? "hit" : "stale" };
    }
    return make(key, held, read, produce);
  };
}

/**
 * Makes the two-level cache of one isolate. Periods are in entry.ts, purges in purge-log.ts, coalescing in
 * single-flight.ts.
 */
export function createCache(options: CacheOptions): EdgeCache {
  const { now, shared } = options;
  const memory = createAnswerStore(options.memoryBytes);
  const purges = createSharedPurges({ now, shared });
  const flights = createSingleFlight<Cached>(options);
  const fill = createFill(options, memory, purges);

  /**
   * Checks whether a response may be produced for this reader. If not, the reader gets the older response, if there is
   * one that no purge has hit since.
   */
  function heldBack(held: Entry | undefined, { admit }: ReadOptions, nowMs: number): Cached | null {
    try {
      admit?.();
      return null;
    } catch (error) {
      const isLeft = held && !isRefusal(held) && nowMs < held.keepUntilMs;
      if (isLeft && purges.purgedAtMs(held.tags) < held.madeAtMs) return { entry: held, state: "stale" };
      throw error;
    }
  }

  async function read(key: string, reader: ReadOptions, produce: () => Promise<Produced>): Promise<Cached> {
    const arrivedMs = now();
    if (purges.isSyncDue(arrivedMs)) reader.waitUntil(purges.sync());
    const held = memory.get(key);
    const verdict = held ? purges.verdictOf(held, arrivedMs) : "gone";
    if (held && verdict === "fresh") return { entry: held, state: "hit" };
    const begin = () => fill(key, reader, produce);
    if (held && verdict === "stale" && (reader.allowStale || held.overdue)) {
      if (!flights.isRunning(key)) flights.join(key, begin, reader.waitUntil).result.catch(() => undefined);
      return { entry: held, state: "stale" };
    }
    if (held && verdict === "overdue" && reader.allowStale && isThrottled(held, arrivedMs))
      return { entry: held, state: "stale" };
    if (!flights.isRunning(key)) {
      const older = heldBack(held, reader, arrivedMs);
      if (older) return older;
    }
    const joined = flights.join(key, begin, reader.waitUntil);
    const cached = await joined.result;
    if (joined.isLeader || serves(cached, purges.verdictOf(cached.entry, arrivedMs), arrivedMs, reader))
      return cached;
    // The shared flight began before a change that this reader already has to see.
    return flights.join(key, begin, reader.waitUntil).result;
  }

  return {
    read,
    peek(key) {
      const nowMs = now();
      if (purges.isSyncDue(nowMs)) return null;
      const held = memory.get(key);
      return held && purges.verdictOf(held, nowMs) === "fresh" ? held : null;
    },
    purge: purges.purge,
    report: () => memory.report(),
  };
}

/** True if another reader's response serves one who came at `arrivedMs`; `verdict` is its state at that time. */
function serves(
  { entry }: Cached,
  verdict: Verdict,
  arrivedMs: number,
  { allowStale }: ReadOptions,
): boolean {
  if (!entry.storable || entry.overdue || entry.madeAtMs >= arrivedMs) return true;
  if (verdict === "fresh" || (verdict === "stale" && allowStale)) return true;
  return allowStale && verdict === "overdue" && isThrottled(entry, arrivedMs);
}

/** Faults of a service are temporary; a 404 is a response, and an older one must not hide it. */
const isTransient = (error: unknown): boolean => toAppError(error).row.status >= 500;

function newerOf(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (!one || !other) return one ?? other;
  return other.madeAtMs > one.madeAtMs ? other : one;
}

async function seal(produced: Produced, madeAtMs: number, bookedUntilMs: number): Promise<Entry> {
  const [etag, gzip] = await Promise.all([
    hashOf(produced.body),
    gzipOf(produced.body, produced.contentType),
  ]);
  return { ...produced, etag, gzip, madeAtMs, bookedUntilMs, ...periodsOf(produced, madeAtMs) };
}
