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

/** The arguments by which vitest takes a selection. */
function selectionArguments({ files, title, changedSince }: Selection): string[] {
  return [
    ...files,
    ...(title === null ? [] : ["--testNamePattern", escapePattern(title)]),
    ...(changedSince === null ? [] : ["--changed", changedSince]),
  ];
}

/** Runs projects of vitest.config.ts (a star stands for any end of a name) as a stage. */
export function vitestStage(project: string): Stage {
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
      return countsIn(reportPath, code);
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

function readReport(path: string): z.infer<typeof Report> | null {
  try {
    return Report.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // No report or another shape: the exit code is all there is to go by.
    return null;
  }
}
