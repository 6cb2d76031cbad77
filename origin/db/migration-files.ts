import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Migration } from "./migrate.ts";

/** Folder of the SQL files, the one that `migrations_dir` in origin/wrangler.toml names. */
const FOLDER = fileURLToPath(new URL("./migrations/", import.meta.url));

/** Every migration of the repository, for Node programs that migrate a local database (start script, tests). */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => ({ name, sql: readFileSync(`${FOLDER}${name}`, "utf8") }));
}
