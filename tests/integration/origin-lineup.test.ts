import { describe, expect, it } from "vitest";
import { getLastLineups, getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { SideLineup } from "#shared/lineup/index.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import {
  aBatchMatch,
  aGoal,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aLineup, anAbsence, lineupPlayers, somePlayerStats } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();
const DAY = 86_400;

const matchId = (name = "m1") => storedId(db, "matches", name);
const lineupAt = async (minute: number) =>
  (await getLineup(db, await matchId(), atMinute(minute))).data.lineup;
const playerIn = (side: SideLineup | undefined, name: string) =>
  side?.players.find((one) => one.player.name === name);

/** Stores one match, by default without absences. */
const storeMatch = (fields: Partial<BatchMatch>, absences = [] as ReturnType<typeof anAbsence>[]) =>
  store(aCoveredLeague([aBatchMatch(fields)], { absences }), atMinute(-5000));

describe("the line-ups of a match", () => {
  it("The line-ups of a match are unknown, then predicted, then confirmed, as of the moment they are asked for", async () => {
    const predicted = { known_at_ms: atMinute(-1440), confirmed: false, formation: "4-3-3" };
    await storeMatch({
      lineups: [
        aLineup(predicted),
        aLineup({ ...predicted, side: "away" }),
        aLineup({ coach: "park" }),
        aLineup({ side: "away", known_at_ms: atMinute(-50), formation: null, coach: "polking" }),
      ],
    });
    expect(await lineupAt(-1441)).toBeNull();
    expect(await lineupAt(-1440)).toMatchObject({
      confirmed: false,
      home: { formation: "4-3-3", coach: null },
    });
    // The away side's is still the prediction.
    expect(await lineupAt(-60)).toMatchObject({
      confirmed: false,
      home: { formation: "4-4-2", coach: { name: "Park Sung Min" } },
      away: { formation: "4-3-3" },
    });
    expect(await lineupAt(-50)).toMatchObject({
      confirmed: true,
      home: { team: { name: "Hà Nội" } },
      away: { team: { name: "Huế" }, formation: null, coach: { name: "Mano Polking" } },
    });
  });

  it("The line-ups of a match list the starters from the goalkeeper forward, then the bench, with numbers and places of this match", async () => {
    const [keeper, ...others] = lineupPlayers("hanoi");
    if (!keeper) throw new Error("a line-up has a goalkeeper");
    const players = [{ ...keeper, shirt_number: 99, position: null, captain: true }, ...others];
    await storeMatch({ lineups: [aLineup({ players })] });
    const home = (await lineupAt(0))?.home;
    expect(home?.players).toHaveLength(18);
    expect(home?.players[0]).toMatchObject({
      player: { name: "hanoi 1", shirt_number: 99, position: "G" },
      starter: true,
      captain: true,
      x: 50,
      y: 0,
      rating: null,
      incidents: [],
    });
    expect(home?.players.map((one) => one.starter)).toEqual(players.map((_, index) => index < 11));
    expect(home?.players[17]).toMatchObject({ x: null, y: null, captain: false });
    expect((await lineupAt(0))?.away.players).toEqual([]);
    expect((await lineupAt(0))?.confirmed).toBe(false);
  });

  it("Line-ups carry each player's current incidents and rating", async () => {
    const incident = (external_id: string, minute: number, fields: object) =>
      aGoal({ external_id, minute, known_at_ms: atMinute(minute), player: "hanoi-10", ...fields });
    await storeMatch({
      lineups: [aLineup()],
      status_changes: [aStatusChange(atMinute(0), "first_half")],
      incidents: [
        incident("goal", 10, { other_player: "hanoi-9" }),
        incident("withdrawn", 20, { cancelled_at_ms: atMinute(22) }),
        incident("change", 40, { kind: "substitution", player: "hanoi-10", other_player: "hanoi-15" }),
      ],
      player_stats: [
        somePlayerStats({ known_at_ms: atMinute(30), rating: 7.1 }),
        somePlayerStats({ known_at_ms: atMinute(45), rating: 6.9 }),
      ],
    });
    const at = async (minute: number, name: string) => {
      const player = playerIn((await lineupAt(minute))?.home, name);
      return [player?.incidents.map((one) => [one.kind, one.minute]), player?.rating];
    };
    expect(await at(9, "hanoi 10")).toEqual([[], null]);
    expect(await at(21, "hanoi 10")).toEqual([
      [
        ["goal", 10],
        ["goal", 20],
      ],
      null,
    ]);
    expect(await at(44, "hanoi 10")).toEqual([
      [
        ["goal", 10],
        ["substitution", 40],
      ],
      7.1,
    ]);
    expect(await at(45, "hanoi 10")).toEqual([
      [
        ["goal", 10],
        ["substitution", 40],
      ],
      6.9,
    ]);
    expect(await at(45, "hanoi 9")).toEqual([[["goal", 10]], null]);
    expect(await at(45, "hanoi 15")).toEqual([[["substitution", 40]], null]);
  });
});

