import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it } from "vitest";
import { SiteError } from "../site/site-error.ts";
import { copyPictures, databaseFile } from "./local-data.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataWith(...files: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), "bongda-data-"));
  folders.push(dataDir);
  const d1 = join(dataDir, "workers/v3/d1/miniflare-D1DatabaseObject");
  mkdirSync(d1, { recursive: true });
  for (const file of files) writeFileSync(join(d1, file), "");
  return { dataDir, d1 };
}

it("A data folder's database is found beside the runtime's own file", () => {
  const { dataDir, d1 } = dataWith("metadata.sqlite", "0a.sqlite", "0a.sqlite-wal");
  expect(databaseFile(dataDir)).toBe(join(d1, "0a.sqlite"));
  expect(databaseFile(dataWith("metadata.sqlite").dataDir)).toBeNull();
});

it("Neither of two databases is chosen: both are named", () => {
  const { dataDir } = dataWith("0b.sqlite", "metadata.sqlite", "0a.sqlite");
  expect(() => databaseFile(dataDir)).toThrow(SiteError);
  expect(() => databaseFile(dataDir)).toThrow(/0a\.sqlite, 0b\.sqlite/);
});

it("Pictures that readers change meanwhile are copied, the earlier and the later one", async () => {
  const { dataDir } = dataWith();
  const blobs = join(dataDir, "r2/bucket/blobs");
  mkdirSync(blobs, { recursive: true });
  new DatabaseSync(join(dataDir, "r2/list.sqlite")).exec("CREATE TABLE pictures (name TEXT)");
  writeFileSync(join(blobs, "before"), "1");
  const to = join(dataDir, "copy");
  const copying = copyPictures(join(dataDir, "r2"), to);
  // While the list is being copied.
  rmSync(join(blobs, "before"));
  writeFileSync(join(blobs, "after"), "2");
  await copying;
  expect(readdirSync(to).toSorted()).toEqual(["bucket", "list.sqlite"]);
  expect(readdirSync(join(to, "bucket/blobs")).toSorted()).toEqual(["after", "before"]);
});

it("A list that is locked for a moment, as when the runtime closes it, is waited for", async () => {
  const { dataDir } = dataWith();
  const from = join(dataDir, "r2");
  mkdirSync(from);
  const held = new DatabaseSync(join(from, "list.sqlite"));
  held.exec("CREATE TABLE pictures (name TEXT); BEGIN EXCLUSIVE; INSERT INTO pictures VALUES ('before')");
  const to = join(dataDir, "copy");
  const copying = copyPictures(from, to);
  held.exec("COMMIT");
  held.close();
  await copying;
  const copied = new DatabaseSync(join(to, "list.sqlite"));
  expect(copied.prepare("SELECT name FROM pictures").all()).toEqual([{ name: "before" }]);
  copied.close();
});
