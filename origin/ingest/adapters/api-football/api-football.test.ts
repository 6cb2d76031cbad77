import { describe, expect, it } from "vitest";
import {
  aFixture,
  aLeagueAnswer,
  anEvent,
  aStandingsAnswer,
  envelope,
  type FixtureFields,
} from "#tests/support/origin/api-football-answers.ts";
import { type ProviderContext, type ProviderMatch, ProviderRefusal } from "../provider.ts";
import { apiFootball } from "./api-football.source.ts";
import { placeOf } from "./round.rules.ts";
import { statusOf } from "./status.table.ts";

const kickOff = Date.UTC(2026, 10, 21, 15) / 1000;
const pair = { home: [42, "Arsenal"], away: [49, "Chelsea"] } as const;
const empty: ProviderContext = { nowMs: kickOff * 1000, leagues: ["39"], notes: null, matches: [] };
const { notes } = apiFootball.read("leagues", ["39"], aLeagueAnswer(), empty);
const context: ProviderContext = { ...empty, notes };

const rowOf = (fields: Partial<FixtureFields> = {}) =>
  aFixture({ id: 1, ...pair, timestamp: kickOff, ...fields });
const read = (...rows: readonly unknown[]) =>
  apiFootball.read("details", [], envelope("fixtures", rows), context);
const matchOf = (fields: Partial<FixtureFields> = {}) => read(rowOf(fields)).batch?.matches[0];

describe("Leagues of API-Football", () => {
  it("A league is read with its current season, and so are its matches", () => {
    const whole = apiFootball.read("schedule", ["39"], envelope("fixtures", [rowOf()]), context).batch;
    expect(whole).toMatchObject({
      source: "api-football",
      competitions: [{ external_id: "39", name: "Premier League", hot: 5, kind: "league", country: "ENG" }],
      seasons: [{ external_id: "39/2026", name: "2026/27", tie_break_rule: "england" }],
      stages: [{ external_id: "39/2026/regular-season", mode: "points" }],
      stage_teams: [{ team: "42" }, { team: "49" }],
      venues: [{ external_id: "494", name: "Emirates Stadium", city: "London" }],
      matches: [{ external_id: "1", round: "13", referee: "M. Oliver", match_time: kickOff, venue: "494" }],
    });
  });

  it("A match of another season or an unselected league is left out", () => {
    expect(read({ ...rowOf(), league: { ...rowOf().league, season: 2025 } }).batch).toBeNull();
    expect(read(rowOf({ league: 61 })).batch).toBeNull();
    // Its league was selected once.
    const live = envelope("fixtures", [rowOf()]);
    expect(apiFootball.read("live", [], live, context).batch).not.toBeNull();
    expect(apiFootball.read("live", [], live, { ...context, leagues: ["61"] }).batch).toBeNull();
  });

  it("An international competition accepts clubs once their countries are known, and national teams by name", () => {
    const of2 = (team: readonly [number, string]) =>
      rowOf({ league: 2, country: "World", home: team, away: [50, "Vietnam"] });
    const league = apiFootball.read(
      "leagues",
      ["2"],
      aLeagueAnswer(2, "World", "UEFA Champions League", "Cup"),
      context,
    );
    const known = { ...context, leagues: ["2"], notes: league.notes };
    const readAnswer = (at: ProviderContext, team: readonly [number, string]) =>
      apiFootball.read("live", [], envelope("fixtures", [of2(team)]), at);
    expect(readAnswer(known, [541, "Real Madrid"])).toMatchObject({
      batch: null,
      warnings: [expect.stringContaining("wait")],
    });
    expect(readAnswer(known, [9, "Spain"]).batch?.teams[0]).toMatchObject({ country: "ESP", national: true });
    const teams = [
      { team: { id: 541, name: "Real Madrid", country: "Spain", founded: 1902, national: false } },
    ];
    const scoreOf = apiFootball.read("leagues", ["teams:2"], envelope("teams", teams), known);
    expect(
      readAnswer({ ...known, notes: scoreOf.notes }, [541, "Real Madrid"]).batch?.teams[0],
    ).toMatchObject({
      country: "ESP",
      national: false,
    });
  });
});

