import type { DemoMatchPlan, DemoPlayer, DemoTeam } from "#origin/demo/match-plan.ts";
import { createRandom } from "#origin/demo/random.ts";

/** Plans of demo matches for tests of the simulators. */

const POSITIONS_OF_A_SQUAD = [..."GGGDDDDDDDDMMMMMMMMFFFFF"] as readonly DemoPlayer["position"][];

/** A team with a whole squad, determined by `id` alone. */
export function aDemoTeam(id: string, overrides: Partial<DemoTeam> = {}): DemoTeam {
  const random = createRandom(id);
  return {
    id,
    name: `Club ${id}`,
    attack: 0.7 + random.next() * 0.8,
    defence: 0.7 + random.next() * 0.8,
    formation: random.pick(["4-3-3", "4-4-2", "4-2-3-1", "3-5-2"]),
    coach: `${id}-coach`,
    players: POSITIONS_OF_A_SQUAD.map((position, index) => ({
      id: `${id}-${index}`,
      name: `Player ${index} of ${id}`,
      position,
      shirt_number: index + 1,
      skill: random.next(),
    })),
    ...overrides,
  };
}

/** A league match of two teams, determined by `id` alone. */
export function aDemoPlan(id: string, overrides: Partial<DemoMatchPlan> = {}): DemoMatchPlan {
  return {
    id,
    seed: "test",
    match_time: Date.UTC(2026, 10, 21, 12) / 1000,
    home: aDemoTeam(`${id}-h`),
    away: aDemoTeam(`${id}-a`),
    neutral: false,
    decider: false,
    absent: [],
    capacity: 30_000,
    climate_c: 18,
    ...overrides,
  };
}
