import { describe, expect, it } from "vitest";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  aResult,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aSecondLeague, aSecondMatch } from "#tests/support/batches/second-source.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { store, rows } = originOfFile();
const DAY = 86_400;
const LATER = atMinute(3000);

const namesOf = async (table: string) =>
  (await rows<{ name: string }>(`SELECT name FROM ${table} ORDER BY id`)).map(({ name }) => name);

const countOf = async (table: string) =>
  (await rows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n;

describe("a second source", () => {
  it("A second source joins country, league, season, table, teams and match under names of its own; those of the first stay", async () => {
    await store(aLeague([aPlayedMatch()]));
    const report = await store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]), LATER);
    expect(report).toMatchObject({ stored: true, refusals: [], unmatched: [], warnings: [], match_ids: [] });
    for (const kind of ["countries", "seasons", "stages", "teams", "matches"]) {
      expect([kind, report.kinds[kind]?.new]).toEqual([kind, 0]);
    }
    expect(await namesOf("countries")).toEqual(["Vietnam"]);
    expect(await namesOf("teams")).toEqual(["Hà Nội", "Huế", "Vinh", "Đà Lạt"]);
    // Fields that the first one leaves empty are filled.
    expect(await rows("SELECT name, short_name, hot FROM competitions")).toEqual([
      { name: "Test League", short_name: "TL", hot: 4 },
    ]);
    expect(await rows("SELECT name, tie_break_rule FROM seasons")).toEqual([
      { name: "2026", tie_break_rule: "goal_difference" },
    ]);
    expect(await namesOf("stages")).toEqual(["League"]);
  });

  it("A second source is remembered: a second import of it, and one of the first, change nothing", async () => {
    const [first, second] = [aLeague([aPlayedMatch()]), aSecondLeague([aSecondMatch({ goals: [2, 1] })])];
    await store(first);
    await store(second, LATER);
    for (const batch of [second, first]) {
      const again = await store(batch, LATER + 1000);
      expect(again).toMatchObject({ match_ids: [], unmatched: [], warnings: [] });
      for (const { changed, new: added } of Object.values(again.kinds))
        expect([added, changed]).toEqual([0, 0]);
    }
  });

  it("A second source joins what came later as well: the other way round makes the same rows", async () => {
    await store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]), LATER);
    const report = await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]), LATER);
    // The season's two teams are found, so that the others are none of them.
    expect(report).toMatchObject({ unmatched: [], kinds: { matches: { new: 1 }, teams: { new: 2 } } });
    expect(await namesOf("teams")).toEqual(["HA NOI FC", "Hue", "Vinh", "Đà Lạt"]);
    expect(await countOf("matches")).toBe(2);
  });

  it("A second source's teams are not added to a season while one of its own may be among them", async () => {
    await store(aSecondLeague([aSecondMatch({ home: "Lakesiders", goals: [2, 1] })]), LATER);
    const whole = aLeague([
      aBatchMatch({ match_time: KICK_OFF + 60 * DAY }),
      aResult("m2", ["vinh", 3, 0, "da-lat"]),
    ]);
    const report = await store(whole, LATER);
    expect(report.unmatched.map(({ path, name }) => [path, name])).toEqual([
      ["teams.0", "Hà Nội"],
      ["teams.2", "Vinh"],
      ["teams.3", "Đà Lạt"],
      ["matches.0", "Hà Nội v Huế"],
      ["matches.1", "Vinh v Đà Lạt"],
    ]);
    expect(await namesOf("teams")).toEqual(["Lakesiders", "Hue"]);
  });

  it("A season's own source adds no club that may be one that another source added", async () => {
    await store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]), LATER);
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]), LATER);
    const more = aSecondLeague([
      aSecondMatch({ goals: [2, 1] }),
      aSecondMatch({ home: "Vinh Rangers", away: "Da Lat", goals: [3, 0] }),
    ]);
    for (const at of [LATER + 1000, LATER + 2000]) {
      const report = await store(more, at);
      expect(report.unmatched.map(({ name }) => name)).toEqual(["Vinh Rangers", "Vinh Rangers v Da Lat"]);
    }
    expect(await namesOf("teams")).toEqual(["HA NOI FC", "Hue", "Vinh", "Đà Lạt"]);
    expect(await countOf("matches")).toBe(2);
  });

  it("A second source adds a match that the first one does not have, between teams that both know", async () => {
    await store(aLeague([aPlayedMatch()]));
    const report = await store(
      aSecondLeague([aSecondMatch({ home: "Vinh FC", away: "Da Lat", goals: [0, 0] })]),
      LATER,
    );
    expect(report).toMatchObject({
      unmatched: [],
      kinds: { matches: { new: 1 }, teams: { new: 0, same: 2 } },
    });
    expect(await rows("SELECT stage_id, source FROM matches WHERE id = 2")).toEqual([
      { stage_id: 1, source: "second" },
    ]);
  });

  it("A second source has a season of its own where nobody else has that season", async () => {
    await store(aLeague([aPlayedMatch()]));
    const season = {
      external_id: "L1/26",
      competition: "L1",
      name: "2025",
      tie_break_rule: "england",
    } as const;
    const old = aSecondMatch({ home: "Old Boys", match_time: KICK_OFF - 400 * DAY, goals: [1, 0] });
    const report = await store(aSecondLeague([old], { seasons: [season] }));
    expect(report).toMatchObject({
      unmatched: [],
      kinds: { seasons: { new: 1 }, teams: { new: 1, same: 1 } },
    });
    expect(await namesOf("seasons")).toEqual(["2026", "2025"]);
  });
});

