import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseEnv } from "node:util";

/** PartyKit's command line as `node` starts it. */
export const PARTYKIT_CLI = resolve("node_modules/partykit/dist/bin.mjs");

/** The part of partykit.json whose paths are relative to the file's own folder. */
interface PartyKitConfig {
  readonly main: string;
  readonly parties: Readonly<Record<string, string>>;
}

/** Writes `<folder>/partykit.json` with the rooms' variables, readable by its owner: `--var` shows in process lists. */
export function writePartyKitConfig(
  folder: string,
  vars: Readonly<Record<string, string>>,
  from = "partykit.json",
): string {
  const config: PartyKitConfig = JSON.parse(readFileSync(from, "utf8"));
  const absolute = (path: string) => resolve(dirname(from), path);
  const parties = Object.fromEntries(
    Object.entries(config.parties).map(([name, path]) => [name, absolute(path)]),
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = resolve(folder, "partykit.json");
  const text = JSON.stringify({ ...config, main: absolute(config.main), parties, vars });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

/** The variables of the nearest file of a name, in this folder or one above. */
function nearestEnv(name: string): NodeJS.Dict<string> {
  for (let folder = resolve("."); ; folder = dirname(folder)) {
    const path = resolve(folder, name);
    if (existsSync(path)) return parseEnv(readFileSync(path, "utf8"));
    if (folder === dirname(folder)) return {};
  }
}

/** Names of variables that `partykit dev` would take from a `.env` or `.env.local` in its folder or above instead. */
export function variablesOverriddenByDotEnv(vars: Readonly<Record<string, string>>): string[] {
  const set = { ...nearestEnv(".env"), ...nearestEnv(".env.local") };
  return Object.keys(vars).filter((name) => set[name] !== undefined && set[name] !== vars[name]);
}
