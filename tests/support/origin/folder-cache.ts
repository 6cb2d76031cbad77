import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { realNow } from "#scripts/site/clock/shift-date.ts";
import { isRunning } from "#scripts/site/data-lock.ts";

/** Folders that take a while to make and that many test files begin with: the first user makes each. */

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = [
  "{origin,realtime,shared}/**/*.{ts,json,sql,toml}",
  "messages/*.json",
  "scripts/site/clock/*.ts",
  "tests/support/{test-clock,origin/{bundle-worker,demo-origin,origin-harness}}.ts",
  "package{,-lock}.json",
];
const CACHE = join(ROOT, "node_modules/.cache/tests/folders");
/** Folders that others may still be reading, of changed sources or expired. */
export const KEPT_MS = 4 * 3_600_000;
/** Longer than anything takes to make: a slower maker has stopped, though its process may continue with other files. */
export const MAKING_MS = 5 * 60_000;
/** Interval of polling for another process's result. */
const LOOK_MS = 100;

/** One text for all sources of the Workers, as they are now. */
function hashOfSources(): string {
  const sum = createHash("sha256");
  for (const path of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    // Tests are no part of a Worker.
    if (/\.test\.ts$/.test(path)) continue;
    sum
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return sum.digest("hex").slice(0, 16);
}

let hash: string | null = null;

/** Finished folders of a name, with the times they were made. */
const finishedFolders = (name: string) =>
  readdirSync(CACHE).flatMap((entry) => {
    const [, owner, of = "", at] = /^(.+)@([0-9a-f]+)@(\d+)@\w+$/.exec(entry) ?? [];
    return owner === name ? [{ path: join(CACHE, entry), sources: of, madeMs: Number(at) }] : [];
  });

/** Unfinished folders of a name, with their owners and the times of their last change. */
const unfinished = (name: string) =>
  readdirSync(CACHE).flatMap((entry) => {
    const [, owner, of = "", pid] = /^making-(.+)@([0-9a-f]+)@(\d+)@\w+$/.exec(entry) ?? [];
    const path = join(CACHE, entry);
    const found = owner === name && statSync(path, { throwIfNoEntry: false });
    return found ? [{ path, sources: of, pid: Number(pid), madeMs: found.mtimeMs }] : [];
  });

/** True if another process is filling such a folder now. */
const isInProgress = (name: string) =>
  unfinished(name).some(
    ({ sources, pid, madeMs }) =>
      sources === hash && pid !== process.pid && realNow() - madeMs < MAKING_MS && isRunning(pid),
  );

interface Lasting {
  /** How long a folder may be reused; by default for ever. */
  readonly lastsMs?: number;
}

/**
 * The folder that `make` has filled, of the current sources. It is read-only: a caller copies it to change it. A
 * process waits for another one that is making it; two that start at the same moment both make one.
 */
export async function cachedFolder(
  name: string,
  make: (folder: string) => Promise<void>,
  { lastsMs = Number.POSITIVE_INFINITY }: Lasting = {},
): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  hash ??= hashOfSources();
  for (const { path, madeMs } of [...finishedFolders(name), ...unfinished(name)])
    if (realNow() - madeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  const standing = () =>
    finishedFolders(name).find(({ sources, madeMs }) => sources === hash && realNow() - madeMs < lastsMs);
  let stands = standing();
  while (!stands && isInProgress(name)) {
    await pause(LOOK_MS);
    stands = standing();
  }
  // It may have been finished between the two checks.
  stands ??= standing();
  if (stands) return stands.path;
  const making = mkdtempSync(join(CACHE, `making-${name}@${hash}@${process.pid}@`));
  try {
    await make(making);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  // Two may be made within a millisecond: the name ends with the unique name of the folder it was made in.
  const made = join(CACHE, `${name}@${hash}@${realNow()}@${making.slice(-6)}`);
  renameSync(making, made);
  return made;
}
