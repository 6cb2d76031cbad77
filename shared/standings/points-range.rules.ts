import { rowPoints } from "./place-range.rules.ts";
import type { OpenTable, Target } from "./scenario.rules.ts";
import type { TeamTarget } from "./scenario.schema.ts";
import { playAll } from "./standings.rules.ts";
import { pointsForWin } from "./tie-break.table.ts";

/**
 * What points alone settle, for tables with too many matches to come for all combinations. Each rival is looked at by
 * itself, as if it could win all of its matches or lose them, so a verdict is always right and may come late.
 */

/** Points of a team now and with a victory in all of its matches to come. */
interface Reach {
  readonly id: number;
  readonly now: number;
  readonly most: number;
}

/** Best and worst place of a team, and what it needs for each target. */
export interface PointsRange {
  readonly team_id: number;
  readonly best: number;
  readonly worst: number;
  readonly targets: readonly TeamTarget[];
}

/** Number of teams that end above `points` for certain. */
const surelyAbove = (rivals: readonly Reach[], points: number): number =>
  rivals.filter(({ now }) => now > points).length;

/** Number of teams that can end level with `points` or above. */
const perhapsAbove = (rivals: readonly Reach[], points: number): number =>
  rivals.filter(({ most }) => most >= points).length;

/** Points that a number of matches can bring, from none to victories in all, ascending. */
function attainable(matches: number, forWin: number): number[] {
  const sums = new Set<number>();
  for (let won = 0; won <= matches; won += 1) {
    for (let drawn = 0; won + drawn <= matches; drawn += 1) sums.add(won * forWin + drawn);
  }
  return [...sums].sort((a, b) => a - b);
}

/** What each team of a table can still reach by its points. */
export function pointsRanges(table: OpenTable, targets: readonly Target[]): PointsRange[] {
  const { teams, played, fixtures, rule } = table;
  const forWin = pointsForWin(rule);
  const leftOf = (id: number): number =>
    fixtures.filter(({ home_team_id, away_team_id }) => home_team_id === id || away_team_id === id).length;
  const reaches = [...playAll(teams, played, rule).values()].map((row): Reach => {
    const now = rowPoints(row);
    return { id: row.team.id, now, most: now + forWin * leftOf(row.team.id) };
  });
  return reaches.map(({ id, now, most }) => {
    const rivals = reaches.filter((one) => one.id !== id);
    const best = surelyAbove(rivals, most) + 1;
    const worst = perhapsAbove(rivals, now) + 1;
    const sums = attainable(leftOf(id), forWin);
    return {
      ...{ team_id: id, best, worst },
      targets: targets.map(({ zone, places }) => ({
        zone,
        verdict: worst <= places ? "certain" : best > places ? "impossible" : "open",
        needed: sums.find((points) => surelyAbove(rivals, now + points) < places) ?? null,
        enough: sums.find((points) => perhapsAbove(rivals, now + points) < places) ?? null,
        cases: [],
      })),
    };
  });
}
