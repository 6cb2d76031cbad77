import { describe, expect, it } from "vitest";
import {
  type ProviderCallKind,
  type ProviderContext,
  type ProviderMatch,
  ProviderRefusal,
} from "../provider.ts";
import { isports } from "./isports.source.ts";

const kickOff = Date.UTC(2026, 10, 21, 15) / 1000;
const match: ProviderMatch = {
  ...{
    external_id: "m1",
    league: "1639",
    kickOffMs: kickOff * 1000,
    status: "not_started",
    reportedAtMs: null,
  },
  row: {
    ...{ season: "1639/2026", stage: "1639/2026/regular-season", round: "13", group: null },
    ...{ home: "h", away: "a", match_time: kickOff, neutral: false },
  },
};
const empty: ProviderContext = { nowMs: kickOff * 1000, leagues: ["1639"], notes: null, matches: [match] };
const ok = (data: unknown) => ({ code: 0, message: "success", data });
const aLeague = (fields: object = {}) => ({
  ...{ leagueId: "1639", type: 1, color: "#FF3333", logo: "http://zq.titan007.com/Image/league_match/1.jpg" },
  ...{ name: "English Premier League", shortName: "ENG PR", totalRound: 38, currentRound: 13 },
  ...{ currentSeason: "2026-2027", countryId: "1", country: "England", areaId: 1 },
  ...fields,
});
const { notes } = isports.read("leagues", [""], ok([aLeague(), aLeague({ leagueId: "9" })]), empty);
const context: ProviderContext = { ...empty, notes };
const read = (kind: ProviderCallKind, data: unknown, at = context) =>
  isports.read(kind, ["1639"], ok(data), at);

const aRow = (fields: object = {}) => ({
  ...{
    matchId: "m1",
    leagueType: 1,
    leagueId: "1639",
    leagueName: "English Premier League",
    leagueColor: "#FF3333",
  },
  ...{
    matchTime: kickOff,
    halfStartTime: 0,
    status: 0,
    homeId: "h",
    homeName: "Arsenal",
    awayId: "a",
    awayName: "Chelsea",
  },
  ...{
    homeScore: 0,
    awayScore: 0,
    homeHalfScore: 0,
    awayHalfScore: 0,
    homeRed: 0,
    awayRed: 0,
    homeYellow: 0,
    awayYellow: 0,
  },
  ...{
    homeCorner: 0,
    awayCorner: 0,
    homeRank: "1",
    awayRank: "",
    season: "2026-2027",
    round: "13",
    group: "",
  },
  ...{ location: "Emirates Stadium", weather: "Clear", temperature: "14℃~15℃", neutral: false },
  ...fields,
});
const matchOf = (fields: object = {}) => read("live", [aRow(fields)]).batch?.matches[0];

