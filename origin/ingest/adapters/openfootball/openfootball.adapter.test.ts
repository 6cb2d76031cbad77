import { describe, expect, it } from "vitest";
import { readFiles } from "#tests/support/batches/openfootball-files.ts";
import { readOpenfootball } from "./openfootball.adapter.ts";
import type { OpenfootballOptions } from "./options.ts";

const read = (name: string, content: unknown, options?: OpenfootballOptions) =>
  readFiles([[name, content]], options);

function problemsOf(name: string, text: string, options: OpenfootballOptions = {}) {
  const result = readOpenfootball({ files: [{ name, text }], options });
  return result.ok ? [] : result.problems.map(({ position, message }) => `${position}: ${message}`);
}

const leagueMatch = { date: "2024-08-17", time: "15:00", team1: "Ashford FC", team2: "Brigg Town FC" };
const league = (...matches: unknown[]) => ({ name: "English Premier League 2024/25", matches });

describe("openfootball league files", () => {
  it("Local time becomes UTC, daylight saving included", () => {
    const { batch } = read(
      "2024-25/en.1.json",
      league(leagueMatch, {
        ...leagueMatch,
        date: "2024-12-14",
        team1: "Brigg Town FC",
        team2: "Ashford FC",
      }),
    );
    expect(batch.matches.map((match) => new Date(match.match_time * 1000).toISOString())).toEqual([
      "2024-08-17T14:00:00.000Z",
      "2024-12-14T15:00:00.000Z",
    ]);
  });

  it("Competition, season, clubs and matches are the same for both file naming schemes", () => {
    const [one, other] = ["2024-25/en.1.json", "data/2024-25_en.1.json"].map(
      (name) => read(name, league({ ...leagueMatch, round: "Matchday 1" })).batch,
    );
    expect(one).toEqual(other);
    expect(one?.seasons[0]).toMatchObject({
      external_id: "eng.1/2024-25",
      competition: "eng.1",
      name: "2024/25",
    });
    expect(one?.matches[0]?.external_id).toBe(
      "eng.1/2024-25/regular-season/ENG/ashford-fc~ENG/brigg-town-fc",
    );
    expect(one?.stage_teams).toHaveLength(2);
  });

  it.each([
    [{ score: { ft: [2, 1], ht: [1, 0] } }, { goals: 2, half: 1 }, { goals: 1, half: 0 }],
    [{ score: [2, 1] }, { goals: 2, half: null }, { goals: 1, half: null }],
    [{ score: { ft: [0, 0] } }, { goals: 0, half: 0 }, { goals: 0, half: 0 }],
    [
      { score1: 2, score2: 1, score1i: 0, score2i: 1 },
      { goals: 2, half: 0 },
      { goals: 1, half: 1 },
    ],
  ])("The reader accepts the result %j", (result, home, away) => {
    const [match] = read("2024-25/en.1.json", league({ ...leagueMatch, ...result })).batch.matches;
    expect(match?.status_changes).toEqual([
      {
        known_at_ms: null,
        status: "ended",
        period_started_at_ms: null,
        score: {
          home: { overtime: null, penalties: null, ...home },
          away: { overtime: null, penalties: null, ...away },
        },
      },
    ]);
  });

  it("The half-time score comes from a complete list of goals, with a warning if the file states another", () => {
    const goals = { goals1: [{ name: "A", minute: 48 }], goals2: [{ name: "B", minute: "45+1" }] };
    const half = (result: object) => {
      const { batch, warnings } = read("2024-25/en.1.json", league({ ...leagueMatch, ...result }));
      const score = batch.matches[0]?.status_changes[0]?.score;
      return { half: [score?.home.half, score?.away.half], warnings };
    };
    expect(half({ ...goals, score: { ft: [1, 1], ht: [1, 0] } })).toEqual({
      half: [0, 1],
      warnings: [expect.stringContaining("make 0-1 at half-time, the file says 1-0")],
    });
    expect(half({ ...goals, score: { ft: [1, 1], ht: [0, 1] } })).toEqual({ half: [0, 1], warnings: [] });
    // With an unlisted goal, the file's own half-time score is kept.
    expect(half({ ...goals, score: { ft: [2, 1], ht: [1, 0] } }).half).toEqual([1, 0]);
  });

  it.each([{ score: {} }, { score: null }, {}, { score1: null, score2: null }])(
    "Result %j counts as not played",
    (result) => {
      const [match] = read("2024-25/en.1.json", league({ ...leagueMatch, ...result })).batch.matches;
      expect(match?.status_changes).toEqual([]);
    },
  );

  it("A match without a time is on its day, at an unknown hour, beside matches with one", () => {
    const { time: _, ...timeless } = leagueMatch;
    const timed = { ...leagueMatch, team1: "Corby FC" };
    const { matches } = read("2024-25/en.1.json", league(timeless, timed)).batch;
    expect(matches).toMatchObject([
      { match_time: Date.parse("2024-08-17T12:00:00Z") / 1000, time_unknown: true, status_changes: [] },
      { match_time: Date.parse("2024-08-17T14:00:00Z") / 1000 },
    ]);
    expect(matches[1]).not.toHaveProperty("time_unknown");
  });

  it("A result without a time has an unknown hour too", () => {
    const { time: _, ...timeless } = leagueMatch;
    const [match] = read(
      "2018-19/en.1.json",
      league({ ...timeless, date: "2018-08-18", score: { ft: [2, 0] } }),
    ).batch.matches;
    expect(match).toMatchObject({ time_unknown: true, status_changes: [{ status: "ended" }] });
  });

  it("A status word is read, and an unknown one gives a warning", () => {
    const { batch, warnings } = read(
      "2024-25/en.1.json",
      league(
        { ...leagueMatch, status: "postponed" },
        { ...leagueMatch, team1: "Corby FC", status: "frozen" },
      ),
    );
    expect(batch.matches[0]?.status_changes).toMatchObject([{ status: "postponed" }]);
    expect(batch.matches[1]?.status_changes).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('unknown status "frozen"')]);
  });

  it.each([
    ["awarded", "ended", "awarded"],
    ["AWD.", "ended", "awarded"],
    ["awarded; abandoned at 1-1", "ended", "awarded"],
    ["w/o", "ended", "walkover"],
    ["Walk-over", "ended", "walkover"],
    ["annulled", "cancelled", undefined],
    ["canceled", "cancelled", undefined],
    ["[abandoned]", "abandoned", undefined],
    ["abd. 65'", "abandoned", undefined],
    ["suspended", "interrupted", undefined],
    ["Postp.", "postponed", undefined],
    ["replay", "ended", undefined],
  ])("The status %j is %s", (status, expected, decided_by) => {
    const score = { ht: decided_by ? [1, 1] : [0, 1], ft: [0, 3] };
    const { batch, warnings } = read("2024-25/en.1.json", league({ ...leagueMatch, score, status }));
    if (decided_by === undefined) return expect(batch.matches[0]?.status_changes[0]?.status).toBe(expected);
    expect(batch.matches[0]?.status_changes[0]).toMatchObject({
      ...{ status: expected, result: { winner: "away", decided_by } },
      score: { home: { goals: 0, half: null }, away: { goals: 3, half: null } },
    });
    expect(warnings).toEqual([]);
  });

  it("An abandoned match has the minute of its status", () => {
    const minuteOf = (status: string) =>
      read("2024-25/en.1.json", league({ ...leagueMatch, status })).batch.matches[0]?.status_changes[0]
        ?.minute;
    expect(minuteOf("abd. 65'")).toEqual({ minute: 65, added: 0 });
    expect(minuteOf("abandoned at 1-1 in the 45+2' (floodlights)")).toEqual({ minute: 45, added: 2 });
    expect(minuteOf("abandoned at 2-0")).toBeUndefined();
  });

  it("A walkover without a score has no winner that the file would state", () => {
    const { batch } = read("2024-25/en.1.json", league({ ...leagueMatch, status: "walkover" }));
    expect(batch.matches[0]?.status_changes).toMatchObject([
      { status: "ended", score: null, result: { winner: null, decided_by: "walkover" } },
    ]);
  });

  it("Kicks of a shoot-out among the goals are no goals", () => {
    const goal = (name: string, minute: number, penalty = false) => ({
      name,
      minute,
      ...(penalty && { penalty }),
    });
    const shootOut = {
      ...leagueMatch,
      score: { ht: [0, 0], ft: [1, 1], et: [1, 1], p: [2, 1] },
      goals1: [goal("A", 50), goal("B", 120, true), goal("C", 120, true)],
      goals2: [goal("D", 60), goal("E", 120, true)],
    };
    const { batch } = read("2024-25/en.1.json", league(shootOut));
    expect(batch.matches[0]?.incidents.map(({ minute }) => minute)).toEqual([50, 60]);
  });

  it("The rounds of 2012/13 are read, with teams as objects", () => {
    const team = (name: string) => ({ key: name.toLowerCase(), name, code: name.slice(0, 3).toUpperCase() });
    const { batch } = read("2012-13/en.1.json", {
      name: "English Premier League 2012/13",
      rounds: [
        {
          name: "Matchday 1",
          matches: [
            { date: "2012-08-18", team1: team("Ashford"), team2: team("Brigg"), score1: 0, score2: 3 },
            { date: "2012-08-20", team1: team("Corby"), team2: team("Diss"), score1: null, score2: null },
          ],
        },
      ],
    });
    expect(batch.matches.map(({ home, away, round, match_time }) => [home, away, round, match_time])).toEqual(
      [
        ["ENG/ashford", "ENG/brigg", "Matchday 1", Date.parse("2012-08-18T12:00:00Z") / 1000],
        ["ENG/corby", "ENG/diss", "Matchday 1", Date.parse("2012-08-20T12:00:00Z") / 1000],
      ],
    );
    expect(batch.matches.map((match) => match.status_changes[0]?.status)).toEqual(["ended", undefined]);
  });

  it("A match keeps its id when its date moves, and a second meeting gets another", () => {
    const ids = (...matches: unknown[]) =>
      read("2024-25/sco.1.json", { name: "Scottish Premiership 2024/25", matches }).batch.matches.map(
        (match) => match.external_id,
      );
    expect(ids({ ...leagueMatch, date: "2024-09-01" })).toEqual(ids(leagueMatch));
    expect(ids(leagueMatch, { ...leagueMatch, date: "2025-01-01" })[1]).toMatch(/#2$/);
  });

  it("A match that the file lists twice is taken once, with a warning", () => {
    const { batch, warnings } = read(
      "2024-25/en.1.json",
      league({ ...leagueMatch, score: [1, 0] }, { ...leagueMatch, score: [2, 0] }),
    );
    expect(batch.matches.map((match) => match.status_changes[0]?.score?.home.goals)).toEqual([1]);
    expect(warnings).toEqual([
      "2024-25/en.1.json: matches[1] Ashford FC v Brigg Town FC (2024-08-17) was left out, matches[0] has it",
    ]);
  });

  it("Two names of one file never get the same id", () => {
    const { batch } = read("2024-25/en.1.json", league({ ...leagueMatch, team1: "Sao FC", team2: "São FC" }));
    expect(batch.teams.map((team) => team.name)).toEqual(["Sao FC", "São FC"]);
    expect(new Set(batch.teams.map((team) => team.external_id)).size).toBe(2);
  });
});

