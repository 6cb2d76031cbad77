import type { LatencySample } from "#shared/latency/latency.schema.ts";
import { LATENCY_MAX_MS } from "#shared/latency/latency.table.ts";

/** What a message says of its way here; its place in the room's history and its rows are others' business. */
export interface Moments {
  readonly at_ms?: number;
  readonly edge_at_ms?: number | undefined;
  readonly sent_at_ms: number;
}

/** How late a change was on the screen. */
export interface Lateness {
  readonly total_ms: number;
  /** Stage by stage, for who counts such things; null where a moment is missing, or the way was too long to be one. */
  readonly sample: LatencySample | null;
}

/**
 * How late a change was that stood on the screen at `shownMs` by the server's clock; null for a message that is no change.
 * That clock (server-clock.ts) follows the message that came fastest and takes its way for none: half of the shortest
 * way there and back (`tripMs`) makes up for it.
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