describe("National teams of API-Football", () => {
  const league = apiFootball.read("leagues", ["2"], aLeagueAnswer(2, "World", "Euro U21", "Cup"), context);
  const known = { ...context, leagues: ["2"], notes: league.notes };
  const teamOf = (at: ProviderContext, home: readonly [number, string]) => {
    const row = rowOf({ league: 2, country: "World", home, away: [50, "Vietnam"] });
    return apiFootball.read("live", [], envelope("fixtures", [row]), at).batch?.teams[0];
  };

  it.each([
    ["Spain W", "ESP"],
    ["Brazil U20", "BRA"],
    ["England U21", "ENG"],
    ["Germany U17 W", "GER"],
    ["Portugal Futsal", "POR"],
  ])("%s is a national team of %s by its name", (name, country) => {
    expect(teamOf(known, [9, name])).toMatchObject({ name, country, national: true });
  });

  it("What a list of teams states goes before the name", () => {
    const row = (id: number, name: string, national: boolean) => ({
      team: { id, name, country: "Spain", founded: null, national },
    });
    const teams = envelope("teams", [row(9, "Iberia Musterteam", true), row(10, "Spain W", false)]);
    const { notes: listed } = apiFootball.read("leagues", ["teams:2"], teams, known);
    const at = { ...known, notes: listed };
    expect(teamOf(at, [9, "Iberia Musterteam"])).toMatchObject({ country: "ESP", national: true });
    expect(teamOf(at, [10, "Spain W"])).toMatchObject({ country: "ESP", national: false });
  });
});

describe("Statuses of API-Football", () => {
  const changeOf = (fields: Partial<FixtureFields>) => matchOf(fields)?.status_changes[0];

  // https://www.api-football.com/documentation-v3, "Available fixtures status".
  it.each([
    ["TBD", "to_be_determined"],
    ["NS", "not_started"],
    ["1H", "first_half"],
    ["HT", "half_time"],
    ["2H", "second_half"],
    ["ET", "overtime"],
    ["BT", "overtime"],
    ["P", "penalties"],
    ["SUSP", "interrupted"],
    ["INT", "interrupted"],
    ["FT", "ended"],
    ["AET", "ended"],
    ["PEN", "ended"],
    ["PST", "postponed"],
    ["CANC", "cancelled"],
    ["ABD", "abandoned"],
    ["AWD", "ended"],
    ["WO", "ended"],
    ["LIVE", "first_half"],
  ])("The documented status %s becomes %s", (short, status) => {
    expect(changeOf({ short, elapsed: 10 })?.status).toBe(status);
  });

  it.each([
    ["INT", 30, null, { minute: 30, added: 0 }],
    ["SUSP", 45, 2, { minute: 45, added: 2 }],
    ["ABD", 67, null, { minute: 67, added: 0 }],
    ["ET", 105, null, { minute: 105, added: 0 }],
    ["BT", 105, 1, { minute: 105, added: 1 }],
    ["ET", 122, null, { minute: 120, added: 2 }],
    ["2H", 90, 4, { minute: 90, added: 4 }],
    ["2H", 83, null, { minute: 83, added: 0 }],
    ["LIVE", 47, null, { minute: 47, added: 0 }],
    ["P", 120, null, undefined],
    ["HT", 45, null, undefined],
    ["INT", null, null, undefined],
  ] as const)("Status %s in minute %s+%s has the minute of the provider", (short, elapsed, extra, minute) => {
    expect(changeOf({ short, elapsed, extra })?.minute).toEqual(minute);
  });

  it("A half whose start is stated runs by itself", () => {
    const change = changeOf({ short: "2H", elapsed: 60, secondHalf: kickOff + 3900 });
    expect(change).toMatchObject({ period_started_at_ms: (kickOff + 3900) * 1000 });
    expect(change).not.toHaveProperty("minute");
  });

  it("A match whose time is to be defined has a day without an hour", () => {
    const noon = Date.UTC(2026, 10, 21, 12) / 1000;
    expect(matchOf({ short: "TBD" })).toMatchObject({ match_time: noon, time_unknown: true });
    expect(matchOf({ short: "NS" })).not.toHaveProperty("time_unknown");
  });

  it("The half of a live match without one follows from its minute", () => {
    expect([statusOf("LIVE", 45), statusOf("LIVE", 46)]).toEqual(["first_half", "second_half"]);
  });

  it("An undocumented status leaves the match unchanged, and is reported", () => {
    const { batch, warnings } = read(rowOf({ short: "XYZ" }));
    expect(batch?.matches[0]?.status_changes).toEqual([]);
    expect(warnings.join()).toContain('"XYZ"');
  });
});

type Goals = NonNullable<FixtureFields["goals"]>;

