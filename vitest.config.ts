import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";

/** Three projects: pure code beside its source, what crosses packages, and the rules of the house. */
export default defineConfig({
  test: {
    // Of two cores vitest would leave one idle, though most of its files wait for the other's database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{edge,origin,realtime,shared,scripts}/**/*.test.ts", "web/**/*.test.{ts,tsx}"],
          // Milliseconds for nearly all; a slow machine that does other things too takes its time for the others.
          testTimeout: 20_000,
        },
      },
      { test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
      {
        test: {
          name: "integration",
          include: ["tests/{contract,integration}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
