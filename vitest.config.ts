import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";

/** Milliseconds for nearly all; a slow machine that does other things too takes its time for the others. */
const UNIT_MS = 20_000;

/** Console errors and requests that a test did not expect fail it. */
const UNEXPECTED = "tests/support/unexpected.setup.ts";

/** Tests of one module, beside it: pure code, and the app; then the rules of the house, and what crosses packages. */
export default defineConfig({
  test: {
    // Of two cores vitest would leave one idle, though most of its files wait for the other's database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: UNEXPECTED,
          include: ["{edge,messages,origin,realtime,shared,scripts}/**/*.test.ts"],
          // Pure code keeps nothing between files: loaded once and not for each of them.
          isolate: false,
          testTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: "unit-web",
          setupFiles: UNEXPECTED,
          include: ["web/**/*.test.{ts,tsx}"],
          // Stores of the app are modules, so each file has its own of everything; a context costs a third of a process.
          pool: "vmThreads",
          testTimeout: UNIT_MS,
          // Some import what their tests show.
          hookTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          // It reads every source file, which takes a while where a slow machine does other things too.
          testTimeout: UNIT_MS,
        },
      },
      ...["integration", "attacks", "crawls", "drills", "sweep"].map((name, place) => ({
        test: {
          name,
          include: [`tests/${name === "integration" ? "{contract,integration}" : name}/**/*.test.ts`],
          // Loading Miniflare and what starts a site takes a second, and most files do not run much longer.
          isolate: false,
          // More than there are cores: files wait for Workers to start, for alarms, and for a service that is silent.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: place + 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
