import type { BatchCompany } from "#origin/ingest/batch.schema.ts";

/** A company in the files, and the prefix of its columns. */
export interface CompanyRow {
  readonly company: BatchCompany;
  readonly prefixes: readonly string[];
}

type Written = readonly [id: string, name: string, prefixes: string];

/** Companies shown first, in that order. */
const hot: readonly Written[] = [
  ["B365", "Bet365", "B365"],
  // One company, two spellings: `PSH` beside `P>2.5` and `PAHH`; early files write `PH`.
  ["PS", "Pinnacle", "PS P"],
  ["WH", "William Hill", "WH"],
  ["BW", "Bwin", "BW"],
  ["1XB", "1xBet", "1XB"],
  ["BF", "Betfair", "BF"],
];

const others: readonly Written[] = [
  // VC Bet was renamed BetVictor.
  ["BV", "BetVictor", "BV VC"],
  ["LB", "Ladbrokes", "LB"],
  ["CL", "Coral", "CL"],
  ["BFD", "Betfred", "BFD"],
  ["BMGM", "BetMGM", "BMGM"],
  ["PP", "Paddy Power", "PP"],
  ["SK", "Sky Bet", "SK"],
  ["IW", "Interwetten", "IW"],
  ["SB", "Sportingbet", "SB"],
  ["GB", "Gamebookers", "GB"],
  ["SJ", "Stan James", "SJ"],
  ["BS", "Blue Square", "BS"],
  ["SO", "Sporting Odds", "SO"],
  ["SY", "Stanleybet", "SY"],
];

const exchanges: readonly Written[] = [["BFE", "Betfair Exchange", "BFE"]];

const rows = (list: readonly Written[], kind: BatchCompany["kind"], isHot: boolean, first = 1) =>
  list.map(
    ([external_id, name, prefixes], index): CompanyRow => ({
      company: { external_id, name, kind, hot: isHot, position: first + index },
      prefixes: prefixes.split(" "),
    }),
  );

/** Every company of football-data.co.uk's notes, closed ones included. */
export const companyRows: readonly CompanyRow[] = [
  ...rows(hot, "bookmaker", true),
  ...rows(others, "bookmaker", false),
  ...rows(exchanges, "exchange", false, others.length + 1),
];

/** Market maximum and average (BetBrain's, in older files): summaries, not a company's prices. */
export const SUMMARY_PREFIXES = ["Max", "Avg", "BbMx", "BbAv"] as const;
