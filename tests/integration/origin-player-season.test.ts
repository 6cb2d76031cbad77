import { describe, expect, it } from "vitest";
import { getSeasonStats } from "#origin/football/analysis/season-statistics.service.ts";
import { getBestEleven } from "#origin/football/lineup/best-eleven.service.ts";
import { getKeyPlayers } from "#origin/football/lineup/match-players.service.ts";
import { getPlayerSeason, listAppearances } from "#origin/football/player/performance.service.ts";
import { listPlayerSeasons as listSeasonsOfPlayer } from "#origin/football/player/player.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import type { BatchIncident, BatchMatch, BatchPlayerStats } from "#origin/ingest/batch.schema.ts";
import { PLAYER_COUNTS } from "#shared/player/index.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aGoal, aResult, aStatusChange, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { somePlayerStats } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();
const DAY = 86_400;
const NOW = atMinute(200);
const ALL = { limit: 50, page: 1 };

const player = (name: string) => storedId(db, "players", name);
const season = () => storedId(db, "seasons", "v-2026");
const storeAll = (matches: BatchMatch[], now_ms?: number) =>
  store(aCoveredLeague(matches, { absences: [] }), now_ms ?? atMinute(-2_000_000));

/** An ended match of `hanoi` and `hue`, some days before {@link KICK_OFF}. */
const played = (days: number, fields: Partial<BatchMatch> = {}): BatchMatch => ({
  ...aResult(`day -${days}`, ["hanoi", 1, 0, "hue"]),
  match_time: KICK_OFF - days * DAY,
  ...fields,
});

let goals = 0;
/** A goal that has long been known. */
const goalOf = (name: string | null, fields: Partial<BatchIncident> = {}): BatchIncident => {
  goals += 1;
  return aGoal({ external_id: `g${goals}`, player: name, known_at_ms: atMinute(-1_000_000), ...fields });
};
/** A player's match that was counted long ago. */
const statsOf = (name: string, fields: Partial<BatchPlayerStats> = {}): BatchPlayerStats =>
  somePlayerStats({ player: name, known_at_ms: atMinute(-1_000_000), ...fields });

