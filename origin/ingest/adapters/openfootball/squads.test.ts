import { describe, expect, it } from "vitest";
import {
  aMexicoWin,
  aSquadMember,
  mexicoSquad,
  type OpenfootballFiles,
  readFiles,
} from "#tests/support/batches/openfootball-files.ts";

const read = (...files: OpenfootballFiles) => readFiles(files);
const ana = aSquadMember("Ana Uno");
const cupSquads = (...players: unknown[]) => read(["2026/worldcup.squads.json", mexicoSquad(...players)]);

describe("openfootball squad files", () => {
  it("A national squad has numbers, positions, birthdays and clubs of its players", () => {
    const { batch, warnings } = cupSquads(ana);
    expect(warnings).toEqual([]);
    expect(batch.squads).toEqual([
      {
        season: "worldcup/2026",
        team: "national/MEX",
        players: [{ player: "national/MEX/ana-uno", shirt_number: 9, position: "F" }],
      },
    ]);
    expect(batch.players).toEqual([
      {
        external_id: "national/MEX/ana-uno",
        name: "Ana Uno",
        as_of: Date.UTC(2026, 0, 1) / 1000,
        team: "ENG/ficta-rovers",
        country: "MEX",
        position: "F",
        birthday: "2001-02-03",
      },
    ]);
    expect(batch.teams.find(({ national }) => !national)).toMatchObject({
      external_id: "ENG/ficta-rovers",
      name: "Ficta Rovers",
      country: "ENG",
      provisional: true,
    });
  });

  it("A club's squad gives its players their numbers, and the club is not listed twice", () => {
    const squad = [
      {
        name: "Ficta FC",
        fifa_code: "USA",
        group: "A",
        players: [{ ...ana, club: { name: "Ficta FC", country: "USA" } }],
      },
    ];
    const { batch } = read(["2025/mls.squads.json", squad]);
    expect(batch.teams.map(({ external_id }) => external_id)).toEqual(["USA/ficta-fc"]);
    expect(batch.players).toMatchObject([{ team: "USA/ficta-fc", shirt_number: 9, position: "F" }]);
    expect(batch.squads).toMatchObject([{ season: "usa.mls/2025", team: "USA/ficta-fc" }]);
    // A squad list's groups are no tables of a league.
    expect([batch.stages, batch.stage_teams]).toEqual([[], []]);
  });

  it("A list of autumn holds from the summer on", () => {
    const { batch } = read([
      "2024-25/en.1.squads.json",
      { squads: [{ name: "Ficta FC", players: [{ name: "Ana Uno" }] }] },
    ]);
    expect(batch.players).toMatchObject([{ as_of: Date.UTC(2024, 6, 1) / 1000 }]);
  });

  it("A squad of no known season keeps birthdays of any time, whenever the file is read", () => {
    const { batch } = read(["worldcup.squads.json", mexicoSquad({ ...ana, date_of_birth: "1921-02-03" })]);
    expect(batch.players).toMatchObject([{ birthday: "1921-02-03" }]);
  });

  it("Two players of one name are two, told apart by birthday or number", () => {
    const { batch, warnings } = cupSquads(
      { ...ana, number: 4, date_of_birth: "2003-01-01" },
      ana,
      { name: "Bo Dos", number: 5 },
      { name: "Bo Dos", number: 6 },
    );
    expect(batch.squads?.[0]?.players).toEqual([
      { player: "national/MEX/ana-uno-2003-01-01", shirt_number: 4, position: "F" },
      { player: "national/MEX/ana-uno", shirt_number: 9, position: "F" },
      { player: "national/MEX/bo-dos", shirt_number: 5, position: null },
      { player: "national/MEX/bo-dos-6", shirt_number: 6, position: null },
    ]);
    expect(warnings).toEqual([]);
    const reverse = cupSquads(ana, { ...ana, number: 4, date_of_birth: "2003-01-01" });
    expect(reverse.batch.squads?.[0]?.players.map(({ player }) => player)).toEqual([
      "national/MEX/ana-uno",
      "national/MEX/ana-uno-2003-01-01",
    ]);
  });

  it("A player who is listed twice is one, with a warning", () => {
    const { batch, warnings } = cupSquads(ana, { ...ana });
    expect(batch.squads?.[0]?.players).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining("listed twice")]);
  });

  it.each([
    ["no number", { number: undefined }, { shirt_number: null }, null],
    ["a null number", { number: null }, { shirt_number: null }, null],
    ["a number as a text", { number: "10" }, { shirt_number: 10 }, null],
    ["a number above 99", { number: 104 }, { shirt_number: null }, /number.*104/],
    ["the number 0", { number: 0 }, { shirt_number: null }, /number.*0/],
    ["a position in words", { pos: "Left-Back" }, { position: "D" }, null],
    ["an unknown position", { pos: "Physio" }, { position: null }, /position.*Physio/],
    ["a name of other keys", { pos: undefined, position: "Goalkeeper" }, { position: "G" }, null],
  ])("A player with %s keeps the rest", (_, fields, member, warning) => {
    const { batch, warnings } = cupSquads({ ...ana, ...fields });
    expect(batch.squads?.[0]?.players).toMatchObject([{ player: "national/MEX/ana-uno", ...member }]);
    expect(warnings).toEqual(warning === null ? [] : [expect.stringMatching(warning)]);
  });

  it.each([
    ["0000-00-00"],
    ["1900-01-01"],
    ["--05-17"],
    ["17 May"],
    ["1999"],
    ["2026-02-30"],
    ["2024-05-01"],
    [23],
  ])("The birthday %j is left out with a warning", (date_of_birth) => {
    const { batch, warnings } = cupSquads({ ...ana, date_of_birth });
    expect(batch.players[0]).toMatchObject({ name: "Ana Uno", position: "F" });
    expect(batch.players[0]).not.toHaveProperty("birthday");
    expect(warnings).toEqual([expect.stringMatching(/1 of 1 birthdays.*left out/)]);
  });

  it.each([
    [{ date_of_birth: "2001-02-03T00:00:00Z" }],
    [{ date_of_birth: "2001/02/03" }],
    [{ date_of_birth: "03.02.2001" }],
    [{ date_of_birth: undefined, dateOfBirth: "2001-02-03" }],
    [{ date_of_birth: undefined, birthday: "2001-02-03" }],
    [{ date_of_birth: undefined, birth: { date: "2001-02-03" } }],
  ])("The birthday in %j is read", (fields) => {
    expect(cupSquads({ ...ana, ...fields }).batch.players).toMatchObject([{ birthday: "2001-02-03" }]);
  });

  it("An age instead of a birthday, and players who are no objects or have no name, cost themselves", () => {
    const { batch, warnings } = cupSquads(ana, { name: "Old One", age: 35 }, "Just A Name", null, 7, {
      number: 3,
    });
    expect(batch.players.map(({ name, birthday }) => [name, birthday])).toEqual([
      ["Ana Uno", "2001-02-03"],
      ["Old One", undefined],
      ["Just A Name", undefined],
    ]);
    expect(warnings).toEqual([expect.stringMatching(/3 of 6 players.*left out/)]);
  });

  it.each([
    [{ name: "Ficta Rovers", country: "England" }, "ENG/ficta-rovers"],
    [{ name: "Ficta Rovers (ENG)" }, "ENG/ficta-rovers"],
    ["Ficta Rovers (ENG)", "ENG/ficta-rovers"],
    [null, "national/MEX"],
    [undefined, "national/MEX"],
  ])("The club %j is %j", (club, team) => {
    const { batch, warnings } = cupSquads({ ...ana, club });
    expect(batch.players[0]?.team).toBe(team);
    expect(warnings).toEqual([]);
  });

  it.each([["Ficta Rovers"], [{ name: "Ficta Rovers" }], [{ name: "Ficta Rovers", country: "Atlantis" }]])(
    "The club %j without a known country is left out with a warning",
    (club) => {
      const { batch, warnings } = cupSquads({ ...ana, club });
      expect(batch.players[0]).toMatchObject({ team: "national/MEX", birthday: "2001-02-03" });
      expect(warnings).toEqual([expect.stringMatching(/1 of 1 clubs.*left out/)]);
    },
  );

  it("The coach of a squad is stored as of the season", () => {
    const squad = mexicoSquad(ana).map((team) => ({ ...team, coach: { name: "Cara Cuatro" } }));
    expect(read(["2026/worldcup.squads.json", squad]).batch.coaches).toEqual([
      {
        external_id: "national/MEX/coach/cara-cuatro",
        name: "Cara Cuatro",
        kind: "head",
        team: "national/MEX",
        as_of: Date.UTC(2026, 0, 1) / 1000,
      },
    ]);
  });

  it("A squad without a season is no squad of any, and its facts only fill gaps", () => {
    const { batch, warnings } = read(["worldcup.squads.json", mexicoSquad(ana)]);
    expect(batch.squads ?? []).toEqual([]);
    expect(batch.players).toMatchObject([{ birthday: "2001-02-03", as_of: 0 }]);
    expect(warnings).toEqual([expect.stringContaining("season")]);
  });

  it("A goal does not take a player out of the club, nor a squad out of the national team's scorers", () => {
    const files: OpenfootballFiles = [
      ["2026/worldcup.json", { name: "World Cup 2026", matches: [aMexicoWin(2026, "Ana Uno")] }],
      ["2026/worldcup.squads.json", mexicoSquad(ana)],
    ];
    for (const order of [files, files.toReversed()]) {
      const { batch } = read(...order);
      expect(batch.players).toEqual([
        {
          external_id: "national/MEX/ana-uno",
          name: "Ana Uno",
          as_of: Date.UTC(2026, 0, 1) / 1000,
          team: "ENG/ficta-rovers",
          country: "MEX",
          position: "F",
          birthday: "2001-02-03",
        },
      ]);
    }
  });
});

