import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { takeStep, wranglerStep } from "../deploy/deploy-step.ts";
import { runWrangler } from "../deploy/wrangler-answer.ts";
import { SiteError } from "../site/site-error.ts";
import type { QueryRows } from "./database-schema.ts";

/** A D1 database, by its name and the configuration that knows it. */
export interface DeployedDatabase {
  readonly name: string;
  readonly config: string;
}

/** Result of one statement in `wrangler d1 execute --json`. */
const QueryOutput = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

const executed = ({ name, config }: DeployedDatabase) => [
  "d1",
  "execute",
  name,
  "--remote",
  "--config",
  config,
];

/** Queries a deployed database through wrangler. */
export const queryDeployed =
  (database: DeployedDatabase): QueryRows =>
  async (sql) => {
    const { json, output } = await runWrangler([...executed(database), "--json", "--command", sql]);
    const read = QueryOutput.safeParse(json);
    if (!read.success) throw new SiteError(`The database ${database.name} did not respond:\n${output}`);
    return read.data[0]?.results ?? [];
  };

/** Runs a file of statements in a deployed database; `fill` writes it at the path that it is given. The platform takes it in whole. */
export async function runDeployed(
  database: DeployedDatabase,
  what: string,
  fill: (path: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bongda-restore-"));
  try {
    const file = join(folder, "database.sql");
    await fill(file);
    const args = [...executed(database), "--yes", "--file", file];
    await takeStep(wranglerStep(what, args));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