describe("top scorers", () => {
  it("Top scorers share positions, tell penalties apart, and leave out own goals and what was withdrawn", async () => {
    await storeAll([
      played(9, {
        incidents: [
          goalOf("hanoi-10", { other_player: "hanoi-9" }),
          goalOf("hanoi-10"),
          goalOf("hue-9", { side: "away", kind: "penalty_goal" }),
          goalOf("hue-9", { side: "home", kind: "own_goal" }),
          goalOf("hanoi-11", { cancelled_at_ms: atMinute(-900_000) }),
          goalOf(null),
        ],
      }),
      played(2, {
        home: "vinh",
        away: "hanoi",
        incidents: [goalOf("hanoi-9", { side: "away" }), goalOf("hue-9", { side: "home" })],
      }),
    ]);
    const { data, page } = await listScorers(db, { season_id: await season(), ...ALL }, NOW);
    expect(
      data.scorers.map((row) => [
        row.position,
        row.player.name,
        row.goals,
        row.penalty_goals,
        row.assists,
        row.team?.name,
      ]),
    ).toEqual([
      [1, "hanoi 10", 2, 0, 0, "Hà Nội"],
      [1, "hue 9", 2, 1, 0, "Vinh"],
      [3, "hanoi 9", 1, 0, 1, "Hà Nội"],
    ]);
    expect(page.total).toBe(3);
    expect(data.scorers.map((row) => row.appearances)).toEqual([null, null, null]);
  });

  it("Top scorers tell appearances and minutes of the matches with a line-up, and of how many those are", async () => {
    await storeAll([
      played(9, {
        incidents: [goalOf("hanoi-10"), goalOf("hanoi-11")],
        player_stats: [statsOf("hanoi-10", { minutes_played: 80 }), statsOf("hanoi-11")],
      }),
      played(5, { player_stats: [statsOf("hanoi-10", { starter: false, minutes_played: 12 })] }),
      played(2, { incidents: [goalOf("hanoi-11"), goalOf("hanoi-9")] }),
    ]);
    const { scorers } = (await listScorers(db, { season_id: await season(), ...ALL }, NOW)).data;
    expect(
      scorers.map((row) => [row.player.name, row.goals, row.matches, row.appearances, row.minutes_played]),
    ).toEqual([
      ["hanoi 11", 2, 2, 1, 90],
      ["hanoi 9", 1, 1, null, null],
      ["hanoi 10", 1, 2, 2, 92],
    ]);
    expect(scorers.map(({ counted }) => JSON.parse(JSON.stringify(counted)))).toEqual([
      { appearances: 1, minutes_played: 1 },
      {},
      {},
    ]);
  });

  it("Top scorers are of as many matches as the season of each player is", async () => {
    await storeAll([
      played(9, {
        incidents: [
          goalOf("hanoi-10", { other_player: "hanoi-9" }),
          goalOf("hanoi-9", { kind: "yellow_card" }),
        ],
      }),
      played(5, { incidents: [goalOf("hanoi-9")], player_stats: [statsOf("hanoi-9")] }),
      played(2, { incidents: [goalOf("hanoi-9"), goalOf("hanoi-10", { kind: "red_card" })] }),
    ]);
    const season_id = await season();
    const { scorers } = (await listScorers(db, { season_id, ...ALL }, NOW)).data;
    for (const scorer of scorers) {
      const { stats } = await getPlayerSeason(db, { player_id: scorer.player.id, season_id }, NOW);
      expect(stats, scorer.player.name).toMatchObject({
        ...{ matches: scorer.matches, goals: scorer.goals, appearances: scorer.appearances },
        counted: JSON.parse(JSON.stringify(scorer.counted)),
      });
    }
    expect(scorers.map(({ player, matches }) => [player.name, matches])).toEqual([
      ["hanoi 9", 3],
      ["hanoi 10", 2],
    ]);
  });

  it("Top scorers keep their positions on later pages, and wait for goals that are not known yet", async () => {
    const late = goalOf("hanoi-9", { known_at_ms: atMinute(130) });
    await storeAll([played(1, { incidents: [goalOf("hanoi-10"), goalOf("hanoi-11"), late] })]);
    const scorersAt = async (query: object, minute: number) =>
      (
        await listScorers(db, { season_id: await season(), ...ALL, ...query }, atMinute(minute))
      ).data.scorers.map(({ position, player }) => [position, player.name]);
    expect(await scorersAt({}, 129)).toEqual([
      [1, "hanoi 10"],
      [1, "hanoi 11"],
    ]);
    expect(await scorersAt({ limit: 1, page: 3 }, 130)).toEqual([[1, "hanoi 11"]]);
    expect(await scorersAt({ limit: 2, page: 3 }, 130)).toEqual([]);
  });
});

