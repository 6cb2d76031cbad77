import { describe, expect, it } from "vitest";
import type { ProviderContext } from "../provider.ts";
import { footballDataOrg } from "./football-data-org.source.ts";

const kickOff = Date.UTC(2026, 10, 21, 15);
const context: ProviderContext = { nowMs: kickOff, leagues: ["PL"], notes: null, matches: [] };
const none = { home: null, away: null };

/** A v4 match with all relevant fields. */
function aMatch(fields: Readonly<Record<string, unknown>> = {}) {
  const team = (id: number, name: string) => ({
    id,
    name,
    shortName: name.replace(" FC", ""),
    tla: "ABC",
    crest: `https://crests.football-data.org/${id}.png`,
  });
  return {
    area: { id: 2072, name: "England", code: "ENG", flag: "https://crests.football-data.org/770.svg" },
    competition: {
      id: 2021,
      name: "Premier League",
      code: "PL",
      type: "LEAGUE",
      emblem: "https://crests.football-data.org/PL.png",
    },
    season: { id: 2403, startDate: "2026-08-14", endDate: "2027-05-23", currentMatchday: 13, winner: null },
    ...{
      id: 500,
      utcDate: "2026-11-21T15:00:00Z",
      status: "TIMED",
      matchday: 13,
      stage: "REGULAR_SEASON",
      group: null,
    },
    lastUpdated: "2026-11-20T00:00:00Z",
    homeTeam: team(57, "Arsenal FC"),
    awayTeam: team(61, "Chelsea FC"),
    score: { winner: null, duration: "REGULAR", fullTime: none, halfTime: none },
    odds: { msg: "Activate Odds-Package in User-Panel to retrieve odds." },
    referees: [{ id: 1, name: "Michael Oliver", type: "REFEREE", nationality: "England" }],
    ...fields,
  };
}

const read = (matches: readonly unknown[], at = context, kind: "schedule" | "live" = "live") =>
  footballDataOrg.read(kind, [], { matches }, at);
const matchOf = (fields: Readonly<Record<string, unknown>> = {}) => read([aMatch(fields)]).batch?.matches[0];

describe("Matches of football-data.org", () => {
  it("A match brings its league, season and teams along", () => {
    const { batch, notes } = read([aMatch()], context, "schedule");
    expect(batch).toMatchObject({
      source: "football-data-org",
      countries: [{ code: "ENG" }],
      competitions: [{ external_id: "PL", name: "Premier League", hot: 5, country: "ENG" }],
      seasons: [{ external_id: "PL/2026", name: "2026/27" }],
      stages: [{ external_id: "PL/2026/regular-season", mode: "points" }],
      teams: [
        { external_id: "57", name: "Arsenal FC", short_name: "Arsenal" },
        { external_id: "61", name: "Chelsea FC" },
      ],
      stage_teams: [{ team: "57" }, { team: "61" }],
      matches: [{ external_id: "500", round: "13", match_time: kickOff / 1000, referee: "Michael Oliver" }],
    });
    expect(notes).toMatchObject({ leagues: { PL: { teams: 2, season: "2026" } } });
  });

  it("Of an SVG crest the PNG at the same place is read", () => {
    const home = { ...aMatch().homeTeam, crest: "https://crests.football-data.org/57.svg" };
    const competition = { ...aMatch().competition, emblem: "https://crests.football-data.org/PL.SVG" };
    const { batch } = read([aMatch({ homeTeam: home, competition })]);
    expect(batch?.teams[0]?.logo).toBe("https://crests.football-data.org/57.png");
    expect(batch?.teams[1]?.logo).toBe("https://crests.football-data.org/61.png");
    expect(batch?.competitions[0]?.logo).toBe("https://crests.football-data.org/PL.png");
    expect(read([aMatch({ homeTeam: { ...home, crest: "" } })]).batch?.teams[0]?.logo).toBeNull();
  });

  it("A match of an unselected league and a tie without teams are left out", () => {
    expect(read([aMatch()], { ...context, leagues: ["PD"] }).batch).toBeNull();
    const open = { id: null, name: null, shortName: null, tla: null, crest: null };
    expect(matchOf({ homeTeam: open })).toBeUndefined();
  });

  it("A match belongs to its cup round or group", () => {
    expect(matchOf({ stage: "QUARTER_FINALS" })).toMatchObject({
      round: "Quarter finals",
      stage: "PL/2026/quarter-finals",
    });
    expect(matchOf({ stage: "GROUP_STAGE", group: "GROUP_B" })).toMatchObject({
      group: "B",
      stage: "PL/2026/group-stage",
    });
  });
});