describe("openfootball files of international competitions", () => {
  const european = (round: string, extra: object = {}) => ({
    name: "UEFA Champions League 2024/25",
    matches: [
      {
        round,
        date: "2024-09-17",
        time: "21:00",
        team1: "Ashford FC (ENG)",
        team2: "AS Rocher FC (MCO)",
        ...extra,
      },
    ],
  });

  it("A club has the same id as in its own league", () => {
    const { batch } = read("2024-25/uefa.cl.json", european("League, Matchday 1"));
    expect(batch.teams).toMatchObject([
      { external_id: "ENG/ashford-fc", name: "Ashford FC", country: "ENG" },
      { external_id: "FRA/as-rocher-fc", name: "AS Rocher FC", country: "FRA" },
    ]);
    expect(batch.matches[0]?.match_time).toBe(Date.parse("2024-09-17T19:00:00Z") / 1000);
  });

  it.each([
    ["League, Matchday 3", "League", "points", "Matchday 3", null],
    ["Playoffs, Matchday 1", "Playoffs", "knock_out", "Matchday 1", null],
    ["Finals, Round of 16", "Finals", "knock_out", "Round of 16", null],
    ["Group B", "Group stage", "points", null, "Group B"],
    ["Group B, Matchday 2", "Group stage", "points", "Matchday 2", "Group B"],
    ["Group, Matchday 2", "Group stage", "knock_out", "Matchday 2", null],
    ["Semi-finals", "Knock-out stage", "knock_out", "Semi-finals", null],
  ])("The round %s is placed correctly", (round, stage, mode, within, group) => {
    const { batch } = read("2024-25/uefa.cl.json", european(round));
    expect(batch.stages).toMatchObject([{ name: stage, mode }]);
    expect(batch.matches[0]).toMatchObject({ round: within, group });
  });

  it("A level shoot-out is ignored, with a warning", () => {
    const score = { ft: [0, 1], ht: [0, 1], et: [0, 1], p: [4, 4] };
    const { batch, warnings } = read("2024-25/uefa.cl.json", european("Finals, Round of 16", { score }));
    expect(batch.matches[0]?.status_changes[0]?.score?.home).toMatchObject({ overtime: 0, penalties: null });
    expect(warnings).toEqual([expect.stringContaining("cannot end 4-4")]);
  });

  it("A clubs file provides the country of bare club names", () => {
    const matches = [{ date: "2013-09-17", team1: "Ashford FC", team2: "Ficta CF", group: "Group A" }];
    const clubs = [{ name: "Ficta CF", code: null, country: "Spain" }];
    const result = readOpenfootball({
      files: [
        {
          name: "2013-14/cl.json",
          text: JSON.stringify({
            name: "Champions League 2013/14",
            rounds: [{ name: "Matchday 1", matches }],
          }),
        },
        { name: "2013-14/cl.clubs.json", text: JSON.stringify({ name: "Champions League 2013/14", clubs }) },
      ],
    });
    expect(result.ok && result.batch.teams.map((team) => team.external_id)).toEqual([
      "INT/ashford-fc",
      "ESP/ficta-cf",
    ]);
    expect(result.ok && result.warnings).toEqual([expect.stringContaining("Ashford FC")]);
  });
});

