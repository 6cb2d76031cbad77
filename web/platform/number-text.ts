import { getLocale } from "#web/paraglide/runtime.js";

/** Making a format takes longer than a table of numbers; formats hold nothing of a reader but the language. */
const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, style: "decimal" | "percent", decimals: number): string {
  const locale = getLocale();
  const key = `${locale}.${style}.${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, { style, ...digits });
  formats.set(key, made);
  return made.format(value);
}

/** A number with a fixed count of decimals as the page's language writes it: `7,3` in Vietnamese, `7.3` in English. */
export const formatDecimal = (value: number, decimals: number): string => format(value, "decimal", decimals);

/** A share of 1 as percent: `95,1%`; without decimals unless asked for. */
export const formatPercent = (share: number, decimals = 0): string => format(share, "percent", decimals);
