import { rankTeams, type TableMatch, type TieBreakRule } from "#shared/standings/index.ts";
import type { DemoClub } from "../club.ts";

interface Line {
  readonly id: string;
  readonly index: number;
  readonly name: string;
  points: number;
  difference: number;
  scored: number;
}

/** A table that is updated match by match. */
export interface LeagueTable {
  add(result: { home: DemoClub; away: DemoClub; goals: { home: number; away: number }; time: number }): void;
  /** Positions by points, difference and goals, without head-to-head: fast. Null before the first result. */
  quickPlaces(): ReadonlyMap<string, number> | null;
  /** Positions by the league's complete rules, as the site computes them; null before the first result. */
  places(): ReadonlyMap<string, number> | null;
}

export function createTable(clubs: readonly DemoClub[], rule: TieBreakRule): LeagueTable {
  const lines: Line[] = clubs.map(({ id, name }, index) => ({
    id,
    index,
    name,
    points: 0,
    difference: 0,
    scored: 0,
  }));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const results: TableMatch[] = [];
  const count = (line: Line, scored: number, conceded: number) => {
    line.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    line.difference += scored - conceded;
    line.scored += scored;
  };
  return {
    add({ home, away, goals, time }) {
      const [one, other] = [byId.get(home.id), byId.get(away.id)];
      if (!one || !other) throw new Error("a match of clubs that are not in the table");
      count(one, goals.home, goals.away);
      count(other, goals.away, goals.home);
      results.push({
        home_team_id: one.index + 1,
        away_team_id: other.index + 1,
        home_goals: goals.home,
        away_goals: goals.away,
        home_half: null,
        away_half: null,
        match_time: time,
      });
    },
    quickPlaces() {
      if (results.length === 0) return null;
      const order = lines.toSorted(
        (a, b) =>
          b.points - a.points ||
          b.difference - a.difference ||
          b.scored - a.scored ||
          (a.name < b.name ? -1 : 1),
      );
      return new Map(order.map((line, index) => [line.id, index + 1]));
    },
    places() {
      if (results.length === 0) return null;
      const teams = lines.map(({ index, name }) => ({ id: index + 1, name, deducted_points: 0 }));
      return new Map(
        rankTeams(teams, results, rule).map(({ team_id, position }) => [
          lines[team_id - 1]?.id ?? "",
          position,
        ]),
      );
    },
  };
}
