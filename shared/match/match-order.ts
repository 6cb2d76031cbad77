import { compareNames } from "../text/text-order.ts";
import { compareKickOffs } from "./kick-off.rules.ts";
import type { CompetitionRef, Match } from "./match.schema.ts";

/** One competition's block of the list. */
export interface MatchGroup {
  readonly competition: CompetitionRef;
  readonly matches: readonly Match[];
}

/** Matches of a day by kick-off, ascending, those without an hour last; at equal times by id. */
export const byKickOff = (a: Match, b: Match): number => compareKickOffs(a, b) || a.id - b.id;

/** FIFA code of the country whose competitions come first: most readers follow them. */
const HOME_COUNTRY = "VIE";

/** Order of competitions by importance: those of the home country, then hotter ones, then by name. */
export const byImportance = (a: CompetitionRef, b: CompetitionRef): number =>
  Number(b.country.code === HOME_COUNTRY) - Number(a.country.code === HOME_COUNTRY) ||
  b.hot - a.hot ||
  compareNames(a.name, b.name);

/** Groups a day's matches by competition, by importance, whichever is in play; within it by kick-off. */
export function groupByCompetition(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<number, Match[]>();
  for (const match of matches) {
    const group = groups.get(match.competition.id);
    if (group) group.push(match);
    else groups.set(match.competition.id, [match]);
  }
  return [...groups.values()]
    .flatMap((group): MatchGroup[] => {
      const [first] = group;
      return first ? [{ competition: first.competition, matches: group.toSorted(byKickOff) }] : [];
    })
    .sort((a, b) => byImportance(a.competition, b.competition));
}
