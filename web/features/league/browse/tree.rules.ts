import type { Continent } from "#shared/competition/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { type Named, plainText } from "#shared/match/name.rules.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

type Tree = readonly Continent[];

/** Total number of competitions of a continent. */
export const countOf = ({ competitions, countries }: Continent): number =>
  competitions.length + countries.reduce((sum, country) => sum + country.competitions.length, 0);

/** A continent's countries in the order of their names in the page's language: the API sorts by English names. */
export const countriesByName = ({ countries }: Continent): Continent["countries"] =>
  countries.toSorted((one, other) => compareNames(shownName(one.country), shownName(other.country)));

/** All searchable names: the original ones and those in the reader's language. */
function wordsOf({ name, translations }: Named): string {
  return [name, ...Object.values(translations ?? {})].join(" ");
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

/** Competitions where every word of `wanted` is a prefix of a word in their or their country's names, hottest first. */
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