describe("Other shapes of squad lists", () => {
  const bo = { name: "Bo Dos", number: 5, pos: "GK" };
  const members = ({ batch }: ReturnType<typeof read>) =>
    (batch.squads ?? []).map(({ team, players }) => [
      team,
      players.map(({ player, shirt_number, position }) => [player.split("/").at(-1), shirt_number, position]),
    ]);
  const both = [
    ["USA/ficta-fc", [["ana-uno", 9, "F"]]],
    ["USA/other-fc", [["bo-dos", 5, "G"]]],
  ];
  const { club: _, ...uno } = ana;

  it.each<[string, unknown]>([
    [
      "a bare list",
      [
        { ...uno, team: "Ficta FC" },
        { ...bo, team: "Other FC" },
      ],
    ],
    [
      "the team as an object",
      [
        { ...uno, team: { name: "Ficta FC" } },
        { ...bo, team: "Other FC" },
      ],
    ],
    [
      "the team as `club`",
      [
        { ...uno, club: "Ficta FC" },
        { ...bo, club: "Other FC" },
      ],
    ],
    [
      "the key players",
      {
        players: [
          { ...uno, team: "Ficta FC" },
          { ...bo, team: "Other FC" },
        ],
      },
    ],
    [
      "the key squads",
      {
        squads: [
          { ...uno, team: "Ficta FC" },
          { ...bo, team: "Other FC" },
        ],
      },
    ],
    [
      "the name as `player`",
      [
        { ...uno, name: undefined, player: "Ana Uno", team: "Ficta FC" },
        { ...bo, team: "Other FC" },
      ],
    ],
    [
      "teams named by `team`",
      [
        { team: "Ficta FC", players: [uno] },
        { club: "Other FC", players: [bo] },
      ],
    ],
    [
      "a list of teams beside it",
      {
        teams: [{ name: "Ficta FC" }],
        players: [
          { ...uno, team: "Ficta FC" },
          { ...bo, team: "Other FC" },
        ],
      },
    ],
  ])("A flat list of players is one squad per team: %s", (_, content) => {
    const result = read(["2025/mls.squads.json", content]);
    expect(result.batch.teams.map(({ name }) => name)).toEqual(["Ficta FC", "Other FC"]);
    expect(members(result)).toEqual(both);
    expect(result.warnings).toEqual([]);
  });

  it("A flat list of national squads keeps the clubs of its players", () => {
    const { batch } = read(["2026/worldcup.squads.json", [{ ...ana, team: "Mexico" }]]);
    expect(batch.squads).toMatchObject([{ team: "national/MEX" }]);
    expect(batch.players).toMatchObject([{ name: "Ana Uno", team: "ENG/ficta-rovers", country: "MEX" }]);
  });

  it.each<[string, unknown]>([
    ["by number", { 9: { ...uno, number: undefined }, 10: "Cy Tres" }],
    ["by name", { "Ana Uno": { number: 9, pos: "FW" }, "Cy Tres": { number: 10 } }],
    ["by position", { FW: [{ name: "Ana Uno", number: 9 }], midfielders: [{ name: "Cy Tres", number: 10 }] }],
  ])("Players as an object %s are read", (kind, players) => {
    const result = read(["2025/mls.squads.json", [{ name: "Ficta FC", players }]]);
    const cy = ["cy-tres", 10, kind === "by position" ? "M" : null];
    expect(members(result)).toEqual([["USA/ficta-fc", [["ana-uno", 9, "F"], cy]]]);
    expect(result.warnings).toEqual([]);
  });

  it("Players that are neither a list nor an object are left out with a warning", () => {
    const { warnings } = read(["2025/mls.squads.json", [{ name: "Ficta FC", players: 23 }]]);
    expect(warnings).toEqual([expect.stringContaining("lists of players")]);
  });

  const groups = [{ name: "Group A", teams: [{ name: "Mexico", players: [uno] }, "South Korea"] }];
  it.each<[string, unknown]>([
    ["2026/worldcup.groups.json", { name: "World Cup 2026", groups }],
    ["2026/worldcup.squads.json", groups],
    ["2026/worldcup.squads.json", { name: "World Cup 2026", squads: groups }],
  ])("Teams with players inside groups have squads: %s", (name, content) => {
    const { batch, warnings } = read([name, content]);
    expect(batch.squads).toMatchObject([{ team: "national/MEX", players: [{ shirt_number: 9 }] }]);
    expect(batch.teams.map(({ external_id }) => external_id)).toEqual(["national/MEX", "national/KOR"]);
    expect(batch.stage_teams).toMatchObject([{ team: "national/MEX", group: "Group A" }, {}]);
    expect(warnings).toEqual([]);
  });
});

