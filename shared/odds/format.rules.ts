/**
 * The five price formats (product spec section 9). Prices are stored and sent decimal; only the display converts. h =
 * decimal - 1 is the profit of one unit (domain-facts section 3).
 */
export const PRICE_FORMATS = ["decimal", "hong_kong", "malay", "indo", "us"] as const;
export type PriceFormat = (typeof PRICE_FORMATS)[number];

/** From h, above 0: a negative value is the stake that wins one unit, a positive one the profit of one unit. */
const fromProfit: Readonly<Record<Exclude<PriceFormat, "decimal">, (profit: number) => number>> = {
  hong_kong: (profit) => profit,
  malay: (profit) => (profit <= 1 ? profit : -1 / profit),
  indo: (profit) => (profit >= 1 ? profit : -1 / profit),
  us: (profit) => 100 * (profit >= 1 ? profit : -1 / profit),
};

/**
 * A decimal price (above 1) in a format: Hong Kong above 0; Malay from -1 to 1 without 0; Indo from 1 up or from -1
 * down; US from 100 up or from -100 down. Not rounded.
 */
export function toFormat(decimal: number, format: PriceFormat): number {
  return format === "decimal" ? decimal : fromProfit[format](decimal - 1);
}
