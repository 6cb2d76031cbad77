import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Batch } from "#origin/ingest/batch.schema.ts";
import { allowSlowCommands, runCommand } from "#tests/support/commands/run-command.ts";
import { type ReceivedRequest, standInSiteOfFile } from "#tests/support/commands/stand-in-site.ts";

allowSlowCommands();
const site = standInSiteOfFile();
const folder = mkdtempSync(join(tmpdir(), "ingest-cli-"));

const match = {
  round: "Final",
  date: "2022-12-18",
  time: "18:00",
  team1: "Brazil",
  team2: "Ghana",
  score: { ft: [1, 0], ht: [1, 0] },
  goals1: [{ name: "Scorer One", minute: 23 }],
  goals2: [],
};
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const cup = file("2022_worldcup.json", { name: "World Cup 2022", matches: [match] });

interface Received {
  readonly url: string;
  readonly authorization: string;
  readonly batch: Batch;
}

let received: Received[] = [];
let refusals: { path: string; reason: string }[] = [];

function answer({ url, body, token }: ReceivedRequest): [number, unknown] {
  if (url === "/remote/2022/worldcup.json") return [200, { name: "World Cup 2022", matches: [match] }];
  if (!url.startsWith("/api/v1/origin/ingest")) return [404, { hello: "stranger" }];
  if (token !== "Bearer right") return [401, { code: "token_invalid" }];
  const batch = z.parse(Batch, JSON.parse(body));
  received.push({ url, authorization: token, batch });
  const counts = { new: batch.matches.length, changed: 0, same: 0, refused: refusals.length };
  const stored = refusals.length === 0 && !url.includes("dry_run");
  const report = {
    source: batch.source,
    stored,
    kinds: { matches: counts },
    refusals,
    unmatched: [],
    warnings: ["look here"],
  };
  return [200, { data: { report: { ...report, match_ids: stored ? [7] : [] } } }];
}
site.answerWith(answer);

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  received = [];
  refusals = [];
});

/** Runs a command in an empty folder, so that no token of this machine is found. */
async function run(command: "import" | "replay", args: readonly string[], token = "right") {
  const env = { SITE_URL: site.url, INGEST_TOKEN: token };
  const { code, stdout, stderr } = await runCommand(`origin/ingest/cli/${command}.ts`, args, {
    env,
    cwd: folder,
  });
  return { code, out: stdout, err: stderr };
}

