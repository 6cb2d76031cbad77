import { globSync } from "node:fs";
import { parseArgs } from "node:util";

/** Options of `npm test`. */
export interface TestOptions {
  /** Names of stages; empty for those of the mode. */
  readonly stages: readonly string[];
  /** Test files, relative to the project. */
  readonly files: readonly string[];
  /** Part of a test's title. */
  readonly title: string | null;
  /** A commit: only tests that the changes since then touch. */
  readonly changedSince: string | null;
  /** True runs everything there is, slow stages and all browser tests included. */
  readonly full: boolean;
  readonly watch: boolean;
  readonly list: boolean;
  readonly help: boolean;
  /** True keeps the processor busy in bursts beside the browser tests. */
  readonly stress: boolean;
  /** `2/3`: the second of three portions of the browser tests. */
  readonly shard: string | null;
  /** How often each browser test runs. */
  readonly repeat: number;
}

const OPTIONS = {
  title: { type: "string", short: "t" },
  changed: { type: "boolean" },
  since: { type: "string" },
  full: { type: "boolean" },
  watch: { type: "boolean", short: "w" },
  list: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  stress: { type: "boolean" },
  shard: { type: "string" },
  repeat: { type: "string" },
} as const;

export const USAGE = `npm test                                  required tests of a change: 10 to 25 minutes on two cores
npm run test:full                         everything: all languages and widths, attacks, crawls, drills, a sweep over days
npm test -- unit e2e                      stages
npm test -- attacks                       only hostile inputs, with the number of each class
npm test -- tests/e2e/chat.spec.ts        files, or folders
npm test -- unit --title "offside"        tests by text in their title (-t); without a stage or file every stage is loaded
npm test -- --changed [--since main]      tests affected by uncommitted changes, or by changes since a commit
npm test -- --watch shared/odds           unit tests again after every save (-w)
npm test -- --list [stage]                stages, or the files and tests of one
SKIP_BUILD=1 npm test -- e2e              tests the last build
npm test -- e2e --full                    all browser tests, not only the core
npm test -- e2e --stress [--repeat 3]     browser tests under bursts of load, to find wrong waits
npm test -- e2e --shard 1/3               a third of them
TEST_NOW=2026-12-03T03:00:00Z npm test    the demo world at another time; TEST_NOW=real for today`;

const isPath = (word: string): boolean => /[/.]/.test(word);

function filesOf(word: string): string[] {
  const found = globSync([word, `${word.replace(/\/$/, "")}/**/*.{test.ts,test.tsx,spec.ts}`]).filter(
    (file) => /\.(test\.tsx?|spec\.ts)$/.test(file),
  );
  if (found.length === 0) throw new Error(`No tests in ${word}.`);
  return found.map((file) => file.replaceAll("\\", "/")).toSorted();
}

/** Reads the arguments of `npm test`. Throws with the name of an unknown one. */
export function parseTestOptions(argv: readonly string[], stageNames: readonly string[]): TestOptions {
  const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  const stages = positionals.filter((word) => !isPath(word));
  const unknown = stages.filter((name) => !stageNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown stage: ${unknown.join(", ")}. Stages: ${stageNames.join(", ")}.`);
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1)
    throw new Error("--repeat must be a whole number of 1 or more.");
  const [, index, total] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard ?? "1/1") ?? [];
  if (!index || !total || Number(index) > Number(total))
    throw new Error("--shard must be a shard and the number of shards, for example 1/3.");
  return {
    stages,
    files: positionals.filter(isPath).flatMap(filesOf),
    title: values.title ?? null,
    changedSince: values.changed || values.since !== undefined ? (values.since ?? "HEAD") : null,
    full: values.full ?? false,
    watch: values.watch ?? false,
    list: values.list ?? false,
    help: values.help ?? false,
    stress: values.stress ?? false,
    shard: values.shard ?? null,
    repeat,
  };
}