describe("Kick-offs of football-data.org", () => {
  const noon = Date.parse("2026-11-21T12:00:00Z") / 1000;

  it.each(["2026-11-21T00:00:00Z", "2026-11-21T15:00:00Z"])(
    "A match that is SCHEDULED for %s has a day without an hour",
    (utcDate) => {
      expect(matchOf({ status: "SCHEDULED", utcDate })).toMatchObject({
        ...{ match_time: noon, time_unknown: true },
        status_changes: [{ status: "not_started" }],
      });
    },
  );

  it("A match that is TIMED for midnight begins at midnight", () => {
    const timed = matchOf({ utcDate: "2026-11-21T00:00:00Z" });
    expect(timed?.match_time).toBe(noon - 43_200);
    expect(timed).not.toHaveProperty("time_unknown");
  });
});

describe("Statuses of football-data.org", () => {
  it.each([
    ["CHAMPIONSHIP", "points", 2],
    ["RELEGATION_ROUND", "points", 2],
    ["CLAUSURA", "points", 2],
    ["LEAGUE_STAGE", "points", 1],
    ["PLAYOFFS", "knock_out", 17],
    ["RELEGATION", "knock_out", 9],
  ])("The stage %s is %s", (stage, mode, order) => {
    expect(read([aMatch({ stage })]).batch?.stages).toMatchObject([{ mode, order }]);
  });

  it("A stage that is a table by its whole list stays one in later answers", () => {
    const team = (id: number) => ({ ...aMatch().homeTeam, id, name: `Club ${id}` });
    const ofPair = (id: number, home: number, away: number) =>
      aMatch({
        id,
        stage: "PLAYOFFS",
        homeTeam: team(home),
        awayTeam: team(away),
        utcDate: `2026-11-2${id}T15:00:00Z`,
      });
    const rows = [ofPair(1, 1, 2), ofPair(2, 2, 3), ofPair(3, 3, 1)];
    const season = read(rows, context, "schedule");
    expect(season.batch?.stages).toMatchObject([{ mode: "points" }]);
    const later = read(rows.slice(0, 1), { ...context, notes: season.notes });
    expect(later.batch?.stages).toMatchObject([{ mode: "points" }]);
  });

  // https://docs.football-data.org/general/v4/match.html
  it.each([
    ["SCHEDULED", "not_started"],
    ["TIMED", "not_started"],
    ["IN_PLAY", "first_half"],
    ["LIVE", "first_half"],
    ["PAUSED", "half_time"],
    ["EXTRA_TIME", "overtime"],
    ["PENALTY_SHOOTOUT", "penalties"],
    ["FINISHED", "ended"],
    ["SUSPENDED", "interrupted"],
    ["POSTPONED", "postponed"],
    ["CANCELLED", "cancelled"],
    ["AWARDED", "ended"],
  ])("The documented status %s becomes %s", (status, ours) => {
    expect(matchOf({ status })?.status_changes[0]?.status).toBe(ours);
  });

  it("An undocumented status leaves the match unchanged, and is reported", () => {
    const { batch, warnings } = read([aMatch({ status: "WALKOVER?" })]);
    expect(batch?.matches[0]?.status_changes).toEqual([]);
    expect(warnings.join()).toContain('"WALKOVER?"');
  });

  it.each([
    [{ status: "SUSPENDED", minute: 30 }, "interrupted", { minute: 30, added: 0 }],
    [{ status: "IN_PLAY", minute: "45", injuryTime: 2 }, "first_half", { minute: 45, added: 2 }],
    [{ status: "IN_PLAY", minute: "90+3" }, "second_half", { minute: 90, added: 3 }],
    [{ status: "EXTRA_TIME", minute: 105 }, "overtime", { minute: 105, added: 0 }],
    [
      { status: "IN_PLAY", minute: 98, score: { duration: "EXTRA_TIME" } },
      "overtime",
      { minute: 98, added: 0 },
    ],
    [
      { status: "PAUSED", minute: 105, score: { duration: "EXTRA_TIME" } },
      "overtime",
      { minute: 105, added: 0 },
    ],
    [{ status: "IN_PLAY", minute: 120, score: { duration: "PENALTY_SHOOTOUT" } }, "penalties", undefined],
  ])("Match %j is in its %s with the minute of the provider", (fields, status, minute) => {
    const change = matchOf(fields)?.status_changes[0];
    expect(change?.status).toBe(status);
    expect(change?.minute).toEqual(minute);
  });

  it("Minute 102 is added time in a table, and extra time in a knock-out", () => {
    const at = (stage: string, minute: number | string) =>
      matchOf({ status: "IN_PLAY", stage, minute })?.status_changes[0];
    expect(at("REGULAR_SEASON", 102)).toMatchObject({
      ...{ status: "second_half", minute: { minute: 90, added: 12 } },
    });
    expect(at("GROUP_STAGE", "104")).toMatchObject({ status: "second_half" });
    expect(at("QUARTER_FINALS", 102)).toMatchObject({
      status: "overtime",
      minute: { minute: 102, added: 0 },
    });
  });

  it("The half of a live match follows from its minute or the half-time score", () => {
    const statusOf = (fields: object) => matchOf({ status: "IN_PLAY", ...fields })?.status_changes[0];
    expect(statusOf({})).toMatchObject({ status: "first_half", period_started_at_ms: kickOff });
    expect(statusOf({ minute: 45 })).toMatchObject({ status: "first_half", period_started_at_ms: null });
    expect(statusOf({ minute: "46" })).toMatchObject({ status: "second_half", period_started_at_ms: null });
    const score = { duration: "REGULAR", fullTime: { home: 1, away: 0 }, halfTime: { home: 1, away: 0 } };
    expect(statusOf({ score })).toMatchObject({
      status: "second_half",
      score: { home: { goals: 1, half: 1 } },
    });
  });
});

