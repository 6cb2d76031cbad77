import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOutcome } from "./testing/outcome.ts";
import { EVERYTHING } from "./testing/stage.ts";
import { STAGES } from "./testing/stages.ts";
import { vitestStage } from "./testing/vitest-stage.ts";

/** npm run check: the checks to run before a commit. No build, no browser; unit tests only. */

const { lint, types, unused, architecture } = STAGES;
const lines: string[] = [];
for (const [name, stage] of Object.entries({
  lint,
  types,
  unused,
  unit: vitestStage("unit"),
  architecture,
})) {
  const startedMs = Date.now();
  console.log(`\n── ${name}`);
  const counts = await stage.run(EVERYTHING, join(tmpdir(), `bongda-check-${process.pid}-${name}.json`));
  lines.push(describeOutcome({ stage: name, seconds: (Date.now() - startedMs) / 1000, ...counts }));
  if (counts.failed > 0) process.exitCode = 1;
}
console.log(`\n${lines.join("\n")}`);
