import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isRecord } from "#shared/json/is-record.ts";

/** A Worker's configuration as wrangler reads it. */
export type WorkerConfig = Record<string, unknown>;

export const readConfig = (path: string): WorkerConfig => JSON.parse(readFileSync(path, "utf8"));

/** A Worker's settings as its configuration has them. */
export const settingsIn = (config: WorkerConfig): Readonly<Record<string, unknown>> =>
  isRecord(config.vars) ? config.vars : {};

/** The setting for search engines: an unset variable falls back to edge's configuration. */
export function indexingOf({ INDEXING }: NodeJS.ProcessEnv, edge: WorkerConfig): "open" | "closed" {
  return (INDEXING || settingsIn(edge).INDEXING) === "closed" ? "closed" : "open";
}

/** Writes a configuration; gives the path. Paths in it count from its folder. */
export function writeConfig(path: string, config: WorkerConfig): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

/** Origin's binding to a database. */
export const databaseBinding = (name: string, id: string): WorkerConfig => ({
  ...{ binding: "DB", database_name: name, database_id: id },
  migrations_dir: resolve("origin/db/migrations"),
});
