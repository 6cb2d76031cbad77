import type { BatchCompany } from "#origin/ingest/batch.schema.ts";

/** A company whose prices the files carry, and the letters its columns begin with. */
export interface CompanyRow {
  readonly company: BatchCompany;
  readonly prefixes: readonly string[];
}

type Written = readonly [id: string, name: string, prefixes: string];

/** Those that readers look for first, in that order. */
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
  // VC Bet took the name BetVictor.
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

/** Maximum and mean over the market (BetBrain's, in older files): summaries of prices, and no company's price. */
export const SUMMARY_PREFIXES = ["Max", "Avg", "BbMx", "BbAv"] as const;
