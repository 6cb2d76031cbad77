import { getLocale } from "#messages/paraglide/runtime.js";
import { LOCALE_TABLE } from "#shared/url/locale.ts";

/** Creating a format takes longer than a table of numbers; a format depends on nothing but the language. */
const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, style: "decimal" | "percent", decimals: number): string {
  const locale = getLocale();
  const key = `${locale}.${style}.${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, { style, ...digits });
  formats.set(key, made);
  return made.format(value);
}

/** A number as `Intl.NumberFormat` writes it, or null if rounded: its first use takes 20 to 35 ms of hydration. */
function writeUnrounded(value: number, minDecimals: number, maxDecimals: number): string | null {
  const digits = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value));
  const [, whole = "", decimals = ""] = digits ?? [];
  if (!digits || decimals.length > maxDecimals) return null;
  const { group_sign, decimal_sign } = LOCALE_TABLE[getLocale()];
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group_sign);
  const padded = decimals.padEnd(minDecimals, "0");
  return padded === "" ? grouped : `${grouped}${decimal_sign}${padded}`;
}

/** A number in the page's language, at most three decimals: Vietnamese `45.000` and `1,5`. */
export const formatNumber = (value: number): string =>
  writeUnrounded(value, 0, 3) ?? value.toLocaleString(getLocale());

/** The inputs of a message that counts things: `m.tips_count(counted(1200))`. */
export const counted = (count: number) => ({ count, shown: formatNumber(count) });

/** A number with a fixed count of decimals in the page's language: `7,3` in Vietnamese, `7.3` in English. */
export const formatDecimal = (value: number, decimals: number): string =>
  writeUnrounded(value, decimals, decimals) ?? format(value, "decimal", decimals);

/** A share of 1 as percent: `95,1%`; by default without decimals. */
export const formatPercent = (share: number, decimals = 0): string => format(share, "percent", decimals);

/** Kinds of statistics whose mean per match is mostly below 3: one decimal would write 0.07 red cards as 0.1. */
const RARE_KINDS: ReadonlySet<string> = new Set([
  "goals",
  "goals_for",
  "goals_against",
  "penalty_goals",
  "clean_sheets",
  "red_cards",
]);
/** Kinds whose mean per match is in the hundreds, and kinds that are no means. */
const WHOLE_KINDS: ReadonlySet<string> = new Set(["played", "passes"]);
const PERCENT_KINDS: ReadonlySet<string> = new Set(["possession", "passes_percent"]);

/**
 * A mean per match with the decimals of its kind: `500` passes, `12,5` shots, `2,40` goals, and percent (0 to 100):
 * `52,1%`.
 */
export function meanLabel(value: number, kind: string): string {
  if (PERCENT_KINDS.has(kind)) return formatPercent(value / 100, 1);
  return formatDecimal(value, WHOLE_KINDS.has(kind) ? 0 : RARE_KINDS.has(kind) ? 2 : 1);
}