describe("Scores of API-Football", () => {
  const goals = (home: number, away: number) => ({ home, away });

  it("A score in the first half has no half-time score yet", () => {
    const [change] =
      matchOf({ short: "1H", goals: goals(1, 0), score: { halftime: goals(1, 0) } })?.status_changes ?? [];
    expect(change).toMatchObject({ period_started_at_ms: kickOff * 1000 });
    expect(change?.score).toEqual({ home: { goals: 1 }, away: { goals: 0 } });
  });

  it("A score separates regular time, extra time included, and the shoot-out", () => {
    const score = {
      halftime: goals(0, 1),
      fulltime: goals(1, 1),
      extratime: goals(1, 1),
      penalty: goals(4, 2),
    };
    expect(
      matchOf({ short: "PEN", elapsed: 120, goals: goals(2, 2), score })?.status_changes[0]?.score,
    ).toEqual({
      home: { goals: 1, half: 0, overtime: 2, penalties: 4 },
      away: { goals: 1, half: 1, overtime: 2, penalties: 2 },
    });
  });

  it("A score has extra-time goals while only the running score includes them, and none where none was played", () => {
    const score = { fulltime: goals(1, 1), extratime: { home: null, away: null } };
    const scoreOf = (short: string, board: { home: number; away: number }) =>
      matchOf({ short, elapsed: 105, goals: board, score })?.status_changes[0]?.score;
    expect(scoreOf("ET", goals(2, 1))).toEqual({
      home: { goals: 1, overtime: 2 },
      away: { goals: 1, overtime: 1 },
    });
    expect(scoreOf("P", goals(1, 1))).toEqual({ home: { goals: 1 }, away: { goals: 1 } });
  });

  it.each(["INT", "SUSP", "ABD"])(
    "A match with status %s in extra time keeps the score after 90 minutes",
    (short) => {
      const stopped = (elapsed: number, extratime: Goals | undefined, fulltime: Goals = goals(1, 1)) =>
        matchOf({
          short,
          elapsed,
          goals: goals(2, 1),
          score: { fulltime, ...(extratime && { extratime }) },
        })?.status_changes[0];
      const after = { home: { goals: 1, overtime: 2 }, away: { goals: 1, overtime: 1 } };
      expect(stopped(110, goals(1, 0))).toMatchObject({ minute: { minute: 110, added: 0 }, score: after });
      expect(stopped(110, undefined)?.score).toEqual(after);
      expect(stopped(97, { home: null, away: null })?.score).toEqual(after);
      // Within 90 minutes there is no other score than the running one.
      expect(stopped(80, undefined, { home: null, away: null })?.score).toEqual({
        home: { goals: 2 },
        away: { goals: 1 },
      });
      expect(stopped(80, undefined, goals(2, 1))?.score).toEqual({ home: { goals: 2 }, away: { goals: 1 } });
    },
  );

  it("Where the parts of a score add up to another one than the total, the total counts, with a warning", () => {
    const ended = (short: string, fulltime: Goals, extratime: Goals) =>
      read(rowOf({ short, elapsed: 120, goals: goals(2, 1), score: { fulltime, extratime } }));
    const scoreOf = (answer: ReturnType<typeof read>) => answer.batch?.matches[0]?.status_changes[0]?.score;
    const one = ended("AET", goals(1, 1), goals(2, 0));
    expect(scoreOf(one)).toEqual({ home: { goals: 1, overtime: 2 }, away: { goals: 1, overtime: 1 } });
    expect(one.warnings).toEqual([expect.stringMatching(/match 1: .*3-1.*2-1/)]);
    // A score after 90 minutes above the total is no score.
    expect(scoreOf(ended("AET", goals(3, 1), goals(0, 0)))).toEqual({
      home: { overtime: 2 },
      away: { overtime: 1 },
    });
    expect(ended("AET", goals(1, 1), goals(1, 0)).warnings).toEqual([]);
  });

  it("A match that is not played has no score", () => {
    expect(matchOf({ short: "PST" })?.status_changes[0]?.score).toBeNull();
  });
});

describe("Results of API-Football", () => {
  const goals = (home: number | null, away: number | null) => ({ home, away });
  const changeOf = (fields: Partial<FixtureFields>) => matchOf(fields)?.status_changes[0];

  it.each([
    ["WO", "walkover"],
    ["AWD", "awarded"],
  ] as const)("A match with status %s keeps its winner without a score", (short, decided_by) => {
    expect(changeOf({ short, winner: "away" })).toMatchObject({
      status: "ended",
      score: null,
      result: { winner: "away", decided_by, advances: null },
    });
  });

  it("An awarded score replaces what was played, its half-time score included", () => {
    const score = { halftime: goals(1, 1), fulltime: goals(0, 3) };
    expect(changeOf({ short: "AWD", winner: "away", goals: goals(0, 3), score })?.score).toEqual({
      home: { goals: 0 },
      away: { goals: 3 },
    });
    expect(changeOf({ short: "AWD", winner: "away", score: { fulltime: goals(0, 3) } })?.score).toEqual({
      home: { goals: 0 },
      away: { goals: 3 },
    });
  });

  it("A shoot-out without its score has its winner", () => {
    expect(changeOf({ short: "PEN", goals: goals(1, 1), winner: "home" })).toMatchObject({
      result: { winner: "home", decided_by: "penalties" },
    });
  });

  it("A side named after a level second leg won the tie, not the match", () => {
    const round = "Semi-finals";
    expect(changeOf({ short: "FT", goals: goals(1, 1), winner: "home", round })?.result).toEqual({
      ...{ winner: null, decided_by: "regular", advances: "home" },
    });
    expect(changeOf({ short: "FT", goals: goals(2, 1), winner: "away", round })?.result).toMatchObject({
      ...{ winner: null, advances: "away" },
    });
    // A league has no ties.
    expect(changeOf({ short: "FT", goals: goals(1, 1), winner: "home" })?.result).toMatchObject({
      ...{ winner: "home", advances: null },
    });
  });

  it("The side in front during a match is no winner yet", () => {
    expect(changeOf({ short: "2H", elapsed: 60, goals: goals(1, 0), winner: "home" })).not.toHaveProperty(
      "result",
    );
  });
});

