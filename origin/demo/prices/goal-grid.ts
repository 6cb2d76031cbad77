/** Chances of goals to come, independent Poisson (Maher 1982). All goal markets are sums over this grid. */

/** Maximum goals of one side in the grid; the probability of more goes to the last cell. */
const MOST = 9;

export interface GoalGrid {
  /** Chance of `home` and `away` more goals: `cells[home][away]`. */
  readonly cells: readonly (readonly number[])[];
  /** Chance of each difference home - away, from -MOST to MOST. */
  readonly differences: Distribution;
  /** Chance of each sum of goals, from 0 to 2 * MOST. */
  readonly totals: Distribution;
}

/** Chances of whole numbers: `chances[0]` is that of `from`. */
export interface Distribution {
  readonly from: number;
  readonly chances: readonly number[];
}

/** Chances of 0, 1, … `most` events of a Poisson process; the last element holds the rest. */
export function poissonChances(mean: number, most: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let events = 0; events < most; events += 1) {
    chances.push(chance);
    rest -= chance;
    chance *= mean / (events + 1);
  }
  chances.push(Math.max(0, rest));
  return chances;
}

/** Goal grid for the means of both sides; at most `most` goals a side. */
export function gridOf(home: number, away: number, most = MOST): GoalGrid {
  const [homeChances, awayChances] = [poissonChances(home, most), poissonChances(away, most)];
  const cells = homeChances.map((chance) => awayChances.map((other) => chance * other));
  const differences = new Array<number>(2 * most + 1).fill(0);
  const totals = new Array<number>(2 * most + 1).fill(0);
  for (let scored = 0; scored <= most; scored += 1) {
    for (let conceded = 0; conceded <= most; conceded += 1) {
      const chance = (homeChances[scored] ?? 0) * (awayChances[conceded] ?? 0);
      differences[scored - conceded + most] = (differences[scored - conceded + most] ?? 0) + chance;
      totals[scored + conceded] = (totals[scored + conceded] ?? 0) + chance;
    }
  }
  return { cells, differences: { from: -most, chances: differences }, totals: { from: 0, chances: totals } };
}

/** Chances of home win, draw and away win with a current lead of `lead` goals (negative: behind). */
export function resultChances({ differences }: GoalGrid, lead = 0): readonly [number, number, number] {
  let [home, draw, away] = [0, 0, 0];
  for (const [index, chance] of differences.chances.entries()) {
    const margin = differences.from + index + lead;
    if (margin > 0) home += chance;
    else if (margin === 0) draw += chance;
    else away += chance;
  }
  return [home, draw, away];
}

/** Share of a fair book for the upper side of a quarter line, returned stakes aside. 1 / share is the price. */
export function upperShare({ from, chances }: Distribution, line: number): number {
  let won = 0;
  let lost = 0;
  let distance = from - line;
  // A plain loop, because a demo world calls this millions of times.
  for (const chance of chances) {
    if (distance > 0.25) won += chance;
    else if (distance === 0.25) won += chance / 2;
    else if (distance === -0.25) lost += chance / 2;
    else if (distance < -0.25) lost += chance;
    distance += 1;
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** The most balanced quarter line, not below `least`. */
export function evenLine(distribution: Distribution, least = Number.NEGATIVE_INFINITY): number {
  const { from, chances } = distribution;
  const mean = chances.reduce((sum, chance, index) => sum + chance * (from + index), 0);
  const near = Math.round(mean * 4) / 4;
  const unevenness = (line: number) => Math.abs(upperShare(distribution, line) - 0.5);
  // The balanced line is next to the mean; for a skewed distribution it may be a step or two below it.
  let best = Math.max(near, least);
  let worst = unevenness(best);
  for (const step of [-0.25, 0.25, -0.5, 0.5, -0.75]) {
    const line = Math.max(near + step, least);
    const uneven = line === best ? worst : unevenness(line);
    if (uneven < worst) [best, worst] = [line, uneven];
  }
  return best;
}
