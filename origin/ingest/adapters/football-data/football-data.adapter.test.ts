import { describe, expect, it } from "vitest";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { readFootballData } from "./football-data.adapter.ts";

type Line = Readonly<Record<string, string | number>>;

const match: Line = {
  Div: "E0",
  Date: "16/08/2025",
  HomeTeam: "Leeds",
  AwayTeam: "Wolves",
  FTHG: 2,
  FTAG: 1,
};

/** CSV of lines that may each have other columns. */
function csv(...lines: readonly Line[]): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const rows = lines.map((line) => columns.map((column) => line[column] ?? "").join(","));
  return [columns.join(","), ...rows].join("\n");
}

function read(text: string, name = "E0.csv"): { batch: Batch; warnings: readonly string[] } {
  const result = readFootballData({ files: [{ name, text }] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const readMatch = (...lines: readonly Line[]): BatchMatch => {
  const [first] = read(csv(...lines)).batch.matches;
  if (!first) throw new Error("no match");
  return first;
};

const problemsOf = (text: string): string[] => {
  const result = readFootballData({ files: [{ name: "E0.csv", text }] });
  return result.ok ? [] : result.problems.map((one) => `${one.file} ${one.position}: ${one.message}`);
};

const seriesOf = ({ prices }: BatchMatch, company: string, market: string) =>
  prices?.find((series) => series.company === company && series.market === market)?.quotes;

describe("Result files of football-data.co.uk", () => {
  it("A line with a result and no goals has a winner without a score", () => {
    const [found] = read(csv({ ...match, FTHG: "", FTAG: "", FTR: "A" })).batch.matches;
    expect(found?.status_changes).toMatchObject([
      { status: "ended", score: null, result: { winner: "away", decided_by: null } },
    ]);
    expect(read(csv({ ...match, FTHG: "", FTAG: "", FTR: "" })).batch.matches[0]?.status_changes).toEqual([]);
  });

  it("A result file gives league, season, teams and the final score with all statistics of the line", () => {
    const { batch } = read(
      csv({
        ...match,
        Time: "15:00",
        HTHG: 0,
        HTAG: 1,
        HC: 6,
        AC: 7,
        HY: 1,
        AY: 2,
        HR: 0,
        AR: 1,
        HS: 19,
        AS: 10,
      }),
    );
    expect(batch.competitions).toMatchObject([
      { external_id: "E0", name: "Premier League", country: "ENG", hot: 5 },
    ]);
    expect(batch.seasons).toMatchObject([
      { external_id: "E0/2025-26", name: "2025/26", tie_break_rule: "england" },
    ]);
    expect(batch.teams.map(({ external_id, name }) => [external_id, name])).toEqual([
      ["ENG/leeds", "Leeds"],
      ["ENG/wolves", "Wolves"],
    ]);
    expect(batch.matches[0]).toMatchObject({
      external_id: "E0/2025-26/leeds~wolves",
      // Counts without a list: a player's cards are unknown.
      coverage: { cards: false, corners: false },
      status_changes: [
        {
          known_at_ms: null,
          status: "ended",
          score: {
            home: { goals: 2, half: 0, corners: 6, yellow: 1, red: 0 },
            away: { goals: 1, half: 1, corners: 7, yellow: 2, red: 1 },
          },
        },
      ],
    });
    expect(batch.matches[0]?.stats.map(({ kind, home, away }) => [kind, home, away])).toEqual([
      ["shots", 19, 10],
      ["corners", 6, 7],
      ["yellow_cards", 1, 2],
      ["red_cards", 0, 1],
    ]);
  });

  it.each([
    ["16/08/2025", "15:00", "2025-08-16T14:00:00Z"],
    ["2025-08-16", "15:00:00", "2025-08-16T14:00:00Z"],
    ["26/12/25", "12:30", "2025-12-26T12:30:00Z"],
    ["26/12/98", "", "1998-12-26T12:00:00Z"],
  ])(
    "The time %s %s is read as %s: clocks are Britain's, and a day without a time becomes noon UTC",
    (Date_, Time, expected) => {
      expect(readMatch({ ...match, Date: Date_, Time }).match_time).toBe(Date.parse(expected) / 1000);
    },
  );

  it("A line without a time has an unknown hour, whether its cell is empty or its file has no such column", () => {
    const noon = { match_time: Date.parse("2025-08-16T12:00:00Z") / 1000, time_unknown: true };
    expect(readMatch({ ...match, Date: "16/08/2025", Time: "" })).toMatchObject(noon);
    const { Time: _, ...older } = { ...match, Date: "16/08/2025", Time: "15:00" };
    expect(readMatch(older)).toMatchObject(noon);
    expect(readMatch({ ...match, Time: "15:00" })).not.toHaveProperty("time_unknown");
  });

  it.each(["TBC", "?", "25:00", "evening"])(
    "The time %s leaves the day of the line, with a warning",
    (Time) => {
      const { batch, warnings } = read(csv({ ...match, Time }));
      expect(batch.matches).toMatchObject([
        { match_time: Date.parse("2025-08-16T12:00:00Z") / 1000, time_unknown: true },
      ]);
      expect(warnings).toEqual([expect.stringContaining(`"${Time}"`)]);
    },
  );

  it("A time of the twelve-hour clock is read", () => {
    expect(readMatch({ ...match, Time: "3:00 PM" })).toMatchObject({
      match_time: Date.parse("2025-08-16T14:00:00Z") / 1000,
    });
  });

  it("A file of 1993 leaves the fields it lacks unset", () => {
    const old = readMatch({ ...match, Date: "14/08/93" });
    expect(old).toMatchObject({ coverage: { cards: false, corners: false }, stats: [] });
    expect(old.status_changes[0]?.score).toEqual({ home: { goals: 2 }, away: { goals: 1 } });
    expect(old).not.toHaveProperty("prices");
    expect(old).not.toHaveProperty("referee");
  });

  it("A line without goals is a future match, whose prices are known at once", () => {
    const coming = readMatch({ ...match, FTHG: "", FTAG: "", HS: "", B365H: 2.1, B365D: 3.4, B365A: 3.3 });
    expect(coming).toMatchObject({ status_changes: [], stats: [] });
    expect(seriesOf(coming, "B365", "match_result")).toMatchObject([
      { known_at_ms: null, prices: [2.1, 3.4, 3.3] },
    ]);
  });

  it("A free kick counts for the side that took it, where the file counts the side that committed the foul", () => {
    const { stats } = readMatch({ ...match, HFKC: 12, AFKC: 9 });
    expect(stats).toMatchObject([{ kind: "free_kicks", home: 9, away: 12 }]);
  });

  it("Matches of one pairing are distinguished by day where a league repeats pairings", () => {
    const scottish = { ...match, Div: "SC0", HomeTeam: "Celtic", AwayTeam: "Rangers" };
    const { batch } = read(csv(scottish, { ...scottish, Date: "02/01/2026" }));
    expect(batch.matches.map(({ external_id }) => external_id)).toEqual([
      "SC0/2025-26/celtic~rangers/2025-08-16",
      "SC0/2025-26/celtic~rangers/2026-01-02",
    ]);
  });

  it.each([
    [
      "that the pandemic stretched into August",
      { "24/08/2019": 2019, "22/06/2020": 2019, "12/07/2020": 2019, "02/08/2020": 2019, "19/09/2020": 2020 },
    ],
    [
      "that began late",
      { "12/09/2020": 2020, "23/05/2021": 2020, "13/08/2021": 2021, "22/05/2022": 2021, "05/08/2022": 2022 },
    ],
    ["of which a few matches are known", { "28/12/2024": 2024, "26/07/2025": 2025 }],
  ])("A season %s is kept apart from the next one", (_, years) => {
    const lines = Object.keys(years).map((day, index) => {
      return { ...match, Div: "I1", Date: day, AwayTeam: `Team ${index}` };
    });
    expect(read(csv(...lines)).batch.matches.map(({ season }) => season)).toEqual(
      Object.values(years).map((year) => `I1/${year}-${(year + 1) % 100}`),
    );
  });

  it("A byte order mark, short lines, lines of commas and Windows line ends do not change the batch", () => {
    const plain = csv({ ...match, Referee: "" });
    const odd = `\ufeff${plain.replaceAll("\n", "\r\n").replace(/,$/, "")}\r\n,,,,,,\r\n`;
    expect(read(odd).batch).toEqual(read(plain).batch);
  });
});

describe("Files of all seasons of a league", () => {
  const line: Line = {
    Country: "Japan",
    League: "J-League",
    Season: 2025,
    Date: "15/02/2025",
    Time: "05:00",
    Home: "Kashiwa",
    Away: "Urawa",
    HG: 2,
    AG: 0,
    Res: "H",
    PSCH: 2.4,
    PSCD: 3.1,
    PSCA: 3.2,
    AvgCH: 2.3,
  };

  it("A line gives the country's league, the season that it states, the score and closing prices", () => {
    const { batch } = read(csv(line), "JPN.csv");
    expect(batch.competitions).toMatchObject([
      { external_id: "JPN", name: "J1 League", country: "JPN", kind: "league" },
    ]);
    expect(batch.seasons).toMatchObject([{ external_id: "JPN/2025", name: "2025" }]);
    expect(batch.stages).toMatchObject([{ external_id: "JPN/2025/regular-season", mode: "points" }]);
    expect(batch.stage_teams).toHaveLength(2);
    const [one] = batch.matches;
    expect(one).toMatchObject({
      external_id: "JPN/2025/kashiwa~urawa/2025-02-15",
      match_time: Date.parse("2025-02-15T05:00:00Z") / 1000,
      status_changes: [{ status: "ended", score: { home: { goals: 2 }, away: { goals: 0 } } }],
    });
    expect(one && seriesOf(one, "PS", "match_result")).toMatchObject([{ prices: [2.4, 3.1, 3.2] }]);
  });

  it("Prices are closing ones, also in columns of former files, whose names do not say so", () => {
    const { PSCH: _, PSCD: __, PSCA: ___, ...rest } = line;
    const former: Line = { ...rest, PH: 2.4, PD: 3.1, PA: 3.2 };
    for (const row of [line, former]) {
      const [one] = read(csv(row), "JPN.csv").batch.matches;
      expect(one && seriesOf(one, "PS", "match_result")).toMatchObject([
        { known_at_ms: Date.parse("2025-02-15T05:00:00Z") - 1000, prices: [2.4, 3.1, 3.2] },
      ]);
    }
  });

  it.each([
    ["2025", "2025"],
    ["2012/2013", "2012/13"],
    ["1999/2000", "1999/00"],
    ["2024-25", "2024/25"],
  ])("The season %s is %s", (Season, name) => {
    expect(read(csv({ ...line, Season })).batch.seasons[0]?.name).toBe(name);
  });

  it("A sponsor's name makes no other league, a cup in the same file does, without a table", () => {
    const argentine = { ...line, Country: "Argentina", League: "Liga Profesional" };
    const { batch } = read(
      csv(
        argentine,
        { ...argentine, League: "Superliga", Date: "20/08/2018", Season: "2018/2019" },
        { ...argentine, League: "Copa de la Liga Profesional", Date: "01/03/2025" },
      ),
    );
    expect(batch.competitions.map(({ external_id, kind }) => [external_id, kind])).toEqual([
      ["ARG", "league"],
      ["ARG/copa-de-la-liga-profesional", "cup"],
    ]);
    expect(batch.stages.map(({ season, mode }) => [season, mode])).toEqual([
      ["ARG/2025", "points"],
      ["ARG/2018-19", "points"],
      ["ARG/copa-de-la-liga-profesional/2025", "knock_out"],
    ]);
    expect(new Set(batch.stage_teams.map(({ stage }) => stage)).size).toBe(2);
  });

  const clubs = Array.from({ length: 8 }, (_, index) => `Club ${index + 1}`);
  /** Each of the teams meets each other once, a match a day from the given one. */
  const everyPair = (teams: readonly string[], first: string, given: Line): Line[] =>
    teams
      .flatMap((Home, index) => teams.slice(index + 1).map((Away) => ({ Home, Away })))
      .map((teamsOfLine, index) => {
        const day = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
        return { ...given, ...teamsOfLine, Date: day };
      });

  it("Halves of a Mexican season have tables and play-offs, and the first table keeps the id of a season with one", () => {
    const mexican = { ...line, Country: "Mexico", League: "Liga MX", Season: "2024/2025", AvgCH: "" };
    const tie = { ...mexican, Home: "Club 1", Away: "Club 4", Date: "2024-12-01" };
    const { batch, warnings } = read(
      csv(...everyPair(clubs, "2024-08-01", mexican), tie, ...everyPair(clubs, "2025-01-05", mexican)),
    );
    expect(batch.stages.map((stage) => [stage.external_id, stage.name, stage.mode, stage.order])).toEqual([
      ["MEX/2024-25/regular-season", "Apertura", "points", 1],
      ["MEX/2024-25/apertura-playoffs", "Apertura Playoffs", "knock_out", 2],
      ["MEX/2024-25/clausura", "Clausura", "points", 3],
    ]);
    expect(batch.stages.map(({ carry }) => carry ?? null)).toEqual([null, null, null]);
    expect(batch.stage_teams).toHaveLength(16);
    expect(warnings).toEqual([]);
  });

  it("A second stage takes points over by the rules of its league, and parallel groups are named", () => {
    const romanian = { ...line, Country: "Romania", League: "Liga 1", Season: "2024/2025" };
    const twelve = [...clubs, "Club 9", "Club 90", "Club 91", "Club 92"];
    const [first, second] = [
      everyPair(twelve, "2024-07-15", romanian),
      everyPair(twelve, "2024-10-15", romanian),
    ];
    const groups = [
      twelve.slice(0, 4),
      [0, 3, 4, 7].map((at) => twelve[at + 4] ?? ""),
      [1, 2, 5, 6].map((at) => twelve[at + 4] ?? ""),
    ];
    const legs = ["2025-04-01", "2025-05-01"].flatMap((day) =>
      groups.flatMap((of) => everyPair(of, day, romanian)),
    );
    const { batch } = read(csv(...first, ...second, ...legs));
    expect(batch.stages.map(({ name, carry }) => [name, carry])).toEqual([
      ["Regular season", undefined],
      ["Championship round", "half_rounded_up"],
      ["Relegation round", "half_rounded_up"],
    ]);
    const inGroups = batch.stage_teams.filter(({ stage }) => stage === "ROU/2024-25/relegation-round");
    expect(inGroups.map(({ group }) => group).sort()).toEqual(
      ["Group 1", "Group 2"].flatMap((group) => [group, group, group, group]),
    );
    const { group } = batch.matches.at(-1) ?? {};
    expect(group).toBe("Group 2");
  });

  it("A season whose table seems to include another stage is reported", () => {
    const irish = { ...line, Country: "Ireland", League: "Premier", AvgCH: "" };
    const league = [0, 1, 2].flatMap((pass) => everyPair(clubs, `2025-0${2 + pass}-01`, irish));
    const upper = [0, 1].flatMap((pass) => everyPair(clubs.slice(0, 4), `2025-0${6 + pass}-01`, irish));
    const withoutLast = league.slice(0, -1);
    const { batch, warnings } = read(csv(...withoutLast, ...upper), "IRL.csv");
    expect(batch.stages).toHaveLength(1);
    expect(warnings).toEqual([expect.stringMatching(/^IRL\/2025: .* a table may include another stage$/)]);
  });

  it("A country without such a file and a season that is none are refused with what there is", () => {
    const problems = problemsOf(csv({ ...line, Country: "Atlantis" }, { ...line, Season: "2025/2027" }));
    expect(problems).toEqual([
      expect.stringMatching(/^E0\.csv line 2: unknown country "Atlantis"; there are Argentina, Austria, /),
      'E0.csv line 3: Season must be 2025 or 2024/2025, is "2025/2027"',
    ]);
  });
});

describe("Prices of football-data.co.uk", () => {
  const opening = { B365H: 1.3, B365D: 6, B365A: 8.5 };
  const closing = { B365CH: 1.29, B365CD: 6.25, B365CA: 9 };

  it("Prices are opening and closing, two and one second before kick-off, without a time of their own", () => {
    const priced = readMatch({ ...match, Time: "15:00", ...closing, ...opening });
    const kick_off = Date.parse("2025-08-16T14:00:00Z");
    expect(seriesOf(priced, "B365", "match_result")).toMatchObject([
      { known_at_ms: kick_off - 2000, at: null, line: null, prices: [1.3, 6, 8.5], in_play: false },
      { known_at_ms: kick_off - 1000, at: null, line: null, prices: [1.29, 6.25, 9] },
    ]);
  });

  it.each([
    ["-1.5", 1.5],
    ["0", 0],
    ["0.0", 0],
    ["0.25", -0.25],
  ])("The home side's handicap %s becomes %d: positive where it gives goals", (AHh, line) => {
    const priced = readMatch({ ...match, AHh, PAHH: 1.9, PAHA: 2.03 });
    expect(seriesOf(priced, "PS", "asian_handicap")).toMatchObject([{ line, prices: [1.9, 2.03] }]);
  });

  it("A company's own handicap is used, and the closing one for closing prices", () => {
    const priced = readMatch({
      ...match,
      BbAHh: -1,
      B365AH: -0.75,
      B365AHH: 1.8,
      B365AHA: 2.1,
      AHCh: -0.5,
      B365CAHH: 1.9,
      B365CAHA: 2,
    });
    expect(seriesOf(priced, "B365", "asian_handicap")?.map(({ line }) => line)).toEqual([0.75, 0.5]);
  });

  it("A total gets its line, and the exchange counts as one", () => {
    const { batch } = read(csv({ ...match, "P>2.5": 1.37, "P<2.5": 3.26, BFEH: 1.34, BFED: 6.6, BFEA: 9.4 }));
    const [first] = batch.matches;
    expect(first && seriesOf(first, "PS", "over_under")).toMatchObject([{ line: 2.5, prices: [1.37, 3.26] }]);
    expect(batch.companies?.map(({ name, kind }) => [name, kind])).toEqual([
      ["Pinnacle", "bookmaker"],
      ["Betfair Exchange", "exchange"],
    ]);
  });

  it("Betfair and Betfred are not confused, although their columns look alike", () => {
    const priced = readMatch({ ...match, BFH: 2, BFD: 3, BFA: 4, BFDH: 2.1, BFDD: 3.1, BFDA: 4.1 });
    expect(seriesOf(priced, "BF", "match_result")).toMatchObject([{ prices: [2, 3, 4] }]);
    expect(seriesOf(priced, "BFD", "match_result")).toMatchObject([{ prices: [2.1, 3.1, 4.1] }]);
  });

  it.each([
    ["empty", ""],
    ["zero", "0"],
    ["a dash", "-"],
    ["no price", "1.00"],
  ])("Prices that are %s are dropped with the offer they belong to", (_, B365D) => {
    const priced = readMatch({ ...match, ...opening, B365D, WHH: 1.3, WHD: 5, WHA: 9 });
    expect(priced.prices?.map(({ company }) => company)).toEqual(["WH"]);
  });

  it("Prices without their handicap are dropped", () => {
    expect(readMatch({ ...match, AHh: "", PAHH: 1.9, PAHA: 2 })).not.toHaveProperty("prices");
    expect(readMatch({ ...match, PAHH: 1.9, PAHA: 2 })).not.toHaveProperty("prices");
  });

  it("Market summaries are counted and left out", () => {
    const { batch, warnings } = read(
      csv({ ...match, MaxH: 1.3, MaxD: 6, MaxA: "", "AvgC>2.5": 1.9, "AvgC<2.5": 1.8 }),
    );
    expect(batch.companies).toEqual([]);
    expect(warnings).toEqual([
      "E0.csv: 4 summaries of prices (Max, Avg) were left out: no company offers them",
    ]);
  });
});

describe("Errors in a result file", () => {
  it("Errors are reported line by line, for all lines, and nothing is imported", () => {
    const text = csv(
      match,
      { ...match, Date: "31/02/2026" },
      { ...match, FTHG: "two" },
      { ...match, FTAG: "" },
      { ...match, Div: "X9" },
      { ...match, AwayTeam: "Leeds" },
      { ...match, HomeTeam: "" },
      { ...match, HomeTeam: "M\ufffdlaga" },
    );
    expect(problemsOf(text)).toEqual([
      'E0.csv line 3: Date must be a day such as 15/08/2025, is "31/02/2026"',
      'E0.csv line 4: FTHG must be a whole number, is "two"',
      "E0.csv line 4: only one side's goals are given",
      "E0.csv line 5: only one side's goals are given",
      expect.stringMatching(/^E0\.csv line 6: unknown league "X9"; there are E0, E1, /),
      "E0.csv line 7: Leeds cannot play against itself",
      "E0.csv line 8: HomeTeam is missing",
      'E0.csv line 9: HomeTeam must be written in UTF-8, is "M\ufffdlaga"',
    ]);
  });

  it.each([
    [
      "another table",
      "a,b\n1,2",
      "line 1: is no result file of football-data.co.uk: its header lacks Div, Date, ",
    ],
    [
      "a league's file without its seasons",
      "Country,League,Date,Home,Away,HG,AG\n",
      "line 1: has the column Country but not Season",
    ],
    ["nothing", "\n", ": is empty"],
    ["no CSV", '"Div,Date\n', "line 1: is not CSV: "],
    [
      "half a file",
      csv({ ...match, B365H: 1.33 }, { ...match, HomeTeam: "Hull", B365H: 1.33 }).slice(0, -5),
      "line 3: breaks off: the file is not whole, fetch it again",
    ],
  ])("An error is reported for %s", (_, text, expected) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(expected)]);
  });

  it("One unreadable line in ten is left out with a warning, and costs no other line", () => {
    const lines: Line[] = Array.from({ length: 10 }, (_, index) => ({ ...match, AwayTeam: `Team ${index}` }));
    const { warnings, batch } = read(csv(...lines.with(4, { ...match, FTHG: "two" })));
    expect(batch.matches).toHaveLength(9);
    expect(warnings).toEqual([
      'E0.csv: line 6: left out, FTHG must be a whole number, is "two"',
      "E0.csv: line 6: left out, only one side's goals are given",
    ]);
  });

  it("Errors in statistics beside the result are only warnings", () => {
    const { warnings, batch } = read(
      csv({ ...match, FTR: "A", HTHG: 3, HTAG: 0, HS: "many", B365H: "x", Shirt: "red" }, match),
    );
    expect(batch.matches).toHaveLength(1);
    expect(batch.matches[0]?.status_changes[0]?.score).toEqual({ home: { goals: 2 }, away: { goals: 1 } });
    expect(warnings).toEqual([
      "E0.csv: unknown columns were left out: B365H, Shirt",
      'E0.csv: line 2: HS must be a whole number, is "many"',
      "E0.csv: line 2: Leeds v Wolves: the result is given as A, the score as 2-1",
      "E0.csv: line 2: Leeds v Wolves: 3-0 at half-time, 2-1 at the end: half-time is stored as unknown",
      "E0.csv: line 3: Leeds v Wolves of 2025-08-16 was left out, an earlier line has it (2025-08-16)",
    ]);
  });

  it("A price of an unknown company is reported, with an example", () => {
    const { warnings } = read(csv({ ...match, B365H: 1e9, B365D: 1, B365A: 2 }));
    expect(warnings).toEqual([
      'E0.csv: line 2: B365H must be a decimal price above 1 and up to 1000, is "1000000000"',
      'E0.csv: line 2: B365D must be a decimal price above 1 and up to 1000, is "1"',
    ]);
  });

  it("Options without a use for these files are reported", () => {
    const files = [{ name: "E0.csv", text: csv(match) }];
    const result = readFootballData({ files, options: { country: "ENG", name: "League", zone: "Mars" } });
    expect(result.ok ? [] : result.problems.map(({ position }) => position)).toEqual([
      "--country",
      "--name",
      "--zone",
    ]);
  });
});
