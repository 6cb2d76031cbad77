import { resultOf } from "../standings/standings.rules.ts";
import type { TeamGoals, TeamMatch } from "./played-match.ts";
import type { GoalCounts, GoalParity, HalfFullMatrix } from "./team-statistics.schema.ts";

/** How many goals a team's matches had. */

const OVER = 2.5;

/** How often the team scored how much, and in which half. */
export function goalCounts(matches: readonly TeamMatch[]): GoalCounts {
  const scored = matches.flatMap(({ full }) => full?.scored ?? []);
  const times = (goals: number) => scored.filter((count) => count === goals).length;
  const halves = matches.flatMap(({ full, half }) =>
    full && half ? { first: half.scored, second: full.scored - half.scored } : [],
  );
  const sum = (which: "first" | "second") =>
    halves.length === 0 ? null : halves.reduce((total, goals) => total + goals[which], 0);
  return {
    matches: {
      none: times(0),
      one: times(1),
      two: times(2),
      three: times(3),
      four_or_more: scored.filter((count) => count >= 4).length,
    },
    half_time_known: halves.length,
    first_half_goals: sum("first"),
    second_half_goals: sum("second"),
  };
}

/** Matches over and under 2.5 goals, and with an odd and an even number of them. */
export function goalParity(matches: readonly TeamMatch[]): GoalParity {
  const goals = matches.flatMap(({ full }) => (full ? full.scored + full.conceded : []));
  const count = (is: (goals: number) => boolean) => goals.filter(is).length;
  return {
    over: count((all) => all > OVER),
    under: count((all) => all < OVER),
    odd: count((all) => all % 2 === 1),
    even: count((all) => all % 2 === 0),
  };
}

const noMatches: HalfFullMatrix = {
  won_won: 0,
  won_drawn: 0,
  won_lost: 0,
  drawn_won: 0,
  drawn_drawn: 0,
  drawn_lost: 0,
  lost_won: 0,
  lost_drawn: 0,
  lost_lost: 0,
};

const result = ({ scored, conceded }: TeamGoals) => resultOf(scored, conceded);

/** Matches by result at half-time and at the end; those without a half-time score do not count. */
export function halfFullMatrix(matches: readonly TeamMatch[]): HalfFullMatrix {
  const matrix = { ...noMatches };
  for (const { half, full } of matches) {
    if (half && full) matrix[`${result(half)}_${result(full)}`] += 1;
  }
  return matrix;
}