describe("Scores of football-data.org", () => {
  it("A score separates regular time, extra time and the shoot-out, whose sum is `fullTime`", () => {
    const score = {
      ...{ duration: "PENALTY_SHOOTOUT", fullTime: { home: 6, away: 4 }, halfTime: { home: 0, away: 1 } },
      ...{
        regularTime: { home: 1, away: 1 },
        extraTime: { home: 1, away: 1 },
        penalties: { home: 4, away: 2 },
      },
    };
    expect(matchOf({ status: "FINISHED", score })?.status_changes[0]?.score).toEqual({
      home: { goals: 1, half: 0, overtime: 2, penalties: 4 },
      away: { goals: 1, half: 1, overtime: 2, penalties: 2 },
    });
  });

  const goals = (home: number, away: number) => ({ home, away });
  const endedWith = (score: object, fields: object = {}) =>
    matchOf({ status: "FINISHED", score: { halfTime: none, ...score }, ...fields })?.status_changes[0];

  it("A shoot-out without its kicks has the rest of the sum", () => {
    const parts = { regularTime: goals(1, 1), extraTime: goals(1, 1), penalties: none };
    const shootOut = { winner: "AWAY_TEAM", duration: "PENALTY_SHOOTOUT", fullTime: goals(5, 6), ...parts };
    expect(endedWith(shootOut)).toMatchObject({
      score: { home: { goals: 1, overtime: 2, penalties: 3 }, away: { goals: 1, overtime: 2, penalties: 4 } },
      result: { winner: "away", decided_by: "penalties" },
    });
    // A rest that contradicts the winner is none.
    expect(endedWith({ ...shootOut, winner: "HOME_TEAM" })).toMatchObject({
      score: { home: { goals: 1, overtime: 2 } },
      result: { winner: "home", decided_by: "penalties" },
    });
    expect(endedWith({ ...shootOut, winner: "HOME_TEAM" })?.score?.home).not.toHaveProperty("penalties");
  });

  it("A shoot-out of which only the sum is known has a winner and no score", () => {
    const change = endedWith({ winner: "HOME_TEAM", duration: "PENALTY_SHOOTOUT", fullTime: goals(7, 6) });
    expect(change).toMatchObject({ score: null, result: { winner: "home", decided_by: "penalties" } });
  });

  it.each([
    ["with", goals(4, 6)],
    ["without", goals(1, 1)],
  ])("A level score %s the kicks may be after 120 minutes: the one after 90 is unknown", (_, fullTime) => {
    const shootOut = { duration: "PENALTY_SHOOTOUT", penalties: goals(3, 5), fullTime };
    for (const winner of ["AWAY_TEAM", null])
      expect(endedWith({ winner, ...shootOut })?.score).toEqual({
        home: { overtime: 1, penalties: 3 },
        away: { overtime: 1, penalties: 5 },
      });
    expect(endedWith({ ...shootOut, regularTime: goals(1, 1) })?.score).toEqual({
      home: { goals: 1, penalties: 3 },
      away: { goals: 1, penalties: 5 },
    });
    expect(endedWith({ ...shootOut, regularTime: goals(0, 0) })?.score).toEqual({
      home: { goals: 0, overtime: 1, penalties: 3 },
      away: { goals: 0, overtime: 1, penalties: 5 },
    });
    expect(endedWith({ ...shootOut, extraTime: goals(1, 1) })?.score).toEqual({
      home: { goals: 0, overtime: 1, penalties: 3 },
      away: { goals: 0, overtime: 1, penalties: 5 },
    });
  });

  it("A level total above the kicks has none of them in it", () => {
    const score = { duration: "PENALTY_SHOOTOUT", penalties: goals(4, 3), fullTime: goals(4, 4) };
    expect(endedWith(score)?.score).toMatchObject({ home: { overtime: 4, penalties: 4 } });
  });

  it("A shoot-out without kicks and with a level total has no score of its kicks", () => {
    const parts = { regularTime: goals(0, 0), extraTime: goals(1, 1), fullTime: goals(1, 1) };
    expect(endedWith({ winner: null, duration: "PENALTY_SHOOTOUT", ...parts })?.score).toEqual({
      home: { goals: 0, overtime: 1 },
      away: { goals: 0, overtime: 1 },
    });
  });

  it("A score after extra time is not the one after 90 minutes", () => {
    const sum = { winner: "HOME_TEAM", duration: "EXTRA_TIME", fullTime: goals(2, 1) };
    expect(endedWith(sum)).toMatchObject({
      score: { home: { overtime: 2 }, away: { overtime: 1 } },
      result: { winner: "home", decided_by: "extra_time" },
    });
    expect(endedWith(sum)?.score?.home).not.toHaveProperty("goals");
    expect(endedWith({ ...sum, regularTime: goals(1, 1) })?.score).toEqual({
      home: { goals: 1, overtime: 2 },
      away: { goals: 1, overtime: 1 },
    });
  });

  it("An awarded match has its winner, with or without a score", () => {
    const awarded = (score: object) => endedWith(score, { status: "AWARDED" });
    expect(awarded({ winner: "AWAY_TEAM", duration: "REGULAR", fullTime: none })).toMatchObject({
      score: null,
      result: { winner: "away", decided_by: "awarded" },
    });
    const set = { winner: "AWAY_TEAM", duration: "REGULAR", fullTime: goals(0, 3), halfTime: goals(1, 0) };
    expect(awarded(set)?.score).toEqual({ home: { goals: 0 }, away: { goals: 3 } });
  });
});

