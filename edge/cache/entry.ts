import type { Freshness } from "#shared/api/index.ts";
import { lifetimes } from "./freshness.ts";

/** A response from an upstream or from rendering, before the cache has processed it. */
export interface Produced {
  readonly status: number;
  readonly contentType: string;
  /** Headers of the response itself; everything about transport and caching is left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly freshness: Freshness;
  /** Nouns by which it can be purged: `match:12`. */
  readonly tags: readonly string[];
  /** Time of the response's next change by the upstream, milliseconds UTC; null when it names none. */
  readonly nextChangeAtMs: number | null;
  /**
   * Time from which it may be too old to be shown without revalidation, milliseconds UTC: its content was fetched
   * before it was made. Callers do not see this time.
   */
  readonly dueAtMs?: number | null;
  /** False keeps it out of the cache: errors, redirects, private responses. */
  readonly storable: boolean;
  /** True where its address holds values that anybody can make up (proxy/unproven-values.ts): negative-cached. */
  readonly unproven?: boolean;
  /** True when it was made from parts that are overdue because an upstream failed. */
  readonly overdue: boolean;
}

/** True if a response is negative. */
export const isRefusal = ({ status }: Pick<Produced, "status">): boolean => status >= 400;

/** True if a response is negative-cached: in a small store of its own, in this isolate alone. */
export const isNegative = (answer: Pick<Produced, "status" | "unproven">): boolean =>
  isRefusal(answer) || answer.unproven === true;

/** A produced answer with its validator, its compressed bodies and the ends of its periods (milliseconds UTC). */
export interface Entry extends Produced {
  /** Without quotes; each encoding adds its own suffix. */
  readonly etag: string;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  /** Made on the second read, as most pages have none (crawlers walk all of them); null where it is not worth it. */
  brotli?: Uint8Array<ArrayBuffer> | null;
  /** Start of its production: a purge after that time applies to it. */
  readonly madeAtMs: number;
  /** See {@link theoreticalArrivalAfter}. Each isolate's own: not shared with others. */
  readonly bookedUntilMs?: number;
  readonly freshUntilMs: number;
  readonly staleUntilMs: number;
  readonly keepUntilMs: number;
}

type Periods = Pick<Entry, "freshUntilMs" | "staleUntilMs" | "keepUntilMs">;

/** After a failure the overdue answer is served at once for this long before a reader waits for a new try. */
export const RETRY_PAUSE_MS = 2000;

/**
 * Ends of a response's periods. A response with a known change at T is neither fresh nor revalidated lazily from T on.
 */
export function periodsOf(produced: Produced, madeAtMs: number): Periods {
  const { fresh, staleWhileRevalidate, staleIfError } = lifetimes[produced.freshness];
  if (!produced.storable) return { freshUntilMs: madeAtMs, staleUntilMs: madeAtMs, keepUntilMs: madeAtMs };
  // A content response that was overdue when the page was made replaces one that is unavailable: revalidating is no
  // help.
  const due = (produced.dueAtMs ?? 0) > madeAtMs ? produced.dueAtMs : null;
  const change = Math.min(
    produced.nextChangeAtMs ?? Number.POSITIVE_INFINITY,
    due ?? Number.POSITIVE_INFINITY,
  );
  const freshEnd = madeAtMs + (produced.overdue ? 0 : fresh * 1000);
  const staleEnd = freshEnd + (produced.overdue ? RETRY_PAUSE_MS : staleWhileRevalidate * 1000);
  return {
    freshUntilMs: Math.min(freshEnd, change),
    staleUntilMs: produced.overdue ? staleEnd : Math.min(staleEnd, change),
    // A failing service has not returned a 404, even if it did so before.
    keepUntilMs: staleEnd + (isRefusal(produced) ? 0 : staleIfError * 1000),
  };
}

/** State of a response at a moment: in order, each weaker than the one before. */
export type Verdict = "fresh" | "stale" | "overdue" | "gone";

/** State of a response. `purgedAtMs` is the last purge of any of its tags. */
export function judge(entry: Entry, nowMs: number, purgedAtMs: number): Verdict {
  if (nowMs >= entry.keepUntilMs) return "gone";
  // While the upstream fails, a purge or a known change cannot bring anything newer; the pause is short.
  if (entry.overdue && nowMs < entry.staleUntilMs) return "stale";
  if (purgedAtMs >= entry.madeAtMs) return "overdue";
  if (nowMs < entry.freshUntilMs) return "fresh";
  return nowMs < entry.staleUntilMs ? "stale" : "overdue";
}

/** The same answer after its renewal failed: marked, and served without waiting for a short while. */
export function afterFailure(entry: Entry, nowMs: number): Entry {
  const staleUntilMs = Math.min(Math.max(entry.staleUntilMs, nowMs + RETRY_PAUSE_MS), entry.keepUntilMs);
  return { ...entry, overdue: true, freshUntilMs: Math.min(entry.freshUntilMs, nowMs), staleUntilMs };
}

/** Limits of the throttle: productions at full pace, and the interval of each one after that, milliseconds. */
const MAKES_AT_ONCE = 3;
const REFRESH_PAUSE_MS = 1000;

/**
 * Theoretical arrival time of a key after one more production: each books a second, side by side where they come faster
 * (the generic cell rate algorithm of ITU-T I.371). {@link isThrottled} is true when too many are booked.
 */
export const theoreticalArrivalAfter = (before: Entry | undefined, madeAtMs: number): number =>
  Math.max(before?.bookedUntilMs ?? 0, madeAtMs) + REFRESH_PAUSE_MS;

/**
 * True if changes follow one another so closely that a purged response is still served: one of matches in play or of
 * their prices, less than a second old, whose key was made three times in a row. Goals in ten matches at once would
 * otherwise have every page made over and over, for readers who cannot tell, and keep all of them waiting.
 */
export function isThrottled(entry: Entry, nowMs: number): boolean {
  if (entry.freshness !== "live" && entry.freshness !== "odds") return false;
  if (isRefusal(entry) || entry.bookedUntilMs === undefined) return false;
  return entry.bookedUntilMs - nowMs > (MAKES_AT_ONCE - 1) * REFRESH_PAUSE_MS;
}