describe("npm run import", () => {
  it("npm run import posts the converted files with the token and prints the report", async () => {
    const { code, out, err } = await run("import", ["openfootball", cup]);
    expect(code).toBe(0);
    expect(received).toMatchObject([{ url: "/api/v1/origin/ingest", authorization: "Bearer right" }]);
    expect(received[0]?.batch.matches).toHaveLength(1);
    expect(out).toMatch(/new\s+changed\s+same\s+refused\nmatches\s+1\s+0\s+0\s+0/);
    expect(out).toContain("look here");
    expect(out).toContain("Stored.");
    expect(err.trim().split("\n")).toEqual(["reading …", "converting …", "sending …", "storing …"]);
  });

  it("npm run import reads a bookmakers' file, and reports missing columns of another table", async () => {
    const header = "Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A";
    const csv = file("E0.csv", `${header}\nE0,16/08/2025,15:00,Leeds,Wolves,2,1,2.1,3.4,3.3\n`);
    expect((await run("import", ["football-data", csv])).code).toBe(0);
    expect(received[0]?.batch).toMatchObject({ source: "football-data", companies: [{ name: "Bet365" }] });
    const { code, err } = await run("import", ["football-data", file("table.csv", "a,b\n1,2\n")]);
    expect(code).toBe(1);
    expect(err).toContain(
      "table.csv: line 1: is no result file of football-data.co.uk: its header lacks Div",
    );
  });

  it("npm run import reads files from web addresses", async () => {
    expect((await run("import", ["openfootball", `${site.url}/remote/2022/worldcup.json`])).code).toBe(0);
    expect(received[0]?.batch.seasons).toMatchObject([{ external_id: "worldcup/2022" }]);
  });

  it("npm run import stores nothing on a dry run", async () => {
    const { code, out } = await run("import", ["openfootball", cup, "--dry-run"]);
    expect(code).toBe(0);
    expect(received[0]?.url).toBe("/api/v1/origin/ingest?dry_run=1");
    expect(out).toContain("Dry run: nothing was stored.");
  });

  it("npm run import shows why the site refused rows, and fails", async () => {
    refusals = [{ path: "matches.0.home", reason: "no such team" }];
    const { code, out } = await run("import", ["openfootball", cup]);
    expect(code).toBe(1);
    expect(out).toContain("matches.0.home: no such team");
    expect(out).toContain("Nothing was stored");
  });

  it.each([
    [
      "broken JSON",
      () => [file("2022_worldcup.groups.json", '{"groups": [}')],
      /groups\.json: 1:13: not valid JSON/,
    ],
    ["a missing file", () => [cup, join(folder, "missing.json")], /missing\.json: the file does not exist/],
    ["a folder", () => [folder], /is a folder/],
    [
      "a page that is not there",
      () => [`${site.url}/nothing.json`],
      /nothing\.json: the server responds with 404/,
    ],
  ])("npm run import refuses %s with its place, and sends nothing", async (_, files, message) => {
    const { code, out, err } = await run("import", ["openfootball", ...files()]);
    expect(err).toMatch(message);
    expect([code, out, received]).toEqual([1, "", []]);
  });

  it.each([
    [["openfoot", "x.json"], /Unknown adapter "openfoot". Adapters: openfootball/],
    [[], /An adapter is required/],
    [["openfootball"], /No files given/],
    [["openfootball", "x.json", "--colour"], /--colour/],
    [["openfootball", "x.json", "--url", "ftp://x"], /--url must be a web address/],
    [["openfootball", "x.json", "--speed", "3"], /--speed works only with npm run replay/],
  ])("npm run import refuses %j with a message that points to the help", async (args, message) => {
    const { code, err } = await run("import", args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).toContain("--help");
  });

  it("npm run import distinguishes a wrong token, a missing token and a missing site", async () => {
    expect((await run("import", ["openfootball", cup], "wrong")).err).toContain("rejects the token");
    expect((await run("import", ["openfootball", cup], "")).err).toContain("No token");
    const nobody = await run("import", ["openfootball", cup, "--url", "http://127.0.0.1:9"]);
    expect([nobody.code, nobody.err]).toEqual([
      1,
      expect.stringContaining("No site responds at http://127.0.0.1:9"),
    ]);
  });

  it("npm run import finds the token in the data folder of the site", async () => {
    mkdirSync(join(folder, "site-data"));
    file("site-data/dev.json", { ingest_token: "right" });
    expect((await run("import", ["openfootball", cup, "--data-dir", "site-data"], "")).code).toBe(0);
    expect((await run("import", ["openfootball", cup, "--data-dir", "elsewhere"], "")).err).toContain(
      "--data-dir",
    );
  });

  it("npm run import reports why an address cannot be reached", async () => {
    const { err } = await run("import", ["openfootball", "http://127.0.0.1:9/2022/worldcup.json"]);
    expect(err).toMatch(/unreachable \(.*(ECONNREFUSED|bad port)/);
  });

  it("npm run import reports a malformed token as such, not as an unreachable site", async () => {
    const { code, err } = await run("import", ["openfootball", cup], "two\nlines");
    expect([code, received]).toEqual([2, []]);
    expect(err).toContain("The token must be");
  });

  it("npm run replay reports a name that is not in the files", async () => {
    const { code, err } = await run("import", ["openfootball", cup, "--name", "x".repeat(201)]);
    expect(code).toBe(1);
    expect(err).toMatch(/competitions\.0\.name: .*200 characters/);
  });
});

describe("npm run replay", () => {
  it("npm run replay sends a timeline that kicks off at the given time and prints where to watch", async () => {
    const args = [
      "openfootball",
      cup,
      "--match",
      "brazil v ghana",
      "--at",
      "2026-11-21T18:30:00Z",
      "--speed",
      "60",
    ];
    const { code, out } = await run("replay", args);
    expect(code).toBe(0);
    expect(received[0]?.batch).toMatchObject({ provenance: "replay" });
    expect(received[0]?.batch.matches).toMatchObject([
      { match_time: Date.parse("2026-11-21T18:30:00Z") / 1000, clock_speed: 60 },
    ]);
    expect(out).toContain("first kick-off 2026-11-21 18:30:00 UTC");
    expect(out).toContain(`${site.url}/match/7`);
  });

  it("npm run replay lists the closest matches when none fits, and sends nothing", async () => {
    const { code, err } = await run("replay", ["openfootball", cup, "--match", "Brazill v Gana"]);
    expect(code).toBe(1);
    expect(err).toContain("Brazil v Ghana (2022-12-18, Final)");
    expect(received).toEqual([]);
  });

  it.each([
    [["--speed", "0"], /--speed must be a number from 1 to 120/],
    [["--speed", "fast"], /--speed must be/],
    [["--at", "tomorrow"], /--at must be now or a time/],
    [["--at", "2026-02-30"], /--at must be now or a time/],
    [["--at", "2026-02-30T10:00:00Z"], /--at must be now or a time/],
  ])("npm run replay refuses %j", async (args, message) => {
    const { code, err } = await run("replay", ["openfootball", cup, ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
