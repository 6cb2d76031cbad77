import { describe, expect, it } from "vitest";
import { countAbove, countBeside } from "#shared/statistic/index.ts";
import { TeamSeasonStats } from "#shared/team/index.ts";
import { canonicalQuery } from "#shared/url/index.ts";
import {
  basesIn,
  coveredColumns,
  lacksMatches,
  MOST_GOALS,
  STAT_COLUMNS,
  sortedTeams,
  teamStatistics,
} from "./team-stats.rules.ts";
import { measureAt, orderAt, searchOfStats } from "./team-stats-query.ts";

const statsOf = (id: number, rest: object = {}) =>
  TeamSeasonStats.parse({
    team: { id, name: `Team ${id}`, short_name: null, logo: null, translations: {}, rank: null },
    played: 4,
    counted: {
      ...{ goals: 4, goals_against: 4, clean_sheets: 4, penalty_goals: 0, yellow_cards: 0, red_cards: 0 },
      ...{ corners: 4, shots: 0, shots_on_target: 0, fouls: 0, offsides: 0 },
      ...{ passes: 2, passes_accurate: 2, possession: 4 },
    },
    goals: 6,
    goals_against: 2,
    penalty_goals: null,
    clean_sheets: 1,
    yellow_cards: null,
    red_cards: null,
    corners: 10,
    shots: null,
    shots_on_target: null,
    fouls: null,
    offsides: null,
    passes: 800,
    passes_accurate: 600,
    possession: 51.5,
    ...rest,
  });

describe("Statistics of a season's teams", () => {
  it("Statistics are sums, or sums divided by the matches that count them", () => {
    expect(teamStatistics(statsOf(1), "total").statistics).toMatchObject({
      goals: 6,
      corners: 10,
      shots: null,
    });
    expect(teamStatistics(statsOf(1), "average").statistics).toMatchObject({
      ...{ goals: 1.5, corners: 2.5, played: 4, passes: 400, shots: null },
    });
  });

  it("Statistics exclude uncounted matches and show the number of counted ones", () => {
    const row = teamStatistics(statsOf(1), "average");
    const full = teamStatistics(statsOf(1, { counted: { ...statsOf(1).counted, passes: 4 } }), "average");
    expect([lacksMatches([full]), lacksMatches([full, row])]).toEqual([false, true]);
    expect([countBeside(row.base, "passes"), countBeside(row.base, "passes_percent")]).toEqual([2, 2]);
    expect(countBeside(row.base, "goals")).toBeNull();
    expect(countAbove(basesIn([row, row], "passes"), ["passes"])).toBe(2);
    expect(countAbove(basesIn([row, full], "passes"), ["passes"])).toBeNull();
  });

  it("A mean is never divided by matches", () => {
    const means = { possession: 51.5, passes_percent: 75 };
    expect(teamStatistics(statsOf(1), "average").statistics).toMatchObject(means);
    expect(teamStatistics(statsOf(1, { passes: 0 }), "total").statistics.passes_percent).toBeNull();
  });

  it("Columns without any value are left out", () => {
    const rows = [statsOf(1), statsOf(2, { fouls: 3 })].map((stats) => teamStatistics(stats, "total"));
    expect(coveredColumns(rows)).toContain("fouls");
    expect(coveredColumns(rows)).not.toContain("shots");
  });

  it("Sorting by a column puts teams without a value last in both directions", () => {
    const rows = [{}, { goals: 9 }, { goals: 1 }].map((rest, at) =>
      teamStatistics(statsOf(at + 1, { fouls: at === 0 ? null : at, ...rest }), "total"),
    );
    const ids = (column: "goals" | "fouls" | "team", descending: boolean) =>
      sortedTeams(rows, { column, descending }).map(({ team }) => team.id);
    expect(ids("goals", true)).toEqual([2, 1, 3]);
    expect(ids("fouls", true)).toEqual([3, 2, 1]);
    expect(ids("fouls", false)).toEqual([2, 3, 1]);
    expect(ids("team", false)).toEqual([1, 2, 3]);
  });
});

describe("The sort order of the table", () => {
  it("Every column, direction and measure in the URL is applied and survives canonicalization", () => {
    for (const column of ["team", ...STAT_COLUMNS] as const) {
      for (const descending of [true, false]) {
        for (const measure of ["total", "average"] as const) {
          const order = { column, descending };
          const search = canonicalQuery("/league/5", new URLSearchParams(searchOfStats(order, measure)));
          expect([orderAt(search), measureAt(search)]).toEqual([order, measure]);
        }
      }
    }
  });

  it("The default order of most goals per match is left out, and nonsense falls back to it", () => {
    expect(searchOfStats(MOST_GOALS, "average")).toEqual({});
    expect(orderAt(new URLSearchParams("sort=constructor"))).toEqual(MOST_GOALS);
    expect(measureAt(new URLSearchParams("per=match"))).toBe("average");
  });
});
