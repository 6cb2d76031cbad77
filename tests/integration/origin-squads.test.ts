import { describe, expect, it } from "vitest";
import { getPlayer } from "#origin/football/player/player.service.ts";
import { getSquad } from "#origin/football/team/team.service.ts";
import type { Batch, BatchPlayer } from "#origin/ingest/batch.schema.ts";
import {
  aMexicoWin,
  aSquadMember,
  mexicoSquad,
  readFiles,
} from "#tests/support/batches/openfootball-files.ts";
import { aBatchMatch, aGoal, aLeague, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { aCoach, aLineup, aSquad } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store, rows } = originOfFile();

const fileOf = (name: string, content: unknown): Batch => readFiles([[name, content]]).batch;
const cup = (year: number, scorer: string) =>
  fileOf(`${year}/worldcup.json`, { name: `World Cup ${year}`, matches: [aMexicoWin(year, scorer)] });
/** Two players of one name have one birthday. */
const member = (name: string, fields: object = {}) =>
  aSquadMember(name, { date_of_birth: `${name.length + 1980}-02-03`, ...fields });
const squadOf = (year: number, ...players: unknown[]) =>
  fileOf(`${year}/worldcup.squads.json`, mexicoSquad(...players));

const NOW = Date.UTC(2026, 9, 1);
const mexico = async () =>
  (await rows<{ id: number }>("SELECT id FROM teams WHERE name = 'Mexico'"))[0]?.id ?? 0;
const squadNow = async (nowMs = NOW) => getSquad(db, await mexico(), nowMs);
const namesNow = async () => (await squadNow()).players.map(({ name }) => name);

describe("The squad of a national team", () => {
  it("A squad list gives numbers, positions, birthdays and clubs", async () => {
    await store(squadOf(2026, member("Ana Uno"), member("Bo Dos", { number: 1, pos: "GK" })), NOW);
    const { squad, players } = await squadNow();
    expect(squad).toMatchObject({
      kind: "listed",
      season: { name: "2026" },
      competition: { name: "World Cup" },
    });
    expect(players).toMatchObject([
      { name: "Bo Dos", shirt_number: 1, position: "G", birthday: "1986-02-03", age: 40 },
      {
        name: "Ana Uno",
        shirt_number: 9,
        position: "F",
        team: { name: "Ficta Rovers" },
        country: { code: "MEX" },
      },
    ]);
    // The national team's number is not the club's.
    const { player } = await getPlayer(db, players[0]?.id ?? 0, NOW);
    expect(player).toMatchObject({ shirt_number: null, team: { name: "Ficta Rovers" } });
  });

  it("A list that comes again costs no write; a later one replaces it", async () => {
    await store(squadOf(2026, member("Ana Uno"), member("Bo Dos", { number: 1 })), NOW);
    const again = await store(squadOf(2026, member("Ana Uno"), member("Bo Dos", { number: 1 })), NOW + 1);
    expect(again.kinds).toMatchObject({
      squad_members: { same: 2, changed: 0 },
      players: { same: 2, changed: 0 },
    });
    await store(squadOf(2026, member("Ana Uno", { number: 10 }), member("Cy Tres")), NOW);
    expect((await squadNow()).players.map(({ name, shirt_number }) => [name, shirt_number])).toEqual([
      ["Cy Tres", 9],
      ["Ana Uno", 10],
    ]);
  });

  it("A scorer of 2014 is not in the squad of 2026, in whatever order the files come", async () => {
    const files = [cup(2014, "Old Scorer"), cup(2026, "Ana Uno"), squadOf(2026, member("Ana Uno"))];
    for (const file of files) await store(file, NOW);
    expect(await namesNow()).toEqual(["Ana Uno"]);
  });

  it("Without a list the squad is of the latest season's players", async () => {
    await store(cup(2026, "Ana Uno"), NOW);
    await store(cup(2014, "Old Scorer"), NOW);
    const { squad, players } = await squadNow();
    expect(players.map(({ name }) => name)).toEqual(["Ana Uno"]);
    expect(squad).toMatchObject({ kind: "played", season: { name: "2026" } });
  });

  const people = () =>
    rows(`SELECT p.name, t.name AS team, shirt_number, position, birthday, team_as_of FROM players p
      LEFT JOIN teams t ON t.id = p.team_id ORDER BY p.name`);

  it("A player is spelled as in the squad list, in whatever order the files come", async () => {
    const files = [squadOf(2026, member("Ána Uno")), cup(2026, "Ana Uno")];
    for (const order of [files, files.toReversed()]) {
      for (const file of order) await store(file, NOW);
      expect((await people()).map(({ name }) => name)).toEqual(["Ána Uno"]);
      await rows("DELETE FROM incidents");
      await rows("DELETE FROM squad_members");
      await rows("DELETE FROM players");
      await rows("DELETE FROM external_ids WHERE kind = 'players'");
    }
  });

  it("A list of 2014 is not the squad of 2026", async () => {
    await store(squadOf(2014, member("Old Scorer")), NOW);
    await store(cup(2026, "Ana Uno"), NOW);
    expect(await namesNow()).toEqual(["Ana Uno"]);
    // Before that match it was.
    expect((await squadNow(Date.UTC(2026, 0, 1))).players.map(({ name }) => name)).toEqual(["Old Scorer"]);
  });

  it("An old season does not move a player to a former club: the order of files does not matter", async () => {
    const files = [
      squadOf(2014, member("Ana Uno", { club: { name: "Former FC", country: "ESP" }, pos: "MF" })),
      cup(2014, "Ana Uno"),
      squadOf(2026, member("Ana Uno")),
      cup(2026, "Ana Uno"),
    ];
    for (const file of files) await store(file, NOW);
    const inOrder = await people();
    expect(inOrder).toMatchObject([{ team: "Ficta Rovers", position: "F" }]);
    for (const table of ["incidents", "status_changes", "match_states", "matches", "squad_members"]) {
      await rows(`DELETE FROM ${table}`);
    }
    await rows("DELETE FROM players");
    await rows("DELETE FROM external_ids WHERE kind IN ('players', 'matches')");
    for (const file of files.toReversed()) await store(file, NOW);
    expect(await people()).toEqual(inOrder);
  });
});