describe("Countries of clubs in international squad lists", () => {
  const name = "2025/clubworldcup.squads.json";

  it.each([
    { fifa_code: "USA" },
    { country: "USA" },
    { country: "United States" },
    { fifa_code: "USA", country: "Atlantis" },
  ])("A club with %j belongs to its country", (fields) => {
    const { batch, warnings } = read([name, [{ name: "Ficta FC", ...fields, players: [ana] }]]);
    expect(batch.squads).toMatchObject([{ team: "USA/ficta-fc" }]);
    expect(batch.teams).toMatchObject([{ external_id: "USA/ficta-fc", country: "USA" }]);
    expect(warnings).toEqual([]);
  });

  it.each<[string, unknown]>([
    [
      "of its players",
      [
        { ...ana, team: "Ficta FC", fifa_code: "USA" },
        { name: "Bo Dos", team: "Ficta FC", fifa_code: "USA" },
      ],
    ],
    ["of the team's object", [{ ...ana, team: { name: "Ficta FC", country: "USA" } }]],
  ])("A flat list gives a club the country %s", (_, list) => {
    const { batch } = read([name, list]);
    expect(batch.teams).toMatchObject([{ external_id: "USA/ficta-fc", country: "USA" }]);
  });

  it("Matches of the same batch with bare names have the same club", () => {
    const match = { date: "2025-06-15", time: "13:00", team1: "Ficta FC", team2: "Other FC (ESP)" };
    const { batch } = read(
      ["2025/clubworldcup.json", { name: "Club World Cup 2025", matches: [match] }],
      [name, [{ name: "Ficta FC", fifa_code: "USA", players: [ana] }]],
    );
    expect(batch.teams.map(({ external_id }) => external_id)).toEqual(["USA/ficta-fc", "ESP/other-fc"]);
  });

  it("A nation whose spelling is unknown is found by its code", () => {
    const list = [{ name: "Mexico" }, { name: "Korea of the South", fifa_code: "KOR" }];
    const { batch } = read(["2026/worldcup.squads.json", list]);
    expect(batch.teams.map(({ external_id }) => external_id)).toEqual(["national/MEX", "national/KOR"]);
  });
});

