import { defineConfig } from "vitest/config";

/** Three projects: pure code beside its source, what crosses packages, and the rules of the house. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{edge,origin,realtime,shared,scripts}/**/*.test.ts", "web/**/*.test.{ts,tsx}"],
          exclude: ["**/*.workers.test.ts"],
        },
      },
      { test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
      {
        test: {
          name: "integration",
          include: [
            "tests/{contract,integration}/**/*.test.ts",
            "{edge,origin,realtime}/**/*.workers.test.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
