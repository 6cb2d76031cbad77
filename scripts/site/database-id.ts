import { readFileSync } from "node:fs";
import { SiteError } from "./site-error.ts";

/** The id under which the local runtime keeps the database of a wrangler file. */
export function databaseIdOf(configPath: string): string {
  const id = /^database_id = "([^"]+)"/m.exec(readFileSync(configPath, "utf8"))?.[1];
  if (id === undefined) throw new SiteError(`${configPath} names no database_id.`);
  return id;
}