describe("a player's season", () => {
  it("A player's season is the sum of the latest counts of each match", async () => {
    await storeAll([
      played(9, { player_stats: [statsOf("hanoi-10", { rating: 7, counts: { goals: 1, passes: 30 } })] }),
      played(2, {
        player_stats: [
          statsOf("hanoi-10", { known_at_ms: atMinute(110), rating: 9, counts: { goals: 2, passes: 5 } }),
          statsOf("hanoi-10", { known_at_ms: atMinute(120), rating: 8, counts: { goals: 1, passes: 40 } }),
        ],
      }),
    ]);
    const at = async (minute: number) =>
      (
        await getPlayerSeason(
          db,
          { player_id: await player("hanoi-10"), season_id: await season() },
          atMinute(minute),
        )
      ).stats;
    expect(await at(109)).toMatchObject({ appearances: 1, goals: 1, passes: 30, rating: 7 });
    expect(await at(115)).toMatchObject({ appearances: 2, goals: 3, passes: 35, rating: 8 });
    expect(await at(125)).toMatchObject({
      appearances: 2,
      starts: 2,
      minutes_played: 180,
      goals: 2,
      rating: 7.5,
    });
  });

  it("A player's season comes from incidents where a source knows no line-ups", async () => {
    const booked = goalOf("hanoi-10", { kind: "yellow_card" });
    const withdrawn = goalOf("hanoi-10", { cancelled_at_ms: atMinute(-900_000) });
    const toCome = goalOf("hanoi-10", { known_at_ms: NOW + 1 });
    await storeAll([
      played(9, { incidents: [goalOf("hanoi-10"), booked, withdrawn, toCome] }),
      played(2, {
        incidents: [goalOf("hanoi-9", { other_player: "hanoi-10" })],
        coverage: { cards: false, corners: false },
      }),
    ]);
    const { stats } = await getPlayerSeason(
      db,
      { player_id: await player("hanoi-10"), season_id: await season() },
      NOW,
    );
    expect(stats).toMatchObject({
      matches: 2,
      counted: { yellow_cards: 1, red_cards: 1 },
      goals: 1,
      penalty_goals: 0,
      assists: 1,
      yellow_cards: 1,
      red_cards: 0,
      appearances: null,
      minutes_played: null,
      rating: null,
      passes: null,
    });
  });

  it("A player's season tells of assists in a match without any where its source counts cards and names assists elsewhere", async () => {
    const alone = (days: number, cards: boolean) =>
      played(days, { incidents: [goalOf("hanoi-10")], coverage: { cards, corners: false } });
    const assisted = played(9, { incidents: [goalOf("hanoi-11", { other_player: "hanoi-9" })] });
    const seasonOf = async (matches: BatchMatch[]) => {
      await storeAll(matches);
      const query = { player_id: await player("hanoi-10"), season_id: await season() };
      return (await getPlayerSeason(db, query, NOW)).stats;
    };
    expect(await seasonOf([alone(5, true), alone(2, false)])).toMatchObject({ matches: 2, assists: null });
    expect(await seasonOf([assisted, alone(5, true), alone(2, false)])).toMatchObject({
      ...{ matches: 2, goals: 2, assists: 0, counted: { assists: 1 } },
    });
  });

  it("A player has no season statistics without a played match", async () => {
    await storeAll([played(9)]);
    const query = { player_id: await player("hanoi-10"), season_id: await season() };
    expect(await getPlayerSeason(db, query, NOW)).toEqual({ stats: null });
  });
});

describe("a team's players in a season", () => {
  it("A team's players in a season stand by goals, then assists, and only for what they did for this team", async () => {
    await storeAll([
      played(9, {
        incidents: [goalOf("hanoi-11", { other_player: "hanoi-9" }), goalOf("hue-4", { kind: "own_goal" })],
      }),
      played(5, {
        home: "vinh",
        away: "hanoi",
        player_stats: [statsOf("hanoi-10", { side: "away", counts: { goals: 1 } }), statsOf("hue-3")],
      }),
      played(2, { home: "hue", away: "vinh", incidents: [goalOf("hue-9")] }),
    ]);
    const of = async (team: string) => {
      const team_id = await storedId(db, "teams", team);
      const { players } = await listPlayerSeasons(db, { team_id, season_id: await season() }, NOW);
      return players.map(({ player, stats }) => [player.name, stats.goals, stats.assists]);
    };
    expect(await of("hanoi")).toEqual([
      ["hanoi 10", 1, null],
      ["hanoi 11", 1, 0],
      ["hanoi 9", 0, 1],
    ]);
    expect(await of("hue")).toEqual([
      ["hue 9", 1, 0],
      ["hue 4", 0, 0],
    ]);
    expect(await of("da-lat")).toEqual([]);
  });
});

