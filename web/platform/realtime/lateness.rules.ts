import type { LatencySample } from "#shared/latency/latency.schema.ts";
import { LATENCY_MAX_MS } from "#shared/latency/latency.table.ts";

/** Timestamps of a message on its way; its `seq` and its rows are handled elsewhere. */
export interface Moments {
  readonly at_ms?: number;
  readonly edge_at_ms?: number | undefined;
  readonly sent_at_ms: number;
}

/** How late a change was on the screen. */
export interface Lateness {
  readonly total_ms: number;
  /** Latency of each stage, for statistics; null where a timestamp is missing, or the total is too long to be one. */
  readonly sample: LatencySample | null;
}

/**
 * Lateness of a change painted at `shownMs` (server's clock); null for a message that is no change. That clock
 * (server-clock.ts) takes the transport time of the fastest message for zero: half of the shortest round trip
 * (`tripMs`) makes up for it.
 */
export function latenessOf(
  { at_ms, edge_at_ms, sent_at_ms }: Moments,
  shownMs: number,
  tripMs: number,
): Lateness | null {
  if (at_ms === undefined) return null;
  const between = (from: number, to: number) => Math.max(0, Math.round(to - from));
  const screen_ms = between(sent_at_ms, shownMs) + Math.round(tripMs / 2);
  const room_ms = between(edge_at_ms ?? at_ms, sent_at_ms);
  const feed_ms = edge_at_ms === undefined ? 0 : between(at_ms, edge_at_ms);
  const sample = { feed_ms, room_ms, screen_ms };
  const isWhole = edge_at_ms !== undefined && Object.values(sample).every((ms) => ms <= LATENCY_MAX_MS);
  return { total_ms: feed_ms + room_ms + screen_ms, sample: isWhole ? sample : null };
}
