import { chmodSync, existsSync } from "node:fs";

/**
 * Makes every file and folder that this process and its children create from now on readable by their owner alone: the
 * database holds e-mail addresses and password hashes, dev.json the site's secrets. A folder from before is closed too.
 */
export function keepFilesPrivate(folder: string): void {
  process.umask(0o077);
  if (!existsSync(folder)) return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Another user owns the folder and decides; the files in it are closed all the same.
  }
}
