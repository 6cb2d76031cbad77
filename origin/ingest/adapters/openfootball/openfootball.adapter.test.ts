import { describe, expect, it } from "vitest";
import { readOpenfootball } from "./openfootball.adapter.ts";
import type { OpenfootballOptions } from "./options.ts";

/** Reads one file given as a value; fails the test with the problems when it is refused. */
function read(name: string, content: unknown, options: OpenfootballOptions = {}) {
  const result = readOpenfootball({ files: [{ name, text: JSON.stringify(content) }], options });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

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
        { ...leagueMatch, time: "25:00" },
        { ...leagueMatch, score: { ft: [1] } },
        { ...leagueMatch, team2: undefined },
        { ...leagueMatch, score: { ft: [1, 0], ht: [2, 0] } },
        "no match",
      ),
    );
    expect(problemsOf("2024-25/en.1.json", text).map((problem) => problem.split(":")[0])).toEqual([
      "matches[1].date",
      "matches[2].time",
      "matches[3].score.ft",
      "matches[4].team2",
      "matches[5].score",
      "matches[6]",
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
