import { getLocale } from "#web/paraglide/runtime.js";

const formats = new Map<string, Intl.NumberFormat>();

/** A number with a fixed count of decimals, as the page's language writes it. */
export function decimalText(value: number, digits: number): string {
  const locale = getLocale();
  const key = `${locale}.${digits}`;
  const known = formats.get(key);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made.format(value);
}

/** A share of 1 in percent with two decimals, for columns whose header says `%`. */
export const shareText = (share: number): string => decimalText(share * 100, 2);

/** A Kelly index with three decimals: two would write 0.997 as the 1.00 that is red. */
export const kellyText = (index: number): string => decimalText(index, 3);