/** A goal of `hanoi-10` in 90 minutes, counted, and an own goal for `hanoi`, in a match on the day before. */
const inMatch = (...status_changes: BatchMatch["status_changes"]): BatchMatch =>
  played(1, {
    external_id: "the match",
    status_changes,
    incidents: [goalOf("hanoi-10"), goalOf("hue-4", { kind: "own_goal" })],
    player_stats: [statsOf("hanoi-10", { counts: { goals: 1 } })],
  });
const before = played(9, {
  incidents: [goalOf("hanoi-10")],
  player_stats: [statsOf("hanoi-10", { counts: { goals: 1 } })],
});

/** Numbers of matches and goals in the calls of the season, for `hanoi` and for `hanoi-10`. */
async function countedOf(matches: BatchMatch[]) {
  await storeAll([...matches, played(0, { external_id: "the next", status_changes: [] })]);
  const season_id = await season();
  const [player_id, team_id] = [await player("hanoi-10"), await storedId(db, "teams", "hanoi")];
  const [scorers, own, squad, seasons, keys, standings, teamStats] = await Promise.all([
    listScorers(db, { season_id, ...ALL }, NOW),
    getPlayerSeason(db, { player_id, season_id }, NOW),
    listPlayerSeasons(db, { team_id, season_id }, NOW),
    listSeasonsOfPlayer(db, player_id, NOW),
    getKeyPlayers(db, await storedId(db, "matches", "the next"), NOW),
    getStandings(db, season_id, NOW),
    getSeasonStats(db, { season_id, nowMs: NOW }),
  ]);
  const row = standings.data.tables.flatMap(({ rows }) => rows).find(({ team }) => team.id === team_id);
  const teamRow = teamStats.teams.find(({ team }) => team.id === team_id);
  const of = (
    list: readonly { player: { id: number }; appearances: number | null; goals: number | null }[],
  ) => {
    const found = list.find(({ player }) => player.id === player_id);
    return [found?.appearances ?? 0, found?.goals ?? 0];
  };
  return {
    table: [row?.played, row?.goals_for],
    team: [teamRow?.played, teamRow?.goals],
    scorers: of(scorers.data.scorers),
    season: [own.stats?.appearances ?? 0, own.stats?.goals ?? 0],
    squad: of(squad.players.map(({ player, stats }) => ({ player, ...stats }))),
    key: of(keys.home),
    seasons: seasons.competitions.map(({ matches }) => matches),
  };
}

/** The same for every call. */
const everywhere = (numbers: readonly [matches: number, goals: number]) => ({
  ...{ table: numbers, team: numbers, scorers: numbers, season: numbers, squad: numbers, key: numbers },
});

describe("the numbers of a season", () => {
  const inPlay = (status: "first_half" | "half_time" | "second_half" | "interrupted" | "abandoned") =>
    inMatch(aStatusChange(atMinute(100), "first_half"), aStatusChange(atMinute(120), status));

  it.each(["first_half", "half_time", "second_half", "interrupted", "abandoned"] as const)(
    "The numbers of a season do not count a match of status %s, neither for a team nor for a player",
    async (status) => {
      expect(await countedOf([inPlay(status)])).toEqual({ ...everywhere([0, 0]), seasons: [] });
      expect(await countedOf([before, inPlay(status)])).toEqual({ ...everywhere([1, 1]), seasons: [1] });
    },
  );

  it("The numbers of a season count a match that ended, and one that was awarded with the score that was decided", async () => {
    const ended = (home: number) =>
      inMatch(
        aStatusChange(atMinute(100), "abandoned"),
        aStatusChange(atMinute(120), "ended", { home: { goals: home }, away: { goals: 0 } }),
      );
    const [own, decided] = [
      [2, 2],
      [2, 4],
    ];
    const players = { scorers: own, season: own, squad: own, key: own, seasons: [2] };
    expect(await countedOf([before, ended(2)])).toEqual({ table: [2, 3], team: [2, 3], ...players });
    expect(await countedOf([before, ended(3)])).toEqual({ table: decided, team: decided, ...players });
  });

  it("The numbers of a season do not count a match that ended without a score", async () => {
    const unknown = played(1, {
      status_changes: [aStatusChange(atMinute(120), "ended")],
      player_stats: [statsOf("hanoi-10", { counts: { goals: 0 } })],
    });
    expect(await countedOf([before, unknown])).toEqual({ ...everywhere([1, 1]), seasons: [1] });
  });
});

