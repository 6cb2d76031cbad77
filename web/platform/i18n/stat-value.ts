import { m } from "#web/paraglide/messages.js";
import { formatDecimal, formatPercent } from "./number-label.ts";

/** A player statistic: a number, or `part` of `whole`: accurate passes of all passes. */
export type StatValue =
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "share"; readonly part: number; readonly whole: number };

/** A statistic in the page's language: `3`, `7,35` with decimals, `340/410 (83%)`, and `0/0` without a percentage. */
export function statValueLabel(value: StatValue, decimals = 0): string {
  if (value.type === "number")
    return decimals === 0 ? String(value.value) : formatDecimal(value.value, decimals);
  const { part, whole } = value;
  if (whole === 0) return `${part}/${whole}`;
  return m.player_stats_share({ part, whole, percent: formatPercent(part / whole) });
}
