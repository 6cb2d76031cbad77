import { globSync, readFileSync } from "node:fs";
import * as z from "zod";
import { runStep } from "../run-step.ts";
import { findChromium } from "./chromium.ts";
import { failuresOfPlaywright, PlaywrightFailures } from "./failures.ts";
import { oneTest } from "./outcome.ts";
import type { Stage } from "./plain-stages.ts";

const bin = "node_modules/.bin";

/** The part of Playwright's JSON report that is counted. */
const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  ...PlaywrightFailures.shape,
});

const HOW_TO_GET_ONE =
  "No Chromium or Chrome was found and none could be installed. Install one and, if it is not on the PATH, say where it is: CHROMIUM_PATH=/path/to/chromium npm test";

/** Finds a browser or installs one: through Playwright, else through apt as root. */
async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log("No Chromium found; installing one through Playwright …");
  await runStep(`${bin}/playwright`, ["install", "chromium"], { live: true });
  const downloaded = findChromium();
  if (downloaded !== null || process.getuid?.() !== 0) return downloaded;
  console.log("That did not work; trying apt-get …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runStep("apt-get", ["update"], { live: true, env });
  await runStep("apt-get", ["install", "-y", "chromium"], { live: true, env });
  // Not every release has it, and the tests do without.
  await runStep("apt-get", ["install", "-y", "chromium-headless-shell"], { live: true, env });
  return findChromium();
}

/** Browser tests; see playwright.config.ts. */
export const browserStage: Stage = async (reportPath) => {
  if (globSync("tests/e2e/*.spec.ts").length === 0) return oneTest(false, ["there are no browser tests"]);
  // playwright.config.ts finds it by the same rules.
  if ((await ensureChromium()) === null) return oneTest(false, [HOW_TO_GET_ONE]);
  const { code } = await runStep(`${bin}/playwright`, ["test"], {
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath, FORCE_COLOR: "0" },
  });
  const report = Report.safeParse(readJson(reportPath));
  if (!report.success) return oneTest(code === 0, ["Playwright wrote no report"]);
  const { stats, errors } = report.data;
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    notes: errors.map((error) => error.message?.split("\n")[0] ?? "an error outside of the tests"),
    failures: failuresOfPlaywright(report.data),
  };
};

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // It ended before it could write one.
    return null;
  }
}