describe("Goals after the 90th minute in a file that writes extra time apart", () => {
  const tie = { ...leagueMatch, round: "Quarter-finals" };
  const goal = (minute: number, penalty = false) => ({
    name: "Ana Uno",
    minute,
    ...(penalty && { penalty }),
  });
  const settled = (round: string, ...given: unknown[]) => {
    const other = { ...tie, round, date: "2024-08-18", team1: "Corby FC", team2: "Diss FC" };
    const extraTime = { ...other, score: { ht: [0, 0], ft: [1, 1], et: [2, 1] } };
    const { batch, warnings } = read("2024-25/en.1.json", {
      name: "English Premier League 2024/25",
      matches: [...given.map((one) => ({ ...tie, round, ...(one as object) })), extraTime],
    });
    const [match] = batch.matches;
    const score = match?.status_changes[0]?.score;
    return {
      score: [score?.home, score?.away],
      minutes: match?.incidents.map(({ minute, added }) => [minute, added]),
      warnings,
    };
  };
  const late = { score: { ht: [1, 1], ft: [2, 1] }, goals2: [goal(20)] };

  it.each([[105], [106], [119]])("A goal in minute %i was scored in extra time", (minute) => {
    const { score, minutes, warnings } = settled("Quarter-finals", {
      ...late,
      goals1: [goal(10), goal(minute)],
    });
    expect(score).toMatchObject([
      { half: 1, goals: 1, overtime: 2 },
      { half: 1, goals: 1, overtime: 1 },
    ]);
    expect(minutes).toContainEqual([minute, null]);
    expect(warnings).toEqual([expect.stringContaining("taken as the one after extra time")]);
  });

  it("A goal 29 minutes after the 90th was not scored in added time of a table's match either", () => {
    const { score } = settled("Matchday 1", { ...late, goals1: [goal(10), goal(119)] });
    expect(score).toMatchObject([{ goals: 1, overtime: 2 }, { goals: 1 }]);
  });

  it("With one goal in extra time, the 93rd minute is one of extra time too", () => {
    const { minutes } = settled("Quarter-finals", {
      score: { ft: [3, 0] },
      goals1: [goal(10), goal(93), goal(118)],
    });
    expect(minutes).toEqual([
      [10, null],
      [93, null],
      [118, null],
    ]);
  });

  it("A goal in minute 118 of a match with a shoot-out was scored in extra time", () => {
    const { score } = settled("Quarter-finals", {
      score: { ft: [1, 1], p: [4, 3] },
      goals1: [goal(118)],
      goals2: [goal(101)],
    });
    expect(score).toMatchObject([
      { goals: 0, overtime: 1, penalties: 4 },
      { goals: 0, overtime: 1, penalties: 3 },
    ]);
  });

  it.each([
    ["Quarter-finals", 97, 7],
    ["Matchday 1", 97, 7],
    ["Matchday 1", 106, 16],
  ])("A goal of the round %s in minute %i is one of added time", (round, minute, added) => {
    const { score, minutes } = settled(round, { ...late, goals1: [goal(10), goal(minute)] });
    expect(score).toMatchObject([{ goals: 2, overtime: null }, { goals: 1 }]);
    expect(minutes).toContainEqual([90, added]);
  });
});

