import type { Freshness } from "#shared/api/index.ts";
import { lifetimes } from "./freshness.ts";

/** An answer as it comes from an upstream or from rendering, before the cache has looked at it. */
export interface Produced {
  readonly status: number;
  readonly contentType: string;
  /** Headers that belong to the answer itself; everything about transport and caching is left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly freshness: Freshness;
  /** Nouns by which it can be purged: `match:12`. */
  readonly tags: readonly string[];
  /** When the upstream knows that the answer changes, milliseconds UTC; null when it knows of no such moment. */
  readonly nextChangeAtMs: number | null;
  /**
   * From when on it may be too old to be shown without asking, milliseconds UTC: what stands in it was fetched before it was
   * made. Callers are not told this moment.
   */
  readonly dueAtMs?: number | null;
  /** False keeps it out of the cache: errors, redirects, whatever says that it is private. */
  readonly storable: boolean;
  /** True where its address holds values that anybody can make up (proxy/unproven-values.ts): negative-cached. */
  readonly unproven?: boolean;
  /** True when it was made from parts that are overdue because an upstream failed. */
  readonly overdue: boolean;
}

/** Whether an answer says that there is nothing to be told. */
export const isRefusal = ({ status }: Pick<Produced, "status">): boolean => status >= 400;

/** Whether an answer is negative-cached: apart from the others, in little room, in this isolate alone. */
export const isNegative = (answer: Pick<Produced, "status" | "unproven">): boolean =>
  isRefusal(answer) || answer.unproven === true;

/** A produced answer with its validator, its compressed twins and the ends of its periods (milliseconds UTC). */
export interface Entry extends Produced {
  /** Without quotes; each encoding adds its own mark. */
  readonly etag: string;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  /** Made when a second reader asks, as most pages have none (crawlers walk all of them); null where it is not worth it. */
  brotli?: Uint8Array<ArrayBuffer> | null;
  /** When making it began: a purge after that moment is about it. */
  readonly madeAtMs: number;
  /** See {@link theoreticalArrivalAfter}. Each isolate's own: left out of what it hands on. */
  readonly bookedUntilMs?: number;
  readonly freshUntilMs: number;
  readonly staleUntilMs: number;
  readonly keepUntilMs: number;
}

type Periods = Pick<Entry, "freshUntilMs" | "staleUntilMs" | "keepUntilMs">;

/** After a failure the overdue answer is served at once for this long before a reader waits for a new try. */
export const RETRY_PAUSE_MS = 2000;

/** Ends of an answer's periods. What is known to change at T is neither fresh nor revalidated lazily from T on. */
export function periodsOf(produced: Produced, madeAtMs: number): Periods {
  const { fresh, staleWhileRevalidate, staleIfError } = lifetimes[produced.freshness];
  if (!produced.storable) return { freshUntilMs: madeAtMs, staleUntilMs: madeAtMs, keepUntilMs: madeAtMs };
  // A part that was past its time when the page was made stands in for one that cannot be had: asking again is no help.
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
    // A service that fails has not said that there is no such thing, whatever it said before.
    keepUntilMs: staleEnd + (isRefusal(produced) ? 0 : staleIfError * 1000),
  };
}

/** What an answer is good for at a moment: in order, each weaker than the one before. */
export type Verdict = "fresh" | "stale" | "overdue" | "gone";

/** Judges an answer. `purgedAtMs` is the last purge of any of its tags. */
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

/** How often a key is made as fast as things change, and how long each making holds after that, milliseconds. */
const MAKES_AT_ONCE = 3;
const HASTE_PAUSE_MS = 1000;

/**
 * Until when makings of a key are booked after one more: each books a second, side by side where they come faster (the
 * generic cell rate algorithm of ITU-T I.371). {@link isThrottled} tells when too many are.
 */
export const theoreticalArrivalAfter = (before: Entry | undefined, madeAtMs: number): number =>
  Math.max(before?.bookedUntilMs ?? 0, madeAtMs) + HASTE_PAUSE_MS;

/**
 * Whether changes follow one another so closely that an answer is shown although something has changed since: one of matches
 * in play or of their prices, less than a second old, whose key was made three times in a row. Goals in ten matches
 * at once would otherwise have every page made over and over, for readers who cannot tell, and keep all of them waiting.
 */
export function isThrottled(entry: Entry, nowMs: number): boolean {
  if (entry.freshness !== "live" && entry.freshness !== "odds") return false;
  if (isRefusal(entry) || entry.bookedUntilMs === undefined) return false;
  return entry.bookedUntilMs - nowMs > (MAKES_AT_ONCE - 1) * HASTE_PAUSE_MS;
}
