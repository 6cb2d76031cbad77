import type { BatchCompany, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { companyRows, SUMMARY_PREFIXES } from "./companies.table.ts";

/**
 * Price columns of a file. A name is the company's prefix, `C` for a closing price, and the outcome: `B365H`, `B365CH`,
 * `P>2.5`, `PC<2.5`, `BFEAHH`, `BFECAHA`.
 */

interface PriceColumns {
  readonly company: BatchCompany;
  readonly market: "match_result" | "over_under" | "asian_handicap";
  readonly closing: boolean;
  readonly names: readonly string[];
  /** Column of the home side's handicap; null for a total, whose columns name their line. */
  readonly line: string | null;
}

/** Price columns of one file. */
export interface PriceLayout {
  readonly columns: readonly PriceColumns[];
  /** Columns of market summaries, which are recognised and ignored. */
  readonly summaries: readonly string[];
  /** All of these and the line columns. */
  readonly known: ReadonlySet<string>;
}

/** The market's handicap, opening and closing, as named before and since 2019. */
const MARKET_LINES = { opening: ["AHh", "BbAHh"], closing: ["AHCh"] } as const;

function outcomesOf(letters: string): readonly Pick<PriceColumns, "market" | "names">[] {
  return [
    { market: "match_result", names: ["H", "D", "A"].map((end) => `${letters}${end}`) },
    { market: "over_under", names: [">2.5", "<2.5"].map((end) => `${letters}${end}`) },
    { market: "asian_handicap", names: ["AHH", "AHA"].map((end) => `${letters}${end}`) },
  ];
}

function lineColumn(letters: string, closing: boolean, header: ReadonlySet<string>): string | null {
  // Until 2019 some companies have their own handicap column.
  const own = closing ? [] : [`${letters}AH`];
  const market = closing ? MARKET_LINES.closing : MARKET_LINES.opening;
  return [...own, ...market].find((name) => header.has(name)) ?? null;
}

function columnsOf(header: ReadonlySet<string>, isNew: boolean): PriceColumns[] {
  const found = new Map<string, PriceColumns>();
  for (const { company, prefixes } of companyRows) {
    for (const prefix of prefixes) {
      const kinds = [
        [`${prefix}C`, true],
        [prefix, isNew],
      ] as const;
      for (const [letters, closing] of kinds) {
        for (const { market, names } of outcomesOf(letters)) {
          if (!names.every((name) => header.has(name))) continue;
          const line = market === "asian_handicap" ? lineColumn(letters, closing, header) : null;
          if (market === "asian_handicap" && line === null) continue;
          const key = `${company.external_id} ${market} ${closing}`;
          if (!found.has(key)) found.set(key, { company, market, closing, names, line });
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * Finds the price columns of a header. Files of all seasons (`isNew`) have closing prices only, formerly without the
 * `C` in their names.
 */
export function priceLayout(names: readonly string[], isNew: boolean): PriceLayout {
  const header = new Set(names);
  const columns = columnsOf(header, isNew);
  const summaries = SUMMARY_PREFIXES.flatMap((prefix) =>
    ["", "C"].flatMap((closing) => outcomesOf(`${prefix}${closing}`).flatMap((outcome) => outcome.names)),
  ).filter((name) => header.has(name));
  const lines = [...MARKET_LINES.opening, ...MARKET_LINES.closing].filter((name) => header.has(name));
  return {
    columns,
    summaries,
    known: new Set([...columns.flatMap((one) => [...one.names, one.line ?? ""]), ...summaries, ...lines]),
  };
}

/** Cell readers; each returns null for an empty cell and reports an invalid one. */
export interface PriceCells {
  readonly price: (name: string) => number | null;
  readonly line: (name: string) => number | null;
}

const TOTAL_LINE = 2.5;
/**
 * The files date opening prices some days before the match and closing prices just before it, without exact times.
 * These moments only keep the two in order, before kick-off.
 */
const OPENING_BEFORE_MS = 2000;
const CLOSING_BEFORE_MS = 1000;

function quoteOf(columns: PriceColumns, cells: PriceCells, known_at_ms: number | null): BatchQuote | null {
  const prices = columns.names.map(cells.price);
  const home = columns.line === null ? null : cells.line(columns.line);
  const complete = prices.filter((price) => price !== null);
  // A price without its counterpart cannot be displayed, compared or settled.
  if (complete.length < prices.length || (columns.line !== null && home === null)) return null;
  // Theirs is the home side's handicap, negative when it gives goals; ours is positive then.
  const handicap = home === null ? null : 0 - home;
  return {
    known_at_ms,
    at: null,
    in_play: false,
    suspended: false,
    minute: null,
    home_score: null,
    away_score: null,
    line: columns.market === "over_under" ? TOTAL_LINE : handicap,
    prices: complete,
  };
}

/**
 * Prices of one match, opening before closing. For a future match they become known on arrival, so that readers see
 * them at once.
 */
export function priceSeriesOf(
  layout: PriceLayout,
  cells: PriceCells,
  kickOff: { readonly ms: number; readonly played: boolean },
): BatchPriceSeries[] {
  const series = new Map<string, BatchPriceSeries>();
  for (const columns of layout.columns.toSorted((a, b) => Number(a.closing) - Number(b.closing))) {
    const known = kickOff.ms - (columns.closing ? CLOSING_BEFORE_MS : OPENING_BEFORE_MS);
    const quote = quoteOf(columns, cells, kickOff.played ? known : null);
    if (!quote) continue;
    const { company, market } = columns;
    const key = `${company.external_id} ${market}`;
    const row = series.get(key);
    if (row) row.quotes.push(quote);
    else series.set(key, { company: company.external_id, market, period: "full", quotes: [quote] });
  }
  return [...series.values()];
}