describe("key players", () => {
  it("Key players are those of the season before the match, five at most, and nobody of another season", async () => {
    const scorers = ["hanoi-4", "hanoi-5", "hanoi-6", "hanoi-7", "hanoi-8", "hanoi-9"];
    const incidents = scorers.flatMap((name, index) => Array.from({ length: index + 1 }, () => goalOf(name)));
    await storeAll([
      played(9, { incidents }),
      played(2, { external_id: "this one", incidents: [goalOf("hanoi-2")] }),
      played(1, { incidents: [goalOf("hanoi-3")] }),
    ]);
    const keys = await getKeyPlayers(db, await storedId(db, "matches", "this one"), NOW);
    expect(keys.home.map(({ player, goals }) => [player.name, goals])).toEqual([
      ["hanoi 9", 6],
      ["hanoi 8", 5],
      ["hanoi 7", 4],
      ["hanoi 6", 3],
      ["hanoi 5", 2],
    ]);
    expect(keys.home[0]).toMatchObject({ appearances: null, assists: null, rating: null, matches: 1 });
    expect(keys.away).toEqual([]);
  });

  it("Key players have goals and assists of matches in which every count is known", async () => {
    const everyCount = Object.fromEntries(PLAYER_COUNTS.map((count) => [count, 0]));
    await storeAll([
      played(9, {
        incidents: [goalOf("hanoi-10"), goalOf("hanoi-10", { other_player: "hanoi-9" })],
        player_stats: [
          statsOf("hanoi-10", { counts: { ...everyCount, goals: 2, shots: 3 } }),
          statsOf("hanoi-9", { counts: { ...everyCount, assists: 1 } }),
        ],
      }),
      played(2, { external_id: "this one" }),
    ]);
    const keys = await getKeyPlayers(db, await storedId(db, "matches", "this one"), NOW);
    expect(keys.home.map(({ player, goals, assists }) => [player.name, goals, assists])).toEqual([
      ["hanoi 10", 2, 0],
      ["hanoi 9", 0, 1],
    ]);
  });
});

describe("a player's matches", () => {
  it("A player's matches are those of two years, newest first, from statistics or else from incidents", async () => {
    await storeAll([
      played(800, { player_stats: [statsOf("hanoi-10")] }),
      played(700, {
        incidents: [goalOf("hanoi-10"), goalOf("hanoi-10", { kind: "own_goal", side: "away" })],
      }),
      played(9, { player_stats: [statsOf("hanoi-10")], incidents: [goalOf("hanoi-10")] }),
      played(5, {
        home: "vinh",
        away: "hanoi",
        player_stats: [statsOf("hanoi-10", { side: "away", rating: 8.8 })],
      }),
      played(2, { incidents: [goalOf("hanoi-9")] }),
    ]);
    const player_id = await player("hanoi-10");
    const { data, page } = await listAppearances(db, { player_id, ...ALL }, NOW);
    expect(
      data.appearances.map(({ side, stats }) => [side, stats.starter, stats.goals, stats.rating]),
    ).toEqual([
      ["away", true, 1, 8.8],
      ["home", true, 1, 7.4],
      ["home", null, 1, null],
    ]);
    expect(data.appearances[0]).toMatchObject({
      match: { home: { name: "Vinh" }, status: "ended", winner: "home" },
      stats: { player: { name: "hanoi 10", shirt_number: 10 }, passes: 21, tackles: null },
    });
    expect(page.total).toBe(3);
    const second = await listAppearances(db, { player_id, limit: 2, page: 2 }, NOW);
    expect(second.data.appearances.map(({ stats }) => stats.starter)).toEqual([null]);
    expect(second.page).toEqual({ limit: 2, page: 2, total: 3 });
  });
});

