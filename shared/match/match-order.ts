import { compareNames } from "../text/text-order.ts";
import { compareKickOffs } from "./kick-off.rules.ts";
import type { CompetitionRef, Match } from "./match.schema.ts";
import { isLive } from "./match-status.ts";

/** One competition's block of the list. */
export interface MatchGroup {
  readonly competition: CompetitionRef;
  readonly matches: readonly Match[];
}

/** Matches of a day by kick-off, ascending, those without an hour last; at equal times by id. */
export const byKickOff = (a: Match, b: Match): number => compareKickOffs(a, b) || a.id - b.id;

/** Groups a day's matches by competition: live ones first, then hotter ones, then by name; within it by kick-off. */
export function groupByCompetition(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<number, Match[]>();
  for (const match of matches) {
    const group = groups.get(match.competition.id);
    if (group) group.push(match);
    else groups.set(match.competition.id, [match]);
  }
  const live = (group: MatchGroup): number => Number(group.matches.some((match) => isLive(match.status)));
  return [...groups.values()]
    .flatMap((group): MatchGroup[] => {
      const [first] = group;
      return first ? [{ competition: first.competition, matches: group.toSorted(byKickOff) }] : [];
    })
    .sort(
      (a, b) =>
        live(b) - live(a) ||
        b.competition.hot - a.competition.hot ||
        compareNames(a.competition.name, b.competition.name),
    );
}
