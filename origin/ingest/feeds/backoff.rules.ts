/** How long a provider is left alone after something went wrong. */

const MINUTE = 60_000;
const FIRST_MS = 30_000;
const LONGEST_MS = 30 * MINUTE;
/** A key or a plan that does not allow a call has to be changed by somebody. */
const REFUSED_MS = 60 * MINUTE;
/** A provider may ask for a longer rest than this; then it is asked after so long whether it is still meant. */
const LONGEST_ASKED_MS = 6 * 60 * MINUTE;

/** What went wrong with a call. */
export type Failure =
  | { readonly kind: "refused" }
  | { readonly kind: "day" }
  | { readonly kind: "other"; readonly retryAfterMs: number | null };

/** Milliseconds that a `Retry-After` asks for (RFC 9110, section 10.2.3): seconds or a date; null where it says neither. */
export function retryAfterOf(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === "") return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - nowMs);
}

/**
 * When to ask again after `failures` in a row, milliseconds UTC: half a minute, then twice as long each time up to half an
 * hour; as long as the provider asks for, where it does; on the next day (UTC) when the day's calls are used up.
 */
export function backOffUntil(failure: Failure, failures: number, nowMs: number): number {
  if (failure.kind === "day") return (Math.floor(nowMs / 86_400_000) + 1) * 86_400_000;
  if (failure.kind === "refused") return nowMs + REFUSED_MS;
  const doubling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(20, Math.max(0, failures - 1)));
  return nowMs + Math.max(doubling, Math.min(LONGEST_ASKED_MS, failure.retryAfterMs ?? 0));
}
