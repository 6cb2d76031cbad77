import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { childEnvironment } from "#scripts/child-environment.ts";

/** Programs that a bench compares with, or judges by: installed below .data, as nothing of them belongs to the project. */
const FOLDER = resolve(".data/bench-apps");

/** Settings of npm that a machine may need for its installations. */
const NPM_VARIABLES = ["npm_config_cache", "npm_config_registry", "npm_config_userconfig"];

/** Runs a command to its end and gives what it printed; rejects with that when it fails. */
export function runIn(cwd: string, command: string, args: readonly string[], env = {}): Promise<string> {
  let output = "";
  const child = spawn(command, args, { cwd, env: childEnvironment(NPM_VARIABLES, { CI: "1", ...env }) });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done(output) : fail(new Error(`${command} ${args.join(" ")} in ${cwd}:\n${output}`)),
    );
  });
}

/** Copies a folder of tests/bench and installs what its package.json names; where that was done before, it stays. */
export async function installOutside(source: string, name: string): Promise<string> {
  const cwd = `${FOLDER}/${name}`;
  mkdirSync(cwd, { recursive: true });
  cpSync(resolve("tests/bench", source), cwd, { recursive: true });
  if (!existsSync(`${cwd}/node_modules`)) {
    console.log(`${name}: installing`);
    await runIn(cwd, "npm", ["install", "--no-audit", "--no-fund"]);
  }
  return cwd;
}
