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

/** Folders that take a while to make and that many test files begin with: each is made by the first that needs it. */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MADE_OF = [
  "{origin,realtime,shared}/**/*.{ts,json,sql,toml}",
  "scripts/site/clock/*.ts",
  "tests/support/{bundle-worker,demo-origin,origin-harness,test-clock}.ts",
  "package{,-lock}.json",
];
const CACHE = join(ROOT, "node_modules/.cache/tests/folders");
/** What others may still be reading, of sources that have changed since or from shortly before it had lasted long enough. */
export const KEPT_MS = 4 * 3_600_000;
/** Longer than anything takes to make: who takes longer has stopped, though its process may go on with other files. */
export const MAKING_MS = 5 * 60_000;
/** Between two looks at whether somebody else has finished. */
const LOOK_MS = 100;

/** One text for everything that Workers are made of, as it stands in the folder now. */
function hashOfSources(): string {
  const sum = createHash("sha256");
  for (const path of globSync(MADE_OF, { cwd: ROOT }).toSorted()) {
    // A test changes no Worker.
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

/** Folders of a name that stand, with the moments at which they were made. */
const madeFolders = (name: string) =>
  readdirSync(CACHE).flatMap((entry) => {
    const [, owner, of = "", at] = /^(.+)@([0-9a-f]+)@(\d+)@\w+$/.exec(entry) ?? [];
    return owner === name ? [{ path: join(CACHE, entry), sources: of, madeMs: Number(at) }] : [];
  });

/** Folders of a name that somebody makes, or gave up making, with whose they are and the moments at which they were last changed. */
const unfinished = (name: string) =>
  readdirSync(CACHE).flatMap((entry) => {
    const [, owner, of = "", pid] = /^making-(.+)@([0-9a-f]+)@(\d+)@\w+$/.exec(entry) ?? [];
    const path = join(CACHE, entry);
    const found = owner === name && statSync(path, { throwIfNoEntry: false });
    return found ? [{ path, sources: of, pid: Number(pid), madeMs: found.mtimeMs }] : [];
  });

/** Whether another process is filling such a folder at this moment. */
const isBeingMade = (name: string) =>
  unfinished(name).some(
    ({ sources, pid, madeMs }) =>
      sources === hash && pid !== process.pid && realNow() - madeMs < MAKING_MS && isRunning(pid),
  );

interface Lasting {
  /** For how long it is taken as it is; for ever unless told otherwise. */
  readonly lastsMs?: number;
}

/**
 * The folder that `make` has filled, of the sources as they are now. Nobody writes to it again: who changes something
 * copies it. A process that finds another one making it waits; two that begin in the same moment both make one.
 */
export async function madeOnce(
  name: string,
  make: (folder: string) => Promise<void>,
  { lastsMs = Number.POSITIVE_INFINITY }: Lasting = {},
): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  hash ??= hashOfSources();
  for (const { path, madeMs } of [...madeFolders(name), ...unfinished(name)])
    if (realNow() - madeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  const standing = () =>
    madeFolders(name).find(({ sources, madeMs }) => sources === hash && realNow() - madeMs < lastsMs);
  let stands = standing();
  while (!stands && isBeingMade(name)) {
    await pause(LOOK_MS);
    stands = standing();
  }
  // It may have been finished between the two looks.
  stands ??= standing();
  if (stands) return stands.path;
  const making = mkdtempSync(join(CACHE, `making-${name}@${hash}@${process.pid}@`));
  try {
    await make(making);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  // Two may be made within a millisecond: the end of the name is that of the folder it was made in, which nobody else has.
  const made = join(CACHE, `${name}@${hash}@${realNow()}@${making.slice(-6)}`);
  renameSync(making, made);
  return made;
}
