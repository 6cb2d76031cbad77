import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { childEnvironment } from "../child-environment.ts";
import { runStep } from "../run-step.ts";
import { findChromium } from "./chromium.ts";
import { failuresOfPlaywright, flakyOfPlaywright, PlaywrightFailures } from "./failures.ts";
import { oneTest } from "./outcome.ts";
import { readQuarantine } from "./quarantine.ts";
import { escapePattern, type Selection, type Stage, TEST_VARIABLES } from "./stage.ts";

const bin = "node_modules/.bin";
/** The tag of browser tests that `npm test` leaves to `npm run test:full`. */
const FULL_TAG = "@full";

/** The part of Playwright's JSON report that is counted. */
const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  ...PlaywrightFailures.shape,
});

const HOW_TO_GET_ONE =
  "Chromium or Chrome was not found and could not be installed. Install it and, if it is not on the PATH, set its path: CHROMIUM_PATH=/path/to/chromium npm test";

/** Finds a browser or installs one: through Playwright, else through apt as root. */
async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log("No Chromium found; installing one through Playwright …");
  await runStep(`${bin}/playwright`, ["install", "chromium"], {
    live: true,
    variables: TEST_VARIABLES,
  });
  const downloaded = findChromium();
  if (downloaded !== null || process.getuid?.() !== 0) return downloaded;
  console.log("Playwright could not install it; trying apt-get …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runStep("apt-get", ["update"], { live: true, env });
  await runStep("apt-get", ["install", "-y", "chromium"], { live: true, env });
  // Not every release has it, and the tests do without.
  await runStep("apt-get", ["install", "-y", "chromium-headless-shell"], { live: true, env });
  return findChromium();
}

/** The arguments by which Playwright takes a selection. */
function selectionArguments({ files, title, changedSince, full, shard, repeat }: Selection): string[] {
  return [
    // Playwright takes its arguments as patterns of paths.
    ...files.map((file) => `${escapePattern(file)}$`),
    // An explicitly selected file or title runs whole.
    ...(full || files.length > 0 || title !== null ? [] : ["--grep-invert", FULL_TAG]),
    ...(title === null ? [] : ["--grep", escapePattern(title)]),
    ...(changedSince === null ? [] : [`--only-changed=${changedSince}`]),
    ...(shard === null ? [] : ["--shard", shard]),
    ...(repeat === 1 ? [] : ["--repeat-each", String(repeat)]),
    "--pass-with-no-tests",
  ];
}

const projectArguments = (projects: readonly string[]): string[] =>
  projects.map((project) => `--project=${project}`);

/** Starts the bursts of load of `--stress`; the returned function ends them. */
function startLoad(stress: boolean): () => void {
  if (!stress) return () => undefined;
  const load = spawn(process.execPath, ["scripts/testing/load-bursts.ts"], {
    stdio: "inherit",
    env: childEnvironment(),
  });
  return () => void load.kill("SIGKILL");
}

/**
 * Browser tests of projects of playwright.config.ts.
 *
 * @param describe A line for the summary: how many tests passed, of how many.
 */
export const browserStage = (
  projects: readonly string[],
  describe: (passed: number, all: number) => string | null = () => null,
): Stage => ({
  async run(selection, reportPath) {
    // playwright.config.ts finds it by the same rules.
    if ((await ensureChromium()) === null) return oneTest(false, [HOW_TO_GET_ONE]);
    const stopLoad = startLoad(selection.stress);
    const { code } = await runStep(
      `${bin}/playwright`,
      ["test", ...projectArguments(projects), ...selectionArguments(selection)],
      {
        live: true,
        variables: TEST_VARIABLES,
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
          FORCE_COLOR: "0",
          // Under stress every failure counts: finding them is the purpose.
          ...(selection.stress ? { TEST_RETRIES: "0" } : {}),
        },
      },
    ).finally(stopLoad);
    const report = Report.safeParse(readJson(reportPath));
    if (!report.success) return oneTest(code === 0, ["Playwright wrote no report"]);
    const { stats, errors } = report.data;
    const quarantined = readQuarantine().length;
    const passed = stats.expected + stats.flaky;
    const line = describe(passed, passed + stats.unexpected + stats.skipped);
    return {
      passed,
      failed: code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected,
      skipped: stats.skipped,
      notes: [
        ...(line === null ? [] : [line]),
        ...errors.map((error) => error.message?.split("\n")[0] ?? "an error outside the tests"),
        ...(quarantined > 0 ? [`${quarantined} in quarantine: tests/e2e/quarantine.json`] : []),
      ],
      failures: failuresOfPlaywright(report.data),
      flaky: flakyOfPlaywright(report.data),
    };
  },
  async list(selection) {
    await runStep(
      `${bin}/playwright`,
      ["test", "--list", ...projectArguments(projects), ...selectionArguments(selection)],
      {
        live: true,
        variables: TEST_VARIABLES,
      },
    );
  },
});

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // It ended before it could write one.
    return null;
  }
}
