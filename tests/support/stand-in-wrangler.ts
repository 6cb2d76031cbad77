import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Arguments and input of a wrangler call. */
export interface WranglerCall {
  readonly args: readonly string[];
  readonly input: string;
}

/** The response to calls with this prefix; with `after` only once such a call was made. The first match counts. */
export interface WranglerAnswer {
  readonly begins: string;
  readonly after?: string;
  readonly code?: number;
  readonly stdout?: unknown;
  /** Text beside its response, where wrangler writes warnings and errors. */
  readonly stderr?: string;
}

const PROGRAM = `#!/usr/bin/env node
const fs = require("node:fs");
const args = process.argv.slice(2);
const { calls, answers } = JSON.parse(fs.readFileSync(__dirname + "/plan.json", "utf8"));
const before = fs.existsSync(calls) ? fs.readFileSync(calls, "utf8").trim().split("\\n").map((line) => JSON.parse(line).args.join(" ")) : [];
fs.appendFileSync(calls, JSON.stringify({ args, input: fs.readFileSync(0, "utf8") }) + "\\n");
const line = args.join(" ");
const found = answers.find(({ begins, after }) => line.startsWith(begins) && (after === undefined || before.some((one) => one.startsWith(after))));
if (found?.stdout !== undefined) console.log(JSON.stringify(found.stdout));
if (found?.stderr !== undefined) console.error(found.stderr);
process.exitCode = found?.code ?? 0;
`;

/** Cloudflare, as far as a deployment sees it: a stand-in for wrangler that records its calls. */
export function standInWrangler() {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  const program = join(folder, "wrangler");
  const plan = join(folder, "plan.json");
  const calls = join(folder, "calls.jsonl");
  writeFileSync(program, PROGRAM);
  chmodSync(program, 0o700);
  const answer = (answers: readonly WranglerAnswer[]) =>
    writeFileSync(plan, JSON.stringify({ calls, answers }));
  answer([]);
  return {
    /** Environment of a command; notes of deployments stay in this folder too. */
    env: { WRANGLER: program, DEPLOY_NOTES: join(folder, "before.json") },
    answer,
    /** Takes the calls since the last time. */
    takeCalls(): readonly WranglerCall[] {
      if (!existsSync(calls)) return [];
      const lines = readFileSync(calls, "utf8").trim().split("\n");
      rmSync(calls);
      return lines.map((line) => JSON.parse(line));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
