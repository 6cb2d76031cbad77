import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserStage } from "./testing/browser-stage.ts";
import { countsOf, describeOutcome, type Outcome } from "./testing/outcome.ts";
import { buildStage, lintStage, type Stage, typesStage, unusedStage } from "./testing/plain-stages.ts";
import { vitestStage } from "./testing/vitest-stage.ts";

/**
 * npm test: every check there is, the browser included. `npm test -- unit e2e` runs single stages. Every step
 * that is no test runner counts as one test; the last line says how many passed and failed.
 */
const stages: Record<string, Stage> = {
  types: typesStage,
  lint: lintStage,
  unused: unusedStage,
  unit: vitestStage("unit*"),
  architecture: vitestStage("architecture"),
  build: buildStage,
  integration: vitestStage("integration"),
  e2e: browserStage,
};

/** What the remaining stages run on. */
const NEEDS_BUILD = new Set(["integration", "e2e"]);

function chosenStages(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) {
    throw new Error(`No such stage: ${unknown.join(", ")}. There are: ${Object.keys(stages).join(", ")}.`);
  }
  if (names.length === 0) return Object.keys(stages);
  const needsBuild = names.some((name) => NEEDS_BUILD.has(name)) && !process.env.SKIP_BUILD;
  const wanted = new Set([...names, ...(needsBuild ? ["build"] : [])]);
  return Object.keys(stages).filter((name) => wanted.has(name));
}

async function runStages(names: readonly string[], reportDir: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const buildFailed = outcomes.some((outcome) => outcome.stage === "build" && outcome.failed > 0);
    const startedMs = Date.now();
    console.log(`\n── ${name}`);
    const counts =
      buildFailed && NEEDS_BUILD.has(name)
        ? { passed: 0, failed: 1, skipped: 0, notes: ["not run: the build failed"] }
        : await stages[name]?.(join(reportDir, `${name}.json`));
    if (counts) outcomes.push({ stage: name, seconds: (Date.now() - startedMs) / 1000, ...counts });
  }
  return outcomes;
}

async function main(): Promise<void> {
  const names = chosenStages(process.argv.slice(2));
  const reportDir = mkdtempSync(join(tmpdir(), "bongda-test-"));
  const outcomes = await runStages(names, reportDir);
  rmSync(reportDir, { recursive: true, force: true });
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join("\n")}`);
  console.log(`\n${outcomes.map(describeOutcome).join("\n")}\n`);
  const { passed, failed } = countsOf(outcomes);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
