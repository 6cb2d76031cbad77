import type { BatchCompany, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import type { Market } from "#shared/odds/index.ts";
import { companies } from "./codes.table.ts";
import type { OddsData } from "./isports.schema.ts";

/** Comma-separated fields of a market, after match and company. */
interface Layout {
  readonly market: Market;
  /** Three fields of the first price, three of the last one: the line among them, if any, is at this index. */
  readonly line: 0 | 1 | null;
  /** Added to get decimal odds: handicaps and totals are Hong Kong odds. */
  readonly add: 0 | 1;
  /** Indices of the fields after both prices. */
  readonly maintenance: number | null;
  readonly inPlay: number | null;
  readonly changedAt: number;
  readonly closed: number;
  readonly type: number;
}

const layouts = {
  handicap: {
    ...{ market: "asian_handicap", line: 0, add: 1, maintenance: 8, inPlay: 9 },
    ...{ changedAt: 10, closed: 11, type: 12 },
  },
  europeOdds: {
    ...{ market: "match_result", line: null, add: 0, maintenance: null, inPlay: null },
    ...{ changedAt: 8, closed: 9, type: 10 },
  },
  overUnder: {
    ...{ market: "over_under", line: 0, add: 1, maintenance: null, inPlay: null },
    ...{ changedAt: 8, closed: 9, type: 10 },
  },
} as const satisfies Record<keyof OddsData, Layout>;

const IN_PLAY = "3";
const isTrue = (field: string | undefined): boolean => field === "true" || field === "1";

/** A price of three fields; null if one of them is missing. */
function quoteOf(
  fields: readonly string[],
  first: number,
  { line, add, market }: Layout,
): Pick<BatchQuote, "line" | "prices"> | null {
  const numbers = fields
    .slice(first, first + 3)
    .map((field) => (field.trim() === "" ? Number.NaN : Number(field)));
  const value = line === null ? null : (numbers[line] ?? Number.NaN);
  const prices = numbers
    .filter((_, place) => place !== line)
    .map((price) => Math.round((price + add) * 1000) / 1000);
  const isWhole = prices.every((price) => price > 1 && price < 1000);
  const hasLine = value === null || (Number.isInteger(value * 4) && (market !== "over_under" || value >= 0));
  return isWhole && hasLine ? { line: value, prices } : null;
}

function seriesOf(fields: readonly string[], layout: Layout): BatchPriceSeries | null {
  const company = Number(fields[1]);
  const present = quoteOf(fields, 5, layout);
  if (!Object.hasOwn(companies, company) || !present) return null;
  const moment = { known_at_ms: null, minute: null, home_score: null, away_score: null };
  const changed = Number(fields[layout.changedAt]);
  const at = Number.isInteger(changed) && changed > 0 ? changed : null;
  // The type decides: the other flag can also mean that the company will take bets in play.
  const type = fields[layout.type]?.trim() ?? "";
  const in_play = type === "" ? layout.inPlay !== null && isTrue(fields[layout.inPlay]) : type === IN_PLAY;
  const suspended =
    isTrue(fields[layout.closed]) || (layout.maintenance !== null && isTrue(fields[layout.maintenance]));
  const initial = quoteOf(fields, 2, layout);
  const quotes: BatchQuote[] = [
    ...(initial ? [{ ...moment, ...initial, at: null, in_play: false, suspended: false }] : []),
    { ...moment, ...present, at, in_play, suspended },
  ];
  return { company: String(company), market: layout.market, period: "full", quotes };
}

/** Price series by the provider's match id. Positive handicaps are goals that the home side gives, as here. */
export function pricesOf(data: OddsData): ReadonlyMap<string, BatchPriceSeries[]> {
  const byMatch = new Map<string, BatchPriceSeries[]>();
  for (const [kind, layout] of Object.entries(layouts) as [keyof OddsData, Layout][]) {
    for (const fields of (data[kind] ?? []).map((text) => text.split(","))) {
      const [match = ""] = fields;
      const series = seriesOf(fields, layout);
      if (series) byMatch.set(match, [...(byMatch.get(match) ?? []), series]);
    }
  }
  return byMatch;
}

/** All companies with a price in these. */
export function companiesOf(prices: ReadonlyMap<string, readonly BatchPriceSeries[]>): BatchCompany[] {
  const ids = new Set([...prices.values()].flat().map(({ company }) => Number(company)));
  return [...ids].flatMap((id) => {
    const row = companies[id];
    if (!row) return [];
    const hot = row.place !== undefined;
    return [
      { external_id: String(id), name: row.name, kind: "bookmaker" as const, hot, position: row.place ?? id },
    ];
  });
}