describe("Events of API-Football", () => {
  const inPlay = (events: readonly unknown[], goals = { home: 1, away: 0 }) =>
    matchOf({ short: "2H", elapsed: 80, goals, lists: { events } });

  it.each([
    [{ detail: "Normal Goal" }, "goal"],
    [{ detail: "Penalty" }, "penalty_goal"],
    [{ detail: "Missed Penalty" }, "missed_penalty"],
    [{ detail: "Penalty", comments: "Penalty Shootout" }, "shootout_scored"],
    [{ detail: "Missed Penalty", comments: "Penalty Shootout" }, "shootout_missed"],
    [{ type: "Card", detail: "Yellow Card" }, "yellow_card"],
    [{ type: "Card", detail: "Red Card" }, "red_card"],
    [{ type: "subst", detail: "Substitution 1" }, "substitution"],
    [{ type: "Var", detail: "Penalty confirmed" }, "var"],
    [{ type: "Var", detail: "Goal cancelled" }, "goal"],
  ])("Event %j becomes %s", (fields, kind) => {
    const event = anEvent({ elapsed: 90, extra: 3, team: 42, player: [7, "B. Saka"], ...fields });
    const [incident] = inPlay([event])?.incidents ?? [];
    const isShootout = kind.startsWith("shootout");
    expect(incident).toMatchObject({ kind, side: "home", player: "7", minute: isShootout ? null : 90 });
    expect(incident?.added).toBe(isShootout ? null : 3);
  });

  const review = (detail: string, fields: object = {}) =>
    anEvent({ elapsed: 32, team: 42, player: [7, "B. Saka"], type: "Var", detail, ...fields });
  const goalAt = (elapsed: number) => anEvent({ elapsed, team: 42, player: [7, "B. Saka"] });

  it.each(["Goal cancelled", "Goal Disallowed - offside", "Goal Disallowed - Foul", "GOAL CANCELED"])(
    "A goal that is still listed after the review %s does not count",
    (detail) => {
      const incidents = inPlay([goalAt(10), goalAt(31), review(detail)])?.incidents ?? [];
      expect(incidents.map(({ kind, minute, disallowed = false }) => [kind, minute, disallowed])).toEqual([
        ["goal", 10, false],
        ["goal", 31, true],
      ]);
      expect(incidents[1]).toMatchObject({ decision: "goal_cancelled" });
    },
  );

  it("A goal that the provider removed is shown as disallowed, and no other one is struck instead", () => {
    const incidents = inPlay([goalAt(31), review("Goal cancelled")])?.incidents ?? [];
    expect(incidents.map(({ kind, minute, disallowed = false }) => [kind, minute, disallowed])).toEqual([
      ["goal", 31, false],
      ["goal", 32, true],
    ]);
  });

  it.each([
    ["Goal confirmed", "goal_confirmed"],
    ["Penalty confirmed", "penalty_confirmed"],
    ["Penalty awarded", "penalty_confirmed"],
    ["Penalty cancelled", "penalty_cancelled"],
    ["Card upgrade", "card_upgraded"],
  ])("The review %s is listed as %s", (detail, decision) => {
    const incidents = inPlay([review(detail)])?.incidents ?? [];
    expect(incidents.filter(({ kind }) => kind === "var")).toMatchObject([{ decision }]);
  });

  it("An upgraded card is red, whether or not the provider lists the red one", () => {
    const card = (elapsed: number, detail: string) =>
      anEvent({ elapsed, team: 42, player: [7, "B. Saka"], type: "Card", detail });
    const kinds = (...events: readonly unknown[]) =>
      inPlay([...events, review("Card upgrade")])?.incidents.map(({ kind }) => kind);
    expect(kinds()).toEqual(["red_card", "var"]);
    expect(kinds(card(31, "Yellow Card"))).toEqual(["red_card", "var"]);
    expect(kinds(card(33, "Red Card"))).toEqual(["red_card", "var"]);
    // An earlier yellow card is another one.
    expect(kinds(card(5, "Yellow Card"))).toEqual(["yellow_card", "red_card", "var"]);
  });

  it("A rescinded red card does not count", () => {
    const red = anEvent({ elapsed: 30, team: 42, player: [7, "B. Saka"], type: "Card", detail: "Red Card" });
    expect(inPlay([red, review("Red card cancelled")])?.incidents).toMatchObject([
      { kind: "red_card", disallowed: true },
      { kind: "var", decision: "card_cancelled" },
    ]);
  });

  it("No card is not zero cards where the provider has no events of a league, or goals only", () => {
    const covers = (events: boolean | undefined, list: readonly unknown[]) => {
      const league = (notes as { leagues: Record<string, object> }).leagues["39"];
      const at = { ...context, notes: { ...(notes as object), leagues: { 39: { ...league, events } } } };
      const row = rowOf({ short: "2H", elapsed: 80, goals: { home: 1, away: 0 }, lists: { events: list } });
      return apiFootball.read("live", [], envelope("fixtures", [row]), at).batch?.matches[0]?.coverage.cards;
    };
    const change = anEvent({ elapsed: 60, team: 42, player: [7, "B. Saka"], type: "subst" });
    expect(covers(false, [goalAt(10), change])).toBe(false);
    expect(covers(true, [goalAt(10)])).toBe(true);
    expect(covers(undefined, [goalAt(10)])).toBe(false);
    expect(covers(undefined, [goalAt(10), change])).toBe(true);
    expect(covers(true, [])).toBe(false);
  });

  it("An own goal counts for the side that the score implies, whichever team the event names", () => {
    const own = (team: number, goals: { home: number; away: number }) =>
      inPlay([anEvent({ elapsed: 30, team, player: [9, "R. James"], detail: "Own Goal" })], goals)
        ?.incidents[0];
    expect(own(42, { home: 1, away: 0 })).toMatchObject({ kind: "own_goal", side: "home" });
    expect(own(49, { home: 1, away: 0 })).toMatchObject({ kind: "own_goal", side: "home" });
    expect(own(49, { home: 0, away: 1 })).toMatchObject({ side: "away" });
  });

  it("A second yellow card becomes one incident", () => {
    const card = (elapsed: number, detail: string) =>
      anEvent({ elapsed, team: 49, player: [5, "M. Caicedo"], type: "Card", detail });
    const kinds = inPlay([card(20, "Yellow Card"), card(70, "Yellow Card"), card(70, "Red Card")])?.incidents;
    expect(kinds?.map(({ kind }) => kind)).toEqual(["yellow_card", "second_yellow"]);
  });

  it("Events keep their ids in the next response when minute and scorer were corrected", () => {
    const goal = (elapsed: number, player: readonly [number, string]) =>
      inPlay([anEvent({ elapsed, team: 42, player })])?.incidents[0]?.external_id;
    expect(goal(12, [1, "B. Saka"])).toBe(goal(13, [2, "G. Jesus"]));
  });

  it("A response without events leaves stored ones unchanged", () => {
    expect(matchOf()?.snapshot).toEqual({ incidents: false, stats: false });
    expect(inPlay([])?.snapshot).toEqual({ incidents: true, stats: false });
  });
});

