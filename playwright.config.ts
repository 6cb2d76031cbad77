import { defineConfig, devices } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./scripts/testing/chromium.ts";
import { quarantinePatterns } from "./scripts/testing/quarantine.ts";
import { startTestClock } from "./tests/support/test-clock.ts";

startTestClock();

const chromium = findChromium();
/** What somebody has chosen is what everything runs in. */
const shell = process.env.CHROMIUM_PATH ? chromium : (findHeadlessShell() ?? chromium);
const isRoot = process.getuid?.() === 0;

/** Tests that watch matches being played: most of their time they wait. */
const LIVE = ["live-prices.spec.ts", "live-replay.spec.ts", "spoiler-shield.spec.ts"];
/** Tests of what only a whole browser has: notifications. */
const WHOLE = ["push.spec.ts"];

const launching = (executablePath: string | null) => ({
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      // Chromium refuses its sandbox to root.
      ...(isRoot ? ["--no-sandbox"] : []),
      // Nothing of its own accord: a test sees only its own traffic.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
    ],
  },
});

/** Browser tests. Each worker starts a site of its own from the last build (tests/support/browser/site-fixture.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/browser/demo-world.setup.ts",
  outputDir: "test-results",
  // One for all, and only against what hangs: on a machine half as fast as usual axe takes two minutes for four pages.
  timeout: 360_000,
  // What a reader waits a tenth of a second for, where two sites and two browsers share a slow processor.
  expect: { timeout: 60_000 },
  // Each with a site of its own. One waits for live play while the others keep the processor busy.
  workers: 3,
  // A test that passes when it is retried is named as flaky at the end (scripts/testing/browser-stage.ts).
  retries: Number(process.env.TEST_RETRIES ?? (process.env.CI ? 1 : 0)),
  grepInvert: quarantinePatterns(),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  projects: [
    { name: "live", testMatch: LIVE, workers: 1, use: launching(shell) },
    { name: "pages", testIgnore: [...LIVE, ...WHOLE], workers: 2, use: launching(shell) },
    { name: "whole", testMatch: WHOLE, workers: 1, use: launching(chromium) },
    { name: "spec", testDir: "tests/spec", workers: 2, use: launching(shell) },
  ],
  use: {
    // A trace of every test takes a third of the processor. For one test: `npx playwright test … --trace on`.
    trace: "off",
    // Between a page and its site it would take the requests that tests look at or answer. Tests of it ask for it.
    serviceWorkers: "block",
  },
});
