import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  getGoalTimes,
  getHalfFull,
  getLineTable,
  getSeasonStats,
} from "#origin/football/analysis/season-statistics.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { endpoints } from "#shared/api/index.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aPast, aPastStat } from "#tests/support/batches/past-batches.ts";
import { aCompany } from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const NOW = atMinute(0);
const query = { season_id: 1, nowMs: NOW };
const companies = [aCompany(), aCompany({ external_id: "b2", name: "Bookmaker Two", position: 2 })];
const counts = { corners: [6, 2], yellow: [1, 3] } as const;

/** The row of a team by its name. */
function teamIn<Row extends { team: { name: string } }>(rows: readonly Row[], name: string): Row {
  const row = rows.find(({ team }) => team.name === name);
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

describe("figures of a season", () => {
  it("Figures of a season list every team by name, those that have not played included", async () => {
    await store(aLeague([aBatchMatch(), aPast(1, ["vinh", 2, 0, "hue"], { half: [0, 0] })]));
    const { teams, competition_id } = await getHalfFull(db, query);
    expect(teams.map(({ team }) => team.name)).toEqual(["Đà Lạt", "Hà Nội", "Huế", "Vinh"]);
    expect(competition_id).toBe(1);
    const parsed = z.parse(endpoints.seasonsTeamHtFt.answer, { teams });
    expect(teamIn(parsed.teams, "Vinh")).toMatchObject({ total: { drawn_won: 1 }, home: { drawn_won: 1 } });
    expect(teamIn(parsed.teams, "Huế")).toMatchObject({ total: { drawn_lost: 1 }, home: { drawn_lost: 0 } });
    expect(teamIn(parsed.teams, "Hà Nội").total).toMatchObject({ drawn_drawn: 0 });
  });

  it("Figures of a season count ended matches of the season as of now, and no others", async () => {
    await store(aLeague([aPlayedMatch()]));
    const scored = async (minute: number) => {
      const { teams } = await getGoalTimes(db, { season_id: 1, nowMs: atMinute(minute) });
      return teamIn(z.parse(endpoints.seasonsTeamGoalTime.answer, { teams }).teams, "Hà Nội").home;
    };
    expect((await scored(100)).scored).toEqual(Array(10).fill(0));
    expect(await scored(110)).toEqual({
      scored: [1, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      conceded: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
      first_goal: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it("Figures of a season tell how teams did against one company's lines, in the whole match or the first half", async () => {
    const full = { handicap: 1, total: 2.5 };
    const half = { handicap: 0.25, total: 1, period: "half" } as const;
    await store({
      ...aLeague([
        aPast(1, ["hanoi", 2, 1, "hue"], { half: [1, 0], lines: [full, half] }),
        aPast(2, ["hue", 0, 0, "hanoi"], { half: [0, 0], lines: [{ ...full, company: "b2" }] }),
      ]),
      companies,
    });
    const recordOf = async (query: { company_id?: number; period: "full" | "half" }) => {
      const { teams } = await getLineTable(db, { season_id: 1, ...query }, NOW);
      return teamIn(z.parse(endpoints.seasonsOddsstanding.answer, { teams }).teams, "Hà Nội");
    };
    const all = await recordOf({ period: "full" });
    expect(all.total.handicap).toMatchObject({ played: 2, won: 1, push: 1, lost: 0, win_percent: 50 });
    expect(all.away).toMatchObject({ handicap: { won: 1 }, total: { under: 1, under_percent: 100 } });
    expect((await recordOf({ company_id: 1, period: "full" })).total.handicap).toMatchObject({
      played: 1,
      push: 1,
    });
    expect((await recordOf({ period: "half" })).total).toMatchObject({
      handicap: { played: 1, won: 1 },
      total: { played: 1, push: 1 },
    });
    await expect(
      getLineTable(db, { season_id: 1, company_id: 9, period: "full" }, NOW),
    ).rejects.toMatchObject({
      code: "company_not_found",
    });
  });

  it("Figures of a season sum goals with those of overtime, penalties, cards, corners and statistics", async () => {
    const stats = [...aPastStat(1, "shots", 12, 5), ...aPastStat(1, "possession", 61, 39)];
    const overtime = aPast(2, ["vinh", 1, 1, "hanoi"], { goals: ["home 5", "away 90", "away 100"] });
    const [ended] = overtime.status_changes;
    if (!ended?.score) throw new Error("the builder lost its score");
    const score = { home: { ...ended.score.home, overtime: 1 }, away: { ...ended.score.away, overtime: 2 } };
    await store(
      aLeague([
        aPast(1, ["hanoi", 2, 0, "hue"], { counts, goals: ["home 9 penalty", "home 80"], match: { stats } }),
        { ...overtime, status_changes: [{ ...ended, score }], stats: aPastStat(2, "possession", 50, 50) },
        aPast(3, ["da-lat", 1, 0, "vinh"]),
      ]),
    );
    const { teams } = await getSeasonStats(db, query);
    const parsed = z.parse(endpoints.seasonsTeamStatitics.answer, { teams });
    expect(teamIn(parsed.teams, "Hà Nội")).toMatchObject({
      played: 2,
      counted: { goals: 2, penalty_goals: 2, corners: 1, shots: 1, shots_on_target: 0, possession: 2 },
      goals: 4,
      goals_against: 1,
      penalty_goals: 1,
      clean_sheets: 1,
      yellow_cards: 1,
      corners: 6,
      shots: 12,
      shots_on_target: null,
      possession: 55.5,
    });
    expect(teamIn(parsed.teams, "Đà Lạt")).toMatchObject({ goals: 1, penalty_goals: null, shots: null });
    expect(teamIn(parsed.teams, "Huế")).toMatchObject({
      goals: 0,
      penalty_goals: 0,
      yellow_cards: 3,
      shots: 5,
    });
  });

  it("Figures of a season need a season that is known", async () => {
    const gone = { season_id: 9, nowMs: NOW };
    for (const read of [getHalfFull, getGoalTimes, getSeasonStats]) {
      await expect(read(db, gone)).rejects.toMatchObject({ code: "season_not_found" });
    }
    await expect(getLineTable(db, { season_id: 9, period: "full" }, NOW)).rejects.toMatchObject({
      code: "season_not_found",
    });
  });
});

describe("standings", () => {
  it("Standings carry the table of half-time results, in which goals for and against balance", async () => {
    await store(
      aLeague([
        aPast(1, ["hanoi", 2, 1, "hue"], { half: [0, 1] }),
        aPast(2, ["vinh", 1, 1, "hanoi"], { half: [1, 0] }),
        aPast(3, ["da-lat", 3, 0, "vinh"]),
      ]),
    );
    const rows = (await getStandings(db, 1, NOW)).data.tables.flatMap((table) => table.rows);
    expect(teamIn(rows, "Hà Nội")).toMatchObject({
      points: 4,
      half: { played: 2, lost: 2, goals_for: 0, goals_against: 2, points: 0 },
    });
    expect(teamIn(rows, "Đà Lạt")).toMatchObject({ points: 3, half: { played: 0, points: 0 } });
    const sum = (key: "goals_for" | "goals_against") =>
      rows.reduce((total, { half }) => total + half[key], 0);
    expect([sum("goals_for"), sum("goals_against")]).toEqual([2, 2]);
  });

  it("Standings stand as they were before a kick-off when asked so, with the teams of their groups", async () => {
    await store(aLeague([aPast(1, ["hanoi", 2, 1, "hue"]), aPast(8, ["hanoi", 0, 1, "vinh"])]));
    const before = await getStandings(db, 1, NOW, { before: KICK_OFF - 2 * 86_400 });
    const rows = before.data.tables.flatMap((table) => table.rows);
    expect(rows.map(({ team, points }) => [team.name, points])).toEqual([
      ["Vinh", 3],
      ["Đà Lạt", 0],
      ["Huế", 0],
      ["Hà Nội", 0],
    ]);
  });
});
