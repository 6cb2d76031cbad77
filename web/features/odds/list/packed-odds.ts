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
  readonly rows: readonly (readonly (number | null)[])[];
}

type Quote = Readonly<Record<string, number | boolean | null>>;

const valueNames = (market: MainOdds["market"]): readonly string[] =>
  market === "match_result" ? OUTCOMES[market] : ["line", ...OUTCOMES[market]];

/** Of each row the price that holds now: in play, else the last before it, else the first. Whole matches only. */
export function packOdds(odds: readonly MainOdds[]): PackedOdds {
  const companies = new Map(odds.map(({ company }) => [company.id, company] as const));
  const places = [...companies.keys()];
  const moments = odds.flatMap((row) => PHASES.flatMap((phase) => row[phase]?.at ?? []));
  const from = moments.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const rows = odds.flatMap((row) => {
    const phase = latestPhase(row);
    const quote = phase && (row[phase] as Quote | null);
    if (!quote || row.period !== "full") return [];
    const { at, suspended } = quote;
    const head = [
      row.match_id,
      places.indexOf(row.company.id),
      MAIN_MARKETS.indexOf(row.market),
      PHASES.indexOf(phase),
    ];
    const moment = at === null ? null : Number(at) - from;
    return [
      [...head, moment, Number(suspended), ...valueNames(row.market).map((name) => Number(quote[name]))],
    ];
  });
  const packed: Packed = {
    companies: [...companies.values()],
    from: Number.isFinite(from) ? from : 0,
    rows,
  };
  return JSON.stringify(packed) as PackedOdds;
}

/** What was packed, by match. A row has the one phase that holds now. */
export function unpackOdds(text: PackedOdds): ReadonlyMap<number, readonly MainOdds[]> {
  const { companies, from, rows } = JSON.parse(text) as Packed;
  const matches = new Map<number, MainOdds[]>();
  for (const [match_id = 0, place, market_place, phase_place, moment, suspended, ...values] of rows) {
    const market = MAIN_MARKETS[Number(market_place)] ?? "asian_handicap";
    const phase = PHASES[Number(phase_place)] ?? "initial";
    const prices = Object.fromEntries(valueNames(market).map((name, at) => [name, values[at]]));
    const at = typeof moment === "number" ? moment + from : null;
    const none = { initial: null, instant: null, inplay: null };
    const row = { match_id, company: companies[Number(place)], market, period: "full", ...none };
    const odds = { ...row, [phase]: { at, suspended: suspended === 1, ...prices } } as unknown as MainOdds;
    const known = matches.get(Number(match_id));
    if (known) known.push(odds);
    else matches.set(Number(match_id), [odds]);
  }
  return matches;
}