describe("Scores of football-data.org without regular time", () => {
  it("Regular time is the sum minus extra time and the shoot-out", () => {
    const score = {
      ...{ duration: "PENALTY_SHOOTOUT", fullTime: { home: 6, away: 4 }, halfTime: { home: 0, away: 1 } },
      ...{ extraTime: { home: 1, away: 1 }, penalties: { home: 4, away: 2 } },
    };
    expect(matchOf({ status: "FINISHED", score })?.status_changes[0]?.score).toEqual({
      home: { goals: 1, half: 0, overtime: 2, penalties: 4 },
      away: { goals: 1, half: 1, overtime: 2, penalties: 2 },
    });
  });
});

describe("Lists of football-data.org", () => {
  const home = { id: 57 };
  const score = { duration: "REGULAR", fullTime: { home: 1, away: 0 }, halfTime: none };

  it("Plans without lists leave the data of other sources unchanged", () => {
    expect(matchOf({ status: "FINISHED", score, goals: [], bookings: [] })?.snapshot).toEqual({
      incidents: false,
      stats: false,
    });
  });

  it("Goals are listed with their kind", () => {
    const goals = [
      {
        ...{ minute: 45, injuryTime: 2, type: "PENALTY", team: home },
        ...{ scorer: { id: 1, name: "B. Saka" }, assist: null },
      },
    ];
    expect(matchOf({ status: "FINISHED", score, goals })?.incidents).toMatchObject([
      { kind: "penalty_goal", side: "home", minute: 45, added: 2, player: "1" },
    ]);
  });

  it("Cards are listed with their kind", () => {
    const bookings = [{ minute: 30, team: home, player: { id: 1, name: "B. Saka" }, card: "YELLOW_RED" }];
    expect(matchOf({ status: "FINISHED", score, bookings })?.incidents).toMatchObject([
      { kind: "second_yellow", minute: 30 },
    ]);
  });

  it("Substitutions, line-ups and statistics are listed", () => {
    const substitutions = [
      {
        minute: 60,
        team: home,
        playerOut: { id: 1, name: "B. Saka" },
        playerIn: { id: 2, name: "N. Madueke" },
      },
    ];
    const homeTeam = {
      ...aMatch().homeTeam,
      coach: { id: 9, name: "Mikel Arteta" },
      formation: "4-3-3",
      lineup: [{ id: 1, name: "B. Saka", position: "Right Winger", shirtNumber: 7 }],
      bench: [{ id: 2, name: "N. Madueke", position: "Left-Back", shirtNumber: 20 }],
      statistics: { corner_kicks: 4, ball_possession: 61, shots_on_goal: 3, unknown: 1 },
    };
    expect(matchOf({ status: "FINISHED", score, substitutions, homeTeam })).toMatchObject({
      incidents: [{ kind: "substitution", player: "1", other_player: "2" }],
      lineups: [
        {
          side: "home",
          coach: "9",
          formation: "4-3-3",
          players: [
            { position: "F", starter: true },
            { position: "D", starter: false },
          ],
        },
      ],
      stats: [
        { kind: "possession", home: 61, away: null },
        { kind: "shots_on_target", home: 3 },
        { kind: "corners", home: 4 },
      ],
      // Corners are not listed individually: the statistics count them.
      coverage: { corners: false },
      snapshot: { incidents: true, stats: true },
    });
  });
});

