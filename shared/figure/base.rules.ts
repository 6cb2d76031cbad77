/**
 * How many matches a figure is made of. Sources count goals of every match and shots of a few, so two sums of one
 * season may be of unlike matches: each has its number, and what is divided by one another comes from the same matches.
 */

/** Of how many matches the figures of a team or a player are made: `matches`, where `counted` names no other number. */
export interface FigureBase {
  readonly matches: number;
  readonly counted: Readonly<Partial<Record<string, number>>>;
}

/** Of how many matches one figure is made. */
export const matchesOf = ({ matches, counted }: FigureBase, figure: string): number =>
  (Object.hasOwn(counted, figure) ? counted[figure] : undefined) ?? matches;

/**
 * The number of matches that all of some figures are made of; null where they are made of unlike numbers. Only with the
 * same number may totals stand beside one another without it.
 */
export function sameBase(bases: readonly FigureBase[], figures: readonly string[]): number | null {
  const numbers = new Set(bases.flatMap((base) => figures.map((figure) => matchesOf(base, figure))));
  const [number] = numbers;
  return numbers.size === 1 && number !== undefined ? number : null;
}

/** The number of matches that stands beside a figure: none beside one of all matches. */
export function countBeside(base: FigureBase, figure: string): number | null {
  const count = matchesOf(base, figure);
  return count < base.matches ? count : null;
}

/** The number that stands once above figures that all have it, where it is not all matches of each. */
export function countAbove(bases: readonly FigureBase[], figures: readonly string[]): number | null {
  const count = sameBase(bases, figures);
  return count !== null && bases.some(({ matches }) => count < matches) ? count : null;
}

/** A figure and the one that is a part of it: passes, and accurate ones of them. */
export type Pair<Key extends string> = readonly [whole: Key, part: Key];

type Figures<Key extends string> = Readonly<Partial<Record<Key, number | null>>>;

const isKnown = (value: number | null | undefined): boolean => (value ?? null) !== null;

/** What of a pair a match must leave out, given which of the pair the other matches tell. */
function leftOut<Key extends string>([whole, part]: Pair<Key>, matches: readonly Figures<Key>[]) {
  const hasBoth = (match: Figures<Key>) => isKnown(match[whole]) && isKnown(match[part]);
  if (matches.some(hasBoth)) {
    return (match: Figures<Key>): readonly Key[] =>
      hasBoth(match) && (match[part] ?? 0) <= (match[whole] ?? 0) ? [] : [whole, part];
  }
  const isWholeTold = matches.some((match) => isKnown(match[whole]));
  return (): readonly Key[] => (isWholeTold ? [part] : []);
}

/**
 * Restricts a pair of statistics (part, whole) to the matches that have both, so that the sum of the parts never exceeds
 * the sum of the wholes. Once one match has both, those with one alone count for neither, and no match does whose part is more than
 * its whole. Where none has both, the whole stands alone, or else the part.
 */
export function inPairs<Key extends string, Match extends Figures<Key>>(
  matches: readonly Match[],
  pairs: readonly Pair<Key>[],
): Match[] {
  const rules = pairs.map((pair) => leftOut(pair, matches));
  return matches.map((match) => {
    const keys = rules.flatMap((rule) => rule(match));
    return { ...match, ...Object.fromEntries(keys.map((key) => [key, null])) };
  });
}
