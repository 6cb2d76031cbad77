import { m } from "#messages/paraglide/messages.js";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { formatDecimal, formatPercent } from "#web/platform/i18n/number-label.ts";

/** Record statistics in the page's language, as all numbers but prices and lines. A value that rounds to zero has no sign. */

const signOf = (rounded: number): string => (rounded === 0 ? "" : rounded > 0 ? "+" : "\u2212");

/** A ratio with its sign and one decimal: `+5.2%`. */
export const gainText = (share: number): string =>
  signOf(Math.round(share * 1000)) + formatPercent(Math.abs(share), 1);

/** Units with their sign and two decimals: `+12.35`. */
export const unitsText = (units: number): string =>
  m.record_units({ units: signOf(Math.round(units * 100)) + formatDecimal(Math.abs(units), 2) });

type Strike = Pick<NonNullable<Expert["record"]>, "won" | "decided" | "strike_rate" | "strike_interval">;

/** Won of decided tips with their share: `12/20 · 60%`; a dash without a decided tip. */
export const strikeText = ({ won, decided, strike_rate }: Strike): string =>
  strike_rate === null ? "–" : m.record_strike({ won, decided, share: formatPercent(strike_rate) });

/** The confidence interval of that share: `39–78%`; null without a decided tip. */
export const strikeIntervalText = ({ strike_interval }: Strike): string | null =>
  strike_interval && `${Math.round(strike_interval.low * 100)}–${formatPercent(strike_interval.high)}`;
