import { m } from "#messages/paraglide/messages.js";
import type { LatencyStage } from "#shared/latency/latency.table.ts";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";

export const stageNames: Readonly<Record<LatencyStage, () => string>> = {
  feed: m.latency_stage_feed,
  room: m.latency_stage_room,
  screen: m.latency_stage_screen,
  total: m.latency_stage_total,
};

/** A readable delay: milliseconds below a second, seconds above, with tenths where they matter. */
export function formatDelay(ms: number): string {
  if (ms < 1_000) return m.latency_ms({ value: formatDecimal(ms, 0) });
  const decimals = ms < 10_000 && ms % 1_000 !== 0 ? 1 : 0;
  return m.latency_s({ value: formatDecimal(ms / 1_000, decimals) });
}
