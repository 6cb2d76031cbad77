import {
  type BestPrice,
  meanChances,
  possibleChances,
  type ScoreGrid,
  type ScoreOffer,
  scoreGrid,
} from "#shared/odds/correct-score.rules.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import type { PriceStanding } from "#shared/odds/standing.rules.ts";
import type { MarginFree } from "#shared/settings/settings.table.ts";
import type { ScoreLineProps, ScoreLines } from "./score-columns.tsx";
import { fateOf, stateOfScore } from "./score-fate.ts";

interface BestLines {
  /** All of them are from before the match. */
  readonly past: boolean;
  readonly lines: ScoreLines;
  readonly other: ScoreLineProps | null;
}

interface Names {
  readonly nameOf: (companyId: number) => string;
  /** Every other score. */
  readonly other: string;
}

/**
 * The highest open price of every score with its companies; without the margin, the mean. In play, scores without one
 * show the highest price from before. Null without any.
 */
export function bestLines(
  offers: readonly ScoreOffer[],
  marginFree: MarginFree,
  standing: PriceStanding,
  { nameOf, other }: Names,
): BestLines | null {
  const open = offers.filter(({ state }) => state === "open");
  const past = open.length === 0;
  const shown = past ? offers.filter(({ state }) => state === "past") : open;
  if (shown.length === 0) return null;
  const grid = scoreGrid(shown);
  const listed = [...grid.home, ...grid.draw, ...grid.away];
  const fateIn = (name: string) => fateOf(name, listed, standing);
  const quotes = shown.map(({ quote }) => quote);
  const chances = marginFree === "off" || past ? null : meanChances(quotes, marginFree);
  const possible = chances && possibleChances(chances, (name) => fateIn(name) === null);
  const lineOf = (key: string, { price, company_ids }: BestPrice, likeliest: boolean): ScoreLineProps => {
    const fate = fateIn(key);
    const companies = past || fate !== null ? [] : company_ids;
    return {
      score: key === "other" ? other : key,
      price,
      state: stateOfScore(past ? "past" : "open", fate),
      likeliest: likeliest && !past && fate === null,
      fate,
      chance: possible?.get(key) ?? null,
      companies: companies.map(nameOf).join(", "),
      companyCount: companies.length,
    };
  };
  const linesOf = (scores: ScoreGrid["home"]) =>
    scores.map((score) => lineOf(scoreKey(score), score, score.likeliest));
  return {
    past,
    lines: { home: linesOf(grid.home), draw: linesOf(grid.draw), away: linesOf(grid.away) },
    other: grid.other && lineOf("other", grid.other, false),
  };
}
