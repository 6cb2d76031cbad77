import { describe, expect, it } from "vitest";
import { listCoaches } from "#origin/football/coach/coach.service.ts";
import { listPlayers } from "#origin/football/player/player.service.ts";
import { listTeams } from "#origin/football/team/team.service.ts";
import { type Batch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { aLeague, atMinute } from "#tests/support/batches/origin-batches.ts";
import { aCoach } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();
const NOW = atMinute(0);
const PAGE = { limit: 10, page: 1 };

const NAMES = [
  "Hà Nội",
  "Đà Nẵng",
  "Hải Phòng",
  "Sông Lam Nghệ An",
  "Saint-Étienne",
  "1. FC Köln",
  "Hai",
  "Near FC",
  'The "Reds" *',
];

/** Teams, players and coaches of two countries; the first player of each list is Vietnamese. */
function people(names: readonly string[] = NAMES): Batch {
  const rows = names.map((name, index) => ({ external_id: `${index}`, name }));
  return {
    ...emptyBatch("test-source", "real"),
    countries: [
      { external_id: "vie", code: "VIE", name: "Vietnam" },
      { external_id: "jpn", code: "JPN", name: "Japan" },
    ],
    teams: rows.map((row) => ({ ...row, short_name: null, logo: null, country: "vie", national: false })),
    players: rows.map((row, index) => ({ ...row, team: null, country: index === 0 ? "vie" : "jpn" })),
    coaches: rows.map((row) => aCoach({ ...row, team: null })),
  };
}

const teamsNamed = async (name: string) => {
  const { data, page } = await listTeams(db, { name, ...PAGE }, NOW);
  expect(page.total).toBe(data.teams.length);
  return data.teams.map((team) => team.name);
};

describe("a search for names", () => {
  it.each([
    ["ha noi", ["Hà Nội"]],
    ["HÀ", ["Hà Nội", "Hai", "Hải Phòng"]],
    ["đà", ["Đà Nẵng"]],
    ["da nang", ["Đà Nẵng"]],
    ["an lam", ["Sông Lam Nghệ An"]],
    ["ngh", ["Sông Lam Nghệ An"]],
    ["etienne", ["Saint-Étienne"]],
    ["saint-e", ["Saint-Étienne"]],
    ["koln", ["1. FC Köln"]],
    ["ông", []],
  ])("A search for %j finds %j: every word, its beginning, whatever its marks", async (name, expected) => {
    await store(people());
    expect(await teamsNamed(name)).toEqual(expected);
  });

  it.each([
    ["hanoi", ["Hà Nội"]],
    ["danang", ["Đà Nẵng"]],
    ["nghean", ["Sông Lam Nghệ An"]],
    ["lamngh", ["Sông Lam Nghệ An"]],
    ["saintetienne", ["Saint-Étienne"]],
  ])("A search for %j finds %j: a name as one word", async (name, expected) => {
    await store(people());
    expect(await teamsNamed(name)).toEqual(expected);
  });

  it("A search for names finds a team by its short name and by its translations", async () => {
    const [team, ...others] = people(["Germany", "Hai"]).teams;
    if (!team) throw new Error("no team");
    const german = { ...team, short_name: "DFB", translations: { vi: "Đức", en: "Germany" } };
    await store({ ...people(["Germany", "Hai"]), teams: [german, ...others] });
    for (const name of ["DFB", "đức", "Duc", "germ"]) expect(await teamsNamed(name)).toEqual(["Germany"]);
  });

  it("A search for names puts names with the very word before names with a longer one", async () => {
    await store(people(["Haiti", "Hải Phòng", "Haiphong Port", "Hai"]));
    expect(await teamsNamed("hai")).toEqual(["Hai", "Hải Phòng", "Haiti", "Haiphong Port"]);
  });

  it.each([
    ['"', []],
    ["***", []],
    ["' OR 1=1 --", []],
    ['"reds" *', ['The "Reds" *']],
    ["NEAR", ["Near FC"]],
    ["NEAR(fc, near)", ["Near FC"]],
    ["name:hai", []],
    ["-hai", ["Hai", "Hải Phòng"]],
    ["^hai", ["Hai", "Hải Phòng"]],
    ["{hai}", ["Hai", "Hải Phòng"]],
    ["hai AND phong", []],
    ["hai NOT phong", []],
  ])("A search for names takes %j for words, not for the language of the index", async (name, expected) => {
    await store(people());
    expect(await teamsNamed(name)).toEqual(expected);
  });

  it.each(["⚽⚽⚽", "𞤀𞤀𞤀", "ก็ก็ก็", "٣٣٣"])(
    "A search for names finds nothing for %j, and does not fail",
    async (name) => {
      await store(people());
      expect(await teamsNamed(name)).toEqual([]);
      expect((await listPlayers(db, { name, ...PAGE }, NOW)).data.players).toEqual([]);
      expect((await listCoaches(db, { name, ...PAGE }, NOW)).data.coaches).toEqual([]);
    },
  );

  it("A search for names keeps kinds apart: teams, players and coaches of one name", async () => {
    await store(people());
    const players = await listPlayers(db, { name: "hai", ...PAGE }, NOW);
    const coaches = await listCoaches(db, { name: "hai", ...PAGE }, NOW);
    expect(await teamsNamed("hai")).toEqual(["Hai", "Hải Phòng"]);
    expect(players.data.players.map((player) => player.name)).toEqual(["Hai", "Hải Phòng"]);
    expect(coaches.data.coaches.map((coach) => coach.name)).toEqual(["Hai", "Hải Phòng"]);
    expect([players.page.total, coaches.page.total]).toEqual([2, 2]);
  });

  it("A search for names goes with the name when it changes", async () => {
    await store(people(["Hà Tây"]));
    await store(people(["Hà Nội"]));
    expect(await teamsNamed("tay")).toEqual([]);
    expect(await teamsNamed("noi")).toEqual(["Hà Nội"]);
  });

  it("A search for names pages through what it finds and counts all of it", async () => {
    await store(people(["Hai A", "Hai B", "Hai C"]));
    const page = await listTeams(db, { name: "hai", limit: 2, page: 2 }, NOW);
    expect(page.data.teams.map((team) => team.name)).toEqual(["Hai C"]);
    expect(page.page).toEqual({ limit: 2, page: 2, total: 3 });
  });
});

describe("lists of names", () => {
  it("Lists of names are paged by name and counted", async () => {
    await store(people(["C", "A", "B"]));
    const second = { limit: 2, page: 2 };
    const teams = await listTeams(db, second, NOW);
    const players = await listPlayers(db, second, NOW);
    const coaches = await listCoaches(db, second, NOW);
    expect(teams.data.teams.map((team) => team.name)).toEqual(["C"]);
    expect(players.data.players.map((player) => player.name)).toEqual(["C"]);
    expect(coaches.data.coaches.map((coach) => coach.name)).toEqual(["C"]);
    for (const { page } of [teams, players, coaches]) expect(page).toEqual({ limit: 2, page: 2, total: 3 });
  });

  it("Lists of players keep to a country, with a search and without", async () => {
    await store(people());
    const country_id = await storedId(db, "countries", "vie");
    const all = await listPlayers(db, { country_id, ...PAGE }, NOW);
    const found = await listPlayers(db, { country_id, name: "ha", ...PAGE }, NOW);
    for (const { data, page } of [all, found]) {
      expect(data.players.map((player) => player.name)).toEqual(["Hà Nội"]);
      expect(page.total).toBe(1);
    }
    const nowhere = await listPlayers(db, { country_id: 999, ...PAGE }, NOW);
    expect(nowhere).toEqual({ data: { players: [] }, page: { ...PAGE, total: 0 } });
  });

  it("Lists of teams keep to a competition's current season, with a search and without", async () => {
    await store(aLeague());
    await store({ ...people(["Hai", "Huế B"]), source: "other-source" });
    const comp_id = await storedId(db, "competitions", "v");
    const names = async (fields: object) => {
      const { data, page } = await listTeams(db, { comp_id, ...PAGE, ...fields }, NOW);
      expect(page.total).toBe(data.teams.length);
      return data.teams.map((team) => team.name);
    };
    expect(await names({})).toEqual(["Huế", "Hà Nội", "Vinh", "Đà Lạt"]);
    expect(await names({ name: "hu" })).toEqual(["Huế"]);
    expect(await names({ comp_id: 999 })).toEqual([]);
  });

  it("Lists of teams keep to a country, with a search, with a competition, and alone", async () => {
    await store(aLeague());
    const teams = people(["Hải C", "Huế C"]).teams.map((row) => ({ ...row, country: "jpn" }));
    await store({ ...people([]), teams, source: "other-source" });
    const comp_id = await storedId(db, "competitions", "v");
    const names = async (code: string, fields: object) => {
      const country_id = await storedId(db, "countries", code);
      const { data, page } = await listTeams(db, { country_id, ...PAGE, ...fields }, NOW);
      expect(page.total).toBe(data.teams.length);
      return data.teams.map((team) => team.name);
    };
    expect(await names("jpn", {})).toEqual(["Huế C", "Hải C"]);
    expect(await names("jpn", { name: "hu" })).toEqual(["Huế C"]);
    expect(await names("jpn", { comp_id })).toEqual([]);
    const { data } = await listTeams(db, { country_id: 999, ...PAGE }, NOW);
    expect(data.teams).toEqual([]);
  });
});