describe("Times of openfootball", () => {
  const timed = (time: unknown, extra: object = {}) => {
    const { batch, warnings } = read("2024-25/en.1.json", league({ ...leagueMatch, time, ...extra }));
    return { match: batch.matches[0], warnings };
  };

  it.each([
    ["8:30 PM", "2024-08-17T19:30:00Z"],
    ["8.30pm", "2024-08-17T19:30:00Z"],
    ["3pm", "2024-08-17T14:00:00Z"],
    ["3 p.m.", "2024-08-17T14:00:00Z"],
    ["12:15 am", "2024-08-16T23:15:00Z"],
    ["12 PM", "2024-08-17T11:00:00Z"],
    ["15:00:00", "2024-08-17T14:00:00Z"],
    ["15h", "2024-08-17T14:00:00Z"],
    ["15h30", "2024-08-17T14:30:00Z"],
    ["15:00 local", "2024-08-17T14:00:00Z"],
    ["15:00 local time", "2024-08-17T14:00:00Z"],
    ["15:00 Uhr", "2024-08-17T14:00:00Z"],
    ["15:00 MESZ", "2024-08-17T13:00:00Z"],
    ["15:00 BRT", "2024-08-17T18:00:00Z"],
    ["15:00 (BRT)", "2024-08-17T18:00:00Z"],
    ["3 pm ART", "2024-08-17T18:00:00Z"],
    ["15:00 ICT", "2024-08-17T08:00:00Z"],
    ["15:00 WIB", "2024-08-17T08:00:00Z"],
    ["15:00 JST", "2024-08-17T06:00:00Z"],
    ["15:00 KST", "2024-08-17T06:00:00Z"],
    ["15:00 AEST", "2024-08-17T05:00:00Z"],
    ["15:00 AEDT", "2024-08-17T04:00:00Z"],
    ["15:00 SAST", "2024-08-17T13:00:00Z"],
    ["15:00 CST", "2024-08-17T21:00:00Z"],
    ["15:00Z", "2024-08-17T15:00:00Z"],
    ["15:00+07:00", "2024-08-17T08:00:00Z"],
    ["15:00 Asia/Ho_Chi_Minh", "2024-08-17T08:00:00Z"],
  ])("The time %s is %s", (time, expected) => {
    const { match, warnings } = timed(time);
    expect(match?.match_time).toBe(Date.parse(expected) / 1000);
    expect(match).not.toHaveProperty("time_unknown");
    expect(warnings).toEqual([]);
  });

  it.each([
    ["TBD"],
    ["?"],
    ["25:00"],
    ["13:75"],
    ["13:00 pm"],
    ["15:00 IST"],
    ["15:00 XYZ"],
    ["after the first match"],
    [1500],
    [{ hour: 15 }],
  ])("The time %j leaves the day, with a warning", (time) => {
    const { match, warnings } = timed(time);
    expect(match).toMatchObject({
      match_time: Date.parse("2024-08-17T12:00:00Z") / 1000,
      time_unknown: true,
    });
    expect(warnings).toEqual([expect.stringContaining(`${JSON.stringify(time)}`)]);
  });

  it("An unknown zone beside the time leaves the day", () => {
    const { match, warnings } = timed("15:00", { timezone: "Mars/Base" });
    expect(match).toMatchObject({ time_unknown: true });
    expect(warnings).toEqual([expect.stringContaining("Mars/Base")]);
  });

  it("Many times that cannot be read are one warning", () => {
    const teams = ["A FC", "B FC", "C FC"].map((team1) => ({ ...leagueMatch, team1, time: "TBD" }));
    const { batch, warnings } = read("2024-25/en.1.json", league(...teams));
    expect(batch.matches).toHaveLength(3);
    expect(warnings).toEqual([expect.stringMatching(/3 matches .*matches\[0\].*"TBD"/)]);
  });
});

