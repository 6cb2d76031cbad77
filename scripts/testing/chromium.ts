import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not for us: either way not the one to start.
    return false;
  }
};

/** Path of a browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; or null. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