describe("possible duplicates under another name", () => {
  it("A possible duplicate of a club that nobody knows is left out with its matches, and reported", async () => {
    await store(aLeague([aPlayedMatch()]));
    const matches = [aSecondMatch({ home: "Dalat City", goals: [1, 1] }), aSecondMatch({ goals: [2, 1] })];
    const batch = aSecondLeague(matches);
    for (const at of [LATER, LATER + 1000]) {
      const report = await store(batch, at);
      expect(report.unmatched).toEqual([
        { path: "teams.0", name: "Dalat City", reason: "no team of this country is known by that name" },
        {
          path: "matches.0",
          name: "Dalat City v Hue",
          reason: 'test-source has no team known as "Dalat City" in this season',
        },
      ]);
      expect(report).toMatchObject({ stored: true, kinds: { matches: { new: 0 } } });
    }
    expect([await countOf("teams"), await countOf("matches")]).toEqual([4, 1]);
  });

  it("A possible duplicate under another name is left out even when another season of the batch makes a club known", async () => {
    await store(aLeague([aPlayedMatch()]));
    const old = aSecondMatch({ home: "Dalat City", match_time: KICK_OFF - 400 * DAY, goals: [1, 0] });
    const now = aSecondMatch({ home: "Dalat City", goals: [1, 1] });
    const [competition] = aSecondLeague([]).competitions;
    const batch = aSecondLeague([{ ...old, season: "L1/25", stage: "L1/25/table" }, now], {
      seasons: [
        {
          external_id: "L1/25",
          competition: competition?.external_id ?? "",
          name: "2025",
          tie_break_rule: "england",
        },
        {
          external_id: "L1/26",
          competition: competition?.external_id ?? "",
          name: "2026",
          tie_break_rule: "england",
        },
      ],
      stages: ["25", "26"].map((year) => ({
        external_id: `L1/${year}/table`,
        season: `L1/${year}`,
        name: "Table",
        mode: "points",
        order: 1,
        promotions: [],
      })),
      stage_teams: [],
    });
    for (const at of [LATER, LATER + 1000]) {
      const report = await store(batch, at);
      expect(report.unmatched.map(({ path }) => path)).toEqual(["matches.1"]);
    }
    expect(await countOf("matches")).toBe(2);
  });

  it.each([
    [35, []],
    [37, ["the stored match of these teams kicks off on 2026-01-01, this one on 2026-01-03"]],
  ])(
    "A possible duplicate under another name is a match whose kick-offs lie %d hours apart: %j",
    async (hours, reasons) => {
      await store(aLeague([aBatchMatch()]));
      const report = await store(aSecondLeague([aSecondMatch({ match_time: KICK_OFF + hours * 3600 })]));
      expect(report.unmatched.map(({ reason }) => reason)).toEqual(reasons);
      expect(await rows("SELECT match_time FROM matches")).toEqual([{ match_time: KICK_OFF }]);
    },
  );

  it("A possible duplicate under another name is a match with its sides swapped", async () => {
    await store(aLeague([aBatchMatch()]));
    const report = await store(
      aSecondLeague([aSecondMatch({ home: "Hue", away: "HA NOI FC", goals: [1, 0] })]),
    );
    expect(report.unmatched).toMatchObject([
      { name: "Hue v HA NOI FC", reason: "the stored match of that day has the sides the other way round" },
    ]);
  });

  it("A possible duplicate under another name is not a second meeting of two teams, once the first one is joined", async () => {
    await store(aLeague([aBatchMatch()]));
    const report = await store(
      aSecondLeague([aSecondMatch({}), aSecondMatch({ match_time: KICK_OFF + 60 * DAY })]),
    );
    expect(report).toMatchObject({ unmatched: [], kinds: { matches: { new: 1 } } });
    expect(await countOf("matches")).toBe(2);
  });

  it("A possible duplicate under another name is a club that two stored ones could be", async () => {
    const team = aLeague().teams[0];
    if (!team) throw new Error("no team");
    const clubs = ["FC", "SC"].map((form) => ({ ...team, external_id: form, name: `Sài Gòn ${form}` }));
    await store(
      aLeague([aBatchMatch({ home: "FC", away: "SC" })], { teams: [...aLeague().teams, ...clubs] }),
    );
    const report = await store(aSecondLeague([aSecondMatch({ home: "Sai Gon" })]));
    expect(report.unmatched.map(({ name }) => name)).toEqual(["Sai Gon", "Sai Gon v Hue"]);
  });

  it("A possible duplicate under another name keeps its place in the batch in every other warning", async () => {
    await store(aLeague([aPlayedMatch()]));
    const wrong = aSecondMatch({ home: "Vinh FC", fields: { venue: "nowhere" } });
    const report = await store(aSecondLeague([aSecondMatch({ home: "Dalat City" }), wrong]));
    expect(report.refusals).toMatchObject([{ path: "matches.1.venue" }]);
  });
});

