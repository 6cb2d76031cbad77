import { describe, expect, it } from "vitest";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { liveRows } from "#shared/standings/live-table.rules.ts";
import { aLeague, aPlayedMatch, aResult, atMinute } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

describe("standings", () => {
  const table = async (minute: number) => (await getStandings(db, 1, atMinute(minute))).data;

  it("Standings count the matches that have ended by now, and list every team", async () => {
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 0, 3, "da-lat"])]));
    const rows = async (minute: number) =>
      (await table(minute)).tables[0]?.rows.map((row) => [row.team.name, row.played, row.points]);
    expect(await rows(100)).toEqual([
      ["Đà Lạt", 0, 0],
      ["Hà Nội", 0, 0],
      ["Huế", 0, 0],
      ["Vinh", 0, 0],
    ]);
    expect(await rows(200)).toEqual([
      ["Đà Lạt", 1, 3],
      ["Hà Nội", 1, 3],
      ["Huế", 1, 0],
      ["Vinh", 1, 0],
    ]);
    const { promotions, tables } = await table(200);
    expect(promotions).toEqual([{ id: "relegation", positions: [4] }]);
    expect(tables[0]?.rows.map((row) => row.promotion)).toEqual([null, null, null, "relegation"]);
  });

  it("Matches in play stand beside the rows with their goals, until they end", async () => {
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 0, 3, "da-lat"])]));
    const live = async (minute: number) => {
      const [shown] = (await table(minute)).tables;
      return shown?.live ? { ...shown.live, rows: liveRows(shown, shown.live) } : null;
    };
    expect(await live(-1)).toBeNull();
    const during = await live(80);
    expect(during?.matches).toMatchObject([{ id: 1, home_goals: 1, away_goals: 1 }]);
    expect(during?.rows.map(({ team, points, gained }) => [team.name, points, gained])).toEqual([
      ["Hà Nội", 1, 1],
      ["Huế", 1, 1],
      ["Đà Lạt", 0, -2],
      ["Vinh", 0, 0],
    ]);
    expect(await live(200)).toBeNull();
  });

  it("Standings have one table a group, in the order of groups, and none for knock-out stages", async () => {
    const league = aLeague();
    const [stage] = league.stages;
    if (!stage) throw new Error("the builder lost its stage");
    const knockOut = {
      ...stage,
      external_id: "ko",
      name: "Final",
      mode: "knock_out" as const,
      order: 2,
    };
    const group = (name: string, teams: string[]) =>
      teams.map((team) => ({ stage: stage.external_id, team, group: name, deducted_points: 0 }));
    await store(
      aLeague(
        [{ ...aResult("m1", ["hanoi", 2, 0, "hue"]), stage: "ko" }, aResult("m2", ["vinh", 1, 1, "da-lat"])],
        {
          stages: [stage, knockOut],
          stage_teams: [...group("Group B", ["hanoi", "hue"]), ...group("Group A", ["vinh", "da-lat"])],
        },
      ),
    );
    const { tables } = await table(200);
    expect(tables.map((one) => [one.group, one.rows.map((row) => row.points)])).toEqual([
      ["Group A", [1, 1]],
      ["Group B", [0, 0]],
    ]);
    await expect(getStandings(db, 7, 0)).rejects.toMatchObject({ code: "season_not_found" });
  });

  it.each([
    ["all", ["Hà Nội 3 6", "Huế 3 2"]],
    ["half_rounded_up", ["Hà Nội 3 4", "Huế 3 2"]],
    ["half_rounded_down", ["Hà Nội 3 3", "Huế 3 1"]],
    [null, ["Hà Nội 1 1", "Huế 1 1"]],
  ] as const)("A second table takes over %s: %j", async (carry, expected) => {
    const [stage] = aLeague().stages;
    if (!stage) throw new Error("the builder lost its stage");
    const second = { ...stage, external_id: "second", name: "Championship", order: 2, promotions: [], carry };
    // Hà Nội has six points less a deducted one, Huế one.
    const first = [
      aResult("m1", ["hanoi", 2, 0, "vinh"]),
      aResult("m2", ["da-lat", 0, 1, "hanoi"]),
      aResult("m3", ["hue", 1, 1, "vinh"]),
      aResult("m4", ["da-lat", 2, 0, "hue"]),
    ];
    const stage_teams = [
      ...aLeague().stage_teams.map((row) => ({ ...row, deducted_points: Number(row.team === "hanoi") })),
      ...["hanoi", "hue"].map((team) => ({ stage: "second", team, group: null, deducted_points: 0 })),
    ];
    await store(
      aLeague([...first, { ...aResult("m5", ["hanoi", 1, 1, "hue"]), stage: "second" }], {
        stages: [stage, second],
        stage_teams,
      }),
    );
    const championship = (await table(200)).tables.find((one) => one.stage === "Championship");
    expect(championship?.carry).toBe(carry);
    expect(championship?.rows.map(({ team, played, points }) => `${team.name} ${played} ${points}`)).toEqual(
      expected,
    );
  });

  it("Standings take deducted points off", async () => {
    const stage_teams = aLeague().stage_teams.map((row) =>
      row.team === "hanoi" ? { ...row, deducted_points: 4 } : row,
    );
    await store(aLeague([aResult("m1", ["hanoi", 2, 0, "hue"])], { stage_teams }));
    const last = (await table(200)).tables[0]?.rows.at(-1);
    expect(last).toMatchObject({ team: { name: "Hà Nội" }, points: -1, deducted_points: 4, won: 1 });
  });
});