describe("Tables of football-data.org", () => {
  it("The table is the total one of the three", () => {
    const table = [
      { position: 1, team: { id: 57 }, playedGames: 13, points: 30, goalsFor: 28, goalsAgainst: 8 },
    ];
    const { notes } = read([aMatch()], context, "schedule");
    const payload = {
      ...{ competition: { code: "PL" }, season: aMatch().season },
      standings: ["TOTAL", "HOME"].map((type) => ({ stage: "REGULAR_SEASON", type, group: null, table })),
    };
    expect(footballDataOrg.read("standings", ["PL"], payload, { ...context, notes }).table).toMatchObject({
      season: "PL/2026",
      rows: [{ team: "57", position: 1, played: 13, points: 30 }],
    });
  });
});

describe("Requests to football-data.org", () => {
  it("A request asks for a day's matches with their lists, over midnight too", () => {
    const request = footballDataOrg.request("live", [""], { ...context, nowMs: Date.UTC(2026, 10, 22, 1) });
    expect(request.path).toBe("/v4/matches?competitions=PL&dateFrom=2026-11-21&dateTo=2026-11-23");
    expect(footballDataOrg.authorize(request, "secret").headers).toMatchObject({
      "X-Auth-Token": "secret",
      "X-Unfold-Goals": "true",
    });
  });

  it("Requests pause when the minute's quota is used up", () => {
    expect(footballDataOrg.left(new Headers({ "X-Requests-Available-Minute": "0" }))).toEqual({ minute: 0 });
  });
});

