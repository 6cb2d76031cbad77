import * as z from "zod/mini";
import { Batch } from "#origin/ingest/batch.schema.ts";
import { type Problem, type ProblemReporter, readRows, type SourceFile } from "../problems.ts";
import { isZone } from "../wall-clock.ts";
import { convertRows, matchId } from "./convert-rows.ts";
import { type CsvTable, readCsv } from "./csv-table.ts";
import { seasonsOf } from "./seasons.ts";
import { type RowLayout, readRow, rowLayout, type SourceRow } from "./source-row.ts";
import { type PlacedRow, withStages } from "./staged-rows.ts";

/** Problems and doubtful cells listed one by one; the rest is counted. */
const LISTED_PROBLEMS = 20;
const LISTED_DOUBTS = 5;
/** Kick-offs of all leagues are in British local time. */
const ZONE = "Europe/London";

export type FootballDataResult =
  | { readonly ok: true; readonly batch: Batch; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number };

interface Options {
  readonly country?: string | undefined;
  readonly zone?: string | undefined;
  readonly name?: string | undefined;
}

function checkOptions({ country, zone, name }: Options): Problem[] {
  const problem = (position: string, message: string): Problem => ({ file: "", position, message });
  const reason = "is of no use here: the columns Div or Country tell the league";
  return [
    ...(country === undefined ? [] : [problem("--country", reason)]),
    ...(name === undefined ? [] : [problem("--name", reason)]),
    ...(zone === undefined || isZone(zone)
      ? []
      : [problem("--zone", `"${zone}" is no zone such as Europe/Paris or UTC+7`)]),
  ];
}

/** Ignored content of a file, in one sentence each. */
function warnOfColumns(table: CsvTable, { prices, unknown }: RowLayout, reporter: ProblemReporter): void {
  const cells = prices.summaries.flatMap((name) => table.rows.filter((row) => row.cell(name) !== ""));
  if (cells.length > 0) {
    reporter.warn(`${cells.length} summaries of prices (Max, Avg) were left out: no company offers them`);
  }
  if (unknown.length > 0) reporter.warn(`unknown columns were left out: ${unknown.join(", ")}`);
}

function readFile({ text }: SourceFile, zone: string, reporter: ProblemReporter): PlacedRow[] {
  const table = readCsv(text, reporter);
  const layout = table && rowLayout(table, reporter);
  if (!table || !layout) return [];
  warnOfColumns(table, layout, reporter);
  if (table.rows.length === 0) reporter.warn("holds no matches");
  const rows = readRows(table.rows, (row, _, at) => readRow(row, layout, zone, at), reporter);
  const byLeague = Map.groupBy(rows, ({ division }) => division.code);
  const seasons = new Map(
    [...byLeague].map(([code, list]) => [code, seasonsOf(list.map(({ day }) => day))] as const),
  );
  return rows.flatMap((row) => {
    const season = row.season ?? seasons.get(row.division.code)?.get(row.day);
    return season ? [{ row, season }] : [];
  });
}

/** Each match once, the first line wins. */
function withoutDoubles(
  files: readonly { readonly placed: readonly PlacedRow[]; readonly reporter: ProblemReporter }[],
): PlacedRow[] {
  const seen = new Map<string, SourceRow>();
  return files.flatMap(({ placed, reporter }) =>
    placed.filter((one) => {
      const id = matchId(one);
      const { row } = one;
      const known = seen.get(id);
      if (known) {
        reporter.warn(
          `line ${row.line}: ${row.home} v ${row.away} of ${row.day} was left out, an earlier line has it (${known.day})`,
        );
      } else seen.set(id, row);
      return !known;
    }),
  );
}

/** Problems of one file. The first doubtful lines and cells are listed, the rest is counted. */
function reporterOf(file: string, problems: Problem[]) {
  const doubts: string[] = [];
  const remarks: string[] = [];
  return {
    reporter: {
      problem: (position, message) => problems.push({ file, position, message }),
      warn: (message) => (/^line \d/.test(message) ? doubts : remarks).push(`${file}: ${message}`),
    } satisfies ProblemReporter,
    warnings(): string[] {
      const more = doubts.length - LISTED_DOUBTS;
      const rest = more > 0 ? [`${file}: … and ${more} more lines of that kind`] : [];
      return [...remarks, ...doubts.slice(0, LISTED_DOUBTS), ...rest];
    },
  };
}

/**
 * Converts CSV files of football-data.co.uk into one batch: those of main leagues, of any generation, and those that hold
 * all seasons of a league. They give results, match statistics, and opening and closing prices of every bookmaker; the
 * stages of a season follow from its matches. Pure: the same files give the same batch. A few unreadable rows are left out; more of them, or any other problem, refuse
 * everything, after all problems of all files are collected.
 */
export function readFootballData(input: {
  readonly files: readonly SourceFile[];
  readonly options?: Options;
}): FootballDataResult {
  const options = input.options ?? {};
  const problems = checkOptions(options);
  if (problems.length > 0) return { ok: false, problems, count: problems.length };
  const files = input.files.map((file) => {
    const { reporter, warnings } = reporterOf(file.name, problems);
    return { placed: readFile(file, options.zone ?? ZONE, reporter), reporter, warnings };
  });
  const placed = withoutDoubles(files);
  if (problems.length > 0) {
    return { ok: false, problems: problems.slice(0, LISTED_PROBLEMS), count: problems.length };
  }
  const doubts: string[] = [];
  const batch = z.safeParse(Batch, convertRows(withStages(placed, (warning) => doubts.push(warning))));
  if (batch.success) {
    const warnings = [...files.flatMap((file) => file.warnings()), ...doubts];
    return { ok: true, batch: batch.data, warnings };
  }
  const broken = batch.error.issues.map((issue) => ({
    file: input.files.map(({ name }) => name).join(", "),
    position: issue.path.join("."),
    message: issue.message,
  }));
  return { ok: false, problems: broken.slice(0, LISTED_PROBLEMS), count: broken.length };
}
