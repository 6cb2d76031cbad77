import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { DEMO_LASTS_MS } from "#tests/support/origin/demo-origin.ts";
import { cachedFolder, KEPT_MS, MAKING_MS } from "#tests/support/origin/folder-cache.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/tests/folders", import.meta.url));
const NAME = `folder-cache-test-${process.pid}`;
const HOUR_MS = 3_600_000;

const ours = () => readdirSync(CACHE).filter((entry) => entry.includes(NAME));
afterEach(() => {
  vi.restoreAllMocks();
  for (const entry of ours()) rmSync(join(CACHE, entry), { recursive: true });
});

const make = async (folder: string) => writeFileSync(join(folder, "made"), "");

/** A folder of other sources, or an unfinished one, of this age. */
function aFolder(name: string, ageMs: number): string {
  const path = join(CACHE, name);
  mkdirSync(path, { recursive: true });
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
  return path;
}

it("A folder that is made once is made by the first that asks", async () => {
  const first = await cachedFolder(NAME, make);
  expect(readdirSync(first)).toEqual(["made"]);
  expect(await cachedFolder(NAME, make)).toBe(first);
  expect(await cachedFolder(NAME, make, { lastsMs: 0 })).not.toBe(first);
  expect(existsSync(first)).toBe(true);
});

it("A folder that is made once is made by each of two that miss it in the same millisecond", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.now());
  const [one, other] = await Promise.all([cachedFolder(NAME, make), cachedFolder(NAME, make)]);
  expect([one, other].map((path) => existsSync(path))).toEqual([true, true]);
  expect(one).not.toBe(other);
});

it("A folder that is made once is waited for while another process makes it, and made when that one has died", async () => {
  const first = await cachedFolder(NAME, make);
  const [, sources = ""] = basename(first).split("@");
  const other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  onTestFinished(() => void other.kill());
  const theirs = (ageMs = 0) => aFolder(`making-${NAME}@${sources}@${other.pid}@theirs`, ageMs);
  theirs();
  const waiting = cachedFolder(NAME, make, { lastsMs: 0 });
  const ended = once(other, "exit");
  const made = join(CACHE, `${NAME}@${sources}@${Date.now() + HOUR_MS}@theirs`);
  renameSync(theirs(), made);
  expect(await waiting).toBe(made);
  rmSync(made, { recursive: true });
  // Its process lives, but has long moved on to other work.
  theirs(MAKING_MS + 1000);
  expect(readdirSync(await cachedFolder(NAME, make, { lastsMs: 0 }))).toEqual(["made"]);
  theirs();
  const orphaned = cachedFolder(NAME, make, { lastsMs: 0 });
  other.kill();
  await ended;
  expect(readdirSync(await orphaned)).toEqual(["made"]);
});

it("Folders that are made once are removed when nobody can be reading them any more, or when they were never finished", async () => {
  const madeAt = (ageMs: number) =>
    aFolder(`${NAME}@0123456789abcdef@${Date.now() - ageMs}@${String(ageMs).slice(-6)}`, ageMs);
  const [inUse, old] = [madeAt(DEMO_LASTS_MS + HOUR_MS), madeAt(KEPT_MS + HOUR_MS)];
  const [beingMade, broken] = [
    aFolder(`making-${NAME}@0123456789abcdef@1@a`, HOUR_MS),
    aFolder(`making-${NAME}@0123456789abcdef@1@b`, KEPT_MS + HOUR_MS),
  ];
  await cachedFolder(NAME, make);
  expect([inUse, old, beingMade, broken].map((path) => existsSync(path))).toEqual([true, false, true, false]);
});

it("A folder that cannot be made leaves nothing behind", async () => {
  const fails = async (folder: string) => {
    await make(folder);
    throw new Error("no such world");
  };
  await expect(cachedFolder(NAME, fails)).rejects.toThrow("no such world");
  expect(ours()).toEqual([]);
});
