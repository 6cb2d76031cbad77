import { type Named, plainText } from "../match/name.rules.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const BLANKS = /[^\p{L}\p{N}]+/gu;

interface SearchedTeam extends Named {
  readonly short_name: string | null;
}

const namesOf = ({ name, short_name, translations }: SearchedTeam): string[] =>
  [name, short_name ?? "", translations?.vi ?? "", translations?.en ?? ""].filter((text) => text !== "");

/**
 * Whether a match is found: each word that was typed begins a word of either team's name, or begins one of them written
 * as one word ("hanoi"). So "arsenal chel" finds Arsenal - Chelsea, and "ha noi" the matches of Hà Nội.
 */
export function isMatchFound(typed: string, teams: readonly [SearchedTeam, SearchedTeam]): boolean {
  const wanted = plainText(typed).match(WORD) ?? [];
  const plain = teams.flatMap(namesOf).map(plainText);
  const words = plain.flatMap((name) => name.match(WORD) ?? []);
  const joined = plain.map((name) => name.replace(BLANKS, ""));
  return (
    wanted.length > 0 &&
    wanted.every(
      (word) => words.some((own) => own.startsWith(word)) || joined.some((own) => own.startsWith(word)),
    )
  );
}
