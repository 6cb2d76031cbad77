import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readManifest } from "#scripts/backup/backup-folder.ts";
import { databaseFile } from "#scripts/backup/local-data.ts";
import { runStep } from "#scripts/run-step.ts";
import { demoWorld } from "#tests/support/origin/demo-origin.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";
import { solvedCaptcha } from "#tests/support/origin/solved-captcha.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Whole commands and sites, while other tests use the processor too. */
const PATIENCE_MS = 240_000;

/** The drill of docs/operations.md: a site is copied while it runs, and another one is restored from the copy. */

const READER = { user_name: "nguoi-doc", nick_name: "Người đọc", password: "matkhau-1" };
const folder = mkdtempSync(join(tmpdir(), "bongda-drill-"));
const copy = join(folder, "copy");
const restored = join(folder, "restored");
const sites: TestSite[] = [];
let avatar = "";

const run = (script: string, ...args: string[]) =>
  runStep(process.execPath, [`scripts/${script}.ts`, ...args]);

async function call(site: TestSite, path: string, body?: unknown, cookie = "") {
  const isPicture = body instanceof Uint8Array;
  const sent = isPicture ? new Blob([body as BlobPart]) : JSON.stringify(body);
  const init = body === undefined ? {} : { method: "POST", body: sent };
  const type = isPicture ? "image/png" : "application/json";
  const headers = { cookie, "content-type": type, "sec-fetch-site": "same-origin" };
  const answer = await fetch(site.url + path, { ...init, headers });
  const given = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { status: answer.status, cookie: given.join("; "), data: (await answer.json()).data };
}

/** Number of rows of every table, counted without our own code. */
function countRows(dataDir: string): Record<string, number> {
  const file = new DatabaseSync(databaseFile(dataDir) ?? "", { readOnly: true });
  const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const counts = tables
    // The platform's own tables, and SQLite's full-text index, whose content depends on the order of writes.
    .filter(({ name }) => !/^_cf_|_names_(data|idx)$/.test(String(name)))
    .map(({ name }) => [String(name), Number(file.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n)]);
  file.close();
  return Object.fromEntries(counts);
}

beforeAll(async () => {
  const site = await startTestSite({ realtime: false, from: await demoWorld() });
  sites.push(site);
  const captcha = await solvedCaptcha((await call(site, "/oapi/v1/captcha")).data.captcha);
  const form = { ...READER, password_confirm: READER.password, captcha };
  const { cookie, status } = await call(site, "/oapi/v1/auth/register", form);
  expect(status).toBe(200);
  avatar = (await call(site, "/oapi/v1/users/me/avatar", plainPng(90, 60), cookie)).data.user.avatar;
}, PATIENCE_MS);
afterAll(async () => {
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const search = (site: TestSite, words: string) =>
  call(site, `/api/v1/football/search?q=${encodeURIComponent(words)}`);

describe("a copy made while the site runs", { timeout: PATIENCE_MS }, () => {
  it("is whole, though the site is written to all the while", async () => {
    const [site] = sites as [TestSite];
    const made = run("backup", "--to", copy, "--data-dir", site.dataDir);
    let isMade = false;
    void made.then(() => {
      isMade = true;
    });
    const { data } = await call(site, "/api/v1/football/matches/recent?limit=50");
    for (let at = 0; !isMade; at += 1) {
      const match_id = data.matches[at % data.matches.length].id;
      await call(site, "/api/v1/football/matches/poll", { match_id, choice: "home" });
    }
    const { code, output } = await made;
    expect(code, output.slice(-1_000)).toBe(0);
    expect(output).toMatch(/users {24}\d+/);
  });

  it("is not written over another one", async () => {
    const { code, output } = await run("backup", "--to", copy, "--data-dir", sites[0]?.dataDir ?? "");
    expect([code, output]).toEqual([1, expect.stringContaining("is not empty")]);
  });

  it("becomes a site with the same rows in every table", async () => {
    const { code, output } = await run("restore", "--from", copy, "--data-dir", restored);
    expect(code, output.slice(-1_000)).toBe(0);
    expect(output).toContain("every table matches");
    const counts = countRows(restored);
    const copied = Object.entries(readManifest(copy).tables).map(([name, { rows }]) => [name, rows]);
    // Tables of the full-text index, and SQLite's own, are rebuilt from the copy.
    expect(counts).toMatchObject(Object.fromEntries(copied));
    expect(counts.matches).toBeGreaterThan(1_000);
    expect(counts.player_names).toBe(counts.players);
  });

  it("on which readers log in, find what they look for and see their pictures", async () => {
    const [before] = sites as [TestSite];
    const site = await startTestSite({ realtime: false, from: restored });
    sites.push(site);
    // The secrets were restored: the old ingest token is still valid.
    expect(site.ingestToken).toBe(before.ingestToken);
    const answer = await call(site, "/oapi/v1/auth/login", {
      account: READER.user_name,
      password: READER.password,
    });
    expect([answer.status, answer.data.user.nick_name]).toEqual([200, READER.nick_name]);
    const picture = await fetch(site.url + avatar);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    for (const words of ["ha noi", "nguyen", "viet"]) {
      const [now, then] = [await search(site, words), await search(before, words)];
      expect(now.data).toEqual(then.data);
      expect(JSON.stringify(now.data).length, words).toBeGreaterThan(200);
    }
  });
});

describe("a copy that is not whole", () => {
  it("becomes no site", async () => {
    rmSync(join(copy, "backup.json"));
    const { code, output } = await run("restore", "--from", copy, "--data-dir", join(folder, "third"));
    expect([code, output]).toEqual([1, expect.stringContaining("is not a complete backup")]);
  });
});
