import { describe, expect, it } from "vitest";
import { readFiles } from "#tests/support/batches/openfootball-files.ts";

/** `A 2-1 B` on one of a season's days, or `A - B` before it is played. */
function matchOf(round: string | null, line: string, day: number) {
  const [, team1, home, away, team2] = /^(\S+) (?:(\d+)-(\d+)|-) (\S+)$/.exec(line) ?? [];
  const date = new Date(Date.UTC(2024, 7, 1) + day * 86_400_000).toISOString().slice(0, 10);
  const score = home === undefined ? {} : { score: { ft: [Number(home), Number(away)] } };
  return { ...(round && { round }), date, time: "15:00", team1, team2, ...score };
}

type Rounds = readonly (readonly [round: string | null, ...lines: string[]])[];

function stagesOf(path: string, name: string, rounds: Rounds) {
  const matches = rounds.flatMap(([round, ...lines], day) => lines.map((line) => matchOf(round, line, day)));
  const { stages, matches: read, stage_teams } = readFiles([[path, { name, matches }]]).batch;
  return {
    stages: stages.map(({ name: stage, mode, carry }) => [stage, mode, ...(carry ? [carry] : [])].join(", ")),
    rounds: read.map(({ round }) => round),
    groups: Object.fromEntries(stage_teams.map(({ team, group }) => [team.replace(/^.*\//, ""), group])),
  };
}

const table: Rounds = [
  ["Matchday 1", "Ab 1-0 Be", "Ce 2-2 De"],
  ["Matchday 2", "Be 1-1 Ce", "De 0-1 Ab"],
];

describe("stages of an openfootball season", () => {
  it.each([
    [
      "2018-19/be.1.json",
      "Belgium First Division A 2018/19",
      "Playoff I, Matchday",
      "Playoff I, points, half_rounded_up",
    ],
    ["2024-25/sco.1.json", "Scottish Premiership 2024/25", "Championship -", "Championship, points, all"],
    [
      "2024-25/gr.1.json",
      "Greek Super League 2024/25",
      "ECL Playoffs, Matchday",
      "ECL Playoffs, points, half_rounded_up",
    ],
    [
      "2024-25/at.1.json",
      "Österr. Bundesliga 2024/25",
      "Championship, Matchday",
      "Championship, points, half_rounded_down",
    ],
    [
      "2026-27/at.1.json",
      "Österr. Bundesliga 2026/27",
      "Championship, Matchday",
      "Championship, points, all",
    ],
    ["2025/ar.1.json", "Argentina Primera Division 2025", "Clausura, Matchday", "Clausura, points"],
  ])("A second table of %s (%s) is %s: %s", (path, name, round, expected) => {
    const second: Rounds = [
      [`${round} 1`, "Ab 1-1 Be"],
      [`${round} 2`, "Be 2-1 Ce"],
      [`${round} 3`, "Ce 0-0 Ab"],
    ];
    expect(stagesOf(path, name, [...table, ...second]).stages).toEqual(["Regular season, points", expected]);
  });

  it("Two legs called matchdays are ties, and so are play-offs without a round", () => {
    const legs: Rounds = [
      ["Playoffs, Matchday 1", "Ab 1-0 Be", "Ce 2-2 De"],
      ["Playoffs, Matchday 2", "Be 1-1 Ab", "De 0-1 Ce"],
    ];
    expect(stagesOf("2024-25/tr.2.json", "Turkish 1. Lig 2024/25", [...table, ...legs]).stages).toEqual([
      "Regular season, points",
      "Playoffs, knock_out",
    ]);
    const unnamed: Rounds = [
      [null, "Ab 1-0 De", "Ce 2-1 Be"],
      [null, "De 1-1 Ab", "Be 0-0 Ce"],
      [null, "Ab 2-0 Ce"],
    ];
    expect(
      stagesOf("2024-25/en.2.json", "English Championship 2024/25", [...table, ...unnamed]).stages,
    ).toEqual(["Regular season, points", "Knock-out stage, knock_out"]);
  });

  it("A part with a table and a final is two stages", () => {
    const rounds: Rounds = [
      ["Relegation, Matchday 1", "Ab 1-1 Be"],
      ["Relegation, Matchday 2", "Be 2-1 Ce"],
      ["Relegation, Matchday 3", "Ce 0-0 Ab"],
      ["Relegation, Final", "Ab 1-0 Ce"],
    ];
    expect(stagesOf("2024/cn.1.json", "China | Super League 2024", [...table, ...rounds]).stages).toEqual([
      "Regular season, points",
      "Relegation, points",
      "Relegation play-offs, knock_out",
    ]);
  });

  it("A final round of all against all is a table, and first rounds are ties", () => {
    const rounds: Rounds = [
      ["First round", "France 1-0 Mexico", "Brazil 2-1 Spain"],
      ["Final Round", "France 1-1 Brazil"],
      ["Final Round", "Brazil 2-1 Sweden"],
      ["Final Round", "Sweden 0-0 France"],
    ];
    expect(stagesOf("1950/worldcup.json", "World Cup 1950", rounds).stages).toEqual([
      "Knock-out stage, knock_out",
      "Final Round, points",
    ]);
  });

  it("A second group stage is a stage of its own, also under the same letters", () => {
    const groupOf = (group: string, lines: readonly string[], day: number) =>
      lines.map((line) => ({ ...matchOf("Matchday 1", line, day), group }));
    const matches = [
      ...groupOf("Group A", ["Brazil 1-0 Spain"], 1),
      ...groupOf("Group B", ["Italy 1-0 Peru"], 2),
      ...groupOf("Group A", ["Brazil 2-1 Italy"], 9),
    ];
    const file = { name: "World Cup 1974", matches };
    const { batch } = readFiles([["1974/worldcup.json", file]]);
    expect(batch.stages.map(({ name, mode }) => `${name}, ${mode}`)).toEqual([
      "Group stage, points",
      "Second group stage, points",
    ]);
    expect(batch.stage_teams).toHaveLength(6);
  });

  it("A league in two groups has two tables, and an unknown word among its matchdays is no matchday", () => {
    const { stages, groups } = stagesOf("2020/cn.1.json", "China | Super League 2020", [
      ["Matchday 1", "Ab 1-0 Be", "De 1-0 Ef"],
      ["Matchday 2", "Be 1-0 Ce", "Ef 1-0 Fa"],
      ["Matchday 3", "Ce 1-0 Ab", "Fa 1-0 De"],
      ["Supermatch", "Ab 1-0 De"],
    ]);
    expect(stages).toEqual(["Regular season, points", "Knock-out stage, knock_out"]);
    expect(groups).toMatchObject({ ab: "Group 1", ef: "Group 2" });
  });

  it("Groups without letters are told by who meets whom", () => {
    const rounds: Rounds = [
      ["Group, Matchday 1", "Ab 1-0 Be", "De - Ef"],
      ["Group, Matchday 2", "Be 1-0 Ce", "Ef - Fa"],
      ["Group, Matchday 3", "Ce 1-0 Ab", "Fa - De"],
      ["Finals, Quarterfinals", "Ab - Fa"],
    ];
    const { stages, groups, rounds: names } = stagesOf("2025/copa.l.json", "Copa Libertadores 2025", rounds);
    expect(stages).toEqual(["Group stage, points", "Finals, knock_out"]);
    expect(names).toEqual(
      [...Array(6).keys()].map((at) => `Matchday ${Math.floor(at / 2) + 1}`).concat("Quarterfinals"),
    );
    expect(groups).toEqual({
      ab: "Group 1",
      be: "Group 1",
      ce: "Group 1",
      de: "Group 2",
      ef: "Group 2",
      fa: "Group 2",
    });
  });
});
