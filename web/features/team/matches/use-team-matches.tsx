import type { ReactNode } from "react";
import { isMoving } from "#shared/match/match-moves.rules.ts";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import { useClockValue, useFetched } from "#web/platform/page-stores.tsx";
import { type TeamMatches, type TeamMatchesName, teamMatchesKey } from "../team.keys.ts";

const TeamMatchesRefresh = laterPart(() => import("./team-matches-refresh.tsx"));

/** A page of a team's matches as it is known now: the loader's, or what was asked for again since. */
export const useTeamMatches = (name: TeamMatchesName, seed: TeamMatches): TeamMatches =>
  useFetched(teamMatchesKey(name), seed);

interface FreshMatchesProps {
  /** What is to come or in play. */
  readonly future: TeamMatches;
  /** What is asked for again while something of it may move. */
  readonly names: readonly TeamMatchesName[];
}

/** Asks for a team's matches again, once a minute, while one is in play or about to begin. Renders nothing. */
export function FreshMatches({ future, names }: FreshMatchesProps): ReactNode {
  const moving = useClockValue((nowMs) => isMoving(future.matches, nowMs));
  return moving ? <AfterHydration>{() => <TeamMatchesRefresh names={names} />}</AfterHydration> : null;
}
