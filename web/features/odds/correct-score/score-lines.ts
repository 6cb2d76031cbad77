import {
  type BestPrice,
  meanChances,
  type ScoreGrid,
  type ScoreOffer,
  scoreGrid,
} from "#shared/odds/correct-score.rules.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import type { MarginFree } from "#shared/settings/settings.table.ts";
import type { ScoreLineProps, ScoreLines } from "./score-columns.tsx";

interface BestLines {
  readonly lines: ScoreLines;
  readonly other: ScoreLineProps | null;
}

/**
 * The highest open price of every score, with who asks it; without the margin, what companies think on average. Null
 * while no company has an open price. `nameOf` names a company, `otherName` every other score.
 */
export function bestLines(
  offers: readonly ScoreOffer[],
  marginFree: MarginFree,
  nameOf: (companyId: number) => string,
  otherName: string,
): BestLines | null {
  const open = offers.filter(({ state }) => state === "open");
  if (open.length === 0) return null;
  const grid = scoreGrid(open);
  const chances =
    marginFree === "off"
      ? null
      : meanChances(
          open.map(({ quote }) => quote),
          marginFree,
        );
  const lineOf = (key: string, { price, company_ids }: BestPrice, likeliest: boolean): ScoreLineProps => ({
    score: key === "other" ? otherName : key,
    price,
    state: "open",
    likeliest,
    chance: chances?.get(key) ?? null,
    companies: company_ids.map(nameOf).join(", "),
    companyCount: company_ids.length,
  });
  const linesOf = (scores: ScoreGrid["home"]) =>
    scores.map((score) => lineOf(scoreKey(score), score, score.likeliest));
  return {
    lines: { home: linesOf(grid.home), draw: linesOf(grid.draw), away: linesOf(grid.away) },
    other: grid.other && lineOf("other", grid.other, false),
  };
}
