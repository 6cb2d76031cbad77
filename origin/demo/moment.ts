import type { DemoMatchPlan } from "./match-plan.ts";
import { createRandom } from "./random.ts";

/** A minute of play in football notation: 45 with `added` 2 is 45+2. Counted from 1. */
export interface Moment {
  readonly minute: number;
  readonly added: number | null;
}

/** Sort key of moments of a match: 45+2 comes before 46. Two events of one moment are equal. */
export const clockOf = ({ minute, added }: Moment): number => minute + (added ?? 0) / 100;

/** Later than every moment of a match. */
export const AFTER_THE_END = 1000;

/** Minutes played after the 45th, 90th, 105th and 120th; the last two only in extra time. */
export interface AddedTime {
  readonly first_half: number;
  readonly second_half: number;
  readonly first_overtime: number;
  readonly second_overtime: number;
}

/** Added time of a match, from plan and seed alone. */
export function addedTimeOf(plan: Pick<DemoMatchPlan, "id" | "seed">): AddedTime {
  const random = createRandom(`${plan.seed}/${plan.id}/added-time`);
  return {
    first_half: random.int(1, 5),
    second_half: random.int(2, 8),
    first_overtime: random.int(0, 2),
    second_overtime: random.int(1, 3),
  };
}

function momentsOf(first: number, last: number, added: number): Moment[] {
  const regular = Array.from({ length: last - first + 1 }, (_, index) => ({
    minute: first + index,
    added: null,
  }));
  const extra = Array.from({ length: added }, (_, index) => ({ minute: last, added: index + 1 }));
  return [...regular, ...extra];
}

// Memoized: few distinct lists, because matches differ only by added time.
const lists = new Map<string, readonly Moment[]>();

function listOf(key: string, make: () => Moment[]): readonly Moment[] {
  const known = lists.get(key) ?? make();
  lists.set(key, known);
  return known;
}

/** Every minute of regular time, in the order of play. */
export const regularMoments = ({ first_half, second_half }: AddedTime): readonly Moment[] =>
  listOf(`regular ${first_half} ${second_half}`, () => [
    ...momentsOf(1, 45, first_half),
    ...momentsOf(46, 90, second_half),
  ]);

/** Every minute of extra time, in the order of play. */
export const overtimeMoments = ({ first_overtime, second_overtime }: AddedTime): readonly Moment[] =>
  listOf(`overtime ${first_overtime} ${second_overtime}`, () => [
    ...momentsOf(91, 105, first_overtime),
    ...momentsOf(106, 120, second_overtime),
  ]);
