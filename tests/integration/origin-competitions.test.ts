import { describe, expect, it } from "vitest";
import {
  getCompetition,
  listCompetitionRefs,
  listCompetitions,
  listCountries,
  listCurrentSeasons,
} from "#origin/football/competition/competition.service.ts";
import { getWarehouse } from "#origin/football/competition/warehouse.service.ts";
import { getCurrentStandings } from "#origin/football/season/standings.service.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const country = (code: string, name: string, continent?: Batch["countries"][number]["continent"]) => ({
  external_id: `${code}-${continent ?? ""}`,
  code,
  name,
  ...(continent ? { continent } : {}),
});

/** A world of one competition a line: country, name, heat. */
function aWorld(
  countries: Batch["countries"],
  competitions: readonly (readonly [string, string, number])[],
): Batch {
  const [model] = aLeague().competitions;
  if (!model) throw new Error("the builder lost its competition");
  return {
    ...aLeague(),
    countries: [...aLeague().countries, ...countries],
    competitions: [
      model,
      ...competitions.map(([at, name, hot]) => ({ ...model, external_id: name, name, hot, country: at })),
    ],
  };
}

const stage = (external_id: string, order: number) => ({
  external_id,
  season: "v-2026",
  name: external_id,
  mode: "points" as const,
  order,
  promotions: [],
});

describe("competitions", () => {
  it("Competitions come hottest first, with their current season", async () => {
    const league = aLeague();
    const [competition] = league.competitions;
    if (!competition) throw new Error("the builder lost its competition");
    const more = [
      { ...competition, external_id: "b", name: "B Cup", hot: 5 },
      { ...competition, external_id: "a", name: "A Cup", hot: 5 },
    ];
    const old = {
      external_id: "v-2025",
      competition: "v",
      name: "2025",
      tie_break_rule: "england",
    } as const;
    await store(aLeague([], { competitions: [competition, ...more], seasons: [...league.seasons, old] }));
    const all = await listCompetitions(db, { limit: 30, page: 1 }, atMinute(0));
    expect(all.data.competitions.map(({ name }) => name)).toEqual(["A Cup", "B Cup", "Test League"]);
    expect(all.data.competitions.map((one) => one.current_season_id)).toEqual([null, null, 1]);
    const hot = await listCompetitions(db, { hot: [4], limit: 1, page: 1 }, atMinute(0));
    expect([hot.data.competitions.length, hot.page.total]).toEqual([1, 1]);
    const detail = await getCompetition(db, 1, atMinute(0));
    expect(detail.competition.seasons.map(({ name }) => name)).toEqual(["2026", "2025"]);
  });

  it("Competitions are in the season of their latest kick-off, not in the one that only begins", async () => {
    const league = aLeague();
    const [season] = league.seasons;
    const [stage] = league.stages;
    if (!season || !stage) throw new Error("the builder lost its season");
    const next = { ...season, external_id: "v-2027", name: "2027" };
    const nextStage = { ...stage, external_id: "v-2027/league", season: "v-2027" };
    const opening = aBatchMatch({
      external_id: "opening",
      season: "v-2027",
      stage: "v-2027/league",
      match_time: KICK_OFF + 7200,
    });
    await store(
      aLeague([aBatchMatch(), opening], {
        seasons: [season, next],
        stages: [...league.stages, nextStage],
      }),
    );
    const current = async (minute: number) =>
      (await getCompetition(db, 1, atMinute(minute))).competition.current_season_id;
    expect([await current(-1), await current(0), await current(119), await current(120)]).toEqual([
      2, 1, 1, 2,
    ]);
  });

  it("Competitions are not in the season of a replay, unless there is no other", async () => {
    const league = aLeague();
    const [season] = league.seasons;
    const [stage] = league.stages;
    if (!season || !stage) throw new Error("the builder lost its season");
    const replay = (match_time: number) =>
      aLeague([aBatchMatch({ external_id: "again", season: "again", stage: "again/league", match_time })], {
        provenance: "replay",
        seasons: [{ ...season, external_id: "again", name: "2026 · replay" }],
        stages: [{ ...stage, external_id: "again/league", season: "again" }],
        stage_teams: [],
      });
    const current = async (minute: number) =>
      (await getCompetition(db, 1, atMinute(minute))).competition.current_season_id;
    await store(replay(KICK_OFF + 1800));
    expect([await current(0), await current(30)]).toEqual([1, 1]);
    await store(aLeague([aBatchMatch()]));
    expect([await current(-1), await current(0), await current(30)]).toEqual([2, 2, 2]);
  });

  it("Competitions name the groups and rounds of a stage in order, also when a match was brought forward", async () => {
    const match = (external_id: string, group: string, round: string, match_time: number) =>
      aBatchMatch({ external_id, group, round, match_time });
    await store(
      aLeague(
        [
          match("1", "Group 10", "Matchday 2", KICK_OFF + 9),
          match("2", "Group 2", "Matchday 10", KICK_OFF - 99),
          match("3", "Group 2", "Matchday 1", KICK_OFF),
        ],
        { stage_teams: [{ stage: "v-2026/league", team: "vinh", group: "Group 1", deducted_points: 0 }] },
      ),
    );
    const { competition } = await getCompetition(db, 1, atMinute(0));
    expect(competition.seasons[0]?.stages).toMatchObject([
      {
        groups: ["Group 1", "Group 2", "Group 10"],
        rounds: ["Matchday 1", "Matchday 2", "Matchday 10"],
      },
    ]);
    await expect(getCompetition(db, 9, 0)).rejects.toMatchObject({ code: "league_not_found" });
  });
});

