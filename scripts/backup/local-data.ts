import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "../site/site-error.ts";
import type { QueryRows } from "./database-schema.ts";

/** Folders of the database and the pictures in the local runtime's data folder. */
const D1 = "workers/v3/d1/miniflare-D1DatabaseObject";
const R2 = "workers/v3/r2";

/** The database's file below a data folder; null where no site has run on it. Throws a SiteError where there are several. */
export const databaseFile = (dataDir: string): string | null => {
  const files = globSync("*.sqlite", { cwd: join(dataDir, D1) }).filter((one) => one !== "metadata.sqlite");
  if (files.length > 1)
    throw new SiteError(
      `${join(dataDir, D1)} contains several databases: ${files.toSorted().join(", ")}. Move away those of other sites, with their -wal and -shm files.`,
    );
  const [name] = files;
  return name === undefined ? null : join(dataDir, D1, name);
};

export const queryFile = (file: DatabaseSync): QueryRows => {
  return async (sql) => file.prepare(sql).all();
};

/** How long a process may hold a file: the runtime locks one wholly ten idle seconds after its last use. */
const HELD_MS = 10_000;

/** A copy of a SQLite file as of one moment, also while others write to it (SQLite's backup API in one step). Throws a SiteError. */
async function copyFile(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const source = new DatabaseSync(from, { timeout: HELD_MS });
  try {
    // All pages at once: between steps others could write, and it would start over.
    await backup(source, to, { rate: 2_147_483_647 });
  } catch (thrown) {
    // SQLite's own words for a file that stayed held are "not an error".
    throw new SiteError(
      `${from} could not be copied: another process locks it, or the disk is full. Try again, or stop the site first. (${messageOf(thrown)})`,
    );
  } finally {
    source.close();
  }
}

/** Runs a function with a copy of a site's database as of one moment, which is deleted afterwards. */
export async function withDatabaseCopy<Result>(
  dataDir: string,
  run: (query: QueryRows) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(dataDir);
  if (file === null) throw new SiteError(`${dataDir} contains no database: specify the site's data folder.`);
  const folder = mkdtempSync(join(tmpdir(), "bongda-copy-"));
  try {
    const copy = join(folder, "copy.sqlite");
    await copyFile(file, copy);
    const opened = new DatabaseSync(copy);
    try {
      return await run(queryFile(opened));
    } finally {
      opened.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies files that never change, except those already there. A file deleted meanwhile is left out. */
function copyBytes(fromDir: string, toDir: string): void {
  for (const entry of globSync("**/*", { cwd: fromDir, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(toDir, relative(fromDir, from));
    if (!entry.isFile() || /\.sqlite(-shm|-wal)?$/.test(entry.name) || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    try {
      copyFileSync(from, to);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "ENOENT") throw thrown;
    }
  }
}

/** Copies the pictures: bytes, their list, then those added meanwhile, since a replaced one may go before its copy. */
export async function copyPictures(fromDir: string, toDir: string): Promise<void> {
  if (!existsSync(fromDir)) return;
  copyBytes(fromDir, toDir);
  for (const list of globSync("**/*.sqlite", { cwd: fromDir }))
    await copyFile(join(fromDir, list), join(toDir, list));
  copyBytes(fromDir, toDir);
}

export const picturesOf = (dataDir: string): string => join(dataDir, R2);