describe("players who miss a match", () => {
  it("Players who miss a match are those of its teams whose absence covers the kick-off, known by now", async () => {
    const absences = [
      anAbsence({ external_id: "now", player: "hanoi-2" }),
      anAbsence({ external_id: "until after", player: "hanoi-3", kind: "suspended", until: KICK_OFF + DAY }),
      anAbsence({ external_id: "back before", player: "hanoi-4", until: KICK_OFF - 3600 }),
      anAbsence({ external_id: "from tomorrow", player: "hanoi-5", since: KICK_OFF + DAY }),
      anAbsence({ external_id: "known late", player: "hue-6", team: "hue", known_at_ms: atMinute(-30) }),
      anAbsence({ external_id: "elsewhere", player: "song-huong", team: "vinh" }),
    ];
    await storeMatch({}, absences);
    const missing = async (minute: number) => {
      const lineup = await lineupAt(minute);
      return [lineup?.home, lineup?.away].map((side) =>
        side?.absences.map(({ player, kind }) => [player.name, kind]),
      );
    };
    const home = [
      ["hanoi 2", "injured"],
      ["hanoi 3", "suspended"],
    ];
    expect(await missing(-31)).toEqual([home, []]);
    expect(await missing(-30)).toEqual([home, [["hue 6", "injured"]]]);
    expect(await lineupAt(-31)).toMatchObject({
      confirmed: false,
      home: { players: [], formation: null, coach: null },
    });
    expect(await lineupAt(-2 * 1440 - 1)).toBeNull();
  });

  it("Players who miss a match are not those whom the confirmed line-up lists, and nobody twice", async () => {
    const absences = [
      anAbsence({ external_id: "doubtful", player: "hanoi-2", kind: "questionable" }),
      anAbsence({ external_id: "older", player: "ha-long", since: KICK_OFF - 9 * DAY }),
      anAbsence({ external_id: "newer", player: "ha-long", kind: "suspended", since: KICK_OFF - DAY }),
    ];
    await storeMatch({ lineups: [aLineup()] }, absences);
    const missing = async (minute: number) =>
      (await lineupAt(minute))?.home.absences.map(({ player, kind }) => [player.name, kind]);
    const longs = [["Hạ Long", "suspended"]];
    expect(await missing(-61)).toEqual([...longs, ["hanoi 2", "questionable"]]);
    expect(await missing(-60)).toEqual(longs);
  });
});

