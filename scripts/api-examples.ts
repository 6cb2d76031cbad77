import { runStep } from "./run-step.ts";

/** Regenerates the examples of the API document from today's demo world: run it after a contract changed. */
const { code } = await runStep(process.execPath, ["tests/support/calls/api-examples.ts"], { live: true });
process.exitCode = code;
