import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "#shared/errors/index.ts";
import { childEnvironment } from "./child-environment.ts";
import { type Counts, countsOf, describeOutcome, type Outcome, oneTest } from "./testing/outcome.ts";
import { escapePattern, TEST_VARIABLES } from "./testing/stage.ts";
import { STAGES, type StageEntry } from "./testing/stages.ts";
import { parseTestOptions, type TestOptions, USAGE } from "./testing/test-options.ts";

/** npm test. Its last line shows how many checks passed and failed. */

const stages: Readonly<Record<string, StageEntry>> = STAGES;
const names = Object.keys(stages);

/** The stages of the selected tests, with their files. */
function chosenStages({
  stages: requestedStages,
  files,
  title,
  changedSince,
  full,
}: TestOptions): Map<string, string[]> {
  if (files.length > 0) {
    const owners = Map.groupBy(files, (file) => names.find((name) => stages[name]?.files?.test(file)) ?? "");
    const homeless = owners.get("");
    if (homeless) throw new Error(`No stage runs ${homeless.join(", ")}.`);
    return new Map(names.flatMap((name) => (owners.has(name) ? [[name, owners.get(name) ?? []]] : [])));
  }
  const hasTests = (name: string) => (title === null && changedSince === null ? true : stages[name]?.files);
  const wanted =
    requestedStages.length > 0
      ? requestedStages
      : names.filter((name) => full || !stages[name]?.fullOnly).filter(hasTests);
  return new Map(names.filter((name) => wanted.includes(name)).map((name) => [name, []]));
}

/** A whole stage without a single test has lost them: a moved folder, a wrong pattern. One of several may well be empty. */
function failIfEmpty(counts: Counts, { files, title, changedSince, shard }: TestOptions): Counts {
  const isSelection = files.length > 0 || title !== null || changedSince !== null || shard !== null;
  return counts.passed + counts.failed > 0 || isSelection ? counts : oneTest(false, ["no test ran"]);
}

async function runStages(chosen: ReadonlyMap<string, string[]>, options: TestOptions): Promise<Outcome[]> {
  const reportDir = mkdtempSync(join(tmpdir(), "bongda-test-"));
  const outcomes: Outcome[] = [];
  const needsBuild = [...chosen.keys()].some((name) => stages[name]?.needsBuild) && !process.env.SKIP_BUILD;
  for (const name of names) {
    const stage = stages[name];
    if (!stage || !(chosen.has(name) || (name === "build" && needsBuild))) continue;
    const buildFailed = outcomes.some((outcome) => outcome.stage === "build" && outcome.failed > 0);
    const startedMs = Date.now();
    console.log(`\n── ${name}`);
    const counts =
      buildFailed && stage.needsBuild
        ? { ...oneTest(false), notes: ["not run: the build failed"] }
        : failIfEmpty(
            await stage.run({ ...options, files: chosen.get(name) ?? [] }, join(reportDir, `${name}.json`)),
            options,
          );
    outcomes.push({ stage: name, seconds: (Date.now() - startedMs) / 1000, ...counts });
  }
  rmSync(reportDir, { recursive: true, force: true });
  return outcomes;
}

async function list(chosen: ReadonlyMap<string, string[]>, options: TestOptions): Promise<void> {
  const isNamed = options.stages.length + options.files.length > 0;
  for (const name of isNamed ? chosen.keys() : names) {
    const stage = stages[name];
    console.log(`${name.padEnd(14)} ${stage?.summary}${stage?.fullOnly ? " (only in test:full)" : ""}`);
    if (isNamed) await stage?.list?.({ ...options, files: chosen.get(name) ?? [] });
  }
}

/** Hands the terminal to vitest. */
function watch({ files, title }: TestOptions): void {
  const projects = files.length > 0 ? [] : ["--project", "unit*", "--project", "architecture"];
  const named = title === null ? [] : ["--testNamePattern", escapePattern(title)];
  const child = spawn("node_modules/.bin/vitest", ["watch", ...projects, ...named, ...files], {
    stdio: "inherit",
    env: childEnvironment(TEST_VARIABLES),
  });
  // The terminal's Ctrl-C reaches vitest by itself.
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

async function main(): Promise<void> {
  const options = parseTestOptions(process.argv.slice(2), names);
  if (options.help) return console.log(USAGE);
  if (options.watch) return watch(options);
  // Random seasons of tests/support/round-trip: more of them.
  if (options.full) process.env.ROUND_TRIP_RUNS ??= "400";
  const chosen = chosenStages(options);
  if (options.list) return list(chosen, options);
  const outcomes = await runStages(chosen, options);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\n── failures\n${failures.join("\n")}`);
  console.log(`\n${outcomes.map(describeOutcome).join("\n")}\n`);
  const { passed, failed } = countsOf(outcomes);
  if (options.title !== null && passed + failed === 0)
    throw new Error(`No test has "${options.title}" in its title.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(messageOf(error));
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