describe("Placeholders of teams", () => {
  it.each([
    "N.N.",
    "Sieger EF",
    "Vencedor do Jogo 3",
    "Perdedor SF1",
    "Ganador Grupo A",
    "Gagnant 1/4 de finale 2",
    "Vainqueur du match 12",
    "Vincente QF1",
    "Winnaar halve finale 1",
    "Thắng trận 49",
    "Thua bán kết 1",
    "Nhất bảng A",
    "Winner SF1",
    "Winners of Match 3",
    "Loser QF2",
    "W SF1",
    "SF1 Winner",
    "Match 74 winner",
    "1st Group A",
    "1st place Group A",
    "Group B runners-up",
    "Runner-up Group B",
    "Runners-up of Group B",
    "Second place Group C",
    "3rd Group A/B/C",
    "Best 3rd A/B/C/D",
    "3rd-placed Group A/B/C",
    "Third place Group D",
    "Gruppensieger A",
    "W73/W74",
    "1A/1B",
    "3rd Place A/B/C",
    "Zweiter A",
    "Nhì A",
    "Losers SF",
    "Vencedores SF1",
    "Path A winner",
    "Playoff winner 1",
    "To be confirmed (A)",
    "Gruppenzweiter B",
    "Play-off Path A winner",
    "Qualifier 3",
    "TBD 2",
    "2. Gruppe B",
    "Zweiter Gruppe B",
    "1º Grupo A",
    "2ème groupe A",
    "To be confirmed",
    "To be determined",
    "TBD",
    "Por definir",
    "A definir",
    "À déterminer",
    "Chưa xác định",
  ])("%s becomes no club", (team1) => {
    const { batch, warnings } = read("2024-25/en.1.json", league(leagueMatch, { ...leagueMatch, team1 }));
    expect(batch.teams.map(({ name }) => name)).toEqual(["Ashford FC", "Brigg Town FC"]);
    expect(warnings).toEqual([expect.stringContaining("1 match has no teams yet")]);
  });

  it.each([
    "1. FC Ficta",
    "1º de Ficta",
    "Winnersford Town",
    "Group 4 Ficta",
    "Second Ficta SC",
    "N.N.K. Ficta",
  ])("%s is a club", (team1) => {
    const { batch } = read("2024-25/en.1.json", league({ ...leagueMatch, team1 }));
    expect(batch.teams[0]?.name).toBe(team1);
  });
});

