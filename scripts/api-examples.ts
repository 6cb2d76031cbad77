import { runStep } from "./run-step.ts";

/** Writes the examples of the API document anew, from the demo world as it is today: after a contract changed. */
const { code } = await runStep(process.execPath, ["tests/support/api-examples.ts"], { live: true });
process.exitCode = code;
