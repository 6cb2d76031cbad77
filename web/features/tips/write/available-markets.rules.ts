import { OUTCOMES } from "#shared/odds/market.table.ts";
import type { Odds } from "#shared/odds/odds.schema.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { TIP_MARKETS, type TipMarket } from "#shared/tip/tip.table.ts";

/** A price that can be tipped. */
export interface Offered {
  readonly market: TipMarket;
  readonly period: PricePeriod;
  readonly outcome: string;
  readonly line: number | null;
  /** Decimal. */
  readonly price: number;
}

/** A company's available markets for a match, as a list per market; none while all are suspended. */
export interface CompanyOffers {
  readonly id: number;
  readonly name: string;
  readonly markets: readonly (readonly Offered[])[];
}

const isTipMarket = (market: Odds["market"]): market is TipMarket =>
  TIP_MARKETS.some((one) => one === market);

/**
 * The current pre-match prices of a row; none for a market that tips do not support, that is suspended or already
 * priced in play.
 */
function offeredIn({ market, period, instant, initial, inplay }: Odds): readonly Offered[] {
  const quote = instant ?? initial;
  if (!isTipMarket(market) || quote === null || quote.suspended || inplay !== null) return [];
  const line = "line" in quote ? quote.line : null;
  return OUTCOMES[market].flatMap((outcome) => {
    const price: unknown = Reflect.get(quote, outcome);
    return typeof price === "number" ? [{ market, period, outcome, line, price }] : [];
  });
}

/** Companies with prices for a match in their order, with their tippable prices. */
export function offersOf(rows: readonly Odds[]): CompanyOffers[] {
  const companies = new Map(rows.map(({ company }) => [company.id, company.name]));
  return [...companies].map(([id, name]) => ({
    id,
    name,
    markets: rows
      .filter(({ company }) => company.id === id)
      .map(offeredIn)
      .filter((offered) => offered.length > 0),
  }));
}

/** Form value of a price: enough to find it again, and to detect that it has moved. */
export const playValue = ({ market, period, outcome, line, price }: Offered): string =>
  [market, period, outcome, line ?? "", price].join("|");

/** The price in a form; null for a value not made by {@link playValue}. */
export function parsePlay(value: string): Record<keyof Offered, string | number | null> | null {
  const fields = value.split("|");
  if (fields.length !== 5) return null;
  const [market = "", period = "", outcome = "", line = "", price = ""] = fields;
  return { market, period, outcome, line: line === "" ? null : Number(line), price: Number(price) };
}

/** True if a form's price is for this outcome, whatever its line and price are now. */
export function isSamePlay(value: string | undefined, offered: Offered): boolean {
  const named = parsePlay(value ?? "");
  return (
    named !== null && (["market", "period", "outcome"] as const).every((key) => named[key] === offered[key])
  );
}