describe("countries", () => {
  it("Countries are those that something belongs to, ordered as Vietnamese readers order letters", async () => {
    const unused = country("ZZZ", "Nowhere");
    const countries = [country("BRA", "Brazil"), country("AUT", "Áo"), unused, country("ITA", "Ý")];
    const used = aWorld(countries, [
      ["BRA-", "Série A", 4],
      ["ITA-", "Serie A", 5],
    ]);
    const [team] = used.teams;
    if (!team) throw new Error("the builder lost its teams");
    await store({ ...used, teams: [...used.teams, { ...team, external_id: "wien", country: "AUT-" }] });
    const { countries: listed } = await listCountries(db);
    expect(listed.map(({ name }) => name)).toEqual(["Áo", "Brazil", "Vietnam", "Ý"]);
  });
});

describe("the warehouse", () => {
  it("The warehouse is a tree of the continents that have competitions, hottest first", async () => {
    const world = aWorld(
      [
        country("ENG", "England", "europe"),
        country("AUT", "Austria", "europe"),
        country("INT", "Europe", "europe"),
        country("INT", "International"),
        country("BRA", "Brazil", "south_america"),
      ],
      [
        ["ENG-europe", "Second Division", 3],
        ["ENG-europe", "First Division", 5],
        ["AUT-europe", "Bundesliga", 3],
        ["INT-europe", "Champions League", 5],
        ["INT-", "World Cup", 5],
      ],
    );
    await store(world);
    const { continents } = await getWarehouse(db);
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(
      continents.map(({ id, competitions, countries }) => [
        id,
        names(competitions),
        countries.map((one) => [one.country.name, names(one.competitions)]),
      ]),
    ).toEqual([
      [
        "europe",
        ["Champions League"],
        [
          ["Austria", ["Bundesliga"]],
          ["England", ["First Division", "Second Division"]],
        ],
      ],
      // This batch does not have Vietnam's continent.
      ["world", ["World Cup"], [["Vietnam", ["Test League"]]]],
    ]);
  });
});

describe("lists of competitions", () => {
  it("Lists of competitions name the current season of each, or none", async () => {
    await store(aWorld([country("BRA", "Brazil")], [["BRA-", "Série A", 5]]));
    const { data, page } = await listCurrentSeasons(db, { limit: 10, page: 1 }, atMinute(0));
    expect(data.competitions.map(({ competition, season }) => [competition.name, season?.name])).toEqual([
      ["Série A", undefined],
      ["Test League", "2026"],
    ]);
    expect(page).toEqual({ limit: 10, page: 1, total: 2 });
    const second = await listCompetitionRefs(db, { limit: 1, page: 2 }, atMinute(0));
    expect([second.data.competitions.map(({ name }) => name), second.page.total]).toEqual([
      ["Test League"],
      2,
    ]);
  });

  it("Lists of competitions carry names in other languages where a source brings them", async () => {
    const league = aLeague();
    const translations = { vi: "Giải thử" };
    await store({
      ...league,
      competitions: league.competitions.map((one) => ({ ...one, translations })),
      countries: league.countries.map((one) => ({ ...one, translations: { vi: "Việt Nam" } })),
    });
    const { data } = await listCompetitionRefs(db, { limit: 10, page: 1 }, atMinute(0));
    expect(data.competitions).toMatchObject([
      { translations, country: { name: "Vietnam", translations: { vi: "Việt Nam" } } },
    ]);
  });
});

describe("a competition's current round", () => {
  it("A competition's current round is that of the latest kick-off so far, before the first one that of the first", async () => {
    const match = (external_id: string, at: string, round: string, match_time: number) =>
      aBatchMatch({ external_id, stage: at, round, match_time });
    await store(
      aLeague(
        [
          match("2", "second", "Final", KICK_OFF + 7200),
          match("1", "first", "Matchday 1", KICK_OFF),
          match("3", "first", "Matchday 2", KICK_OFF + 3600),
        ],
        { stages: [stage("first", 1), stage("second", 2)], stage_teams: [] },
      ),
    );
    const current = async (minute: number) => {
      const { competition } = await getCompetition(db, 1, atMinute(minute));
      return [competition.current_stage_id, competition.current_round];
    };
    expect([await current(-1), await current(0), await current(60), await current(600)]).toEqual([
      [1, "Matchday 1"],
      [1, "Matchday 1"],
      [1, "Matchday 2"],
      [2, "Final"],
    ]);
  });

  it("A competition's current round is unknown without matches", async () => {
    await store(aLeague());
    expect(await getCompetition(db, 1, atMinute(0))).toMatchObject({
      competition: { current_stage_id: null, current_round: null },
    });
  });
});

describe("a competition's current table", () => {
  it("A competition's current table is that of its current season, and empty where there is none", async () => {
    await store({
      ...aWorld([country("BRA", "Brazil")], [["BRA-", "Série A", 5]]),
      matches: [aPlayedMatch()],
    });
    const { data } = await getCurrentStandings(db, 1, atMinute(200));
    expect([data.season_id, data.tables[0]?.rows[0]?.team.name]).toEqual([1, "Hà Nội"]);
    expect((await getCurrentStandings(db, 2, atMinute(200))).data).toEqual({
      season_id: null,
      promotions: [],
      tables: [],
    });
    await expect(getCurrentStandings(db, 9, 0)).rejects.toMatchObject({ code: "league_not_found" });
  });
});
