import { globSync } from "node:fs";
import { runStep } from "./run-step.ts";
import { buildSite } from "./site/build.ts";

/** npm run bench: builds, then runs tests/bench/*.bench.ts one after another; `npm run bench -- server` only one. */
const BENCH_VARIABLES = [
  ...["ROUNDS", "SECONDS", "SEED", "FAULTS", "REQUESTS", "SEASONS", "CALLS", "OPEN_S", "BESIDE"],
  ...[
    "KEEP_STORES",
    "SKIP_OTHERS_BUILD",
    "CHROMIUM_PATH",
    "DEBUG_REALTIME",
    "npm_config_cache",
    "npm_config_registry",
    "npm_config_userconfig",
  ],
];
const wanted = process.argv.slice(2);
const benches = globSync("tests/bench/*.bench.ts")
  .sort()
  .filter((path) => wanted.length === 0 || wanted.some((name) => path.endsWith(`/${name}.bench.ts`)));
if (benches.length === 0) {
  console.error(`Unknown benchmark: ${wanted.join(", ")}`);
  process.exit(1);
}
if (!process.env.SKIP_BUILD) await buildSite();
for (const path of benches) {
  console.log(`\n── ${path}`);
  const { code } = await runStep(process.execPath, [path], { live: true, variables: BENCH_VARIABLES });
  if (code !== 0) process.exitCode = 1;
}
