import { runStep } from "./run-step.ts";

/**
 * npm run types: generated code first, then the three projects side by side. Each has one checker: of the usual four,
 * each repeats much of the others' work, which takes twice the processor.
 */
const bin = "node_modules/.bin";

const failed: string[] = [];
const step = async (name: string, command: string, args: readonly string[]) => {
  const result = await runStep(command, args);
  if (result.code === 0) return;
  failed.push(name);
  console.error(`types: ${name} failed\n${result.output}`);
};

// Its Vite configuration compiles the messages too.
await step("route types", `${bin}/react-router`, ["typegen"]);
await Promise.all(
  ["workers", "web", "node"].map((project) =>
    step(`tsconfig.${project}.json`, `${bin}/tsc`, [
      ...["-p", `tsconfig.${project}.json`, "--checkers", "1"],
      ...["--incremental", "--tsBuildInfoFile", `node_modules/.cache/tsc/${project}.tsbuildinfo`],
    ]),
  ),
);
process.exitCode = failed.length === 0 ? 0 : 1;
if (failed.length === 0) console.log("types: four steps, no errors");
