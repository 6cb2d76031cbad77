import type { IngestReport } from "#shared/api/origin.endpoints.ts";

type Counts = IngestReport["kinds"][string];

/** Kinds with distinct rows in every part of a batch; other rows are repeated in all parts. */
const DIVIDED = new Set([
  "matches",
  "players",
  "incidents",
  "lineups",
  "player_stats",
  "commentary",
  "prices",
]);

/** Every part lists all teams, so each of them reports the same ones. */
const onceEach = <Row>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];

/** Merges the reports of a batch's parts. A row in several parts is counted by the first part's outcome. */
export function mergeReports(reports: readonly IngestReport[]): IngestReport | null {
  const [first, ...rest] = reports;
  if (!first) return null;
  const kinds: Record<string, Counts> = { ...first.kinds };
  const stored = reports.every((report) => report.stored);
  const pairs = reports.map((report) => report.queued_pairs);
  for (const report of rest) {
    for (const [kind, counts] of Object.entries(report.kinds)) {
      const sum = kinds[kind] ?? { new: 0, changed: 0, same: 0, refused: 0 };
      kinds[kind] = DIVIDED.has(kind)
        ? {
            new: sum.new + counts.new,
            changed: sum.changed + counts.changed,
            same: sum.same + counts.same,
            refused: sum.refused + counts.refused,
          }
        : sum;
    }
  }
  return {
    ...first,
    kinds,
    stored,
    refusals: reports.flatMap((report) => report.refusals),
    unmatched: onceEach(reports.flatMap((report) => report.unmatched)),
    // A part finds the pairs of those stored before it in the queue; unless they were only tried: each reports the same.
    queued_pairs: stored ? pairs.reduce((sum, count) => sum + count, 0) : Math.max(...pairs),
    warnings: reports.flatMap((report) => report.warnings),
    match_ids: [...new Set(reports.flatMap((report) => report.match_ids))],
  };
}

const columns = ["new", "changed", "same", "refused"] as const;

function table(kinds: IngestReport["kinds"]): string[] {
  const rows = Object.entries(kinds).filter(([, counts]) => columns.some((column) => counts[column] > 0));
  const width = Math.max(12, ...rows.map(([kind]) => kind.length));
  const head = ["".padEnd(width), ...columns.map((column) => column.padStart(9))].join("");
  const body = rows.map(([kind, counts]) =>
    [kind.padEnd(width), ...columns.map((column) => String(counts[column]).padStart(9))].join(""),
  );
  return rows.length > 0 ? [head, ...body] : ["No rows."];
}

const SHOWN = 20;

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > SHOWN ? [`  … and ${lines.length - SHOWN} more`] : [];
  return ["", `${title} (${lines.length})`, ...lines.slice(0, SHOWN).map((line) => `  ${line}`), ...more];
}

function outcomeOf({ kinds, stored }: IngestReport, dryRun: boolean): string {
  if (dryRun) return "Dry run: nothing was stored.";
  if (!stored) return "Nothing was stored: a batch is atomic.";
  const moved = Object.values(kinds).some((counts) => counts.new + counts.changed > 0);
  return moved ? "Stored." : "Nothing to store: all rows were already stored.";
}

function queueLines({ queued_pairs, stored }: IngestReport): string[] {
  if (queued_pairs === 0 || !stored) return [];
  const pairs = queued_pairs === 1 ? "1 new pair of names waits" : `${queued_pairs} new pairs of names wait`;
  return [`${pairs} for a decision: npm run correct -- names`];
}

/** The closing report, line by line. */
export function reportLines(report: IngestReport, warnings: readonly string[], dryRun: boolean): string[] {
  const refused = report.refusals.length > 0;
  const outcome = outcomeOf(report, dryRun);
  return [
    ...table(report.kinds),
    ...listed("Warnings", [...warnings, ...report.warnings]),
    ...listed(
      "Left out, because another source may have them under another name",
      report.unmatched.map(({ name, reason }) => `${name}: ${reason}`),
    ),
    ...(report.unmatched.length > 0 ? ["  Decide once and import again: npm run correct -- names"] : []),
    ...(refused
      ? listed(
          "Refused",
          report.refusals.map(({ path, reason }) => `${path}: ${reason}`),
        )
      : []),
    "",
    outcome,
    ...queueLines(report),
  ];
}

/** Links to the matches of a replay. */
export function matchLines(ids: readonly number[], urlOf: (id: number) => string): string[] {
  return listed("Watch", ids.map(urlOf));
}
