import { averagePrices, kellyIndices } from "./kelly.rules.ts";
import {
  MARGIN_METHODS,
  type MarginMethod,
  type PriceList,
  paybackRatio,
  winnersOf,
} from "./margin.rules.ts";
import type { Market } from "./market.table.ts";
import type { Odds, OddsOf } from "./odds.schema.ts";
import type { Phase } from "./price.table.ts";
import { type PriceMoment, type PriceState, priceState, stoodBefore } from "./price-state.rules.ts";
import { lineOf, valuesOf } from "./quote.rules.ts";
import type { CompanyId } from "./quote.schema.ts";
import { isValue, marketProbabilities } from "./value.rules.ts";

/**
 * Compares companies' prices for one bet. Only available prices count: an open, not a stale or suspended one, on the
 * line that most companies offer. Where a phase before the match is viewed after kick-off, the prices that were
 * available then count, and none of them is the best. Source: domain-facts section 3.
 */

/** Markets with the same outcomes at every company. Correct scores are compared score by score. */
export type ComparableMarket = Exclude<Market, "correct_score">;
/** A row of such a market. */
export type ComparableOdds = OddsOf<ComparableMarket>;

/** A phase, or `current`: a company's present price, in play or else its last price before kick-off. */
export type ComparedPhase = Phase | "current";

/** One company's price in a comparison. Lists are by outcome, in the order of `OUTCOMES`; shares are of 1. */
export interface ComparedPrice {
  readonly company_id: CompanyId;
  readonly phase: Phase;
  /** When it was set, seconds UTC. */
  readonly at: number | null;
  readonly line: number | null;
  readonly prices: PriceList;
  readonly state: PriceState;
  /** Open, or past and looked at as such, and on the common line: part of the highest, lowest and average. */
  readonly counts: boolean;
  readonly payback: number;
  readonly probabilities: readonly number[];
  /** Null where the price does not count or cannot be had. */
  readonly kelly: readonly number[] | null;
  /** The highest of those that count and can be had. An opening price is a fact of the past, and never is. */
  readonly best: readonly boolean[];
  /** Above the fair price of those that count (value.rules.ts); as little of an opening price. */
  readonly value: readonly boolean[];
}

/**
 * A summary row. In the highest and lowest every number is the highest or lowest of its column; in the average prices
 * are the mean, and the other columns are derived from those.
 */
export interface ComparisonSummary {
  readonly prices: readonly number[];
  readonly probabilities: readonly number[];
  readonly payback: number;
  readonly kelly: readonly number[];
}

/** Result of {@link compareOdds} for one market and period of a match. */
export interface Comparison {
  /** The line whose prices are compared; null in markets without one and where no price counts. */
  readonly line: number | null;
  readonly rows: ReadonlyMap<CompanyId, ComparedPrice>;
  /** Null where no price counts. */
  readonly summary: Readonly<Record<"highest" | "lowest" | "average", ComparisonSummary>> | null;
}

interface Offer {
  readonly company_id: CompanyId;
  readonly phase: Phase;
  readonly at: number | null;
  readonly line: number | null;
  readonly prices: PriceList;
  readonly state: PriceState;
  readonly couldBeHad: boolean;
}

/** The phase of a row that `current` is about: once its company prices in play, prices from before kick-off are past. */
export const currentPhase = ({ inplay }: Pick<Odds, "inplay">): Phase =>
  inplay === null ? "instant" : "inplay";

/** A row's content where `compared` is shown: the phase it belongs to, and whether it is still available. */
export interface ShownQuote<Row extends Odds> {
  readonly phase: Phase;
  readonly quote: NonNullable<Row[Phase]>;
  readonly state: PriceState;
}

/** A row's quote of a phase, or its current one; null where it has none. */
export function shownQuote<Row extends Odds>(
  row: Row,
  compared: ComparedPhase,
  moment: PriceMoment,
): ShownQuote<Row> | null {
  const phase = compared === "current" ? currentPhase(row) : compared;
  const quote = row[phase];
  if (quote === null) return null;
  return { phase, quote, state: priceState(quote, { market: row.market, phase }, moment) };
}