describe("Matches of iSportsAPI", () => {
  it("A match takes its league from the list of leagues, because only that has the country", () => {
    expect(notes).toMatchObject({
      leagues: { 1639: { facts: "eng.1", season: "2026", seasonName: "2026/27" } },
    });
    expect(Object.keys((notes as { leagues: object }).leagues)).toEqual(["1639"]);
    expect(read("schedule", [aRow(), aRow({ leagueId: "9" })]).batch).toMatchObject({
      source: "isports",
      competitions: [{ external_id: "1639", name: "English Premier League", hot: 5, country: "ENG" }],
      teams: [{ external_id: "h", name: "Arsenal", country: "ENG" }, { external_id: "a" }],
      matches: [{ external_id: "m1", round: "13", home_rank: 1, match_time: kickOff }],
    });
    expect(read("live", [aRow()], empty).batch).toBeNull();
    // It was selected once.
    expect(read("live", [aRow()], { ...context, leagues: ["9"] }).batch).toBeNull();
  });

  // https://www.isportsapi.com/docs.html, "Livescores".
  it.each([
    [0, "not_started"],
    [1, "first_half"],
    [2, "half_time"],
    [3, "second_half"],
    [4, "overtime"],
    [5, "penalties"],
    [-1, "ended"],
    [-10, "cancelled"],
    [-11, "to_be_determined"],
    [-12, "abandoned"],
    [-13, "interrupted"],
    [-14, "postponed"],
  ])("The documented status %i becomes %s", (status, ours) => {
    expect(matchOf({ status })?.status_changes[0]?.status).toBe(ours);
  });

  it("An undocumented status leaves the match unchanged, and is reported", () => {
    const { batch, warnings } = read("live", [aRow({ status: 7 })]);
    expect(batch?.matches[0]?.status_changes).toEqual([]);
    expect(warnings.join()).toContain("status 7");
  });

  it.each([
    ["Match end up with [0-3], due to (Arsenal) withdraw from the match", "walkover", { goals: 3 }],
    ["Arsenal forfeited, result [0:3]", "awarded", { goals: 3 }],
    ["Arsenal did not show up", "walkover", {}],
  ])("A match that ended as in %j has the set result", (explain, decided_by, away) => {
    const change = matchOf({ status: -1, explain, extraExplain: { winner: 2 } })?.status_changes[0];
    expect(change).toMatchObject({ status: "ended", result: { winner: "away", decided_by } });
    expect(change?.score?.away).toEqual(away);
  });

  it("Cards and corners of a match that nobody counts are unknown, not 0", () => {
    expect(matchOf({ status: -1, homeScore: 1 })?.status_changes[0]?.score).toEqual({
      home: { goals: 1, half: 0 },
      away: { goals: 0, half: 0 },
    });
  });

  it("The winner of a tie is listed apart from that of its second leg", () => {
    const extraExplain = { twoRoundsHomeScore: 3, twoRoundsAwayScore: 2, winner: 1 };
    const second = {
      leagueType: 2,
      round: "Semifinals",
      status: -1,
      homeScore: 0,
      awayScore: 1,
      extraExplain,
    };
    expect(matchOf(second)?.status_changes[0]?.result).toEqual({
      ...{ winner: null, decided_by: "regular", advances: "home" },
    });
  });

  it("A match whose time is to be determined has a day without an hour", () => {
    const noon = Date.UTC(2026, 10, 21, 12) / 1000;
    expect(matchOf({ status: -11 })).toMatchObject({ match_time: noon, time_unknown: true });
    expect(matchOf()).not.toHaveProperty("time_unknown");
  });

  it("A match without an hour is not polled as a live one: its schedule is, more often, until the hour is known", () => {
    const targets = (row: Partial<ProviderMatch["row"]>) =>
      isports.pollTargets({ ...context, matches: [{ ...match, row: { ...match.row, ...row } }] });
    const everyHours = (row: Partial<ProviderMatch["row"]>) =>
      Object.fromEntries(targets(row).map(({ kind, everyMs }) => [kind, everyMs / 3_600_000]));
    expect(everyHours({})).toMatchObject({ schedule: 12, live: expect.any(Number) });
    const dated = everyHours({ time_unknown: true });
    expect(dated.schedule).toBe(3);
    expect(Object.keys(dated)).toEqual(["leagues", "schedule", "standings"]);
  });

  it("A live match has the start of its half, and counts of cards and corners", () => {
    const fields = {
      status: 3,
      halfStartTime: kickOff + 3900,
      homeScore: 2,
      homeHalfScore: 1,
      awayRed: 1,
      homeCorner: 5,
      awayCorner: -1,
    };
    expect(matchOf(fields)?.status_changes).toEqual([
      {
        ...{ known_at_ms: null, status: "second_half", period_started_at_ms: (kickOff + 3900) * 1000 },
        score: {
          home: { goals: 2, half: 1, red: 0, yellow: 0, corners: 5 },
          away: { goals: 0, half: 0, red: 1, yellow: 0 },
        },
      },
    ]);
    expect(matchOf(fields)?.coverage).toEqual({ cards: false, corners: false });
  });

  it.each([
    [1, { extraHomeScore: 2, extraAwayScore: 1 }],
    [2, { extraHomeScore: 1, extraAwayScore: 0 }],
  ])("A score after extra time includes regular time (extraTimeStatus %i)", (extraTimeStatus, extra) => {
    const extraExplain = { extraTimeStatus, ...extra, penHomeScore: 0, penAwayScore: 0 };
    const score = matchOf({ status: -1, homeScore: 1, awayScore: 1, extraExplain })?.status_changes[0]?.score;
    expect(score).toMatchObject({ home: { goals: 1, overtime: 2 }, away: { goals: 1, overtime: 1 } });
    expect(score?.home).not.toHaveProperty("penalties");
  });
});