describe("The squad of a club", () => {
  const hanoi = () => storedId(db, "teams", "hanoi");
  const listed = (fields: Partial<Batch>) => aLeague([], fields);
  const aMember = (external_id: string, fields: Partial<BatchPlayer> = {}): BatchPlayer => ({
    external_id,
    name: external_id,
    team: "hanoi",
    as_of: KICK_OFF,
    ...fields,
  });

  it("A list beats the players of matches, and keeps a club's own number apart from the national team's", async () => {
    const players = [
      aMember("listed", { shirt_number: 7 }),
      ...aSquad("hanoi").map((row) => ({ ...row, as_of: KICK_OFF })),
    ];
    const squads = [
      {
        season: "v-2026",
        team: "hanoi",
        players: [{ player: "listed", shirt_number: null, position: null }],
      },
    ];
    await store(aLeague([aBatchMatch({ lineups: [aLineup()] })], { players, squads }), atMinute(-50));
    expect((await getSquad(db, await hanoi(), atMinute(200))).players).toMatchObject([
      { name: "listed", shirt_number: 7 },
    ]);
  });

  it("Line-ups and, in matches without one, goals make the squad where there is no list", async () => {
    const players = [
      ...aSquad("hanoi", 18).map((row) => ({ ...row, as_of: KICK_OFF })),
      aMember("scorer"),
      aMember("helper"),
      aMember("own goal", { team: "hue" }),
      aMember("never played"),
    ];
    const matches = [
      aBatchMatch({ lineups: [aLineup()] }),
      aBatchMatch({
        external_id: "m2",
        match_time: KICK_OFF + 3600,
        home: "vinh",
        away: "hanoi",
        incidents: [
          aGoal({ external_id: "1", side: "away", player: "scorer", other_player: "helper" }),
          aGoal({ external_id: "2", side: "home", kind: "own_goal", player: "hanoi-1", known_at_ms: null }),
        ],
      }),
    ];
    await store(aLeague(matches, { players }), atMinute(100));
    const names = (await getSquad(db, await hanoi(), atMinute(200))).players.map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(names).toEqual(expect.arrayContaining(["hanoi 1", "hanoi 18", "scorer", "helper"]));
  });

  it("A player who has moved on is no longer in the former club's squad", async () => {
    const goal = (id: string, at: number, away: string) =>
      aBatchMatch({
        external_id: id,
        match_time: at,
        home: id === "m1" ? "hanoi" : "vinh",
        away,
        incidents: [aGoal({ external_id: "1", player: "mover" })],
      });
    const later = KICK_OFF + 86_400;
    await store(aLeague([goal("m1", KICK_OFF, "hue")], { players: [aMember("mover")] }), atMinute(100));
    await store(
      aLeague([goal("m2", later, "da-lat")], { players: [aMember("mover", { team: "vinh", as_of: later })] }),
      atMinute(2000),
    );
    // The earlier match, sent again, moves nobody back.
    await store(aLeague([goal("m1", KICK_OFF, "hue")], { players: [aMember("mover")] }), atMinute(2000));
    const now = atMinute(3000);
    expect((await getSquad(db, await hanoi(), now)).players).toEqual([]);
    const vinh = await storedId(db, "teams", "vinh");
    expect((await getSquad(db, vinh, now)).players).toMatchObject([
      { name: "mover", team: { name: "Vinh" } },
    ]);
  });

  it("A call-up to the national team keeps the club and its number", async () => {
    const teams = [
      ...aLeague().teams,
      {
        ...aLeague().teams[0],
        external_id: "vie-a",
        name: "Vietnam",
        national: true,
      } as Batch["teams"][number],
    ];
    const club = aMember("called", { shirt_number: 7 });
    const national = aMember("called", { team: "vie-a", shirt_number: 19, as_of: KICK_OFF + 86_400 });
    for (const order of [
      [club, national],
      [national, club],
    ]) {
      for (const player of order) await store(listed({ teams, players: [player] }));
      expect(
        await rows("SELECT shirt_number, t.name FROM players p JOIN teams t ON t.id = p.team_id"),
      ).toEqual([{ shirt_number: 7, name: "Hà Nội" }]);
      await rows("DELETE FROM players");
      await rows("DELETE FROM external_ids WHERE kind = 'players'");
    }
  });

  it("The coach is the one of the latest match, in whatever order the matches come", async () => {
    const coaches = [
      aCoach({ external_id: "new", name: "New Coach", as_of: KICK_OFF }),
      aCoach({ external_id: "old", name: "Old Coach", as_of: KICK_OFF - 9e7 }),
    ];
    await store(listed({ coaches }));
    const { team } = await getSquad(db, await hanoi(), atMinute(200));
    expect(team.coach?.name).toBe("New Coach");
  });
});

