import { type PriceFormat, toFormat } from "#shared/odds/format.rules.ts";
import type { LineFormat } from "#shared/settings/settings.table.ts";

/** A real minus sign: as wide as a plus, and read as "minus". */
const MINUS = "\u2212";
const withMinus = (text: string): string => text.replace("-", MINUS);

/** A number beside prices, in the same style: a point in every language. Negative zero has no sign. */
export const oddsDecimal = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals);
  return withMinus(Number(text) === 0 ? text.replace("-", "") : text);
};

/** A share of 1 as percent, in the style of prices: `95.1%`. */
export const oddsPercent = (share: number, decimals: number): string =>
  `${oddsDecimal(share * 100, decimals)}%`;

/** True if a price is negative in this format: such prices are distinguished by more than the sign (ux section 6). */
export const isNegative = (decimal: number, format: PriceFormat): boolean => toFormat(decimal, format) < 0;

/** From here on bookmakers change a price by whole units, and two decimals would not fit beside others. */
const WHOLE_FROM = 100;

/**
 * A decimal price in a reader's format: two decimals, from 100 on none, US whole with sign. A point in every language.
 */
export function priceLabel(decimal: number, format: PriceFormat): string {
  const value = toFormat(decimal, format);
  if (format !== "us") return withMinus(value.toFixed(value >= WHOLE_FROM ? 0 : 2));
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : withMinus(String(whole));
}

/** A line as a decimal number: `0.25`, `-1`, `2.5`. */
export function decimalLine(line: number): string {
  return String(line === 0 ? 0 : line);
}

/** A line as Asian bookmakers write it: a quarter line by its two, smaller first (`0/0.5`, `-1/1.5`). */
export function splitLine(line: number): string {
  if (Number.isInteger(line * 2)) return decimalLine(line);
  const size = Math.abs(line);
  return `${line < 0 ? "-" : ""}${size - 0.25}/${size + 0.25}`;
}

/** A line in the reader's format; a handicap that the away side gives is below 0. */
export const lineLabel = (line: number, format: LineFormat): string =>
  withMinus(format === "split" ? splitLine(line) : decimalLine(line));
