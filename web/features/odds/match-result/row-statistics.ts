import type { Comparison, ComparisonSummary } from "#shared/odds/comparison.rules.ts";
import { isHighKelly } from "#shared/odds/kelly.rules.ts";
import { chancePercents } from "#shared/odds/margin.rules.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { fairPrice } from "#shared/odds/value.rules.ts";
import { kellyText, percentNumber, shareText } from "../odds-numbers.ts";
import { priceIn } from "../table/comparisons.ts";

/** Derived values of a row, as texts: a row renders only when one of the texts changes. */
export interface RowStatistics {
  readonly state: PriceState;
  /** By outcome. */
  readonly best: readonly boolean[];
  /** By outcome. */
  readonly value: readonly boolean[];
  /** Fair decimal prices by outcome, with the margin removed. */
  readonly fair: readonly number[];
  readonly shares: readonly string[];
  readonly payback: string;
  /** Empty for a price that does not count. */
  readonly kelly: readonly KellyIndex[];
}

export interface KellyIndex {
  readonly text: string;
  readonly high: boolean;
}

const kellyIndices = (indices: readonly number[]): KellyIndex[] =>
  indices.map((index) => ({ text: kellyText(index), high: isHighKelly(index) }));

/** Three decimals: more than any price format shows, so that an invisible difference is no change. */
const roundedFairPrice = (share: number): number => Number(fairPrice(share).toFixed(3));

/** Probabilities of all outcomes as percentages that add up to 100. */
const chanceTexts = (chances: readonly number[]): string[] => chancePercents(chances, 2).map(percentNumber);

/** A company's derived values in one text, so that equal ones are the same value; empty without a price. */
export function statisticsOf(comparison: Comparison, companyId: number): string {
  const row = priceIn(comparison, companyId);
  if (!row) return "";
  const statistics: RowStatistics = {
    state: row.state,
    best: row.best,
    value: row.value,
    fair: row.probabilities.map(roundedFairPrice),
    shares: chanceTexts(row.probabilities),
    payback: shareText(row.payback),
    kelly: kellyIndices(row.kelly ?? []),
  };
  return JSON.stringify(statistics);
}

type SummaryName = keyof NonNullable<Comparison["summary"]>;
/** The content of a summary row. */
export interface SummaryStatistics extends Pick<RowStatistics, "fair" | "shares" | "payback" | "kelly"> {
  readonly prices: readonly number[];
}

// The highest and the lowest probabilities of the outcomes do not add up to a whole; the averages do.
const summaryStatistics = (
  { prices, probabilities, payback, kelly }: ComparisonSummary,
  name: SummaryName,
): SummaryStatistics => ({
  prices: prices.map((price) => Number(price.toFixed(3))),
  fair: probabilities.map(roundedFairPrice),
  shares: name === "average" ? chanceTexts(probabilities) : probabilities.map(shareText),
  payback: shareText(payback),
  kelly: kellyIndices(kelly),
});

/** A summary row's values in one text; empty while no price counts. */
export const summaryOf = ({ summary }: Comparison, name: SummaryName): string =>
  summary === null ? "" : JSON.stringify(summaryStatistics(summary[name], name));

/** Parses a text of this file. */
export const readStatistics = <Statistics extends SummaryStatistics | RowStatistics>(
  text: string,
): Statistics | null => (text === "" ? null : (JSON.parse(text) as Statistics));
