import { m } from "#messages/paraglide/messages.js";
import { formatDecimal, formatPercent } from "#web/platform/i18n/number-label.ts";

/** Record statistics in the page's language, as all numbers but prices and lines. A value that rounds to zero has no sign. */

const signOf = (rounded: number): string => (rounded === 0 ? "" : rounded > 0 ? "+" : "\u2212");

/** A ratio with its sign and one decimal: `+5.2%`. */
export const gainText = (share: number): string =>
  signOf(Math.round(share * 1000)) + formatPercent(Math.abs(share), 1);

/** Units with their sign and two decimals: `+12.35`. */
export const unitsText = (units: number): string =>
  m.record_units({ units: signOf(Math.round(units * 100)) + formatDecimal(Math.abs(units), 2) });

/** A ratio that is never below 0: `54.3%`. */
export const shareText = (share: number): string => formatPercent(share, 1);
