import { describe, expect, it } from "vitest";
import { allowSlowCommands, runCommand } from "#tests/support/commands/run-command.ts";
import { standInSiteOfFile } from "#tests/support/commands/stand-in-site.ts";

allowSlowCommands();
const site = standInSiteOfFile();
const correct = (...args: readonly string[]) =>
  runCommand("origin/ingest/cli/correct.ts", [...args, "--url", site.url, "--token", "right"]);

const deduction = {
  ...{ id: 4, field: "deduction", target: "stage_team", target_id: 9, team_id: 2 },
  ...{ subject: "Rovers, First League 2026", value: { points: 8 }, before: { points: 0 } },
  ...{ reason: "Decision 7", made_by: "thu", made_at: 1_795_000_000, undone_by: null, undone_at: null },
};
const result = (fields: object = {}) => ({
  data: { correction: { ...deduction, ...fields }, stored: true, match_ids: [] },
});

describe("npm run correct", () => {
  it("Names of one club are listed, merged and kept apart by the same command", async () => {
    const report = {
      merge_id: 3,
      kind: "teams",
      from_id: 12,
      into_id: 7,
      moved: { matches: 38 },
      dropped: {},
    };
    site.answerWith([200, { data: { name_matches: [], total: 0 } }]);
    const none = await correct("names");
    site.answerWith([200, { data: { name_match: null, merge: report } }]);
    const merged = await correct("merge", "12", "7");
    expect(
      site.requests.map(({ method, url, body }) => [method, url.split("?")[0], body && JSON.parse(body)]),
    ).toEqual([
      ["GET", "/api/v1/origin/names", ""],
      ["POST", "/api/v1/origin/names/merge", { kind: "teams", from_id: 12, into_id: 7 }],
    ]);
    expect(none.stdout).toBe("No name waits for a decision.\n");
    expect(merged.stdout).toContain("teams 12 is 7 now (merge 3): moved 38 matches.");
    const wrong = await correct("merge", "12", "7", "--points", "3");
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining("--points does not work with merge"),
    ]);
  });

  it("An answer about a pair of names is taken back", async () => {
    const merge = { merge_id: 3, kind: "teams", from_id: 12, into_id: 7, moved: {}, dropped: {} };
    site.answerWith([200, { data: { merge } }]);
    const { code, stdout } = await correct("reopen", "5");
    expect(site.requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ["POST", "/api/v1/origin/names/reopen", { name_match_id: 5 }],
    ]);
    expect([code, stdout]).toEqual([
      0,
      "Merge 3 is undone; they are two again.\nThe pair waits for a decision again.\n",
    ]);
  });

  it("The list of names explains its columns and the reasons that occur in it", async () => {
    const side = { id: 7, name: "Ashby", country: "England", matches: 1, sources: ["files"] };
    const pair = {
      ...{
        id: 5,
        kind: "teams",
        source: "files",
        external_id: "a",
        context: "Second League 2026",
        reasons: ["form"],
      },
      ...{
        score: 60,
        state: "open",
        found_at: 1,
        decided_at: null,
        named: side,
        other: { ...side, id: 8, matches: 2 },
      },
    };
    site.answerWith([200, { data: { name_matches: [pair] } }]);
    expect((await correct("names")).stdout.split("\n")).toEqual([
      "Number of the pair, kind, why they may be one, how likely (1 to 100), league and season; then both names.",
      "  form: equal but for the form of club or the year",
      "     5  teams form 60  Second League 2026",
      "        Ashby [7], England, 1 match, files",
      "        Ashby [8], England, 2 matches, files",
      "",
    ]);
  });

  it.each([
    ["winner", { winner: "home" }, { winner: null }, "winner: home (before: unknown)"],
    ["status", { status: "abandoned" }, { status: "ended" }, "status: abandoned (before: ended)"],
    [
      "kick_off",
      { match_time: 1_795_003_200, time_unknown: 1 },
      { match_time: 1_795_000_000, time_unknown: 0 },
      "kick-off: 2026-11-18 (hour unknown) (before: 2026-11-18 11:06 UTC)",
    ],
    ["name", { name: "X", vi: "Y" }, { name: "Z", vi: null }, "name: X, vi Y (before: Z, vi unknown)"],
    ["short_name", { short_name: "X" }, { short_name: "Z" }, "short-name: X (before: Z)"],
    ["country", { country_id: 4, code: "VIE" }, { country_id: 9, code: "FRA" }, "country: VIE (before: FRA)"],
    [
      "score",
      { home: 2, away: 1, home_half: 1, away_half: 0 },
      { home: 1, away: 1, home_half: 1, away_half: 0 },
      "score: 2-1, half 1-0 (before: 1-1, half 1-0)",
    ],
  ])("A correction of %s is printed in words, each once", async (field, value, before, text) => {
    const made = { ...deduction, field, target: "match", team_id: null, subject: "A v B", value, before };
    site.answerWith([200, { data: { corrections: [made] }, page: { limit: 50, page: 1, total: 1 } }]);
    expect((await correct("list")).stdout).toContain(`4  A v B, ${text}\n`);
  });

  it("Several pairs are different one after another, and a refused one stops at a line that names it", async () => {
    site.answerWith(({ body }) =>
      JSON.parse(body).name_match_id === 38
        ? [409, { code: "merge_refused", detail: "pair 38 is decided already: merged" }]
        : [200, { data: { merge: null } }],
    );
    const decided = await correct("different", "40", "39");
    expect([decided.code, decided.stdout]).toEqual([
      0,
      "Pair 40 is decided: two. Later imports follow it.\nPair 39 is decided: two. Later imports follow it.\n",
    ]);
    const refused = await correct("different", "41", "38", "37");
    expect(site.requests.map(({ body }) => JSON.parse(body).name_match_id)).toEqual([40, 39, 41, 38]);
    expect([refused.code, refused.stdout]).toEqual([
      1,
      "Pair 41 is decided: two. Later imports follow it.\n",
    ]);
    expect(refused.stderr).toContain("pair 38 is decided already: merged");
    expect((await correct("different", "41", "many")).stderr).toContain('not "many"');
    expect(site.requests).toHaveLength(4);
  });

  it.each([
    ["names", "open", "5"],
    ["same", "4", "5", "6"],
    ["different"],
    ["reopen", "4", "5"],
    ["scan", "teams", "5"],
    ["merge", "4", "5", "6"],
    ["keep-apart", "4", "5", "6"],
    ["merges", "5"],
    ["split", "4", "5"],
  ])("npm run correct -- %s with a missing or further argument sends nothing", async (...args) => {
    const { code, stderr } = await correct(...args);
    expect([code, site.requests]).toEqual([2, []]);
    expect(stderr).toContain(
      args.length > 1 ? `Unexpected argument "${args.at(-1)}" of ${args[0]}` : "must be a number",
    );
  });

  it("A scan for clubs and players that are stored twice asks for one part after the other", async () => {
    site.answerWith(({ body }) => {
      const { kind, after } = JSON.parse(body);
      const isOver = kind === "players" || after > 0;
      return [200, { data: { rows: 30, pairs: isOver ? 0 : 2, next: isOver ? null : 44 } }];
    });
    const { code, stdout } = await correct("scan");
    expect(site.requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ["POST", "/api/v1/origin/names/scan", { kind: "teams", after: 0 }],
      ["POST", "/api/v1/origin/names/scan", { kind: "teams", after: 44 }],
      ["POST", "/api/v1/origin/names/scan", { kind: "players", after: 0 }],
    ]);
    expect([code, stdout]).toEqual([
      0,
      "Compared 60 stored teams: 2 new pairs wait for a decision.\nCompared 30 stored players: 0 new pairs wait for a decision.\n",
    ]);
  });

  it("npm run correct sends a correction to the site, and prints what stood there before", async () => {
    site.answerWith([200, result()]);
    const names = ["--team", "Rovers", "--competition", "First League", "--season", "2026"];
    const { code, stdout } = await correct(
      ...["deduct", ...names, "--points", "8", "--reason", "Decision 7", "--by", "thu"],
    );
    expect(site.requests.map(({ body, ...request }) => ({ ...request, body: JSON.parse(body) }))).toEqual([
      {
        ...{ method: "POST", url: "/api/v1/origin/corrections/make", token: "Bearer right" },
        body: {
          ...{ field: "deduction", value: { points: 8 }, reason: "Decision 7", by: "thu" },
          subject: { team: "Rovers", competition: "First League", season: "2026" },
        },
      },
    ]);
    expect(stdout).toBe(
      "Corrected.\n4  Rovers, First League 2026, deduction: 8 points (before: 0 points)\n    Decision 7; made 2026-11-18 11:06 UTC by thu\n",
    );
    expect(code).toBe(0);
  });

  it.each([
    [["award", "--match", "12", "--score", "3-0"], "award", { home: 3, away: 0 }],
    [
      ["score", "--match", "12", "--score", "2-2", "--half", "1-0", "--overtime", "3-2"],
      "score",
      { home: 2, away: 2, home_half: 1, away_half: 0, home_overtime: 3, away_overtime: 2 },
    ],
    [["winner", "--match", "12", "--winner", "away"], "winner", { winner: "away" }],
    [["status", "--match", "12", "--status", "cancelled"], "status", { status: "cancelled" }],
    [
      ["kick-off", "--match", "12", "--time", "2026-11-18T18:06:40+07:00"],
      "kick_off",
      { match_time: 1_795_000_000 },
    ],
    [
      ["kick-off", "--match", "12", "--day", "2026-11-18"],
      "kick_off",
      { match_time: Date.UTC(2026, 10, 18, 12) / 1000, time_unknown: 1 },
    ],
    [["round", "--match", "12", "--round", "Final"], "round", { round: "Final" }],
    [
      ["name", "--team", "12", "--to", "Rovers", "--vi", "Lang Thang"],
      "name",
      { name: "Rovers", vi: "Lang Thang" },
    ],
    [["short-name", "--team", "12", "--to", "ROV"], "short_name", { short_name: "ROV" }],
    [["competition", "--competition", "12", "--country", "VIE"], "country", { code: "VIE" }],
    [["competition", "--competition", "12", "--kind", "cup"], "kind", { kind: "cup" }],
    [["stage", "--stage", "12", "--mode", "points"], "mode", { mode: "points" }],
  ])("npm run correct -- %j sends %s", async (args, field, value) => {
    site.answerWith([200, result()]);
    const { code } = await correct(...args, "--reason", "Decision 7");
    expect(JSON.parse(site.requests[0]?.body ?? "{}")).toMatchObject({ field, value, reason: "Decision 7" });
    expect(code).toBe(0);
  });

  it("npm run correct passes on the candidates of an unclear name, and exits with 1", async () => {
    const errors = { team: ['"Rovers" may be 2 Rovers (ENG), 3 Rovers (IRL): pass the id'] };
    site.answerWith([400, { code: "validation_failed", errors }]);
    const { code, stderr } = await correct("name", "--team", "Rovers", "--to", "X", "--reason", "why");
    expect([code, stderr]).toEqual([
      1,
      'Nothing was stored: validation_failed\n  team: "Rovers" may be 2 Rovers (ENG), 3 Rovers (IRL): pass the id\n',
    ]);
  });

  it("npm run correct -- list prints the corrections, undone ones included", async () => {
    const undone = { ...deduction, undone_by: "lan", undone_at: 1_795_000_060 };
    site.answerWith([200, { data: { corrections: [undone] }, page: { limit: 50, page: 1, total: 51 } }]);
    const { stdout } = await correct("list");
    expect(site.requests[0]).toMatchObject({ method: "GET", url: "/api/v1/origin/corrections?page=1" });
    expect(stdout).toContain("made 2026-11-18 11:06 UTC by thu, undone 2026-11-18 11:07 UTC by lan");
    expect(stdout).toContain("1 older ones: --page 2");
  });

  it("npm run correct -- undo sends the number of the correction", async () => {
    site.answerWith([200, result({ undone_by: "thu", undone_at: 1_795_000_060 })]);
    const { code, stdout } = await correct("undo", "4", "--by", "thu");
    expect(site.requests[0]).toMatchObject({
      ...{ method: "POST", url: "/api/v1/origin/corrections/undo", body: '{"id":4,"by":"thu"}' },
    });
    expect([code, stdout.split("\n")[0]]).toEqual([0, "Undone."]);
  });

  it.each([
    [[], "What to correct is required."],
    [["deduce"], 'Unknown correction "deduce". There are: deduct, award,'],
    [["toString"], 'Unknown correction "toString".'],
    [["deduct", "--team", "a", "--competition", "b", "--points", "8"], "--reason is required"],
    [
      ["deduct", "--team", "a", "--points", "many", "--reason", "w"],
      '--points must be a whole number, not "many"',
    ],
    [
      ["award", "--match", "1", "--score", "3", "--reason", "w"],
      '--score must be goals such as 3-0, not "3"',
    ],
    [
      ["award", "--match", "1", "--score", "3-0", "--winner", "home", "--reason", "w"],
      "--winner does not work with award",
    ],
    [
      ["kick-off", "--match", "1", "--time", "2026-02-30T10:00:00Z", "--reason", "w"],
      "--time must be a time with its zone",
    ],
    [
      ["kick-off", "--match", "1", "--time", "2026-02-03T10:00", "--reason", "w"],
      "--time must be a time with its zone",
    ],
    [["kick-off", "--match", "1", "--day", "2026-02-30", "--reason", "w"], "--day must be a day such as"],
    [["kick-off", "--match", "1", "--reason", "w"], "Give one of --time and --day"],
    [["competition", "--competition", "1", "--reason", "w"], "Give one of --country and --kind"],
    [["undo"], "undo needs the number of a correction"],
    [["undo", "4", "5"], 'Unexpected argument "5"'],
    [["list", "--team", "a"], "--team does not work with list"],
  ])("npm run correct refuses %j, names the remedy and sends nothing", async (args, message) => {
    const { code, stderr } = await correct(...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain("See npm run correct -- --help");
    expect([code, site.requests]).toEqual([2, []]);
  });

  it("npm run correct -- --help lists every correction", async () => {
    const { code, stdout } = await correct("--help");
    for (const what of ["deduct", "award", "kick-off", "name", "competition", "list", "undo"])
      expect(stdout).toContain(`  ${what} `);
    expect(code).toBe(0);
  });
});
