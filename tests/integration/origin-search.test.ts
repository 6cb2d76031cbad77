import { beforeEach, describe, expect, it } from "vitest";
import { findByName } from "#origin/football/search/search.service.ts";
import { type Batch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { endpoints, parseQuery } from "#shared/api/index.ts";
import { aBatchMatch, aLeague, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { aCoach } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();
const NOW = atMinute(0);
const DAY = 86_400;

/** The call's response to a query as readers send it. */
async function find(query: Record<string, string>) {
  const parsed = parseQuery(endpoints.search, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return findByName(db, parsed.value, NOW);
}

const namesIn = async (query: Record<string, string>) => {
  const { matches, competitions, teams, players, coaches } = await find(query);
  return {
    matches: matches.map(({ home, away }) => `${home.name} - ${away.name}`),
    others: [...competitions, ...teams, ...players, ...coaches].map(({ name }) => name),
  };
};

/** Spain's first division, which is hot, and its second, which is stored first. */
function twoLeagues(): Batch {
  const empty = emptyBatch("spain", "real");
  const team = (external_id: string, name: string) => ({
    ...{ external_id, name, country: "esp", short_name: null, logo: null, national: false },
  });
  const competition = (external_id: string, name: string, hot: number) => ({
    ...{ external_id, name, hot, country: "esp", kind: "league" as const, short_name: null, logo: null },
  });
  const leagues = ["second", "first"];
  return {
    ...empty,
    countries: [{ external_id: "esp", code: "ESP", name: "Spain" }],
    competitions: [competition("second", "Divisional", 2), competition("first", "First Division", 5)],
    seasons: leagues.map((id) => ({
      ...{
        external_id: `${id}-2026`,
        competition: id,
        name: "2026",
        tie_break_rule: "goal_difference" as const,
      },
    })),
    stages: leagues.map((id) => ({
      ...{ external_id: `${id}-2026/league`, season: `${id}-2026`, name: "League", mode: "points" as const },
      ...{ order: 1, promotions: [] },
    })),
    teams: [
      team("aviles", "Aviles"),
      team("avilamar", "Avilamar"),
      team("avila", "Real Avila B"),
      team("murcia", "Real Murcia"),
      team("madrid", "Real Madrid"),
    ],
    players: [
      { external_id: "abad", name: "Real Abad", team: "avila", country: "esp" },
      { external_id: "ruiz", name: "Real Ruiz", team: "murcia", country: "esp" },
      { external_id: "ramos", name: "Real Ramos", team: "madrid", country: "esp" },
    ],
    coaches: [
      aCoach({ external_id: "arteta", name: "Real Arteta", team: "avila", country: "esp" }),
      aCoach({ external_id: "zidane", name: "Real Zidane", team: "madrid", country: "esp" }),
    ],
    stage_teams: [
      { stage: "second-2026/league", team: "avila", group: null, deducted_points: 0 },
      { stage: "second-2026/league", team: "aviles", group: null, deducted_points: 0 },
      { stage: "first-2026/league", team: "avilamar", group: null, deducted_points: 0 },
    ],
    matches: [
      aBatchMatch({
        ...{ external_id: "clasico", season: "first-2026", stage: "first-2026/league", venue: null },
        ...{ home: "madrid", away: "murcia", match_time: KICK_OFF - 20 * DAY },
      }),
    ],
  };
}

describe("the search", () => {
  beforeEach(async () => {
    const at = (days: number, fields: object) =>
      aBatchMatch({ match_time: KICK_OFF + days * DAY, ...fields });
    await store(
      aLeague(
        [
          at(0, { external_id: "today" }),
          at(1, { external_id: "tomorrow", home: "vinh", away: "hanoi" }),
          at(-1, { external_id: "yesterday", home: "vinh", away: "hue" }),
          at(9, { external_id: "later", home: "da-lat", away: "hanoi" }),
        ],
        { coaches: [aCoach({ name: "Nguyễn Hà Vinh" })] },
      ),
    );
  });

  it("The search finds every kind by one word, without marks and without blanks", async () => {
    const { totals, teams, coaches } = await find({ q: "vinh" });
    expect(totals).toEqual({ match: 2, league: 0, team: 1, player: 0, coach: 1 });
    expect([teams[0]?.name, coaches[0]?.name]).toEqual(["Vinh", "Nguyễn Hà Vinh"]);
    expect((await namesIn({ q: "hanoi" })).others).toEqual(["Hà Nội"]);
    expect((await namesIn({ q: "test lea" })).others).toEqual(["Test League"]);
  });

  it("The search finds matches of yesterday, today and tomorrow by either team, by kick-off", async () => {
    expect((await namesIn({ q: "hà nội" })).matches).toEqual(["Hà Nội - Huế", "Vinh - Hà Nội"]);
    expect((await namesIn({ q: "vinh hue" })).matches).toEqual(["Vinh - Huế"]);
  });

  it("The search finds matches of other days when asked", async () => {
    const later = { q: "dalat", from: "2026-01-05", to: "2026-01-20" };
    expect((await namesIn(later)).matches).toEqual(["Đà Lạt - Hà Nội"]);
    expect((await namesIn({ q: "dalat", from: "2026-01-05" })).matches).toEqual(["Đà Lạt - Hà Nội"]);
    expect((await namesIn({ q: "dalat", to: "2026-01-20" })).matches).toEqual(["Đà Lạt - Hà Nội"]);
  });

  it("The search refuses days that are in no order or too many", async () => {
    for (const days of [
      { from: "2026-01-05", to: "2026-01-04" },
      { from: "2026-01-01", to: "2026-02-01" },
    ])
      await expect(find({ q: "hue", ...days })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("The search keeps to the kinds, the country and the page asked for", async () => {
    expect((await find({ q: "vinh", kind: "team,league" })).totals).toEqual({
      ...{ match: 0, league: 0, team: 1, player: 0, coach: 0 },
    });
    expect((await find({ q: "vinh", country_id: "999" })).totals).toMatchObject({ match: 0, team: 0 });
    expect((await namesIn({ q: "hà nội", limit: "1", page: "2" })).matches).toEqual(["Vinh - Hà Nội"]);
  });

  it("The search shows the best known first: teams of the hottest competitions, their players and coaches", async () => {
    await store(twoLeagues());
    expect((await namesIn({ q: "real" })).others).toEqual([
      ...["Real Murcia", "Real Madrid", "Real Avila B"],
      ...["Real Ruiz", "Real Ramos", "Real Abad"],
      ...["Real Zidane", "Real Arteta"],
    ]);
    expect((await namesIn({ q: "rea", kind: "player", limit: "1", page: "3" })).others).toEqual([
      "Real Abad",
    ]);
  });

  it("The search shows names with the very words before better known ones with longer words", async () => {
    await store(twoLeagues());
    expect((await namesIn({ q: "avi", kind: "team" })).others).toEqual([
      "Avilamar",
      "Aviles",
      "Real Avila B",
    ]);
    expect((await namesIn({ q: "avila", kind: "team" })).others).toEqual(["Real Avila B", "Avilamar"]);
    expect((await namesIn({ q: "division", kind: "league" })).others).toEqual([
      "First Division",
      "Divisional",
    ]);
  });

  it("The search goes with what teams are known for: a transfer, a competition that becomes hotter", async () => {
    await store(twoLeagues());
    const players = async () => (await namesIn({ q: "real", kind: "player" })).others;
    const {
      players: [abad, ...others],
      competitions,
      ...rest
    } = twoLeagues();
    if (!abad) throw new Error("no player");
    const moved = [{ ...abad, team: "madrid" }, ...others];
    await store({ ...rest, competitions, players: moved });
    expect(await players()).toEqual(["Real Abad", "Real Ruiz", "Real Ramos"]);
    await store({ ...rest, competitions, players: [abad, ...others] });
    expect(await players()).toEqual(["Real Ruiz", "Real Ramos", "Real Abad"]);
    const swapped = competitions.map((row) => ({ ...row, hot: row.external_id === "second" ? 5 : 1 }));
    await store({ ...rest, competitions: swapped, players: [] });
    expect(await players()).toEqual(["Real Abad", "Real Ruiz", "Real Ramos"]);
  });

  it.each([
    ["a b c", []],
    ["re rea real m ma mad", ["Real Madrid"]],
    ["a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9", []],
    [`${"real ".repeat(19)}murc`, ["Real Murcia"]],
    ['"real" AND NOT (murcia)', []],
    ["real* murcia", ["Real Murcia"]],
    ['real "mad', ["Real Madrid"]],
  ])("The search finds by %j what every word begins", async (q, expected) => {
    await store(twoLeagues());
    expect((await namesIn({ q, kind: "team" })).others).toEqual(expected);
  });

  it("The search keeps to a country, in its totals too, whatever number is typed", async () => {
    await store(twoLeagues());
    const countryOf = (code: string) => storedId(db, "countries", code);
    const inSpain = { q: "real", country_id: `${await countryOf("esp")}` };
    expect((await find(inSpain)).totals).toMatchObject({ team: 3, player: 3, league: 0 });
    const inVietnam = { q: "real", country_id: `${await countryOf("vie")}` };
    expect((await find(inVietnam)).totals).toMatchObject({ team: 0, player: 0, league: 0 });
    expect((await find({ q: `real ${await countryOf("esp")}` })).totals).toMatchObject({
      team: 0,
      player: 0,
    });
  });

  it.each(["' OR 1=1 --", "a".repeat(100), "({[%_]})"])(
    "The search takes %j for words and does not fail",
    async (q) => expect((await find({ q })).totals.team).toBe(0),
  );
});
