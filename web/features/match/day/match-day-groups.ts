import type { Match } from "#shared/match/index.ts";
import { groupByCompetition, type MatchGroup } from "#shared/match/match-order.ts";

/**
 * The list's groups: ordered by what was fetched, so that nothing changes its place while matches are played. What
 * came by push later goes into its competition's group, or into a group at the end.
 */
export function groupsOfDay(fetched: readonly Match[], added: readonly Match[]): MatchGroup[] {
  const groups = groupByCompetition(fetched);
  const known = new Set(groups.map((group) => group.competition.id));
  const extended = groups.map((group) => {
    const more = added.filter((match) => match.competition.id === group.competition.id);
    return more.length === 0 ? group : { ...group, matches: inOrder([...group.matches, ...more]) };
  });
  return [...extended, ...groupByCompetition(added.filter((match) => !known.has(match.competition.id)))];
}

const inOrder = (matches: Match[]): Match[] =>
  matches.sort((a, b) => a.match_time - b.match_time || a.id - b.id);
