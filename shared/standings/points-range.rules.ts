import { pointsOf, rowPoints } from "./place-range.rules.ts";
import type { Fixture, OpenTable, Target } from "./scenario.rules.ts";
import type { TeamTarget } from "./scenario.schema.ts";
import { playAll } from "./standings.rules.ts";
import { pointsForWin, type TieBreakRule } from "./tie-break.table.ts";

/**
 * What points alone settle, for tables with too many matches to come for all combinations. In the last round every match
 * is looked at by itself, which is exact. Before it every rival is, as if it could win all of its matches or lose them: a
 * verdict is always right then, and may come late.
 */

/** Points of a team now and with a victory in all of its matches to come. */
interface Reach {
  readonly id: number;
  readonly now: number;
  readonly most: number;
  /** Number of its matches to come. */
  readonly left: number;
}

/** Best and worst place of a team, and what it needs for each target. */
export interface PointsRange {
  readonly team_id: number;
  readonly left: number;
  readonly best: number;
  readonly worst: number;
  readonly targets: readonly TeamTarget[];
}

/** Number of rivals that end above a team for certain, and of those that can end level with it or above. */
interface Above {
  readonly least: number;
  readonly most: number;
}

/** Points that a number of matches can bring, from none to victories in all, ascending. */
function attainable(matches: number, forWin: number): number[] {
  const sums = new Set<number>();
  for (let won = 0; won <= matches; won += 1) {
    for (let drawn = 0; won + drawn <= matches; drawn += 1) sums.add(won * forWin + drawn);
  }
  return [...sums].sort((a, b) => a - b);
}

const isOf = (id: number, { home_team_id, away_team_id }: Fixture): boolean =>
  home_team_id === id || away_team_id === id;

/** Points of both sides by how their match ends. */
const sharesOfPoints = (rule: TieBreakRule) => {
  const [won, drawn, lost] = [pointsOf("won", rule), pointsOf("drawn", rule), pointsOf("lost", rule)];
  return [
    [won, lost],
    [drawn, drawn],
    [lost, won],
  ] as const;
};

/** The rivals above a team that ends with `points`, each by itself. */
const aboveEach = (rivals: readonly Reach[], points: number): Above => ({
  least: rivals.filter(({ now }) => now > points).length,
  most: rivals.filter(({ most }) => most >= points).length,
});

interface LastRound {
  readonly reaches: readonly Reach[];
  readonly fixtures: readonly Fixture[];
  readonly rule: TieBreakRule;
}

/** The rivals above a team that takes `gained` points from the last round, match by match. */
function aboveInLastRound(own: Reach, gained: number, { reaches, fixtures, rule }: LastRound): Above {
  const points = own.now + gained;
  const rivals = reaches.filter(({ id }) => id !== own.id);
  const idle = aboveEach(
    rivals.filter(({ left }) => left === 0),
    points,
  );
  let { least, most } = idle;
  for (const fixture of fixtures) {
    const sides = [fixture.home_team_id, fixture.away_team_id];
    const ends = sharesOfPoints(rule).filter((shares) => {
      const at = sides.indexOf(own.id);
      return at < 0 || shares[at] === gained;
    });
    const counts = ends.map((shares) => {
      const totals = rivals.flatMap(({ id, now }) =>
        sides.includes(id) ? [now + (shares[sides.indexOf(id)] ?? 0)] : [],
      );
      return {
        above: totals.filter((total) => total > points).length,
        beside: totals.filter((total) => total >= points).length,
      };
    });
    least += Math.min(...counts.map(({ above }) => above));
    most += Math.max(...counts.map(({ beside }) => beside));
  }
  return { least, most };
}

/** What each team of a table can still reach by its points. */
export function pointsRanges(table: OpenTable, targets: readonly Target[]): PointsRange[] {
  const { teams, played, fixtures, rule } = table;
  const forWin = pointsForWin(rule);
  const reaches = [...playAll(teams, played, rule).values()].map((row): Reach => {
    const now = rowPoints(row);
    const left = fixtures.filter((fixture) => isOf(row.team.id, fixture)).length;
    return { id: row.team.id, now, left, most: now + forWin * left };
  });
  const isLastRound = reaches.every(({ left }) => left <= 1);
  return reaches.map((own) => {
    const rivals = reaches.filter(({ id }) => id !== own.id);
    const ends = attainable(own.left, forWin).map((points) => {
      const above = isLastRound
        ? aboveInLastRound(own, points, { reaches, fixtures, rule })
        : aboveEach(rivals, own.now + points);
      return { points, best: above.least + 1, worst: above.most + 1 };
    });
    const best = Math.min(...ends.map((end) => end.best));
    const worst = Math.max(...ends.map((end) => end.worst));
    return {
      ...{ team_id: own.id, left: own.left, best, worst },
      targets: targets.map(({ zone, places }) => ({
        zone,
        verdict: worst <= places ? "certain" : best > places ? "impossible" : "open",
        needed: ends.find((end) => end.best <= places)?.points ?? null,
        enough:
          ends.find(({ points }) => ends.every((end) => end.points < points || end.worst <= places))
            ?.points ?? null,
        cases: [],
      })),
    };
  });
}
