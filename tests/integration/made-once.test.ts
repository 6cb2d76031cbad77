import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { DEMO_LASTS_MS } from "#tests/support/demo-origin.ts";
import { KEPT_MS, madeOnce } from "#tests/support/made-once.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/tests", import.meta.url));
const NAME = `made-once-test-${process.pid}`;
const HOUR_MS = 3_600_000;

const ours = () => readdirSync(CACHE).filter((entry) => entry.includes(NAME));
afterEach(() => {
  for (const entry of ours()) rmSync(join(CACHE, entry), { recursive: true });
});

const make = async (folder: string) => writeFileSync(join(folder, "made"), "");

/** A folder of other sources, or one that was never finished, of so long ago. */
function aFolder(name: string, ageMs: number): string {
  const path = join(CACHE, name);
  mkdirSync(path, { recursive: true });
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
  return path;
}

it("is made by the first that asks", async () => {
  const first = await madeOnce(NAME, make);
  expect(readdirSync(first)).toEqual(["made"]);
  expect(await madeOnce(NAME, make)).toBe(first);
  expect(await madeOnce(NAME, make, { lastsMs: 0 })).not.toBe(first);
  expect(existsSync(first)).toBe(true);
});

it("removes what nobody can be reading any more, and what was never finished", async () => {
  const madeAt = (ageMs: number) => aFolder(`${NAME}@0123456789abcdef@${Date.now() - ageMs}`, ageMs);
  const [inUse, old] = [madeAt(DEMO_LASTS_MS + HOUR_MS), madeAt(KEPT_MS + HOUR_MS)];
  const [beingMade, broken] = [
    aFolder(`making-${NAME}-a`, HOUR_MS),
    aFolder(`making-${NAME}-b`, KEPT_MS + HOUR_MS),
  ];
  await madeOnce(NAME, make);
  expect([inUse, old, beingMade, broken].map((path) => existsSync(path))).toEqual([true, false, true, false]);
});

it("leaves nothing behind when it cannot be made", async () => {
  const fails = async (folder: string) => {
    await make(folder);
    throw new Error("no such world");
  };
  await expect(madeOnce(NAME, fails)).rejects.toThrow("no such world");
  expect(ours()).toEqual([]);
});
