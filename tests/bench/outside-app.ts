import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { childEnvironment } from "#scripts/child-environment.ts";

/** Programs that a bench compares with or measures by: installed below .data, as they are no part of the project. */
const FOLDER = resolve(".data/bench-apps");

/** npm settings that a machine may need for installations. */
const NPM_VARIABLES = ["npm_config_cache", "npm_config_registry", "npm_config_userconfig"];

/** Runs a command and returns its output; rejects with the output when it fails. */
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

/** Copies a folder of tests/bench and installs the packages of its package.json; an earlier installation is reused. */
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
