import { hasLine, isLineMarket, type Market, OUTCOMES } from "#shared/odds/market.table.ts";
import type { QuoteField } from "#shared/odds/quote.rules.ts";

/** Columns of a market's price, by their key in a quote: a two-way line stands between its sides. */
export function columnsOf(market: Market): readonly QuoteField[] {
  if (!isLineMarket(market)) return hasLine(market) ? ["line", ...OUTCOMES[market]] : OUTCOMES[market];
  const [first, second] = OUTCOMES[market];
  return [first, "line", second];
}
