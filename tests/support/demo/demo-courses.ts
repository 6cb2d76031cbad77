import fc from "fast-check";
import { type DemoCourse, playMatch } from "#origin/demo/course/course.ts";
import { disruptionOf } from "#origin/demo/course/disruption.ts";
import type { DemoMatchPlan } from "#origin/demo/match-plan.ts";
import { aDemoPlan } from "./demo-plans.ts";

/** Courses of demo matches for property tests. */

/** Ids of matches with an unusual course: too few to be met by chance. */
const DISRUPTED = Array.from({ length: 20_000 }, (_, index) => `match ${index}`).filter((id) =>
  disruptionOf({ id, seed: "test", decider: false }),
);

interface Recipe {
  readonly id: string;
  readonly decider: boolean;
  readonly neutral: boolean;
  readonly many_absent: boolean;
}

/** Any match: half of them deciders, one in six disrupted, half with a third of a squad missing. */
const anyRecipe: fc.Arbitrary<Recipe> = fc.record({
  id: fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 1_000_000 }).map((match) => `any ${match}`) },
    { weight: 1, arbitrary: fc.constantFrom(...DISRUPTED) },
  ),
  decider: fc.boolean(),
  neutral: fc.boolean(),
  many_absent: fc.boolean(),
});

function planOf({ id, many_absent, ...overrides }: Recipe): DemoMatchPlan {
  const plan = aDemoPlan(id, overrides);
  const absent = many_absent ? plan.home.players.filter((_, index) => index % 3 === 1) : [];
  return { ...plan, absent: absent.map((player) => player.id) };
}

/** Checks a property of many matches; a counterexample is printed as its recipe. */
export function ofEveryMatch(check: (plan: DemoMatchPlan, course: DemoCourse) => void): void {
  const property = fc.property(anyRecipe, (recipe) => {
    const plan = planOf(recipe);
    check(plan, playMatch(plan));
  });
  fc.assert(property, { numRuns: 100 });
}

/** A required timestamp. */
export function knownMs(ms: number | null | undefined): number {
  if (typeof ms !== "number") throw new Error("everything of a demo match has its moment");
  return ms;
}
