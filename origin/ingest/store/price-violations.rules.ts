import type { Market, SeriesQuote } from "#shared/odds/index.ts";
import { MARKET_TRAITS } from "#shared/odds/market.table.ts";
import type { BatchPriceSeries, BatchQuote } from "../batch.schema.ts";
import type { Violation } from "./match-violations.rules.ts";

/** Required format of a market's line; null where it has none. */
const lineRules = {
  any: { reason: "must be given", fits: () => true },
  not_negative: { reason: "must be given and not be negative", fits: (line: number) => line >= 0 },
  whole: { reason: "must be given and be whole", fits: Number.isInteger },
} as const;

/** A score with two prices, as text. */
function repeatedScore(scores: BatchQuote["scores"]): string | null {
  const listed = (scores?.listed ?? []).map(({ home, away }) => `${home}-${away}`);
  return listed.find((score, place) => listed.indexOf(score) < place) ?? null;
}

function quoteViolation(market: Market, { line, prices, scores }: BatchQuote): Violation | null {
  const { line: format, outcomes } = MARKET_TRAITS[market];
  const rule = format && lineRules[format];
  const wanted = outcomes.length;
  if (prices.length !== wanted) return { field: "prices", reason: `must be ${wanted} in ${market}` };
  if (rule === null && line !== null) return { field: "line", reason: `is no part of ${market}` };
  if (rule !== null && (line === null || !rule.fits(line)))
    return { field: "line", reason: `${rule.reason} in ${market}` };
  if ((market === "correct_score") === (scores === undefined))
    return { field: "scores", reason: scores ? `are no part of ${market}` : `must be given in ${market}` };
  const twice = repeatedScore(scores);
  return twice === null ? null : { field: "scores", reason: `list ${twice} twice` };
}

/** Violations of a series: prices that do not fit their market, or are not in the order they became known. */
export function seriesViolations(
  { market, quotes }: BatchPriceSeries,
  settled: readonly SeriesQuote[],
): Violation[] {
  const violations: Violation[] = [];
  let before = 0;
  for (const [index, quote] of quotes.entries()) {
    const violation = quoteViolation(market, quote);
    if (violation) violations.push({ ...violation, field: `quotes.${index}.${violation.field}` });
    const knownAt = settled[index]?.known_at_ms ?? before;
    if (knownAt < before)
      violations.push({ field: `quotes.${index}.known_at_ms`, reason: "comes before the price it follows" });
    before = knownAt;
  }
  return violations;
}
