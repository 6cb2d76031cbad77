import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom, type Random } from "../random.ts";

/** A disruption of a match. */
export type Disruption =
  | {
      readonly kind: "postponed" | "cancelled";
      /** How long before kick-off it became known. */
      readonly announced_ms: number;
    }
  | {
      /** Interrupted in a half; resumes after `pause_ms`, or never when abandoned. */
      readonly kind: "interrupted" | "abandoned";
      readonly half: 1 | 2;
      /** Time played of that half. */
      readonly elapsed_ms: number;
      readonly pause_ms: number;
    };

/** One in about this many matches is disrupted. */
const ONE_IN = 150;
const MINUTE = 60_000;

const called = (kind: "postponed" | "cancelled", random: Random): Disruption => ({
  kind,
  announced_ms: random.int(40, 30 * 60) * MINUTE,
});

const stopped = (kind: "interrupted" | "abandoned", random: Random): Disruption => ({
  kind,
  half: kind === "abandoned" ? 2 : random.chance(0.5) ? 1 : 2,
  elapsed_ms: random.int(8 * 60, 36 * 60) * 1000,
  pause_ms: random.int(12, 40) * MINUTE,
});

/** The disruption of a match, or null; from the plan's id and seed alone. A decider is never disrupted. */
export function disruptionOf(plan: Pick<DemoMatchPlan, "id" | "seed" | "decider">): Disruption | null {
  const random = createRandom(`${plan.seed}/${plan.id}/disruption`);
  if (!random.chance(1 / ONE_IN)) return null;
  const turn = random.next();
  if (plan.decider || turn < 0.4) return stopped("interrupted", random);
  if (turn < 0.5) return stopped("abandoned", random);
  return called(turn < 0.8 ? "postponed" : "cancelled", random);
}

/** True for a match that is played to its end: only then does the result of goals.ts count. */
export function hasResult(plan: Pick<DemoMatchPlan, "id" | "seed" | "decider">): boolean {
  const disruption = disruptionOf(plan);
  return disruption === null || disruption.kind === "interrupted";
}