describe("Shoot-outs of iSportsAPI", () => {
  it("A side that scored no kick of a shoot-out has zero", () => {
    const extraExplain = { extraTimeStatus: 0, penHomeScore: 3, penAwayScore: 0 };
    const score = matchOf({ status: -1, homeScore: 1, awayScore: 1, extraExplain })?.status_changes[0]?.score;
    expect(score).toMatchObject({ home: { penalties: 3 }, away: { penalties: 0 } });
  });
});

describe("Events of iSportsAPI", () => {
  const event = (fields: object) => ({
    ...{
      eventId: "e1",
      minute: "45",
      overtime: "2",
      homeEvent: true,
      playerId: "p1",
      playerName: "B. Saka",
      assistPlayerId: null,
    },
    ...fields,
  });
  const incidentsOf = (events: readonly object[], penalty: readonly object[] = []) =>
    read("details", [{ matchId: "m1", events, penalty }]).batch?.matches[0]?.incidents;

  it("Events map to incidents by number", () => {
    expect(incidentsOf([event({ type: 9 })])).toMatchObject([
      { external_id: "e1", kind: "second_yellow", side: "home", minute: 45, added: 2 },
    ]);
  });

  it("Events with two people in one text are split", () => {
    const goal = event({ type: 1, playerName: "B. Saka(Assists:M. Odegaard)", assistPlayerId: "p2" });
    const change = event({
      eventId: "e2",
      type: 11,
      playerName: "N. Madueke↑B. Saka↓",
      playerId: "p3",
      assistPlayerId: "p1",
    });
    expect(incidentsOf([goal, change])).toMatchObject([
      { player: "p1", other_player: "p2" },
      { kind: "substitution", player: "p1", other_player: "p3" },
    ]);
  });

  it("Shoot-out kicks are separate from other events", () => {
    const shots = [
      {
        eventId: "s1",
        homeEvent: true,
        playerId: "p1",
        playerName: "B. Saka",
        homeScore: 1,
        awayScore: 0,
        missed: false,
      },
      {
        eventId: "s2",
        homeEvent: false,
        playerId: "p9",
        playerName: "C. Palmer",
        homeScore: 1,
        awayScore: 0,
        missed: true,
      },
    ];
    expect(incidentsOf([], shots)).toMatchObject([
      { kind: "shootout_scored", side: "home", minute: null },
      { kind: "shootout_missed", side: "away" },
    ]);
  });

  it("Events of unknown matches are left out", () => {
    expect(read("details", [{ matchId: "other", events: [event({ type: 1 })] }]).batch).toBeNull();
  });
});

describe("Line-ups of iSportsAPI", () => {
  it("Line-up positions follow from the columns of the formation", () => {
    const player = (playerId: string, position: number) => ({
      playerId,
      name: `Player ${playerId}`,
      number: "7",
      position,
    });
    const row = {
      ...{ matchId: "m1", homeFormation: "4231", awayFormation: "", awayLineup: [], awayBackup: [] },
      homeLineup: [player("1", 0), player("2", 1), player("3", 2), player("4", 3), player("5", 4)],
      homeBackup: [player("6", 0)],
    };
    const [lineup] = read("lineups", [row]).batch?.matches[0]?.lineups ?? [];
    expect(lineup).toMatchObject({ side: "home", formation: "4-2-3-1" });
    expect(lineup?.players.map(({ position }) => position)).toEqual(["G", "D", "M", "M", "F", null]);
  });
});

