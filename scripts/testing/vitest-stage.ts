import { readFileSync } from "node:fs";
import * as z from "zod";
import { runStep } from "../run-step.ts";
import { failuresOfVitest, VitestFailures } from "./failures.ts";
import { type Counts, noTests, oneTest } from "./outcome.ts";
import { escapePattern, type Selection, type Stage, TEST_VARIABLES } from "./stage.ts";

/** The part of vitest's JSON report that is counted. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  ...VitestFailures.shape,
});

/** Notes for the summary, and failures that are no test's. */
export interface Examined {
  readonly notes: readonly string[];
  readonly failures: readonly string[];
}

/** The arguments by which vitest takes a selection. */
function selectionArguments({ files, title, changedSince }: Selection): string[] {
  return [
    ...files,
    ...(title === null ? [] : ["--testNamePattern", escapePattern(title)]),
    ...(changedSince === null ? [] : ["--changed", changedSince]),
  ];
}

/**
 * Runs projects of vitest.config.ts (a star stands for any end of a name) as a stage.
 *
 * @param examine Checks a report beyond its tests. `isWhole` is false where some of the stage's tests were chosen.
 */
export function vitestStage(
  project: string,
  examine: (report: unknown, isWhole: boolean) => Examined = () => ({ notes: [], failures: [] }),
): Stage {
  const projectArguments = ["--project", project, "--passWithNoTests"];
  return {
    async run(selection, reportPath) {
      const { code } = await runStep(
        "node_modules/.bin/vitest",
        [
          "run",
          ...projectArguments,
          ...selectionArguments(selection),
          ...["--reporter", "default", "--reporter", "json", "--outputFile.json", reportPath],
        ],
        { live: true, variables: TEST_VARIABLES, env: { NO_COLOR: "1" } },
      );
      const counts = countsIn(reportPath, code);
      const { files, title, changedSince } = selection;
      const isWhole = files.length === 0 && title === null && changedSince === null;
      return withExamined(counts, examine(reportAt(reportPath), isWhole));
    },
    async list(selection) {
      await runStep(
        "node_modules/.bin/vitest",
        ["list", "--filesOnly", ...projectArguments, ...selectionArguments(selection)],
        { live: true, variables: TEST_VARIABLES, env: { NO_COLOR: "1" } },
      );
    },
  };
}

function countsIn(reportPath: string, code: number): Counts {
  const report = readReport(reportPath);
  if (report === null) return code === 0 ? noTests : oneTest(false, ["vitest wrote no report"]);
  // A file that could not be loaded has no tests to count, and an unhandled error belongs to none.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
    notes: brokenFiles > 0 ? [`${brokenFiles} test files could not be loaded`] : [],
    failures: failuresOfVitest(report),
  };
}

/** The JSON report as it is; null where there is none. */
function reportAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function readReport(path: string): z.infer<typeof Report> | null {
  // No report or another shape: the exit code is all there is to go by.
  return Report.safeParse(reportAt(path)).data ?? null;
}

const withExamined = (counts: Counts, { notes, failures }: Examined): Counts => ({
  ...counts,
  failed: counts.failed + failures.length,
  notes: [...counts.notes, ...notes],
  failures: [...(counts.failures ?? []), ...failures],
});