describe("Rows that a source does not describe", () => {
  const provisional = <Row extends object>(row: Row) => ({ ...row, provisional: true });

  it("Provisional rows fill empty places and replace nothing", async () => {
    const league = aLeague();
    await store(league);
    const before = await rows("SELECT name, hot, kind FROM competitions");
    const report = await store({
      ...league,
      competitions: league.competitions.map((row) =>
        provisional({ ...row, name: "v", hot: 1, kind: "cup" as const }),
      ),
      seasons: league.seasons.map((row) =>
        provisional({ ...row, tie_break_rule: "spain" as const, name: "x" }),
      ),
      stages: league.stages.map((row) => provisional({ ...row, order: 9, mode: "knock_out" as const })),
      teams: league.teams.map((row) => provisional({ ...row, name: `${row.name} FC` })),
    });
    expect(report.kinds).toMatchObject({
      competitions: { same: 1 },
      seasons: { same: 1 },
      teams: { same: 4 },
    });
    expect(await rows("SELECT name, hot, kind FROM competitions")).toEqual(before);
  });

  it("A squad file before the matches is described by the matches later, and never after them", async () => {
    const squads = fileOf("2025/mls.squads.json", [{ name: "Ficta Atletico", players: [member("Ana Uno")] }]);
    const matches = fileOf("2025/mls.json", {
      name: "Ficta Soccer League 2025",
      matches: [{ date: "2025-03-01", time: "19:00", team1: "Ficta Atlético", team2: "Other FC" }],
    });
    const named = () =>
      rows("SELECT c.name, t.name AS team FROM competitions c, teams t WHERE t.name LIKE 'Ficta A%'");
    for (const file of [squads, matches, squads]) await store(file, NOW);
    expect(await named()).toEqual([{ name: "Ficta Soccer League", team: "Ficta Atlético" }]);
  });
});