describe("Line-ups, statistics and players of API-Football", () => {
  const player = (id: number, name: string, pos: string, grid: string | null) => ({
    player: { id, name, number: id, pos, grid },
  });
  const lists = {
    lineups: [
      {
        team: { id: 42, name: "Arsenal" },
        formation: "1-1",
        coach: { id: 3, name: "M. Arteta" },
        startXI: [player(1, "D. Raya", "G", "1:1"), player(9, "V. Gyokeres", "F", "2:1")],
        substitutes: [player(20, "N. Madueke", "F", null)],
      },
    ],
    statistics: [
      {
        team: { id: 42 },
        statistics: [
          { type: "Ball Possession", value: "61%" },
          { type: "expected_goals", value: "1.83" },
          { type: "Red Cards", value: null },
        ],
      },
      {
        team: { id: 49 },
        statistics: [
          { type: "Ball Possession", value: "39%" },
          { type: "expected_goals", value: null },
          { type: "Red Cards", value: 1 },
        ],
      },
    ],
    players: [
      {
        team: { id: 42 },
        players: [
          {
            player: { id: 9, name: "V. Gyokeres" },
            statistics: [
              {
                games: { minutes: 80, rating: "7.4", substitute: false },
                goals: { total: 1 },
                shots: { total: 3 },
              },
            ],
          },
          {
            player: { id: 20, name: "N. Madueke" },
            statistics: [{ games: { minutes: null, substitute: true } }],
          },
        ],
      },
    ],
  };

  it("Portraits of coaches and of players with statistics are read, and those without a web address are not", () => {
    const photo = (id: number) => `https://media.api-sports.io/football/players/${id}.png`;
    const [lineup] = lists.lineups;
    const [side] = lists.players;
    const pictured = {
      lineups: [{ ...lineup, coach: { id: 3, name: "M. Arteta", photo: photo(3) } }],
      players: [
        {
          ...side,
          players: side?.players.map((one) => ({
            ...one,
            player: { ...one.player, photo: photo(one.player.id) },
          })),
        },
      ],
    };
    const { batch } = read(rowOf({ short: "2H", elapsed: 80, lists: pictured }));
    expect(batch?.coaches).toEqual([expect.objectContaining({ external_id: "3", logo: photo(3) })]);
    expect(batch?.players.find(({ external_id }) => external_id === "9")).toMatchObject({ logo: photo(9) });
    expect(batch?.players.find(({ external_id }) => external_id === "1")).not.toHaveProperty("logo");
    const wrong = {
      ...pictured,
      lineups: [{ ...lineup, coach: { id: 3, name: "M. Arteta", photo: "javascript:0" } }],
    };
    expect(read(rowOf({ short: "2H", elapsed: 80, lists: wrong })).batch?.coaches?.[0]).not.toHaveProperty(
      "logo",
    );
  });

  it("Line-ups are read with positions on the pitch", () => {
    const { batch } = read(rowOf({ short: "2H", elapsed: 80, lists }));
    expect(batch?.matches[0]).toMatchObject({
      lineups: [
        {
          side: "home",
          formation: "1-1",
          coach: "3",
          players: [
            { player: "1", position: "G", starter: true, x: 50, y: 25 },
            { player: "9", position: "F", starter: true, x: 50, y: 75 },
            { player: "20", starter: false, x: null, y: null },
          ],
        },
      ],
      stats: [
        { kind: "possession", home: 61, away: 39 },
        { kind: "red_cards", home: 0, away: 1 },
        // Not sent is unknown, while no card is none.
        { kind: "expected_goals", home: 1.83, away: null },
      ],
      player_stats: [
        { player: "9", minutes_played: 80, rating: 7.4, starter: true, counts: { goals: 1, shots: 3 } },
      ],
    });
    expect(batch?.players.find(({ external_id }) => external_id === "9")).toMatchObject({
      team: "42",
      position: "F",
    });
  });
});