function offerOf(row: ComparableOdds, compared: ComparedPhase, moment: PriceMoment): Offer | null {
  const shown = shownQuote(row, compared, moment);
  if (shown === null) return null;
  const { quote, phase, state } = shown;
  return {
    company_id: row.company.id,
    phase,
    at: quote.at,
    line: lineOf(quote),
    prices: valuesOf(row.market, quote),
    state,
    couldBeHad: state === "past" && compared !== "current" && stoodBefore(quote, phase, moment),
  };
}

/** How far apart the chances of a price's likeliest and least likely outcome are: 0 at even prices. */
function unevenness({ prices }: Pick<Offer, "prices">): number {
  const shares = MARGIN_METHODS.proportional(prices);
  return Math.max(...shares) - Math.min(...shares);
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * The line with most prices; of several the one whose prices are nearest to even, then the smaller one, then the one
 * above 0. Null without a price with a line.
 */
export function commonLine(offers: readonly Pick<Offer, "line" | "prices">[]): number | null {
  const known = new Set(offers.flatMap(({ line }) => line ?? []));
  const lines = [...known].map((line) => {
    const same = offers.filter((offer) => offer.line === line);
    return { line, count: same.length, uneven: meanOf(same.map(unevenness)) };
  });
  lines.sort(
    (a, b) =>
      b.count - a.count || a.uneven - b.uneven || Math.abs(a.line) - Math.abs(b.line) || b.line - a.line,
  );
  return lines[0]?.line ?? null;
}

/** A number for each column: prices and derived values. */
function columns(
  rows: readonly ComparisonSummary[],
  pick: (...numbers: number[]) => number,
): ComparisonSummary {
  const each = (listOf: (row: ComparisonSummary) => readonly number[]): number[] =>
    (rows[0] ? listOf(rows[0]) : []).map((_, place) =>
      pick(...rows.map((row) => listOf(row)[place] ?? Number.NaN)),
    );
  return {
    prices: each(({ prices }) => prices),
    probabilities: each(({ probabilities }) => probabilities),
    payback: pick(...rows.map(({ payback }) => payback)),
    kelly: each(({ kelly }) => kelly),
  };
}

/**
 * Compares companies' prices in one market and period of a match. `rows` hold a company once; `method` is how the
 * margin is taken off for probabilities. Kelly indices are always against the average in proportion.
 */
export function compareOdds(
  rows: readonly ComparableOdds[],
  compared: ComparedPhase,
  moment: PriceMoment,
  method: MarginMethod = "proportional",
): Comparison {
  const offers = rows.flatMap((row) => offerOf(row, compared, moment) ?? []);
  const winners = winnersOf(rows[0]?.market ?? "match_result");
  const had = offers.filter(({ state, couldBeHad }) => state === "open" || couldBeHad);
  const line = commonLine(had);
  const counting = new Set(had.filter((offer) => offer.line === line));
  const averages = averagePrices([...counting].map(({ prices }) => prices));
  const market = marketProbabilities(
    [...counting].map(({ prices }) => prices),
    winners,
  );
  const derive = (prices: PriceList) => ({
    prices,
    probabilities: MARGIN_METHODS[method](prices, winners),
    payback: paybackRatio(prices, winners),
    kelly: averages === null ? [] : kellyIndices(prices, averages, winners),
  });
  const known = offers.map((offer) => ({ ...offer, ...derive(offer.prices), counts: counting.has(offer) }));
  const counted = known.filter(({ counts }) => counts);
  const highest = columns(counted, Math.max);
  const toRow = (row: (typeof known)[number]): ComparedPrice => {
    const isOpen = row.counts && row.state === "open";
    const isCurrent = isOpen && row.phase !== "initial";
    return {
      ...row,
      kelly: isOpen ? row.kelly : null,
      best: row.prices.map((price, place) => isCurrent && price === highest.prices[place]),
      value: row.prices.map((price, place) => isCurrent && isValue(price, market?.[place] ?? Number.NaN)),
    };
  };
  return {
    line,
    rows: new Map(known.map((row) => [row.company_id, toRow(row)])),
    summary:
      averages === null ? null : { highest, lowest: columns(counted, Math.min), average: derive(averages) },
  };
}