describe("the last line-ups", () => {
  const playedBefore = (external_id: string, days: number, fields: Partial<BatchMatch> = {}): BatchMatch =>
    aBatchMatch({
      external_id,
      match_time: KICK_OFF - days * DAY,
      status_changes: [aStatusChange(atMinute(-days * 1440 + 105), "ended", null)],
      lineups: [aLineup({ known_at_ms: atMinute(-days * 1440) })],
      ...fields,
    });

  it("The last line-ups are each team's own of the match it played last, home or away", async () => {
    const away = aLineup({ side: "away", players: lineupPlayers("hanoi"), known_at_ms: atMinute(-4 * 1440) });
    await store(
      aCoveredLeague([
        aBatchMatch(),
        playedBefore("older", 9),
        playedBefore("last", 3, { home: "vinh", away: "hanoi", lineups: [away] }),
        playedBefore("without", 2, { lineups: [] }),
        playedBefore("called off", 1, { status_changes: [aStatusChange(atMinute(-2880), "cancelled")] }),
        playedBefore("later", -1),
      ]),
      atMinute(-20_000),
    );
    const last = await getLastLineups(db, await matchId(), atMinute(0));
    expect(last.home).toMatchObject({
      match: { id: await matchId("last"), status: "ended" },
      lineup: { team: { name: "Hà Nội" }, formation: "4-4-2" },
    });
    expect(last.home?.lineup.players[0]?.player.name).toBe("hanoi 1");
    expect(last.away).toBeNull();
  });

  it("The last line-ups may be those of one match for both", async () => {
    const lineups = [aLineup({ known_at_ms: 0 }), aLineup({ side: "away", known_at_ms: 0 })];
    await store(aCoveredLeague([aBatchMatch(), playedBefore("before", 7, { lineups })]), atMinute(-20_000));
    const { home, away } = await getLastLineups(db, await matchId(), atMinute(0));
    expect([home?.lineup.team.name, away?.lineup.team.name]).toEqual(["Hà Nội", "Huế"]);
    expect(away?.lineup.players[0]?.player.name).toBe("hue 1");
  });
});

describe("player statistics of a match", () => {
  it("Player statistics of a match stand by team, best rating first, with the best of all, as of now", async () => {
    const stats = (player: string, rating: number | null, side: "home" | "away" = "home") =>
      somePlayerStats({ player, rating, side, counts: { goals: 0 } });
    await storeMatch({
      lineups: [aLineup({ players: lineupPlayers("hanoi").map((one) => ({ ...one, shirt_number: null })) })],
      player_stats: [
        stats("hanoi-3", 6.2),
        stats("hanoi-4", null),
        stats("hanoi-5", 7.7),
        stats("hue-9", 8.1, "away"),
        somePlayerStats({ known_at_ms: atMinute(46), rating: 9, minutes_played: 45 }),
        somePlayerStats({ rating: 6.5 }),
      ],
    });
    const at = async (minute: number) => (await getMatchPlayers(db, await matchId(), atMinute(minute))).data;
    const names = (data: Awaited<ReturnType<typeof at>>) =>
      data.teams.map(({ team, players }) => [team.name, players.map((one) => one.player.name)]);
    expect(names(await at(46))).toEqual([
      ["Hà Nội", ["hanoi 10"]],
      ["Huế", []],
    ]);
    const end = await at(108);
    expect(names(end)).toEqual([
      ["Hà Nội", ["hanoi 5", "hanoi 10", "hanoi 3", "hanoi 4"]],
      ["Huế", ["hue 9"]],
    ]);
    expect(end.best_player_id).toBe(await storedId(db, "players", "hue-9"));
    expect(end.teams[0]?.players[1]).toMatchObject({
      player: { name: "hanoi 10", shirt_number: 10, position: "F" },
      side: "home",
      starter: true,
      minutes_played: 90,
      rating: 6.5,
      goals: 1,
      passes: 21,
      tackles: null,
    });
  });

  it("Player statistics of a match name as the best player of equals the one whose team comes first", async () => {
    const stats = (player: string, side: "home" | "away") => somePlayerStats({ player, side, rating: 8 });
    await storeMatch({ player_stats: [stats("hanoi-3", "away"), stats("hue-9", "home")] });
    const { data } = await getMatchPlayers(db, await matchId(), atMinute(108));
    expect(data.best_player_id).toBe(await storedId(db, "players", "hue-9"));
  });

  it("Player statistics of a match are of nobody where none are known", async () => {
    await storeMatch({});
    const { data } = await getMatchPlayers(db, await matchId(), atMinute(0));
    expect(data.teams.map(({ players }) => players)).toEqual([[], []]);
    expect(data.best_player_id).toBeNull();
  });
});