describe("Prices of API-Football", () => {
  const match: ProviderMatch = {
    ...{
      external_id: "1",
      league: "39",
      kickOffMs: kickOff * 1000,
      status: "not_started",
      reportedAtMs: null,
    },
    row: {
      ...{ season: "39/2026", stage: "39/2026/regular-season", round: "13", group: null },
      ...{ home: "42", away: "49", match_time: kickOff, neutral: false },
    },
  };
  const bet = (id: number, values: Readonly<Record<string, string>>) => ({
    ...{ id, name: "" },
    values: Object.entries(values).map(([value, odd]) => ({ value, odd })),
  });
  const pricesOf = (...bets: readonly object[]) =>
    apiFootball.read(
      "odds",
      ["1"],
      envelope("odds", [
        {
          ...{ league: { id: 39, season: 2026 }, fixture: { id: 1 }, update: "2026-11-21T12:00:00+00:00" },
          bookmakers: [{ id: 8, name: "Bet365", bets }],
        },
      ]),
      { ...context, matches: [match] },
    ).batch;

  it("Prices attach to the stored match, and change nothing else of it", () => {
    const batch = pricesOf(bet(1, { Home: "2.10", Draw: "3.40", Away: "3.50" }));
    expect(batch?.companies).toMatchObject([{ external_id: "8", name: "Bet365", hot: true, position: 1 }]);
    expect(batch?.matches[0]).toMatchObject({
      ...{ external_id: "1", home: "42", status_changes: [], snapshot: { incidents: false, stats: false } },
      prices: [{ company: "8", market: "match_result", quotes: [{ line: null, prices: [2.1, 3.4, 3.5] }] }],
    });
  });

  it("Prices are of the most balanced line, positive when the home side gives goals", () => {
    const totals = bet(5, {
      "Over 2.5": "1.95",
      "Under 2.5": "1.90",
      "Over 3.5": "3.20",
      "Under 3.5": "1.35",
    });
    expect(pricesOf(totals)?.matches[0]?.prices?.[0]?.quotes[0]).toMatchObject({
      line: 2.5,
      prices: [1.95, 1.9],
    });
    const own = bet(4, { "Home -0.5": "1.95", "Away +0.5": "1.95", "Home -1": "2.60", "Away +1": "1.50" });
    expect(pricesOf(own)?.matches[0]?.prices?.[0]?.quotes[0]).toMatchObject({
      line: 0.5,
      prices: [1.95, 1.95],
    });
    const beside = bet(4, {
      "Home -0.5": "1.95",
      "Away -0.5": "1.95",
      "Home +0.5": "1.30",
      "Away +0.5": "3.60",
    });
    expect(pricesOf(beside)?.matches[0]?.prices?.[0]?.quotes[0]).toMatchObject({
      line: 0.5,
      prices: [1.95, 1.95],
    });
  });

  it("Prices that make no valid book in any reading are left out", () => {
    expect(pricesOf(bet(4, { "Home -1": "1.20", "Away +1": "1.10" }))).toBeNull();
    expect(pricesOf(bet(1, { Home: "2.10", Draw: "3.40" }))).toBeNull();
  });
});

