import {
  type Batch,
  type BatchCompany,
  type BatchPriceSeries,
  type BatchQuote,
  emptyBatch,
} from "#origin/ingest/batch.schema.ts";
import { dateOf, dayBounds } from "#shared/time/index.ts";
import { goalRush, type TimedGoal } from "./goal-rush.ts";

/** A price that a company sets while the match is in play: handicaps and totals move together. */
export interface PriceChange {
  /** Index of the company, from 0. */
  readonly company: number;
  readonly known_at_ms: number;
  /** Price of the home side and of more goals; the other side's price follows. */
  readonly home: number;
}

interface PriceRush {
  /** Distinct per batch of a site: teams and companies are named after it. */
  readonly source: string;
  /** Kick-off, milliseconds UTC. */
  readonly at_ms: number;
  readonly companies: number;
  readonly goals?: readonly TimedGoal[];
  readonly changes?: readonly PriceChange[];
}

const MINUTE_MS = 60_000;
/** 5 % of margin between two sides. */
const otherSide = (price: number): number => Number((1 / (1.05 - 1 / price)).toFixed(2));
const quoteAt = (known_at_ms: number, fields: Partial<BatchQuote>): BatchQuote => ({
  known_at_ms,
  at: Math.floor(known_at_ms / 1000),
  in_play: false,
  suspended: false,
  minute: null,
  home_score: null,
  away_score: null,
  line: null,
  prices: [],
  ...fields,
});

/** Opening and closing price, the first in-play price, and its changes. */
function quotesOf(
  at_ms: number,
  changes: readonly PriceChange[],
  pricesOf: (home: number) => Pick<BatchQuote, "line" | "prices">,
): BatchQuote[] {
  return [
    quoteAt(at_ms - 24 * 60 * MINUTE_MS, pricesOf(1.9)),
    quoteAt(at_ms - 30 * MINUTE_MS, pricesOf(1.94)),
    quoteAt(at_ms + 1_000, { ...pricesOf(1.96), in_play: true }),
    ...changes.map(({ known_at_ms, home }) => quoteAt(known_at_ms, { ...pricesOf(home), in_play: true })),
  ];
}

function seriesOf(company: string, at_ms: number, changes: readonly PriceChange[]): BatchPriceSeries[] {
  const twoWay = (line: number) => (home: number) => ({ line, prices: [home, otherSide(home)] });
  return [
    { company, market: "asian_handicap", period: "full", quotes: quotesOf(at_ms, changes, twoWay(0.25)) },
    { company, market: "over_under", period: "full", quotes: quotesOf(at_ms, changes, twoWay(2.5)) },
    {
      ...{ company, market: "match_result", period: "full" },
      quotes: quotesOf(at_ms, changes, (home) => ({
        line: null,
        prices: [home + 0.3, 3.4, otherSide(home) + 1.9],
      })),
    },
  ];
}

/** A batch with one match in play and its prices by this many companies. */
export function priceRush({ source, at_ms, companies, goals = [], changes = [] }: PriceRush): Batch {
  const rush = goalRush({ source, at_ms, matches: [goals] });
  const names = Array.from(
    { length: companies },
    (_, place): BatchCompany => ({
      external_id: `company-${place}`,
      name: `${source} company ${String(place + 1).padStart(2, "0")}`,
      kind: "bookmaker",
      hot: true,
      position: place + 1,
    }),
  );
  const prices = names.flatMap(({ external_id }, place) =>
    seriesOf(
      external_id,
      at_ms,
      changes.filter(({ company }) => company === place),
    ),
  );
  return {
    ...emptyBatch(source, "demo"),
    ...rush,
    // A page with two competitions of one name would have two landmarks of one name.
    competitions: rush.competitions.map((competition) => ({ ...competition, name: `${source} cup` })),
    // Matches of two sources are merged by the names of their teams.
    teams: rush.teams.map((team) => ({ ...team, name: `${source} ${team.external_id}` })),
    companies: names,
    matches: rush.matches.map((match) => ({ ...match, prices })),
  };
}

/** Kick-off of a match that has been in play for a while and is on today's list, whatever the time of day. */
export function kickOffToday(minutesAgo: number): number {
  const now = Date.now();
  const { from } = dayBounds(dateOf(Math.floor(now / 1000)));
  return Math.max(now - minutesAgo * MINUTE_MS, from * 1000);
}