describe("Prices of iSportsAPI", () => {
  it("Prices are Hong Kong odds except 1X2, first and current, with lines as here", () => {
    const data = {
      handicap: ["m1,3,0.5,0.95,0.93,0.75,1.02,0.86,false,false,1795000000,false,2"],
      europeOdds: ["m1,8,2.1,3.4,3.5,2.05,3.5,3.6,1795000001,false,2"],
      overUnder: [
        "m1,3,2.5,0.9,0.98,2.75,0.99,0.89,1795000002,true,3",
        "m1,999,2.5,0.9,0.98,2.5,0.9,0.98,1,false,2",
      ],
      handicapHalf: ["m1,3,0.25,0.95,0.93"],
    };
    const batch = read("odds", data).batch;
    expect(batch?.companies).toMatchObject([
      { external_id: "3", name: "Crown" },
      { external_id: "8", name: "Bet365", position: 1 },
    ]);
    expect(batch?.matches[0]?.prices).toMatchObject([
      {
        ...{ company: "3", market: "asian_handicap", period: "full" },
        quotes: [
          { line: 0.5, prices: [1.95, 1.93], in_play: false },
          { line: 0.75, prices: [2.02, 1.86], at: 1_795_000_000, in_play: false, suspended: false },
        ],
      },
      {
        market: "match_result",
        quotes: [{ line: null, prices: [2.1, 3.4, 3.5] }, { prices: [2.05, 3.5, 3.6] }],
      },
      { market: "over_under", quotes: [{ line: 2.5 }, { line: 2.75, in_play: true, suspended: true }] },
    ]);
  });

  it("A price of a match that will be offered in play is none of play yet: its type decides", () => {
    const prices = (type: string) =>
      read("odds", {
        handicap: [`m1,3,0.5,0.95,0.93,0.75,1.02,0.86,false,true,1795000000,false,${type}`],
      }).batch?.matches[0]?.prices?.[0]?.quotes.map(({ in_play }) => in_play);
    expect(prices("2")).toEqual([false, false]);
    expect(prices("3")).toEqual([false, true]);
  });

  it("Missing and invalid prices are left out", () => {
    expect(read("odds", { handicap: ["m1,3,,,,0.75,,0.86,false,false,1,false,2"] }).batch).toBeNull();
    expect(read("odds", { europeOdds: ["m1,8,2.1,3.4,3.5,0,3.5,3.6,1,false,2"] }).batch).toBeNull();
  });
});

describe("Tables of iSportsAPI", () => {
  it("A table is read for comparison", () => {
    const data = {
      leagueInfo: { leagueId: "1639", currentSeason: "2026-2027" },
      totalStandings: [{ rank: 1, teamId: "h", totalCount: 13, getScore: 28, loseScore: 8, integral: 30 }],
    };
    expect(read("standings", data).table).toEqual({
      season: "1639/2026",
      rows: [
        { team: "h", group: null, position: 1, played: 13, points: 30, goals_for: 28, goals_against: 8 },
      ],
    });
  });
});

describe("Invalid responses of iSportsAPI", () => {
  it.each([
    [{ code: 2, message: "API key is invalid or has expired" }, "key"],
    [{ code: 2, message: "No permission: this league is not in your subscription" }, "question"],
    [{ code: 2, message: "Exceeded the maximum limit of 200 times per day" }, "day"],
    [{ code: 2, message: "Calling too frequently, 10 second/call" }, "minute"],
    [{ code: 9, message: "Parameter error" }, "broken"],
  ])("Response %j is refused: %s", (payload, reason) => {
    const readAnswer = () => isports.read("live", [""], payload, context);
    expect(readAnswer).toThrow(ProviderRefusal);
    expect(readAnswer).toThrow(expect.objectContaining({ reason }));
  });
});

describe("Requests to iSportsAPI", () => {
  it("Requests carry the key in the query, and many matches at once", () => {
    const odds = isports.request("odds", ["m1", "m2"], context);
    expect(odds.path).toBe("/sport/football/odds/main?matchId=m1,m2");
    expect(isports.authorize(odds, "a b").path).toBe(`${odds.path}&api_key=a%20b`);
    expect(isports.authorize(isports.request("live", [""], context), "k").path).toBe(
      "/sport/football/livescores?api_key=k",
    );
  });
});

describe("National teams of iSports", () => {
  it("Women's and youth teams of nations are national teams", () => {
    const world = aLeague({ name: "Friendly Nations Trophy", country: "World", type: 2 });
    const { notes: listed } = isports.read("leagues", [""], ok([world]), empty);
    const row = aRow({ leagueType: 2, homeName: "Spain W", awayName: "Brazil U20" });
    const { batch } = read("schedule", [row], { ...empty, notes: listed });
    expect(batch?.teams.map(({ country, national }) => [country, national])).toEqual([
      ["ESP", true],
      ["BRA", true],
    ]);
  });
});
