import { type Market, OUTCOMES, type SeriesQuote } from "#shared/odds/index.ts";
import type { BatchPriceSeries, BatchQuote } from "../batch.schema.ts";
import type { Violation } from "./match-violations.rules.ts";

/** Required format of a market's line; null where it has none. */
const lineRules = {
  asian_handicap: { reason: "must be given", fits: () => true },
  over_under: { reason: "must be given and not be negative", fits: (line) => line >= 0 },
  match_result: null,
  european_handicap: { reason: "must be given and be whole", fits: Number.isInteger },
  double_chance: null,
  correct_score: null,
  corner_over_under: { reason: "must be given and not be negative", fits: (line) => line >= 0 },
  corner_handicap: { reason: "must be given", fits: () => true },
} as const satisfies Record<Market, { reason: string; fits: (line: number) => boolean } | null>;

/** A score with two prices, as text. */
function repeatedScore(scores: BatchQuote["scores"]): string | null {
  const listed = (scores?.listed ?? []).map(({ home, away }) => `${home}-${away}`);
  return listed.find((score, place) => listed.indexOf(score) < place) ?? null;
}

function quoteViolation(market: Market, { line, prices, scores }: BatchQuote): Violation | null {
  const rule = lineRules[market];
  const wanted = OUTCOMES[market].length;
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