describe("Squads of football-data.org", () => {
  const { notes } = read([aMatch()], context, "schedule");
  const person = {
    ...{ id: 7, name: "Ana Uno", position: "Centre-Forward", dateOfBirth: "2001-02-03" },
    ...{ nationality: "Mexico", shirtNumber: 9 },
  };
  const answer = (...squad: unknown[]) => ({
    count: 1,
    competition: { id: 2021, code: "PL", name: "Premier League" },
    season: { startDate: "2026-08-14", endDate: "2027-05-23" },
    teams: [
      {
        ...{
          id: 57,
          name: "Arsenal FC",
          shortName: "Arsenal",
          crest: null,
          area: { id: 1, name: "England" },
        },
        coach: { id: 70, name: "Cara Cuatro", dateOfBirth: null, nationality: "Spain" },
        squad,
      },
    ],
  });
  const squadsOf = (...squad: unknown[]) =>
    footballDataOrg.read("squads", ["PL"], answer(...squad), { ...context, notes }).batch;

  it("A squad gives number, position, birthday and nationality, and the coach", () => {
    const batch = squadsOf(person, { ...person, id: 8, position: "Defensive Midfield", shirtNumber: null });
    expect(batch?.squads).toEqual([
      {
        season: "PL/2026",
        team: "57",
        players: [
          { player: "7", shirt_number: 9, position: "F" },
          { player: "8", shirt_number: null, position: "M" },
        ],
      },
    ]);
    expect(batch?.players[0]).toMatchObject({ birthday: "2001-02-03", country: "MEX", team: "57" });
    expect(batch?.coaches).toMatchObject([{ external_id: "70", name: "Cara Cuatro", team: "57" }]);
    expect(batch?.countries.map(({ code }) => code)).toEqual(["ENG", "MEX"]);
    expect(batch?.teams).toMatchObject([{ provisional: true, name: "Arsenal FC" }]);
    expect(batch?.competitions).toEqual([]);
  });

  it.each([["0001-01-01"], ["1900-01-01"], ["2001-02"], [null]])(
    "A player with the birthday %j keeps the rest",
    (dateOfBirth) => {
      const [player] = squadsOf({ ...person, dateOfBirth })?.players ?? [];
      expect(player).toMatchObject({ name: "Ana Uno", position: "F" });
      expect(player).not.toHaveProperty("birthday");
    },
  );

  it("Teams without squads are no batch", () => {
    expect(squadsOf()).toBeNull();
  });
});

describe("Responses of football-data.org without names", () => {
  it("A match without the name of its competition keeps the stored one", () => {
    const nameless = { ...aMatch(), competition: { ...aMatch().competition, name: null } };
    expect(read([nameless]).batch?.competitions).toMatchObject([{ external_id: "PL", provisional: true }]);
    // The name of an earlier response is known.
    const { notes } = read([aMatch()], context, "schedule");
    const [competition] = read([nameless], { ...context, notes }).batch?.competitions ?? [];
    expect(competition).toMatchObject({ name: "Premier League" });
    expect(competition?.provisional).toBeUndefined();
  });
});

describe("National teams of football-data.org", () => {
  it("Women's and youth teams of nations are national teams", () => {
    const team = (id: number, name: string) => ({ id, name, shortName: name, tla: "ABC", crest: null });
    const area = { id: 2267, name: "World", code: "INT", flag: null };
    const { batch } = read([aMatch({ area, homeTeam: team(1, "Spain W"), awayTeam: team(2, "Brazil U20") })]);
    expect(batch?.teams.map(({ country, national }) => [country, national])).toEqual([
      ["ESP", true],
      ["BRA", true],
    ]);
  });
});
