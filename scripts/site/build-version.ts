import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { EDGE_DIR } from "./built-worker.ts";

/** Beside edge's modules; wrangler uploads modules only. */
const FILE = "build-version.txt";

/** Stores the version of a build beside edge's Worker, for checks whether it is the one online. */
export const buildVersion = (version: string): Plugin => ({
  name: "build-version",
  applyToEnvironment: (environment) => environment.name === "ssr",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: version });
  },
});

/** The version of the last build, as `/health` will report it; null where there is none. */
export function builtVersion(): string | null {
  const path = join(EDGE_DIR, FILE);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
