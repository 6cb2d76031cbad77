import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "#scripts/backup/local-data.ts";
import { childEnvironment } from "#scripts/child-environment.ts";

/** The database of a data folder, really damaged or really locked by another process. */

function fileOf(dataDir: string): string {
  const file = databaseFile(dataDir);
  if (file === null) throw new Error(`${dataDir} has no database`);
  return file;
}

function overwrite(path: string, from: number, bytes: number): void {
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, from);
  closeSync(file);
}

/** Runs a function on the file after a checkpoint of its WAL: data in the WAL would hide the damage. */
function withFile<Result>(dataDir: string, run: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(fileOf(dataDir));
  try {
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return run(db);
  } finally {
    db.close();
  }
}

/** Overwrites the first page of a table and of each of its indexes with garbage. No site may run on the data. */
export function damageTable(dataDir: string, table: string): void {
  const { pages, size } = withFile(dataDir, (db) => ({
    pages: db.prepare("SELECT rootpage FROM sqlite_master WHERE tbl_name = ? AND rootpage > 0").all(table),
    size: Number(db.prepare("PRAGMA page_size").get()?.page_size),
  }));
  for (const { rootpage } of pages) overwrite(fileOf(dataDir), (Number(rootpage) - 1) * size, size);
}

/** Leaves a file that is no longer a database. No site may run on the data. */
export function damageHeader(dataDir: string): void {
  withFile(dataDir, () => undefined);
  overwrite(fileOf(dataDir), 0, 100);
}

/** Starts another process that locks the database for writing until it is killed, and waits for the lock. */
export async function holdDatabase(dataDir: string): Promise<ChildProcess> {
  const script = `const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.argv[1], { timeout: 10000 }).exec("BEGIN IMMEDIATE");
    console.log("held"); setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ["-e", script, fileOf(dataDir)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: childEnvironment(),
  });
  for await (const text of holder.stdout) if (String(text).includes("held")) return holder;
  throw new Error("the database could not be held");
}
