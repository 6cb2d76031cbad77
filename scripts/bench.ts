import { globSync } from "node:fs";
import { runStep } from "./run-step.ts";
import { buildSite } from "./site/build.ts";

/**
 * npm run bench: builds, then runs tests/bench/*.bench.ts one after another; `npm run bench -- server` only one, and
 * `npm run bench -- sources -- folder` hands what follows on to it.
 */
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
const given = process.argv.slice(2);
const end = given.includes("--") ? given.indexOf("--") : given.length;
const wanted = given.slice(0, end);
/** Benches of code that runs without a site, and that need a folder. */
const WITHOUT_SITE = ["sources"];
const benches = globSync("tests/bench/*.bench.ts")
  .sort()
  .filter((path) => {
    const isOne = (name: string) => path.endsWith(`/${name}.bench.ts`);
    return wanted.length === 0 ? !WITHOUT_SITE.some(isOne) : wanted.some(isOne);
  });
if (benches.length === 0) {
  console.error(`Unknown benchmark: ${wanted.join(", ")}`);
  process.exit(1);
}
if (!process.env.SKIP_BUILD && !wanted.every((name) => WITHOUT_SITE.includes(name))) await buildSite();
for (const path of benches) {
  console.log(`\n── ${path}`);
  const { code } = await runStep(process.execPath, [path, ...given.slice(end + 1)], {
    live: true,
    variables: BENCH_VARIABLES,
  });
  if (code !== 0) process.exitCode = 1;
}
