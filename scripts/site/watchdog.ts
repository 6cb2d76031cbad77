import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "../child-environment.ts";
import { descendantsOf, endOrphans, recordChildren } from "./child-processes.ts";

/**
 * Ends the children of a killed start, which workerd and PartyKit survive: a process of its own that notes them every
 * second until its standard input closes.
 */

const NOTE_MS = 1_000;

/** Starts the watchdog of this process, which holds the data folder. */
export function startWatchdog(dataDir: string): void {
  const watchdog = spawn(process.execPath, [fileURLToPath(import.meta.url), String(process.pid), dataDir], {
    // A group of its own: Ctrl-C goes to the start alone, which ends its children in order.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: childEnvironment(),
  });
  // A start without a watchdog works all the same; the next one ends its leftovers.
  watchdog.on("error", () => undefined);
  watchdog.unref();
}

function watch(parent: number, dataDir: string): void {
  let known = "";
  const timer = setInterval(() => {
    const children = descendantsOf(parent).filter(({ pid }) => pid !== process.pid);
    const text = JSON.stringify(children);
    if (text !== known && children.length > 0) recordChildren(dataDir, children);
    known = text;
  }, NOTE_MS);
  process.stdin.on("end", () => {
    clearInterval(timer);
    void endOrphans(dataDir);
  });
  process.stdin.resume();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) watch(Number(process.argv[2]), process.argv[3] ?? "");
