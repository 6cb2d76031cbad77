import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatDate, formatTime } from "#web/platform/format.ts";

const percents = new Map<string, Intl.NumberFormat>();

/** A share of 1 as percent with one decimal, in the page's language: `95,1%`. */
export function percentText(share: number): string {
  const locale = getLocale();
  const known = percents.get(locale);
  const format =
    known ??
    new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (!known) percents.set(locale, format);
  return format.format(share);
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** An age in seconds as one rounded-down unit: `3 phút trước`. What is younger than a minute is `vừa xong`. */
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

/** When a price was set, in full, for titles. */
export const setAtText = (at: number | null): string =>
  at === null ? m.odds_set_at_unknown() : m.odds_set_at({ time: formatTime(at), date: formatDate(at) });
