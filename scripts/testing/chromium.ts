import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not for us: either way not the one to start.
    return false;
  }
};

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Path of a browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; or null. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const installed = onPath(NAMES, env);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Path of Chromium's headless shell, or null: without windows, whose processes slow down a weak machine. */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | null =>
  onPath(SHELL_NAMES, env) ?? null;
