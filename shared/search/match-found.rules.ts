import { type Named, plainText } from "../match/name.rules.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** From so many of a name's first words on, it can be typed as one word; the index of names has the same. */
const JOINED_FROM = 3;

interface SearchedTeam extends Named {
  readonly short_name: string | null;
}

const namesOf = ({ name, short_name, translations }: SearchedTeam): string[] => [
  name,
  short_name ?? "",
  ...Object.values(translations ?? {}).filter((text) => text !== undefined),
];

/** The words of a name, and its tails from each word on as one word: "songlamnghean", "lamnghean", "nghean". */
function wordsOf(name: string): string[] {
  const words = name.match(WORD) ?? [];
  return [...words, ...words.slice(0, JOINED_FROM).map((_, at) => words.slice(at).join(""))];
}

/** True if each typed word begins a word of a team's name, or the name written as one word: "arsenal chel", "hanoi". */
export function isMatchFound(typed: string, teams: readonly [SearchedTeam, SearchedTeam]): boolean {
  const wanted = plainText(typed).match(WORD) ?? [];
  const words = teams.flatMap(namesOf).map(plainText).flatMap(wordsOf);
  return wanted.length > 0 && wanted.every((word) => words.some((own) => own.startsWith(word)));
}