describe("Refused openfootball files", () => {
  it("Invalid JSON is reported with line and column", () => {
    expect(problemsOf("2024-25/en.1.json", '{\n  "name": "x",\n  "matches": [1,, 2]\n}')).toEqual([
      '3:17: not valid JSON: expected a value, but found ","',
    ]);
    expect(problemsOf("2024-25/en.1.json", '{"matches": [')).toEqual([
      "1:14: not valid JSON: expected a value, but the file ends: it is not whole, fetch it again",
    ]);
  });

  it("Every problem of an invalid file is reported with its path", () => {
    const text = JSON.stringify(
      league(
        leagueMatch,
        { ...leagueMatch, date: "2024-02-30" },
        { ...leagueMatch, score: { ft: [1] } },
        { ...leagueMatch, team2: undefined },
        { ...leagueMatch, score: { ft: [1, 0], ht: [2, 0] } },
        "no match",
      ),
    );
    expect(problemsOf("2024-25/en.1.json", text).map((problem) => problem.split(":")[0])).toEqual([
      "matches[1].date",
      "matches[2].score.ft",
      "matches[3].team2",
      "matches[4].score",
      "matches[5]",
    ]);
  });

  it("Names that are not UTF-8 are refused, because they could never be matched again", () => {
    const text = JSON.stringify(league({ ...leagueMatch, team1: "K\ufffdln" }));
    expect(problemsOf("2024-25/en.1.json", text)).toEqual([
      'matches[0].team1: must be written in UTF-8, is "K\ufffdln"',
    ]);
  });

  it("Twenty problems are listed and the rest is counted", () => {
    const files = [{ name: "2024-25/en.1.json", text: JSON.stringify(league(...Array(30).fill(0))) }];
    const result = readOpenfootball({ files });
    expect(result).toMatchObject({ ok: false, count: 30 });
    expect(!result.ok && result.problems).toHaveLength(20);
  });

  it("An empty list is refused, because its kind is unknown", () => {
    expect(problemsOf("eng.1.json", "[]", { country: "ENG" })).toEqual([
      expect.stringMatching(/^\$: .*empty list/),
    ]);
  });

  it("A file without a match is reported", () => {
    expect(read("2024-25_en.1.json", league()).warnings).toEqual(["2024-25_en.1.json: holds no matches"]);
  });

  it("An unknown shape is reported with its content", () => {
    expect(problemsOf("en.1.json", '{"results": [], "page": 1}')).toEqual([
      expect.stringMatching(/^\$: is no openfootball file: .*found results, page$/),
    ]);
  });

  it("A missing country is reported, and the option provides it", () => {
    const file = { name: "Island Cup 2024", matches: [leagueMatch] };
    expect(problemsOf("island.json", JSON.stringify(file))).toEqual([expect.stringContaining("--country")]);
    const { batch } = read("island.json", file, { country: "ISL" });
    expect(batch.competitions).toMatchObject([{ external_id: "isl.island-cup", country: "ISL" }]);
    expect(batch.matches[0]?.match_time).toBe(Date.parse("2024-08-17T15:00:00Z") / 1000);
  });

  it("A time in an unknown zone is left out, and said to be", () => {
    const file = { name: "Island Cup 2024", matches: [leagueMatch] };
    const { batch, warnings } = read("island.json", file, { country: "INT" });
    expect(batch.matches[0]).toMatchObject({
      match_time: Date.parse("2024-08-17T12:00:00Z") / 1000,
      time_unknown: true,
    });
    expect(warnings).toContainEqual(expect.stringContaining("--zone"));
  });

  it("Unknown options are refused", () => {
    expect(
      problemsOf("2024-25/en.1.json", JSON.stringify(league()), { country: "Narnia", zone: "Mars" }),
    ).toEqual([expect.stringContaining("--country"), expect.stringContaining("--zone")]);
  });

  it("World Cups before 1970 are read, whose times are negative", () => {
    const file = {
      name: "World Cup 1954",
      matches: [{ date: "1954-06-16", team1: "Brazil", team2: "Mexico" }],
    };
    const result = readOpenfootball({ files: [{ name: "1954/worldcup.json", text: JSON.stringify(file) }] });
    expect(result.ok && result.batch.matches[0]?.match_time).toBe(Date.UTC(1954, 5, 16, 12) / 1000);
  });
});
