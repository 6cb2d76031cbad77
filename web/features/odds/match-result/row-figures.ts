import type { Comparison, ComparisonSummary } from "#shared/odds/comparison.rules.ts";
import { isHighKelly } from "#shared/odds/kelly.rules.ts";
import { chancePercents } from "#shared/odds/margin.rules.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { kellyText, percentNumber, shareText } from "../odds-numbers.ts";
import { priceIn } from "../table/comparisons.ts";

/** What a row shows beside its prices, as texts: a row renders when one of them reads differently, not before. */
export interface RowFigures {
  readonly state: PriceState;
  /** By outcome. */
  readonly best: readonly boolean[];
  /** Fair decimal prices by outcome: what is left when the margin is taken off. */
  readonly fair: readonly number[];
  readonly shares: readonly string[];
  readonly payback: string;
  /** Empty where the price does not count. */
  readonly kelly: readonly KellyFigure[];
}

export interface KellyFigure {
  readonly text: string;
  readonly high: boolean;
}

const kellyFigures = (indices: readonly number[]): KellyFigure[] =>
  indices.map((index) => ({ text: kellyText(index), high: isHighKelly(index) }));

/** Three decimals: more than any format of prices shows, so that nothing that reads the same counts as a change. */
const fairPrice = (share: number): number => Number((1 / share).toFixed(3));

/** Chances of all outcomes as texts of percents that add up to 100. */
const chanceTexts = (chances: readonly number[]): string[] => chancePercents(chances, 2).map(percentNumber);

/** A company's figures in one text, so that an equal one is the same value; empty where it has no price. */
export function figuresOf(comparison: Comparison, companyId: number): string {
  const row = priceIn(comparison, companyId);
  if (!row) return "";
  const figures: RowFigures = {
    state: row.state,
    best: row.best,
    fair: row.probabilities.map(fairPrice),
    shares: chanceTexts(row.probabilities),
    payback: shareText(row.payback),
    kelly: kellyFigures(row.kelly ?? []),
  };
  return JSON.stringify(figures);
}

type SummaryName = keyof NonNullable<Comparison["summary"]>;
/** What a summary row shows. */
export interface SummaryFigures extends Pick<RowFigures, "fair" | "shares" | "payback" | "kelly"> {
  readonly prices: readonly number[];
}

// The highest and the lowest chance of each outcome are not parts of one whole; those of the average are.
const summaryFigures = (
  { prices, probabilities, payback, kelly }: ComparisonSummary,
  name: SummaryName,
): SummaryFigures => ({
  prices: prices.map((price) => Number(price.toFixed(3))),
  fair: probabilities.map(fairPrice),
  shares: name === "average" ? chanceTexts(probabilities) : probabilities.map(shareText),
  payback: shareText(payback),
  kelly: kellyFigures(kelly),
});

/** A summary row's figures in one text; empty while no price counts. */
export const summaryOf = ({ summary }: Comparison, name: SummaryName): string =>
  summary === null ? "" : JSON.stringify(summaryFigures(summary[name], name));

/** Back from a text of this file. */
export const readFigures = <Figures extends SummaryFigures | RowFigures>(text: string): Figures | null =>
  text === "" ? null : (JSON.parse(text) as Figures);
