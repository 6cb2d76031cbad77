import type { PageInfo } from "#shared/api/index.ts";
import type { MatchBrief } from "#shared/match/index.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Keys apart from the query options: the first render needs them without TanStack Query. */

/** What is to come or in play, ascending; or what is over, newest first. */
export type TeamMatchKind = "future" | "past";

/** A page of a team's matches. */
export interface TeamMatches {
  readonly matches: readonly MatchBrief[];
  readonly page: PageInfo;
}

/** Which page of which of a team's matches. */
export interface TeamMatchesName {
  readonly team_id: number;
  readonly kind: TeamMatchKind;
  readonly limit: number;
  readonly page: number;
}

export const teamMatchesKey = ({ team_id, kind, limit, page }: TeamMatchesName) =>
  ["team-matches", team_id, kind, limit, page] as unknown as KeyOf<TeamMatches>;
