import { describe, expect, it } from "vitest";
import { TeamGoalTimes } from "#shared/analysis/index.ts";
import { timesRows } from "./goal-times.rules.ts";

const none = Array<number>(10).fill(0);
const at = (index: number, count: number) => none.map((zero, bucket) => (bucket === index ? count : zero));
const teamOf = (id: number, scored: readonly number[]) => {
  const times = { scored, conceded: none, first_goal: none };
  const team = { id, name: `Team ${id}`, short_name: null, logo: null, translations: {}, rank: null };
  return TeamGoalTimes.parse({ team, total: times, home: { ...times, scored: none }, away: times });
};

describe("Goal times of a season", () => {
  const teams = [teamOf(1, at(0, 2)), teamOf(2, at(9, 5)), teamOf(3, none)];

  it("Goal times list all teams together, then each team, most goals first", () => {
    const { all, rows } = timesRows(teams, "scored", "total");
    expect(all).toMatchObject({ counts: [2, 0, 0, 0, 0, 0, 0, 0, 0, 5], sum: 7, peak: 5 });
    expect(rows.map(({ team, sum }) => [team?.id, sum])).toEqual([
      [2, 5],
      [1, 2],
      [3, 0],
    ]);
  });

  it("Goal times follow the requested subset and kind, and bars have a scale even without goals", () => {
    expect(timesRows(teams, "scored", "home").all).toMatchObject({ sum: 0, peak: 1 });
    expect(timesRows(teams, "conceded", "total").all.sum).toBe(0);
  });
});
