import { describe, expect, it } from "vitest";
import { type OpenfootballFiles, readFiles } from "#tests/support/batches/openfootball-files.ts";
import { readOpenfootball } from "./openfootball.adapter.ts";

const read = (...files: OpenfootballFiles) => readFiles(files);

const cup = (year: number, ...matches: unknown[]) => ({ name: `World Cup ${year}`, matches });
const opening = {
  round: "Matchday 1",
  date: "2026-06-11",
  time: "13:00 UTC-6",
  team1: "Mexico",
  team2: "South Korea",
  group: "Group A",
  ground: "Mexico City",
};

describe("World Cup files", () => {
  it.each([
    [1990, "world_cup_before_1994"],
    [2022, "world_cup"],
    [2026, "euro"],
  ])("The World Cup of %i orders its tables by the rules of that year", (year, rule) => {
    const match = { ...opening, date: `${year}-06-11` };
    const { batch } = read([`${year}/worldcup.json`, cup(year, match)]);
    expect(batch.seasons.map((season) => season.tie_break_rule)).toEqual([rule]);
  });

  it("The shape of 2026 is read: minutes as text, zone in the time, open knock-out slots", () => {
    const { batch, warnings } = read([
      "2026/worldcup.json",
      cup(
        2026,
        {
          ...opening,
          score: { ft: [2, 1], ht: [1, 1] },
          goals1: [
            { name: "A. Uno", minute: "9" },
            { name: "B. Dos", minute: "90+4", penalty: true },
          ],
          goals2: [{ name: "A. Uno", minute: "45+2", owngoal: true }],
        },
        {
          round: "Round of 32",
          num: 74,
          date: "2026-06-29",
          time: "16:30 UTC-4",
          team1: "1E",
          team2: "3A/B/C/D/F",
        },
        { round: "Final", num: 104, date: "2026-07-19", time: "15:00 UTC-4", team1: "W101", team2: "W102" },
      ),
    ]);
    expect(batch.matches).toHaveLength(1);
    expect(warnings).toEqual([expect.stringMatching(/2 matches have no teams yet .* matches\[1\]/)]);
    expect(batch.teams.map((team) => team.external_id)).toEqual(["national/MEX", "national/KOR"]);
    const [match] = batch.matches;
    expect(match?.match_time).toBe(Date.parse("2026-06-11T19:00:00Z") / 1000);
    expect(match?.neutral).toBe(false);
    expect(
      match?.incidents.map(({ external_id, kind, side, minute, added, player }) => [
        external_id,
        kind,
        side,
        minute,
        added,
        player,
      ]),
    ).toEqual([
      ["home/1", "goal", "home", 9, null, "national/MEX/a-uno"],
      ["home/2", "penalty_goal", "home", 90, 4, "national/MEX/b-dos"],
      ["away/1", "own_goal", "away", 45, 2, "national/MEX/a-uno"],
    ]);
  });

  it("The shape of 2018 is read: rounds, team objects, stadium and zone beside the match", () => {
    const { batch } = read([
      "2018/worldcup.json",
      {
        name: "World Cup 2018",
        rounds: [
          {
            name: "Matchday 2",
            matches: [
              {
                num: 2,
                date: "2018-06-15",
                time: "17:00",
                team1: { name: "Egypt", code: "EGY" },
                team2: { name: "Uruguay", code: "URU" },
                score1: 0,
                score2: 1,
                score1i: null,
                score2i: null,
                goals1: [],
                goals2: [{ name: "Solo", minute: 90, offset: 3, score1: 0, score2: 1 }],
                group: "Group A",
                stadium: { key: "ekaterinburg", name: "Ekaterinburg Arena" },
                city: "Ekaterinburg",
                timezone: "UTC+5",
              },
            ],
          },
          {
            name: "Final",
            matches: [
              {
                date: "2018-07-15",
                time: "18:00 UTC+3",
                team1: { name: "Egypt" },
                team2: { name: "Uruguay" },
                score1: 1,
                score2: 1,
                score1et: 1,
                score2et: 1,
                score1p: 3,
                score2p: 4,
              },
            ],
          },
        ],
      },
    ]);
    expect(batch.matches[0]?.match_time).toBe(Date.parse("2018-06-15T12:00:00Z") / 1000);
    expect(batch.matches[0]?.incidents).toMatchObject([{ minute: 90, added: 3 }]);
    expect(batch.venues).toMatchObject([{ name: "Ekaterinburg Arena", city: "Ekaterinburg" }]);
    expect(batch.matches[1]?.match_time).toBe(Date.parse("2018-07-15T15:00:00Z") / 1000);
    expect(batch.matches[1]?.status_changes[0]?.score?.away).toMatchObject({
      goals: 1,
      overtime: 1,
      penalties: 4,
    });
    expect(batch.stages.map(({ name, order }) => [name, order])).toEqual([
      ["Group stage", 1],
      ["Knock-out stage", 2],
    ]);
  });

  it("The zone of a stadium is used, and all spellings of a country are one team", () => {
    const { time: _, ...match } = opening;
    const { batch } = read(
      [
        "2026/worldcup.stadiums.json",
        {
          name: "World Cup 2026",
          stadiums: [
            { city: "Mexico City", timezone: "UTC-6", cc: "mx", name: "Estadio Ficticio", capacity: 50_000 },
          ],
        },
      ],
      [
        "2026/worldcup.groups.json",
        { name: "World Cup 2026", groups: [{ name: "Group A", teams: ["Mexico", "Korea Republic"] }] },
      ],
      ["2026/worldcup.json", cup(2026, { ...match, time: "13:00" })],
    );
    expect(batch.matches[0]?.match_time).toBe(Date.parse("2026-06-11T19:00:00Z") / 1000);
    expect(batch.venues).toEqual([
      expect.objectContaining({ name: "Estadio Ficticio", country: "MEX", capacity: 50_000 }),
    ]);
    expect(batch.matches[0]?.venue).toBe(batch.venues[0]?.external_id);
    expect(batch.teams.map((team) => team.name)).toEqual(["Mexico", "South Korea"]);
    expect(batch.stage_teams).toHaveLength(2);
  });

  it("A stadiums file alone brings the countries that it names", () => {
    const stadiums = [{ city: "Toronto", timezone: "UTC-4", cc: "ca", name: "Ficta Field" }];
    const { batch } = read(["2026/worldcup.stadiums.json", { name: "World Cup 2026", stadiums }]);
    expect(batch.countries).toMatchObject([{ external_id: "CAN", code: "CAN", continent: "north_america" }]);
  });

  it("Bare lists of squads and teams are read", () => {
    const squads = [
      { name: "USA", fifa_code: "USA", group: "D", players: [{ number: 1, pos: "GK", name: "Keeper One" }] },
    ];
    const { batch } = read(["2026/worldcup.squads.json", squads]);
    expect(batch.players).toMatchObject([
      { external_id: "national/USA/keeper-one", name: "Keeper One", team: "national/USA" },
    ]);
    expect(batch.stage_teams).toMatchObject([{ stage: "worldcup/2026/group-stage", group: "Group D" }]);
  });

  it("Standings are skipped with a warning", () => {
    const { batch, warnings } = read([
      "2018/worldcup.standings.json",
      { name: "World Cup 2018", groups: [{ name: "Group A", standings: [] }] },
    ]);
    expect(batch.teams).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("standings")]);
  });

  it("Goals after the 90th minute reveal extra time when the file has only the final score", () => {
    const { batch, warnings } = read([
      "1974/worldcup.json",
      cup(1974, {
        ...opening,
        date: "1974-07-07",
        time: "16:00",
        group: undefined,
        round: "Final",
        score: { ft: [2, 1] },
        goals1: [
          { name: "A", minute: 10 },
          { name: "B", minute: 101 },
        ],
        goals2: [{ name: "C", minute: 89 }],
      }),
    ]);
    const score = batch.matches[0]?.status_changes[0]?.score;
    expect(score?.home).toMatchObject({ half: 1, goals: 1, overtime: 2 });
    expect(score?.away).toMatchObject({ half: 0, goals: 1, overtime: 1 });
    expect(warnings).toEqual([expect.stringContaining("after extra time")]);
  });

  it("Minute 93 of a group match is the third added one", () => {
    const goals1 = [{ name: "A", minute: 93 }];
    const { batch } = read([
      "2026/worldcup.json",
      cup(2026, { ...opening, score: { ft: [1, 0] }, goals1, goals2: [] }),
    ]);
    expect(batch.matches[0]?.incidents).toMatchObject([{ minute: 90, added: 3 }]);
    expect(batch.matches[0]?.status_changes[0]?.score?.home).toMatchObject({ goals: 1, overtime: null });
  });

  it("A match whose listed goals do not make its score is reported", () => {
    const { warnings } = read([
      "2026/worldcup.json",
      cup(2026, { ...opening, score: { ft: [2, 0] }, goals1: [{ name: "A", minute: 3 }], goals2: [] }),
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/Mexico v South Korea.*listed make 1-0, the score is 2-0/),
    ]);
  });

  it("Goals are counted for one player, whether a match gives the whole name or only the family name", () => {
    const scored = (date: string, name: string) => ({
      ...opening,
      date,
      score: { ft: [1, 0] },
      goals1: [{ name, minute: 9 }],
      goals2: [],
    });
    const { batch } = read([
      "2026/worldcup.json",
      cup(2026, scored("2026-06-11", "Uno"), scored("2026-06-15", "Ana Uno")),
    ]);
    expect(batch.players.map(({ name }) => name)).toEqual(["Ana Uno"]);
    expect(batch.matches.map(({ incidents }) => incidents[0]?.player)).toEqual([
      "national/MEX/ana-uno",
      "national/MEX/ana-uno",
    ]);
  });

  it.each([
    [121, undefined, 120, 1],
    ["120+2", undefined, 120, 2],
    [123, 1, 120, 4],
    ["90+4", undefined, 90, 4],
    [90, 3, 90, 3],
  ])("The minute %j with the offset %j is %i+%i", (minute, offset, regular, added) => {
    const match = {
      ...opening,
      round: "Round of 16",
      group: undefined,
      score: { ft: [0, 0], et: [1, 0] },
      goals1: [{ name: "A", minute, offset }],
      goals2: [],
    };
    const [incident] = read(["2026/worldcup.json", cup(2026, match)]).batch.matches[0]?.incidents ?? [];
    expect(incident).toMatchObject({ minute: regular, added });
  });

  it("A goal at no minute of a match keeps its scorer and loses the minute, with a warning", () => {
    const match = {
      ...opening,
      score: { ft: [2, 0] },
      goals1: [
        { name: "A", minute: "x" },
        { name: "B", minute: 190 },
      ],
      goals2: [],
    };
    const { batch, warnings } = read(["2026/worldcup.json", cup(2026, match)]);
    expect(batch.matches[0]?.incidents.map(({ minute }) => minute)).toEqual([null, null]);
    expect(warnings).toEqual([
      '2026/worldcup.json: matches[0].goals1[0]: "x" is no minute such as 67 or "90+4": the goal has none',
      '2026/worldcup.json: matches[0].goals1[1]: 190 is no minute such as 67 or "90+4": the goal has none',
    ]);
  });

  it("In a file that writes extra time apart, a goal in the 92nd minute is one of added time", () => {
    const tie = { ...opening, round: "Semi-final", group: undefined };
    const { batch, warnings } = read([
      "2026/worldcup.json",
      cup(
        2026,
        {
          ...tie,
          score: { ft: [0, 1], ht: [0, 0] },
          goals1: [],
          goals2: [{ name: "A", minute: "92" }],
        },
        {
          ...tie,
          team1: "Japan",
          score: { ft: [0, 0], et: [0, 1], ht: [0, 0] },
          goals1: [],
          goals2: [{ name: "B", minute: "101" }],
        },
      ),
    ]);
    expect(warnings).toEqual([]);
    const [late, overtime] = batch.matches;
    expect(late?.incidents).toMatchObject([{ minute: 90, added: 2 }]);
    expect(late?.status_changes[0]?.score).toMatchObject({ home: { goals: 0 }, away: { goals: 1 } });
    expect(late?.status_changes[0]?.score?.away.overtime ?? null).toBeNull();
    expect(overtime?.status_changes[0]?.score?.away).toMatchObject({ goals: 0, overtime: 1 });
  });

  it("One unreadable match in ten is left out with a warning; more refuse the file with their paths", () => {
    const days = Array.from({ length: 10 }, (_, index) => ({ ...opening, date: `2026-06-${11 + index}` }));
    const odd = { ...opening, score: { ft: [2, -1] } };
    const { batch, warnings } = read(["2026/worldcup.json", cup(2026, ...days.with(3, odd as never))]);
    expect(batch.matches).toHaveLength(9);
    expect(warnings).toContainEqual(
      expect.stringContaining("matches[3].score.ft: left out, must be a whole"),
    );
    const text = JSON.stringify(cup(2026, ...days.slice(1), odd, odd));
    const refused = readOpenfootball({ files: [{ name: "2026/worldcup.json", text }] });
    expect(!refused.ok && refused.problems.map(({ position }) => position)).toEqual([
      "matches[9].score.ft",
      "matches[10].score.ft",
    ]);
  });
});
