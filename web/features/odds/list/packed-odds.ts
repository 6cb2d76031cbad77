import type { CompanyRef, MainOdds } from "#shared/odds/index.ts";
import { MAIN_MARKETS, OUTCOMES, PHASES } from "#shared/odds/market.table.ts";
import { latestPhase } from "#shared/odds/price-state.rules.ts";

/**
 * A list's prices as one text. The HTML carries every row of the list twice, once to be read and once for the script
 * that takes over; three objects a match would cost 50 KB of it on a full day, this is a fifth.
 */
export type PackedOdds = string & { readonly packed: unique symbol };

interface Packed {
  readonly companies: readonly CompanyRef[];
  /** Moments are told from here on. */
  readonly from: number;
  /**
   * Rows of one market after another, by columns: match, company, phase, moment, suspended, then the market's values. What
   * stands side by side so is alike, and compresses to two thirds of what rows would.
   */
  readonly markets: readonly (readonly Column[])[];
}

type Column = readonly (number | null)[];

type Quote = Readonly<Record<string, number | boolean | null>>;

const valueNames = (market: MainOdds["market"]): readonly string[] =>
  market === "match_result" ? OUTCOMES[market] : ["line", ...OUTCOMES[market]];

/** Of each row the price that holds now: in play, else the last before it, else the first. Whole matches only. */
export function packOdds(odds: readonly MainOdds[]): PackedOdds {
  const companies = new Map(odds.map(({ company }) => [company.id, company] as const));
  const places = [...companies.keys()];
  const moments = odds.flatMap((row) => PHASES.flatMap((phase) => row[phase]?.at ?? []));
  const from = moments.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const rowOf = (row: MainOdds): Column | null => {
    const phase = latestPhase(row);
    const quote = phase && (row[phase] as Quote | null);
    if (!quote || row.period !== "full") return null;
    const { at, suspended } = quote;
    const moment = at === null ? null : Number(at) - from;
    const head = [row.match_id, places.indexOf(row.company.id), PHASES.indexOf(phase), moment];
    return [...head, Number(suspended), ...valueNames(row.market).map((name) => Number(quote[name]))];
  };
  const markets = MAIN_MARKETS.map((market) => {
    const rows = odds
      .flatMap((row) => (row.market === market ? [rowOf(row)] : []))
      .filter((row) => row !== null);
    return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
  });
  const packed: Packed = {
    companies: [...companies.values()],
    from: Number.isFinite(from) ? from : 0,
    markets,
  };
  return JSON.stringify(packed) as PackedOdds;
}

/** What was packed, by match. A row has the one phase that holds now. */
export function unpackOdds(text: PackedOdds): ReadonlyMap<number, readonly MainOdds[]> {
  const { companies, from, markets } = JSON.parse(text) as Packed;
  const matches = new Map<number, MainOdds[]>();
  const none = { initial: null, instant: null, inplay: null };
  for (const [place, columns] of markets.entries()) {
    const market = MAIN_MARKETS[place] ?? "asian_handicap";
    const names = valueNames(market);
    for (const row of (columns[0] ?? []).keys()) {
      const [match_id, company, phase_place, moment, suspended, ...values] = columns.map(
        (column) => column[row],
      );
      const phase = PHASES[Number(phase_place)] ?? "initial";
      const prices = Object.fromEntries(names.map((name, at) => [name, values[at]]));
      const at = typeof moment === "number" ? moment + from : null;
      const head = { match_id, company: companies[Number(company)], market, period: "full", ...none };
      const odds = { ...head, [phase]: { at, suspended: suspended === 1, ...prices } } as unknown as MainOdds;
      const known = matches.get(Number(match_id));
      if (known) known.push(odds);
      else matches.set(Number(match_id), [odds]);
    }
  }
  return matches;
}
