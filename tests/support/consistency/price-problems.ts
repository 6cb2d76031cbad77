import { hasBegun, statusTable } from "#shared/match/index.ts";
import { type ComparableOdds, compareOdds, shownQuote } from "#shared/odds/comparison.rules.ts";
import { type Market, type Odds, PRICE_PERIODS, type PricePeriod, resultMargin } from "#shared/odds/index.ts";
import { INPLAY_STALE_S, type PriceMoment } from "#shared/odds/price-state.rules.ts";
import { lineOf, valuesOf } from "#shared/odds/quote.rules.ts";
import { standingFor } from "#shared/odds/standing.rules.ts";
import type { MatchAnswers } from "./match-answers.ts";
import { Problems } from "./problems.ts";

/** Prices that contradict a match, and comparisons that do not follow from their prices. */

const PHASES = ["initial", "instant", "inplay"] as const;
const NEAR = 1e-6;

/** True if prices of a period are over, by the status alone. */
function isOver({ detail: { match } }: MatchAnswers, period: PricePeriod): boolean {
  const { status } = match;
  if (statusTable[status].final || status === "overtime" || status === "penalties") return true;
  return period === "half" && (status === "half_time" || status === "second_half");
}

/** Counted corners or goals, of the markets that end with one more. */
function countOf(market: Market, { detail: { match } }: MatchAnswers): number | null {
  const { home, away } = match.score;
  if (market === "over_under") return (home.goals ?? 0) + (away.goals ?? 0);
  if (market === "corner_over_under" && home.corners !== null && away.corners !== null)
    return home.corners + away.corners;
  return null;
}

/** Contradictions of one row of prices, on any page. */
function problemsOfRow(row: Odds, answers: MatchAnswers): string[] {
  const { nowMs, detail } = answers;
  const { status } = detail.match;
  const odd = new Problems(`${row.market} ${row.period} of ${row.company.name}`);
  const [initial, instant, inplay] = PHASES.map((phase) => row[phase]);
  for (const phase of PHASES) odd.atMost(`a ${phase} price of`, row[phase]?.at, nowMs / 1000);
  odd.atMost("the first price", initial?.at, instant?.at);
  if (inplay && !hasBegun(status)) odd.add(`a price in play while it is ${status}`);
  if (inplay && !inplay.suspended) {
    if (isOver(answers, row.period)) odd.add("a price in play of what is over");
    const count = countOf(row.market, answers);
    if (count !== null && "line" in inplay && inplay.line <= count)
      odd.add(`line ${inplay.line} on offer after ${count}`);
  }
  if (row.market === "match_result") {
    for (const phase of PHASES) {
      const quote = row[phase];
      if (quote === null) continue;
      const { home_percent, draw_percent, away_percent } = resultMargin(quote);
      odd.shares(
        `${phase} chances`,
        [home_percent, draw_percent, away_percent].map((share) => share * 1),
      );
    }
  }
  return odd.list;
}

/** Contradictions of the comparison of a market's companies: the best, the average, the chances. */
function problemsOfComparison(rows: readonly ComparableOdds[], answers: MatchAnswers): string[] {
  const [first] = rows;
  if (!first) return [];
  const { match } = answers.detail;
  const moment: PriceMoment = {
    ...standingFor(match, first.period),
    now: answers.nowMs / 1000,
    match_time: match.match_time,
  };
  const odd = new Problems(`comparison of ${first.market} ${first.period}`);
  const { line, rows: compared, summary } = compareOdds(rows, "current", moment);
  const open = rows.flatMap((row) => {
    const shown = shownQuote(row, "current", moment);
    if (shown?.state !== "open") return [];
    const { quote } = shown;
    if (hasBegun(match.status) && shown.phase !== "inplay")
      odd.add(`${row.company.name} offers a price from before the match`);
    if (shown.phase === "inplay" && quote.at !== null && answers.nowMs / 1000 - quote.at > INPLAY_STALE_S)
      odd.add(
        `${row.company.name} offers a price that is ${Math.round(answers.nowMs / 1000 - quote.at)} s old`,
      );
    if (quote.suspended) odd.add(`${row.company.name} offers what is suspended`);
    return [{ id: row.company.id, prices: valuesOf(row.market, quote), line: lineOf(quote) }];
  });
  const same = open.filter((one) => one.line === line);
  if ((summary === null) !== (same.length === 0))
    odd.add("an average without open prices, or none with them");
  for (const place of first.market === "match_result" ? [0, 1, 2] : [0, 1]) {
    const own = same.map(({ prices }) => prices[place] ?? 0);
    if (summary && own.length > 0) {
      const [low, high] = [Math.min(...own), Math.max(...own)];
      const average = summary.average.prices[place] ?? 0;
      odd.same(`highest price ${place}`, summary.highest.prices[place], high);
      if (average < low - NEAR || average > high + NEAR) odd.add(`average ${average} of ${low} to ${high}`);
    }
    for (const [id, row] of compared) {
      if (row.best[place] && !same.some((one) => one.id === id && one.prices[place] === Math.max(...own)))
        odd.add(`a best price that is not the highest of the open ones`);
    }
  }
  for (const { probabilities } of compared.values()) {
    const all = probabilities.reduce((total, one) => total + one, 0);
    const winners = first.market === "double_chance" ? 2 : 1;
    if (Math.abs(all - winners) > NEAR) odd.add(`chances add up to ${all}`);
  }
  return odd.list;
}

/** Contradictions between the prices of a match and its state. */
export function problemsOfPrices(answers: MatchAnswers): string[] {
  const comparable = answers.odds.filter((row) => row.market !== "correct_score") as ComparableOdds[];
  const markets = Map.groupBy(comparable, ({ market }) => market);
  return [
    ...answers.odds.flatMap((row) => problemsOfRow(row, answers)),
    ...[...markets.values()].flatMap((rows) =>
      PRICE_PERIODS.flatMap((period) =>
        problemsOfComparison(
          rows.filter((row) => row.period === period),
          answers,
        ),
      ),
    ),
  ];
}
