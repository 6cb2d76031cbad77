import { m } from "#messages/paraglide/messages.js";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { oddsDecimal, oddsPercent } from "#web/platform/i18n/price-label.ts";

/** Numbers beside prices are formatted like prices, with a point in every language: a row has one style. */

/** A ratio as percent with one decimal: `95.1%`. */
export const percentText = (share: number): string => oddsPercent(share, 1);

/** The number of {@link percentText} without its sign. */
export const chanceNumber = (share: number): string => oddsDecimal(share * 100, 1);

/** A payback ratio, with the two decimals in which companies differ (domain-facts section 3): `95.07%`. */
export const paybackText = (ratio: number): string => oddsPercent(ratio, 2);

/** A percentage with two decimals, for columns with `%` in their header. */
export const percentNumber = (percent: number): string => oddsDecimal(percent, 2);

/** A ratio as percent with two decimals, for columns with `%` in their header. */
export const shareText = (share: number): string => percentNumber(share * 100);

/** A Kelly index with three decimals: two would round 0.997 to 1.00, which is red. */
export const kellyText = (index: number): string => oddsDecimal(index, 3);

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** An age in seconds as one rounded-down unit: `3 phút trước`. Below a minute it is `vừa xong`. */
export function ageText(age: number): string {
  if (age < MINUTE_S) return m.odds_age_now();
  const [unit, name] =
    age < HOUR_S
      ? [MINUTE_S, m.odds_age_minutes]
      : age < DAY_S
        ? [HOUR_S, m.odds_age_hours]
        : [DAY_S, m.odds_age_days];
  return m.odds_age_ago({ age: name({ count: Math.floor(age / unit) }) });
}

/** The full time at which a price was set, for titles. */
export const setAtText = (at: number | null): string =>
  at === null ? m.odds_set_at_unknown() : m.odds_set_at({ moment: formatMoment(at) });
