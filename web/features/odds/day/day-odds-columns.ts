import { type Market, OUTCOMES } from "#shared/odds/market.table.ts";

/** What a group of columns shows of a market's price, in order: a two-way line stands between its sides. */
export function columnsOf(market: Market): readonly string[] {
  const outcomes: readonly string[] = OUTCOMES[market];
  if (market === "match_result" || market === "double_chance") return outcomes;
  if (market === "european_handicap") return ["line", ...outcomes];
  const [first = "", second = ""] = outcomes;
  return [first, "line", second];
}
