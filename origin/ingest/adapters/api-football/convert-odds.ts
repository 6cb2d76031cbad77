import type { BatchCompany, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { hasLine } from "#shared/odds/market.table.ts";
import type { OddsRow } from "./api-football.schema.ts";
import { type Bet, bets, hotCompanies } from "./bets.table.ts";

type Values = OddsRow["bookmakers"][number]["bets"][number]["values"];

const priceOf = (odd: string | undefined): number | null => {
  const price = Number(odd);
  return Number.isFinite(price) && price > 1 && price < 1000 ? price : null;
};

const quote = (line: number | null, prices: readonly number[], at: number | null): BatchQuote => ({
  known_at_ms: null,
  at,
  in_play: false,
  suspended: false,
  minute: null,
  home_score: null,
  away_score: null,
  line,
  prices: [...prices],
});

interface Pair {
  readonly line: number;
  readonly prices: readonly [number, number];
}

const bookOf = ({ prices: [a, b] }: Pair): number => 1 / a + 1 / b;
/** Plausible overround of two prices that belong together. */
const isBook = (pair: Pair): boolean => bookOf(pair) > 0.98 && bookOf(pair) < 1.2;

/** Prices by the number after a prefix: `Over 2.5`, `Home -0.25`. */
function byLine(values: Values, word: string): Map<number, number> {
  const found = values.flatMap(({ value, odd }) => {
    const [label = "", number = ""] = String(value).split(" ");
    const [line, price] = [Number(number || Number.NaN), priceOf(odd)];
    return label === word && Number.isFinite(line) && price !== null ? [[line, price] as const] : [];
  });
  return new Map(found);
}

/** Price pairs of a market with lines. `sign` relates the second value's line to the first one's. */
function pairsOf(values: Values, [first = "", second = ""]: readonly string[], sign: 1 | -1): Pair[] {
  const theirs = byLine(values, second);
  return [...byLine(values, first)].flatMap(([line, price]) => {
    const other = theirs.get(sign * line + 0);
    return other === undefined ? [] : [{ line, prices: [price, other] as const }];
  });
}

/**
 * The most balanced line. The manual does not say whether `Away -0.5` is the away side's own handicap or the
 * counterpart of `Home -0.5`: the reading whose prices form a valid book is used, or neither.
 */
function mainPair(values: Values, { market, values: words }: Bet): Pair | null {
  const readings = market === "asian_handicap" ? ([-1, 1] as const) : ([1] as const);
  const fitting = readings
    .map((sign) => pairsOf(values, words, sign))
    .map((pairs) => ({ pairs: pairs.filter(isBook), all: pairs.length }))
    .filter(({ pairs, all }) => all > 0 && pairs.length * 2 > all)
    .toSorted((a, b) => b.pairs.length - a.pairs.length);
  const [best] = fitting[0]?.pairs.toSorted(
    (a, b) => Math.abs(a.prices[0] - a.prices[1]) - Math.abs(b.prices[0] - b.prices[1]),
  ) ?? [null];
  return best ?? null;
}

const isQuarter = (line: number): boolean => Number.isInteger(line * 4);

function quoteOf(values: Values, bet: Bet, at: number | null): BatchQuote | null {
  if (hasLine(bet.market)) {
    const pair = mainPair(values, bet);
    if (!pair || !isQuarter(pair.line)) return null;
    // Theirs is the home side's handicap, negative when it gives goals; ours is positive then.
    return quote(bet.market === "asian_handicap" ? 0 - pair.line : pair.line, pair.prices, at);
  }
  const prices = bet.values.map((word) => priceOf(values.find(({ value }) => value === word)?.odd));
  const complete = prices.filter((price) => price !== null);
  return complete.length === bet.values.length ? quote(null, complete, at) : null;
}

/** Pre-match prices by company. */
export function pricesOf({ bookmakers, update }: OddsRow): BatchPriceSeries[] {
  const updatedAt = Date.parse(update ?? "");
  const at = Number.isNaN(updatedAt) ? null : Math.floor(updatedAt / 1000);
  return bookmakers.flatMap((company) =>
    company.bets.flatMap(({ id, values }): BatchPriceSeries[] => {
      const bet = bets[id];
      const present = bet ? quoteOf(values, bet, at) : null;
      if (!bet || !present) return [];
      const { market, period } = bet;
      return [{ company: String(company.id), market, period, quotes: [present] }];
    }),
  );
}

/** The companies of a response, deduplicated. */
export function companiesOf(rows: readonly OddsRow[]): BatchCompany[] {
  const names = new Map(
    rows.flatMap(({ bookmakers }) => bookmakers.map(({ id, name }) => [id, name] as const)),
  );
  return [...names].map(([id, name]) => {
    const place = hotCompanies.indexOf(name);
    const kind = /exchange|^betfair$/i.test(name) ? "exchange" : "bookmaker";
    return {
      external_id: String(id),
      name,
      kind,
      hot: place >= 0,
      position: place >= 0 ? place + 1 : id + 1,
    };
  });
}
