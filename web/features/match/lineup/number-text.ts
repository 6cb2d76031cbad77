import { getLocale } from "#web/paraglide/runtime.js";

/** Making one takes longer than a row of numbers; they hold nothing of a reader but the language. */
const decimals = new Map<string, Intl.NumberFormat>();
const percents = new Map<string, Intl.NumberFormat>();

function formatOf(known: Map<string, Intl.NumberFormat>, options: Intl.NumberFormatOptions) {
  const locale = getLocale();
  const format = known.get(locale) ?? new Intl.NumberFormat(locale, options);
  known.set(locale, format);
  return format;
}

/** One decimal in the page's language: `7,3` in Vietnamese, `7.3` in English. */
export const formatDecimal = (value: number): string =>
  formatOf(decimals, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A share of 1 in whole percent. */
export const formatPercent = (share: number): string =>
  formatOf(percents, { style: "percent", maximumFractionDigits: 0 }).format(share);
