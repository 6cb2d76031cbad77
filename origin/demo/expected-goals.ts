import type { DemoMatchPlan } from "./match-plan.ts";

/** Average goals of the home and away side in a league match, and on neutral ground. */
const HOME_GOALS = 1.48;
const AWAY_GOALS = 1.17;

/** Per player of difference, a side scores less and the other more; simulation and bookmakers use the same numbers. */
export const SHORT_ATTACK = 0.72;
export const SHORT_DEFENCE = 1.28;

/** Mean goals of both sides in ninety minutes: the model behind scores and prices (Poisson, Maher 1982). */
export function expectedGoals(plan: Pick<DemoMatchPlan, "home" | "away" | "neutral">): {
  readonly home: number;
  readonly away: number;
} {
  const { home, away, neutral } = plan;
  const even = (HOME_GOALS + AWAY_GOALS) / 2;
  return {
    home: (neutral ? even : HOME_GOALS) * home.attack * away.defence,
    away: (neutral ? even : AWAY_GOALS) * away.attack * home.defence,
  };
}
