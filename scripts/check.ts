import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOutcome } from "./testing/outcome.ts";
import { lintStage, type Stage, typesStage, unusedStage } from "./testing/plain-stages.ts";
import { vitestStage } from "./testing/vitest-stage.ts";

/** npm run check: what to run before a commit. No build, no browser. */
const stages: Record<string, Stage> = {
  lint: lintStage,
  types: typesStage,
  unused: unusedStage,
  unit: vitestStage("unit"),
  architecture: vitestStage("architecture"),
};

const lines: string[] = [];
for (const [stage, run] of Object.entries(stages)) {
  const startedMs = Date.now();
  console.log(`\n── ${stage}`);
  const counts = await run(join(tmpdir(), `bongda-check-${process.pid}-${stage}.json`));
  lines.push(describeOutcome({ stage, seconds: (Date.now() - startedMs) / 1000, ...counts }));
  if (counts.failed > 0) process.exitCode = 1;
}
console.log(`\n${lines.join("\n")}`);
