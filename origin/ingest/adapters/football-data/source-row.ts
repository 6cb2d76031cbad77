import type { BatchPriceSeries } from "#origin/ingest/batch.schema.ts";
import { noonOfDay } from "#shared/match/index.ts";
import type { ProblemReporter } from "../problems.ts";
import { instantOf } from "../wall-clock.ts";
import { cellsOf } from "./cells.ts";
import type { CsvRow, CsvTable } from "./csv-table.ts";
import { type Division, mainDivisions, NEW_LEAGUE_COUNTRIES, newDivision } from "./divisions.table.ts";
import { type PriceLayout, priceLayout, priceSeriesOf } from "./price-columns.ts";
import { type SeasonYears, seasonOfText } from "./seasons.ts";
import { type StatValues, statColumns, statValuesOf } from "./stat-columns.ts";

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** One match as in its line. */
export interface SourceRow {
  readonly line: number;
  readonly division: Division;
  /** The season that the line states; null in files of main leagues, which state none. */
  readonly season: SeasonYears | null;
  /** `YYYY-MM-DD`, in the file's zone. */
  readonly day: string;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  /** The line has no time: files have the column `Time` since 2019. */
  readonly time_unknown: boolean;
  readonly home: string;
  readonly away: string;
  /** Null for a future match. */
  readonly goals: Goals | null;
  readonly half: Goals | null;
  /** Winner of a match without goals: the result column alone. */
  readonly winner: "home" | "draw" | "away" | null;
  readonly statValues: StatValues;
  readonly referee: string | null;
  readonly attendance: number | null;
  readonly prices: readonly BatchPriceSeries[];
}

/** Recognised columns of a header, each by the first of its names. */
export interface RowLayout {
  /** A file of all seasons of a league, with the columns `Country`, `League` and `Season`. */
  readonly isNew: boolean;
  readonly names: Readonly<Record<keyof typeof needed, string>>;
  readonly prices: PriceLayout;
  /** Unknown columns. */
  readonly unknown: readonly string[];
}

const needed = {
  div: ["Div", "Country"],
  date: ["Date"],
  home: ["HomeTeam", "HT", "Home"],
  away: ["AwayTeam", "AT", "Away"],
  home_goals: ["FTHG", "HG"],
  away_goals: ["FTAG", "AG"],
} as const;

const read = ["Time", "HTHG", "HTAG", "FTR", "Res", "Referee", "Attendance"];
/** Known but unused: derived values, and additions of other collections. */
const unread = ["HTR", "HBP", "ABP", "Bb1X2", "BbOU", "BbAH", "League", "Season", "Country"];

/** Finds the columns of a table; null (and a problem) when it is no file of football-data.co.uk. */
export function rowLayout({ columns }: CsvTable, reporter: ProblemReporter): RowLayout | null {
  const header = new Set(columns);
  const found = Object.entries(needed).map(
    ([key, names]) => [key, names.find((name) => header.has(name))] as const,
  );
  const missing = found.flatMap(([key, name]) =>
    name === undefined ? [needed[key as keyof typeof needed][0]] : [],
  );
  if (missing.length > 0) {
    const lacks = missing.join(", ");
    reporter.problem("line 1", `is no result file of football-data.co.uk: its header lacks ${lacks}`);
    return null;
  }
  const isNew = !header.has("Div");
  if (isNew && !header.has("Season")) {
    reporter.problem("line 1", "has the column Country but not Season: download the league's file again");
    return null;
  }
  const prices = priceLayout(columns, isNew);
  const known = new Set<string>([
    ...found.map(([, name]) => name ?? ""),
    ...read,
    ...unread,
    ...Object.values(statColumns).flat(),
    ...prices.known,
  ]);
  return {
    isNew,
    names: Object.fromEntries(found) as RowLayout["names"],
    prices,
    unknown: columns.filter((name) => !known.has(name)),
  };
}

const pair = (home: number | null, away: number | null): Goals | null =>
  home === null || away === null ? null : { home, away };

const resultOf = ({ home, away }: Goals): string => (home > away ? "H" : home < away ? "A" : "D");

const WINNERS = { H: "home", D: "draw", A: "away" } as const;
const isResult = (text: string | null): text is keyof typeof WINNERS =>
  text !== null && Object.hasOwn(WINNERS, text);

