/**
 * Number of matches behind a statistic: sources count goals of every match and shots of a few, and only statistics of
 * the same matches may be divided.
 */

/** Number of matches behind the statistics of a team or a player: `matches`, where `counted` has no other number. */
export interface StatisticBase {
  readonly matches: number;
  readonly counted: Readonly<Partial<Record<string, number>>>;
}

/** Number of matches behind one statistic. */
export const matchesOf = ({ matches, counted }: StatisticBase, statistic: string): number =>
  (Object.hasOwn(counted, statistic) ? counted[statistic] : undefined) ?? matches;

/** The number of matches behind all of some statistics; null where it differs, and totals do not compare. */
export function sameBase(bases: readonly StatisticBase[], statistics: readonly string[]): number | null {
  const numbers = new Set(bases.flatMap((base) => statistics.map((statistic) => matchesOf(base, statistic))));
  const [number] = numbers;
  return numbers.size === 1 && number !== undefined ? number : null;
}

/** The number of matches shown beside a statistic: none beside one of all matches. */
export function countBeside(base: StatisticBase, statistic: string): number | null {
  const count = matchesOf(base, statistic);
  return count < base.matches ? count : null;
}

/** The number shown once above statistics that share it, where it is not all matches of each. */
export function countAbove(bases: readonly StatisticBase[], statistics: readonly string[]): number | null {
  const count = sameBase(bases, statistics);
  return count !== null && bases.some(({ matches }) => count < matches) ? count : null;
}

/** A statistic and its part: passes, and accurate ones of them. */
export type Pair<Key extends string> = readonly [whole: Key, part: Key];

type Statistics<Key extends string> = Readonly<Partial<Record<Key, number | null>>>;

const isKnown = (value: number | null | undefined): boolean => (value ?? null) !== null;

/** Which statistic of a pair a match must leave out, given which of the pair the other matches have. */
function leftOut<Key extends string>([whole, part]: Pair<Key>, matches: readonly Statistics<Key>[]) {
  const hasBoth = (match: Statistics<Key>) => isKnown(match[whole]) && isKnown(match[part]);
  if (matches.some(hasBoth)) {
    return (match: Statistics<Key>): readonly Key[] =>
      hasBoth(match) && (match[part] ?? 0) <= (match[whole] ?? 0) ? [] : [whole, part];
  }
  const hasWhole = matches.some((match) => isKnown(match[whole]));
  return (): readonly Key[] => (hasWhole ? [part] : []);
}

/**
 * Restricts a pair of statistics (part, whole) to the matches that have both, so that the sum of the parts never
 * exceeds that of the wholes; a match whose part exceeds its whole never counts. Where none has both, the whole is used
 * alone, or else the part.
 */
export function inPairs<Key extends string, Match extends Statistics<Key>>(
  matches: readonly Match[],
  pairs: readonly Pair<Key>[],
): Match[] {
  const rules = pairs.map((pair) => leftOut(pair, matches));
  return matches.map((match) => {
    const keys = rules.flatMap((rule) => rule(match));
    return { ...match, ...Object.fromEntries(keys.map((key) => [key, null])) };
  });
}
