import { rounded } from "../statistic/index.ts";
import { type ComparedPhase, shownQuote } from "./comparison.rules.ts";
import {
  chancePercents,
  MARGIN_METHODS,
  type MarginMethod,
  type PriceList,
  paybackRatio,
} from "./margin.rules.ts";
import type { OddsOf } from "./odds.schema.ts";
import type { Phase } from "./price.table.ts";
import type { PriceMoment, PriceState } from "./price-state.rules.ts";
import type { CompanyId, QuoteOf } from "./quote.schema.ts";
import { compareScores, scoreKey } from "./score.rules.ts";

/** Prices of correct scores, score by score: which company pays most for 2-1. Source: domain-facts section 1.3. */

/** A price and its companies: several where they have the same one. */
export interface BestPrice {
  readonly price: number;
  readonly company_ids: readonly CompanyId[];
}

/** The highest price of one score. */
export interface ScorePrice extends BestPrice {
  readonly home: number;
  readonly away: number;
  /** The lowest price of all: the score that is thought likeliest. */
  readonly likeliest: boolean;
}

/** The scores by winner, each in the order 1-0, 2-0, 2-1, 3-0, …. */
export interface ScoreGrid {
  readonly home: readonly ScorePrice[];
  readonly draw: readonly ScorePrice[];
  readonly away: readonly ScorePrice[];
  /** Every score that is not listed. */
  readonly other: BestPrice | null;
}

/** One company's whole set of prices. */
export interface ScoreOffer {
  readonly company_id: CompanyId;
  readonly phase: Phase;
  /** Seconds UTC. */
  readonly at: number | null;
  readonly state: PriceState;
  readonly quote: QuoteOf<"correct_score">;
  /** Payback ratio, of 1; null where unlisted scores have no price. */
  readonly payback: number | null;
  readonly likeliest: Pick<ScorePrice, "home" | "away" | "price"> | null;
}

type Score = QuoteOf<"correct_score">["scores"][number];
interface CompanyQuote {
  readonly company_id: CompanyId;
  readonly quote: QuoteOf<"correct_score">;
}

/** All prices of a quote with every outcome; null where unlisted scores have none, so that it is no whole book. */
function wholeBook({ scores, other }: QuoteOf<"correct_score">): PriceList | null {
  const prices = scores.map(({ price }) => price);
  const [first, ...rest] = prices;
  return other === null || first === undefined ? null : [first, other, ...rest];
}

function bestOf(offers: readonly (readonly [CompanyId, number])[]): BestPrice | null {
  if (offers.length === 0) return null;
  const price = Math.max(...offers.map(([, each]) => each));
  return { price, company_ids: offers.filter(([, each]) => each === price).map(([id]) => id) };
}

/**
 * The highest price of each score. A company's `other` counts only where it lists every score that is listed: else it
 * pays for more than the others' does.
 */
export function scoreGrid(offers: readonly CompanyQuote[]): ScoreGrid {
  const prices = new Map<string, { score: Score; offers: [CompanyId, number][] }>();
  for (const { company_id, quote } of offers)
    for (const score of quote.scores) {
      const known = prices.get(scoreKey(score)) ?? { score, offers: [] };
      known.offers.push([company_id, score.price]);
      prices.set(scoreKey(score), known);
    }
  const best = [...prices.values()].flatMap(({ score, offers: each }) => {
    const found = bestOf(each);
    return found ? [{ ...score, ...found }] : [];
  });
  const lowest = Math.min(...best.map(({ price }) => price));
  const scores = best
    .toSorted(compareScores)
    .map((score) => ({ ...score, likeliest: score.price === lowest }));
  return {
    home: scores.filter(({ home, away }) => home > away),
    draw: scores.filter(({ home, away }) => home === away),
    away: scores.filter(({ home, away }) => home < away),
    other: bestOf(
      offers.flatMap(({ company_id, quote }) =>
        quote.other === null || quote.scores.length < prices.size ? [] : [[company_id, quote.other] as const],
      ),
    ),
  };
}

/** Every company's prices in a phase, with whether they count: only open prices make the grid of the best. */
export function scoreOffers(
  rows: readonly OddsOf<"correct_score">[],
  compared: ComparedPhase,
  moment: PriceMoment,
): ScoreOffer[] {
  return rows.flatMap((row) => {
    const shown = shownQuote(row, compared, moment);
    if (shown === null) return [];
    const { quote, phase, state } = shown;
    const book = wholeBook(quote);
    const likeliest = quote.scores.toSorted((a, b) => a.price - b.price || compareScores(a, b))[0] ?? null;
    const payback = book === null ? null : paybackRatio(book);
    return [{ company_id: row.company.id, phase, at: quote.at, state, quote, payback, likeliest }];
  });
}

/** Chances of the scores that are still possible, in proportion so that they add up to 1 again. */
export function possibleChances(
  chances: ReadonlyMap<string, number>,
  isPossible: (name: string) => boolean,
): ReadonlyMap<string, number> {
  return inTenths(new Map([...chances].filter(([name]) => isPossible(name))));
}

/** Chances of 1 in tenths of a percent that add up to 1. */
function inTenths(chances: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const all = [...chances.values()].reduce((sum, chance) => sum + chance, 0);
  const percents = chancePercents(
    [...chances.values()].map((chance) => (all === 0 ? 0 : chance / all)),
    1,
  );
  return new Map([...chances.keys()].map((name, place) => [name, rounded((percents[place] ?? 0) / 100, 3)]));
}

/**
 * A company's chances of each score (`2-1`, `other`) without its margin, of 1 in tenths of a percent; null where it is
 * no whole book.
 */
export function scoreChances(
  quote: QuoteOf<"correct_score">,
  method: MarginMethod,
): ReadonlyMap<string, number> | null {
  const book = wholeBook(quote);
  if (book === null) return null;
  const [first, other, ...rest] = MARGIN_METHODS[method](book);
  const listed = [first, ...rest];
  const chances = new Map(quote.scores.map((score, place) => [scoreKey(score), listed[place] ?? 0]));
  return inTenths(chances.set("other", other));
}

/**
 * The companies' common estimate of each score (`2-1`, `other`): the mean of their chances without the margin, each
 * score over those that list it, scaled to add up to 1. Null where none has a whole book.
 */
export function meanChances(
  quotes: readonly QuoteOf<"correct_score">[],
  method: MarginMethod,
): ReadonlyMap<string, number> | null {
  const books = quotes.flatMap((quote) => scoreChances(quote, method) ?? []);
  if (books.length === 0) return null;
  const names = new Set(books.flatMap((book) => [...book.keys()]));
  const means = [...names].map((name) => {
    const chances = books.flatMap((book) => book.get(name) ?? []);
    return [name, chances.reduce((sum, chance) => sum + chance, 0) / chances.length] as const;
  });
  return inTenths(new Map(means));
}