describe("Files without matches", () => {
  it.each<[string, unknown]>([
    ["2025/mls.squads.json", [{ name: "Ficta FC", players: [] }]],
    ["2025/mls.teams.json", { teams: [{ name: "Ficta FC" }] }],
    ["2025/mls.clubs.json", { name: "Clubs 2025", clubs: [{ name: "Ficta FC", country: "USA" }] }],
  ])("%s describes neither competition nor season nor clubs", (name, content) => {
    const { batch } = read([name, content]);
    for (const row of [...batch.competitions, ...batch.seasons, ...batch.teams]) {
      expect(row.provisional).toBe(true);
    }
    expect(batch.competitions.map((row) => row.name)).not.toContain("usa.mls");
  });

  it("The match file's names are kept, whichever file comes first", () => {
    const files: OpenfootballFiles = [
      ["2025/mls.squads.json", [{ name: "Ficta Atletico", players: [] }]],
      [
        "2025/mls.json",
        {
          name: "Ficta Soccer League 2025",
          matches: [{ date: "2025-03-01", time: "19:00", team1: "Ficta Atlético", team2: "Other FC" }],
        },
      ],
    ];
    for (const order of [files, files.toReversed()]) {
      const { batch } = read(...order);
      expect(batch.competitions).toMatchObject([{ name: "Ficta Soccer League" }]);
      expect(batch.competitions[0]?.provisional).toBeUndefined();
      expect(batch.seasons[0]?.provisional).toBeUndefined();
      expect(batch.teams[0]).toMatchObject({ name: "Ficta Atlético" });
      expect(batch.teams[0]?.provisional).toBeUndefined();
    }
  });

  it("A file of matches without a name does not name its competition", () => {
    const matches = [{ date: "2025-03-01", time: "19:00", team1: "Ficta FC", team2: "Other FC" }];
    const { batch } = read(["2025/mls.json", { matches }]);
    expect(batch.competitions).toMatchObject([{ provisional: true }]);
    expect(batch.teams[0]?.provisional).toBeUndefined();
  });

  it("A groups file alone does not decide the order of stages", () => {
    const groups = [{ name: "Group A", teams: ["Mexico", "South Korea"] }];
    const { batch } = read(["2026/worldcup.groups.json", { name: "World Cup 2026", groups }]);
    expect(batch.stages).toMatchObject([{ provisional: true }]);
    expect(batch.stage_teams).toHaveLength(2);
  });
});