describe("the best eleven", () => {
  /** All players of both squads, rated by a rule. */
  const rated = (rating: (team: string, number: number) => number): BatchPlayerStats[] =>
    ["hanoi", "hue"].flatMap((team) =>
      Array.from({ length: 18 }, (_, index) =>
        statsOf(`${team}-${index + 1}`, {
          side: team === "hanoi" ? "home" : "away",
          rating: rating(team, index + 1),
        }),
      ),
    );
  const best = async (fields: object = {}) =>
    getBestEleven(db, { season_id: await season(), ...fields }, NOW);
  const names = (found: Awaited<ReturnType<typeof best>>) =>
    found.lineup?.players.map(({ player }) => player.name);

  it("The best eleven is of the last round that was played, the best of each place in the best fitting formation", async () => {
    await storeAll([
      played(9, { round: "1", player_stats: rated(() => 9) }),
      // Defenders of Hanoi, midfielders and strikers of Hue.
      played(2, {
        round: "2",
        player_stats: rated((team, number) => ((team === "hanoi") === number < 6 ? 8 : 6)),
      }),
      // In play: a provisional rating does not count.
      played(1, {
        round: "2",
        status_changes: [aStatusChange(atMinute(-30), "first_half")],
        player_stats: [statsOf("hanoi-18", { rating: 10 })],
      }),
      played(0, { round: "3", status_changes: [] }),
    ]);
    const found = await best();
    expect(found).toMatchObject({ round: "2", stage_id: await storedId(db, "stages", "v-2026/league") });
    expect(found.lineup?.formation).toBe("4-3-3");
    expect(names(found)).toEqual([
      "hanoi 1",
      ...["hanoi 2", "hanoi 3", "hanoi 4", "hanoi 5"],
      ...["hue 6", "hue 7", "hue 8"],
      ...["hue 10", "hue 11", "hue 12"],
    ]);
    expect(found.lineup?.players[0]).toMatchObject({ team: { name: "Hà Nội" }, rating: 8, x: 50 });
  });

  it("The best eleven is of the round or stage asked for; over a stage the mean of the regulars counts", async () => {
    await storeAll([
      played(9, { round: "1", player_stats: rated((_, number) => (number === 1 ? 9 : 7)) }),
      played(5, { round: "2", player_stats: rated((team) => (team === "hue" ? 8 : 5)) }),
      played(4, { round: "2", external_id: "x", player_stats: [statsOf("ha-long", { rating: 10 })] }),
    ]);
    expect((await best({ round: "1" })).lineup?.players[0]?.rating).toBe(9);
    const stage_id = await storedId(db, "stages", "v-2026/league");
    const stage = await best({ stage_id });
    expect(stage).toMatchObject({ round: null, stage_id });
    expect(names(stage)?.every((name) => name.startsWith("hue"))).toBe(true);
    expect(stage.lineup?.players.map(({ rating }) => rating)).toEqual([8.5, ...Array(10).fill(7.5)]);
  });

  it("The best eleven is empty without ratings and for an unknown round", async () => {
    await storeAll([played(9, { round: "1" })]);
    expect(await best()).toMatchObject({ round: "1", lineup: null });
    expect(await best({ round: "99" })).toEqual({ round: "99", stage_id: null, lineup: null });
  });

  it("The best eleven is empty in a season without matches", async () => {
    await storeAll([]);
    expect(await best()).toEqual({ round: null, stage_id: null, lineup: null });
  });
});
