import type { Match } from "#shared/match/index.ts";
import { type Named, plainText } from "#shared/match/name.rules.ts";

const namesOf = ({ name, translations = {} }: Named): string[] => [
  name,
  ...Object.values(translations).filter((one) => one !== undefined),
];

/** Everything that a match can be found by. */
const wordsOf = ({ home, away, competition }: Match): string =>
  plainText([home, away, competition].flatMap(namesOf).join(" "));

/**
 * Matches whose teams or competition have each of the words that were typed; all without any. Those that everybody looks
 * for come first, then the next to kick off.
 */
export function foundMatches(matches: readonly Match[], typed: string): Match[] {
  const words = plainText(typed).split(/\s+/);
  return matches
    .filter((match) => words.every((word) => wordsOf(match).includes(word)))
    .toSorted((a, b) => b.competition.hot - a.competition.hot || a.match_time - b.match_time);
}
