import { chmodSync, existsSync } from "node:fs";

/**
 * Keeps all new files and folders of this process and its children readable by their owner alone, and closes `folder`:
 * the database holds e-mail addresses and password hashes, dev.json the site's secrets.
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
