import type { Match } from "#shared/match/index.ts";
import { byKickOff, groupByCompetition, type MatchGroup } from "#shared/match/match-order.ts";

/** The list's groups in the order of the first load; later matches join their competition's group or the end. */
export function groupsOfDay(first: readonly Match[], added: readonly Match[]): MatchGroup[] {
  const groups = groupByCompetition(first);
  const known = new Set(groups.map((group) => group.competition.id));
  const extended = groups.map((group) => {
    const more = added.filter((match) => match.competition.id === group.competition.id);
    return more.length === 0 ? group : { ...group, matches: [...group.matches, ...more].sort(byKickOff) };
  });
  return [...extended, ...groupByCompetition(added.filter((match) => !known.has(match.competition.id)))];
}
