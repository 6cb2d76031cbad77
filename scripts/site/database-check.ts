import { statfsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "#shared/errors/index.ts";
import { databaseFile } from "../backup/local-data.ts";
import { SiteError } from "./site-error.ts";

/** How long a closing process may hold a database: the end of an earlier site writes its log into the file. */
const HELD_MS = 5_000;
/** Below this a site soon cannot write. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

const RESTORE =
  "Restore the last backup into a new folder (npm run restore -- --from <backup> --data-dir <new folder>) and start with that --data-dir.";

/** Refuses a start on a database that is damaged, locked or without disk space, by a SiteError with the remedy. */
export function checkDatabase(dataDir: string, leastFreeBytes = LEAST_FREE_BYTES): void {
  const path = databaseFile(dataDir);
  if (path === null) return;
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < leastFreeBytes)
    throw new SiteError(`The disk of ${path} is full: free up ${Math.ceil(leastFreeBytes / 2 ** 20)} MB.`);
  const fault = faultOf(path);
  if (fault === null) return;
  if (/locked|busy/i.test(fault))
    throw new SiteError(
      `The database ${path} is locked by another process (${fault}): end that process and start again.`,
    );
  if (/readonly|unable to open|permission|denied/i.test(fault))
    throw new SiteError(
      `This user cannot write the database ${path} (${fault}): make the user that runs the site the owner of the folder.`,
    );
  throw new SiteError(`The database ${path} is damaged (${fault}). ${RESTORE}`);
}

/** SQLite's error in one line; null where there is none. */
function faultOf(path: string): string | null {
  try {
    const file = new DatabaseSync(path, { timeout: HELD_MS });
    try {
      // A process that cannot begin to write could not migrate.
      file.exec("BEGIN IMMEDIATE; ROLLBACK;");
      const [row] = file.prepare("PRAGMA quick_check(1)").all();
      const verdict = String(row?.quick_check ?? "no answer");
      return verdict === "ok" ? null : verdict.replaceAll(/\s+/g, " ");
    } finally {
      file.close();
    }
  } catch (thrown) {
    return messageOf(thrown);
  }
}
