/** Backoff of a provider after an error. */

const MINUTE = 60_000;
const FIRST_MS = 30_000;
const LONGEST_MS = 30 * MINUTE;
/** An invalid key or plan needs the operator. */
const REFUSED_MS = 60 * MINUTE;
/** Upper limit of Retry-After; after it the provider is queried again. */
const MAX_RETRY_AFTER_MS = 6 * 60 * MINUTE;

/** Kind of error of a call. */
export type Failure =
  | { readonly kind: "refused" }
  | { readonly kind: "day" }
  | { readonly kind: "other"; readonly retryAfterMs: number | null };

/** Milliseconds of a `Retry-After` (RFC 9110, section 10.2.3): seconds or a date; null for neither. */
export function retryAfterOf(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === "") return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - nowMs);
}

/**
 * Time of the next request after `failures` in a row, milliseconds UTC: half a minute, doubling up to half an hour; at
 * least the provider's Retry-After; the next day (UTC) when the daily quota is used up.
 */
export function backOffUntil(failure: Failure, failures: number, nowMs: number): number {
  if (failure.kind === "day") return (Math.floor(nowMs / 86_400_000) + 1) * 86_400_000;
  if (failure.kind === "refused") return nowMs + REFUSED_MS;
  const doubling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(20, Math.max(0, failures - 1)));
  return nowMs + Math.max(doubling, Math.min(MAX_RETRY_AFTER_MS, failure.retryAfterMs ?? 0));
}