describe("Tables of API-Football", () => {
  it("A table is read for comparison, and makes no batch", () => {
    const reading = apiFootball.read(
      "standings",
      ["39"],
      aStandingsAnswer([[42, "Arsenal", 13, 30, 28, 8]]),
      context,
    );
    expect(reading.batch).toBeNull();
    expect(reading.table).toEqual({
      season: "39/2026",
      rows: [
        { team: "42", group: null, position: 1, played: 13, points: 30, goals_for: 28, goals_against: 8 },
      ],
    });
  });
});

describe("Rounds of API-Football", () => {
  it.each([
    ["Regular Season - 14", { key: "regular-season", mode: "points", order: 1 }, "14", null],
    ["Group A - 2", { key: "group-stage", mode: "points", order: 1 }, "2", "A"],
    ["League Stage - 3", { key: "league-stage", mode: "points", order: 1 }, "3", null],
    ["Quarter-finals", { key: "quarter-finals", mode: "knock_out", order: 15 }, "Quarter-finals", null],
    ["Final", { key: "final", mode: "knock_out", order: 18 }, "Final", null],
    [null, { key: "regular-season", mode: "points", order: 1 }, null, null],
    ["Championship Round - 3", { key: "championship-round", mode: "points", order: 2 }, "3", null],
    ["Relegation Round - Final", { mode: "knock_out", order: 18 }, "Relegation Round - Final", null],
    ["Play Offs", { key: "play-offs", mode: "knock_out" }, "Play Offs", null],
    ["Promotion Play-offs - Semi-finals", { mode: "knock_out", order: 16 }, null, null],
    ["Apertura - 4", { key: "apertura", mode: "points", order: 2 }, "4", null],
  ])("Round %s", (name, stage, round, group) => {
    const place = placeOf(name);
    expect(place).toMatchObject({ stage, group });
    if (round !== null || name === null) expect(place.round).toBe(round);
  });

  const [a, b, c, d] = [
    [42, "Arsenal"],
    [49, "Chelsea"],
    [33, "Leeds"],
    [34, "Fulham"],
  ] as const;
  type Team = readonly [number, string];
  let id = 100;
  const fixtureOf = (round: string, home: Team, away: Team) => {
    id += 1;
    return rowOf({ id, round, home, away, timestamp: kickOff + id * 86_400 });
  };
  const readSeason = (...rows: readonly unknown[]) =>
    apiFootball.read("schedule", ["39"], envelope("fixtures", rows), context);

  it("Play-offs of all against all are a table, as later answers with one match know", () => {
    const rows = [
      fixtureOf("Play-offs - 1", a, b),
      fixtureOf("Play-offs - 2", b, c),
      fixtureOf("Play-offs - 3", c, a),
    ];
    const season = readSeason(...rows);
    expect(season.batch?.stages).toMatchObject([{ external_id: "39/2026/play-offs", mode: "points" }]);
    const later = apiFootball.read("live", [], envelope("fixtures", [rows[0]]), {
      ...context,
      notes: season.notes,
    });
    expect(later.batch?.stages).toMatchObject([{ external_id: "39/2026/play-offs", mode: "points" }]);
  });

  it("Groups that the rounds do not name are listed by who meets whom", () => {
    const [e, f] = [
      [35, "Bournemouth"],
      [36, "Everton"],
    ] as const;
    const group = (one: Team, two: Team, three: Team) => [
      fixtureOf("Group Stage - 1", one, two),
      fixtureOf("Group Stage - 2", two, three),
      fixtureOf("Group Stage - 3", three, one),
    ];
    const { batch } = readSeason(...group(a, b, c), ...group(d, e, f));
    expect(batch?.stage_teams.map(({ team, group: of }) => `${team} ${of}`)).toEqual([
      "42 1",
      "49 1",
      "33 1",
      "34 2",
      "35 2",
      "36 2",
    ]);
    expect(batch?.matches.map((match) => match.group)).toEqual(["1", "1", "1", "2", "2", "2"]);
  });

  it("Stages called like properties of objects are stages", () => {
    const { batch } = readSeason(fixtureOf("constructor - 1", a, b), fixtureOf("toString - 1", b, a));
    expect(batch?.stages.map(({ name, mode }) => [name, mode])).toEqual([
      ["constructor", "points"],
      ["toString", "points"],
    ]);
    expect(batch?.matches.map(({ group }) => group)).toEqual([null, null]);
  });

  it("A second table says what it takes over", () => {
    const scotland = apiFootball.read("leagues", ["9"], aLeagueAnswer(9, "Scotland", "Premiership"), context);
    const rows = [fixtureOf("Regular Season - 1", a, b), fixtureOf("Championship Round - 1", b, a)].map(
      (row) => ({
        ...row,
        league: { ...row.league, id: 9 },
      }),
    );
    const at = { ...context, leagues: ["9"], notes: scotland.notes };
    const { batch } = apiFootball.read("schedule", ["9"], envelope("fixtures", rows), at);
    expect(batch?.stages.map(({ name, carry }) => [name, carry])).toEqual([
      ["Regular season", null],
      ["Championship Round", "all"],
    ]);
  });
});