describe("one source's own spellings", () => {
  const [hanoi, ...others] = aLeague().teams;
  if (!hanoi) throw new Error("no team");
  const respelled = { ...hanoi, external_id: "hanoi-fc", name: "Hà Nội FC" };
  const rest = others.map(({ external_id }) => external_id);

  /** The season of 2025, whose file spells a club differently. */
  const older = aLeague(
    [aBatchMatch({ external_id: "m0", season: "v-2025", stage: "v-2025/league", home: "hanoi-fc" })],
    {
      seasons: [{ external_id: "v-2025", competition: "v", name: "2025", tie_break_rule: "goal_difference" }],
      stages: [
        {
          external_id: "v-2025/league",
          season: "v-2025",
          name: "League",
          mode: "points",
          order: 1,
          promotions: [],
        },
      ],
      teams: [respelled, ...others],
      stage_teams: ["hanoi-fc", ...rest].map((team) => ({
        stage: "v-2025/league",
        team,
        group: null,
        deducted_points: 0,
      })),
      players: [],
    },
  );

  it("One source's own spellings of a club in two files are one club, which keeps the name of the first", async () => {
    await store(aLeague([aBatchMatch()]));
    expect(await store(older)).toMatchObject({ unmatched: [], kinds: { teams: { new: 0, same: 4 } } });
    expect(await namesOf("teams")).toEqual(["Hà Nội", "Huế", "Vinh", "Đà Lạt"]);
    expect(await store(older, LATER)).toMatchObject({
      match_ids: [],
      kinds: { teams: { new: 0, changed: 0 } },
    });
  });

  it("One source's own spellings of a club in one batch are one club", async () => {
    const now = aLeague([aBatchMatch()]);
    const both = {
      ...now,
      seasons: [...now.seasons, ...older.seasons],
      stages: [...now.stages, ...older.stages],
      teams: [...now.teams, respelled],
      stage_teams: [...now.stage_teams, ...older.stage_teams],
      matches: [...now.matches, ...older.matches],
    };
    expect(await store(both)).toMatchObject({ refusals: [], kinds: { teams: { new: 4 } } });
    expect(await rows("SELECT DISTINCT home_id FROM matches")).toEqual([{ home_id: 1 }]);
    expect(await store(both, LATER)).toMatchObject({
      match_ids: [],
      kinds: { teams: { new: 0, changed: 0 } },
    });
  });

  it("One source's spellings of two clubs that play in one season stay two clubs", async () => {
    const derby = aLeague([aBatchMatch({ away: "hanoi-fc" })], { teams: [...aLeague().teams, respelled] });
    expect(await store(derby)).toMatchObject({ kinds: { teams: { new: 5 }, matches: { new: 1 } } });
  });
});

describe("other worlds", () => {
  it("Demo rows join nothing, and nothing joins them", async () => {
    await store(aLeague([aPlayedMatch()], { source: "demo", provenance: "demo" }));
    const real = await store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]));
    expect(real).toMatchObject({
      unmatched: [],
      kinds: { countries: { new: 1 }, teams: { new: 2 }, matches: { new: 1 } },
    });
    const demo = await store(aLeague([aPlayedMatch()], { source: "demo-2", provenance: "demo" }));
    expect(demo).toMatchObject({ kinds: { countries: { new: 1 }, teams: { new: 4 }, matches: { new: 1 } } });
  });

  it("A replay shares clubs and league with what is real, and never a season or a match", async () => {
    await store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]), LATER);
    const replay = await store(aLeague([aPlayedMatch()], { provenance: "replay" }));
    expect(replay).toMatchObject({
      unmatched: [],
      kinds: {
        competitions: { new: 0 },
        teams: { new: 2, same: 2 },
        seasons: { new: 1 },
        matches: { new: 1 },
      },
    });
    // The replay's season is not merged either: real football of the same name goes to its own season.
    const third = aSecondLeague([aSecondMatch({ goals: [2, 1] })], { source: "third" });
    expect(await store(third, LATER)).toMatchObject({
      refusals: [],
      unmatched: [],
      kinds: { matches: { new: 0 } },
    });
    expect(await rows("SELECT provenance FROM matches ORDER BY id")).toEqual([
      { provenance: "real" },
      { provenance: "replay" },
    ]);
  });
});
