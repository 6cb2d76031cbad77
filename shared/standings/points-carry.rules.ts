/**
 * What a table takes over from the season's table before it: all matches and points, or all matches and half the points
 * with a half rounded up or down. Source: the leagues' regulations (origin/ingest/adapters/stages/carried-points.table.ts).
 */
export const POINTS_CARRIES = ["all", "half_rounded_up", "half_rounded_down"] as const;
export type PointsCarry = (typeof POINTS_CARRIES)[number];

/** Points of a table of `points` that are lost in the next one, 0 for `all`. Odd points: 17 loses 8 rounded up, 9 rounded down. */
export function lostPoints(points: number, carry: PointsCarry): number {
  if (carry === "all") return 0;
  return points - (carry === "half_rounded_up" ? Math.ceil(points / 2) : Math.floor(points / 2));
}
