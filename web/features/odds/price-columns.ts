import { type Market, OUTCOMES } from "#shared/odds/market.table.ts";

/** Columns of a market's price, by their key in a quote: a two-way line stands between its sides. */
export function columnsOf(market: Market): readonly string[] {
  const outcomes: readonly string[] = OUTCOMES[market];
  if (market === "match_result" || market === "double_chance" || market === "correct_score") return outcomes;
  if (market === "european_handicap") return ["line", ...outcomes];
  const [first = "", second = ""] = outcomes;
  return [first, "line", second];
}
