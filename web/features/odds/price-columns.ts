import { type Market, OUTCOMES } from "#shared/odds/market.table.ts";
import type { QuoteField } from "#shared/odds/quote.rules.ts";

/** Columns of a market's price, by their key in a quote: a two-way line stands between its sides. */
export function columnsOf(market: Market): readonly QuoteField[] {
  if (market === "match_result" || market === "double_chance" || market === "correct_score")
    return OUTCOMES[market];
  if (market === "european_handicap") return ["line", ...OUTCOMES[market]];
  const [first, second] = OUTCOMES[market];
  return [first, "line", second];
}