/** A half-time score above the final one is wrong: it would mean negative goals in the second half. */
const exceeds = (half: Goals, goals: Goals): boolean => half.home > goals.home || half.away > goals.away;

/** Warns about contradicting statistics: the score wins. */
function warnOfDoubts(
  { goals, line, home, away }: SourceRow,
  half: Goals | null,
  result: string | null,
  reporter: ProblemReporter,
): void {
  if (!goals) return;
  const title = `line ${line}: ${home} v ${away}`;
  const written = `${goals.home}-${goals.away}`;
  if (result !== null && result !== resultOf(goals)) {
    reporter.warn(`${title}: the result is given as ${result}, the score as ${written}`);
  }
  if (half && exceeds(half, goals)) {
    const stored = "half-time is stored as unknown";
    reporter.warn(`${title}: ${half.home}-${half.away} at half-time, ${written} at the end: ${stored}`);
  }
}

type Contest = Pick<
  SourceRow,
  "division" | "season" | "day" | "match_time" | "time_unknown" | "home" | "away"
>;

/** The league of a line; a text is the reason why it has none. */
function divisionOf(row: CsvRow, { isNew, names }: RowLayout): Division | string {
  const written = row.cell(names.div);
  if (isNew) {
    const found = newDivision(written, row.cell("League"));
    return found ?? `unknown country "${written}"; there are ${NEW_LEAGUE_COUNTRIES.join(", ")}`;
  }
  const found = Object.hasOwn(mainDivisions, written) ? mainDivisions[written] : undefined;
  return found ?? `unknown league "${written}"; there are ${Object.keys(mainDivisions).join(", ")}`;
}

/** Teams, date, league and season of a line; null (and a problem) when they are missing. */
function readContest(
  row: CsvRow,
  layout: RowLayout,
  zone: string,
  reporter: ProblemReporter,
): Contest | null {
  const { names, isNew } = layout;
  const cells = cellsOf(row, reporter);
  const refuse = (message: string): null => {
    reporter.problem(`line ${row.line}`, message);
    return null;
  };
  const missing = [names.div, names.date, names.home, names.away].find((name) => row.cell(name) === "");
  if (missing) return refuse(`${missing} is missing`);
  const division = divisionOf(row, layout);
  if (typeof division === "string") return refuse(division);
  const season = isNew ? seasonOfText(row.cell("Season")) : null;
  if (isNew && season === null) return refuse(`Season must be 2025 or 2024/2025, is "${row.cell("Season")}"`);
  const [day, home, away] = [cells.day(names.date), cells.text(names.home), cells.text(names.away)];
  if (day === null || home === null || away === null) return null;
  if (home === away) return refuse(`${home} cannot play against itself`);
  const time = cells.time("Time");
  const match_time = time === null ? noonOfDay(Date.parse(day) / 1000) : instantOf(day, time, zone);
  return match_time === null
    ? refuse(`unknown zone "${zone}"`)
    : { division, season, day, match_time, time_unknown: time === null, home, away };
}

/** Reads one line; null (and a problem) when it is no match. */
export function readRow(
  row: CsvRow,
  layout: RowLayout,
  zone: string,
  reporter: ProblemReporter,
): SourceRow | null {
  const { names, prices } = layout;
  const contest = readContest(row, layout, zone, reporter);
  if (!contest) return null;
  const cells = cellsOf(row, reporter);
  const [home, away] = [cells.count(names.home_goals), cells.count(names.away_goals)];
  if ((home === null) !== (away === null)) {
    reporter.problem(`line ${row.line}`, "only one side's goals are given");
    return null;
  }
  const goals = pair(home, away);
  const half = goals && pair(cells.wholeNumber("HTHG"), cells.wholeNumber("HTAG"));
  const result = cells.remark("FTR") ?? cells.remark("Res");
  const winner = goals === null && isResult(result) ? WINNERS[result] : null;
  const kickOff = { ms: contest.match_time * 1000, played: goals !== null || winner !== null };
  const source: SourceRow = {
    line: row.line,
    ...contest,
    goals,
    winner,
    half: goals && half && exceeds(half, goals) ? null : half,
    statValues: goals ? statValuesOf(cells.wholeNumber) : new Map(),
    referee: cells.remark("Referee"),
    attendance: goals && cells.wholeNumber("Attendance"),
    prices: priceSeriesOf(prices, cells, kickOff),
  };
  warnOfDoubts(source, half, result, reporter);
  return source;
}
