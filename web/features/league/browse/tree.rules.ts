import type { Continent } from "#shared/competition/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { type Named, plainText } from "#shared/match/name.rules.ts";

type Tree = readonly Continent[];

/** How many competitions a continent has in all. */
export const countOf = ({ competitions, countries }: Continent): number =>
  competitions.length + countries.reduce((sum, country) => sum + country.competitions.length, 0);

/** Every name that somebody may look for it by: in its own words and in the reader's. */
function wordsOf({ name, translations }: Named): string {
  return [name, translations?.vi, translations?.en].join(" ");
}

function textOf(competition: CompetitionRef): string {
  return plainText(
    [
      wordsOf(competition),
      competition.short_name,
      wordsOf(competition.country),
      competition.country.code,
    ].join(" "),
  );
}

/** Competitions in whose names or country's names every word of `wanted` begins a word, the hottest first. */
export function findCompetitions(continents: Tree, wanted: string): CompetitionRef[] {
  const words = plainText(wanted).split(/\s+/).filter(Boolean);
  const all = continents.flatMap(({ competitions, countries }) => [
    ...competitions,
    ...countries.flatMap((country) => country.competitions),
  ]);
  return all
    .filter((competition) => {
      const text = ` ${textOf(competition)}`;
      return words.every((word) => text.includes(` ${word}`));
    })
    .sort((a, b) => b.hot - a.hot);
}
