import { expect, it } from "vitest";
import { describeOutcome } from "./outcome.ts";

it("the summary of a stage ends with the names of what failed", () => {
  const failures = ["✘ a.spec.ts:7 › it works\n    why", "✘ b.spec.ts:1 › so does it\n    why not"];
  expect(
    describeOutcome({
      stage: "e2e",
      seconds: 1,
      passed: 3,
      failed: 2,
      skipped: 1,
      notes: ["slow"],
      failures,
    }).split("\n"),
  ).toEqual([
    "FAIL e2e            3 passed, 2 failed, 1 skipped (1.0 s)",
    "       slow",
    "       ✘ a.spec.ts:7 › it works",
    "       ✘ b.spec.ts:1 › so does it",
  ]);
});
