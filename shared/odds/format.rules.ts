/**
 * The five price formats (product spec section 9). Everything is stored and sent decimal; only the display converts.
 * With h = decimal - 1, the profit of one unit. Source: domain-facts section 3.
 */
export const PRICE_FORMATS = ["decimal", "hong_kong", "malay", "indo", "us"] as const;
export type PriceFormat = (typeof PRICE_FORMATS)[number];

interface Conversion {
  /** From h, which is above 0. */
  readonly fromProfit: (profit: number) => number;
  readonly toProfit: (value: number) => number;
}

/** A negative value is the stake that wins one unit, a positive one the profit of one unit. */
const signed = (value: number): number => (value > 0 ? value : -1 / value);

const conversions = {
  decimal: { fromProfit: (profit) => profit + 1, toProfit: (value) => value - 1 },
  hong_kong: { fromProfit: (profit) => profit, toProfit: (value) => value },
  malay: { fromProfit: (profit) => (profit <= 1 ? profit : -1 / profit), toProfit: signed },
  indo: { fromProfit: (profit) => (profit >= 1 ? profit : -1 / profit), toProfit: signed },
  us: {
    fromProfit: (profit) => 100 * (profit >= 1 ? profit : -1 / profit),
    toProfit: (value) => signed(value / 100),
  },
} as const satisfies Record<PriceFormat, Conversion>;

/**
 * A decimal price (above 1) in a format: Hong Kong above 0; Malay from -1 to 1 without 0; Indo from 1 up or from -1
 * down; US from 100 up or from -100 down. Not rounded.
 */
export function toFormat(decimal: number, format: PriceFormat): number {
  return format === "decimal" ? decimal : conversions[format].fromProfit(decimal - 1);
}

/** The decimal price that a value of a format means. */
export function fromFormat(value: number, format: PriceFormat): number {
  return format === "decimal" ? value : conversions[format].toProfit(value) + 1;
}
