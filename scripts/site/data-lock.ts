import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SiteError } from "./site-error.ts";

/**
 * One site at a time on a data folder: two would lock each other's database and both publish. The file holds the
 * owner's process id, which tells a crash's lock from a live one.
 */

function ownerOf(file: string): number | null {
  try {
    const text = readFileSync(file, "utf8");
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  } catch {
    // No lock, or an unreadable one: nobody holds it.
    return null;
  }
}

/** True if a process with this id exists, under any owner. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The process that holds a data folder; null where none that runs does. */
export function holderOf(dataDir: string): number | null {
  const owner = ownerOf(join(dataDir, "site.pid"));
  return owner !== null && isRunning(owner) ? owner : null;
}

/**
 * Locks a data folder for this process; returns the function that releases it. Throws a SiteError when it is in use.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, "site.pid");
  const owner = holderOf(dataDir);
  if (owner !== null) {
    throw new SiteError(
      `The data folder ${dataDir} is used by another site (process ${owner}). Stop that site, or choose another ` +
        `folder with --data-dir or DATA_DIR. If no site is running, remove ${file}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
}