describe("Invalid responses of API-Football", () => {
  it.each([
    [{ requests: "You have reached the request limit for the day" }, "day"],
    [{ rateLimit: "Too many requests. Your rate limit is 10 requests per minute." }, "minute"],
    [{ token: "Error/Missing application key." }, "key"],
    [{ plan: "Free plans do not have access to this season, try from 2022 to 2024." }, "question"],
    [{ endpoint: "This endpoint is not in your plan" }, "question"],
    [{ access: "You do not have access to this endpoint" }, "question"],
    [{ access: "Your account is suspended, check on your dashboard" }, "key"],
    [{ league: "The League field is required" }, "broken"],
  ])("Response %j is refused: %s", (errors, reason) => {
    const readAnswer = () => apiFootball.read("live", [], envelope("fixtures", [], errors), context);
    expect(readAnswer).toThrow(ProviderRefusal);
    expect(readAnswer).toThrow(expect.objectContaining({ reason }));
  });

  it("An invalid response is reported with the path that differs from the manual", () => {
    expect(() => apiFootball.read("live", [], { hello: 1 }, context)).toThrow(
      /not what the manual says: response/,
    );
  });

  it("One invalid match does not affect the others", () => {
    const { batch, warnings } = read(rowOf(), { fixture: { id: "one" } });
    expect(batch?.matches).toHaveLength(1);
    expect(warnings.join()).toMatch(/^1 of 2 matches cannot be read/);
  });
});

describe("Requests to API-Football", () => {
  it("Requests carry the key in its header, and nowhere else", () => {
    const request = apiFootball.authorize(apiFootball.request("live", [""], context), "secret");
    expect(request).toEqual({ path: "/fixtures?live=39", headers: { "x-apisports-key": "secret" } });
  });

  it("The remaining quota is read from response headers", () => {
    const headers = new Headers({ "x-ratelimit-requests-remaining": "42", "X-RateLimit-Remaining": "9" });
    expect(apiFootball.left(headers)).toEqual({ day: 42, minute: 9 });
    expect(apiFootball.left(new Headers())).toEqual({});
  });
});

describe("Squads of API-Football", () => {
  const squad = (...players: unknown[]) =>
    envelope("players/squads", [{ team: { id: 42, name: "Arsenal", logo: null }, players }]);
  const ana = { id: 7, name: "Ana Uno", age: 24, number: 9, position: "Attacker", photo: "https://m/7.png" };

  it("A squad gives numbers and positions, and an odd number costs itself", () => {
    const answer = squad(ana, { ...ana, id: 8, name: "Bo Dos", number: 404, position: "Goalkeeper" });
    const { batch } = apiFootball.read("squads", ["39/42"], answer, context);
    expect(batch?.squads).toEqual([
      {
        season: "39/2026",
        team: "42",
        players: [
          { player: "7", shirt_number: 9, position: "F" },
          { player: "8", shirt_number: null, position: "G" },
        ],
      },
    ]);
    expect(batch?.players[0]).toEqual({
      ...{ external_id: "7", name: "Ana Uno", team: "42", shirt_number: 9, position: "F" },
      ...{ logo: "https://m/7.png", as_of: Date.UTC(2026, 10, 21) / 1000 },
    });
  });

  it("The squads of teams that play soon are requested once a week", () => {
    const row = { ...{ season: "s", stage: "t", round: null, group: null }, home: "42", away: "49" };
    const soon: ProviderMatch = {
      ...{ external_id: "1", league: "39", kickOffMs: context.nowMs + 3_600_000, status: "not_started" },
      ...{ reportedAtMs: null, row: { ...row, match_time: kickOff, neutral: false } },
    };
    const at = { ...context, matches: [soon] };
    const targets = apiFootball.pollTargets(at).filter(({ kind }) => kind === "squads");
    expect(targets.map(({ subject }) => subject)).toEqual(["39/42", "39/49"]);
    expect(apiFootball.request("squads", ["39/42"], at).path).toBe("/players/squads?team=42");
  });

  it("An empty squad is none", () => {
    expect(apiFootball.read("squads", ["39/42"], squad(), context).batch).toBeNull();
  });
});
