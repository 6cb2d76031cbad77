import { useEffect } from "react";
import { useSnapshot } from "valtio";
import type { Match, MatchDetail, MatchStat } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { withNewerMinutes } from "#web/features/match/as-of-minute.rules.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import {
  type CardHighlight,
  createMatchOverlays,
  type GoalHighlight,
  type MatchOverlay,
  newerMatch,
} from "./match-overlay.ts";

/** The pushed states in the page's view of results. */
export const useMatchOverlay = (): MatchOverlay => usePageStore(createMatchOverlays)(useShownView());

/** Pushed state of a match. Renders for this match only. */
export const usePushedMatch = (matchId: number) => useSnapshot(useMatchOverlay().of(matchId));

export interface ShownMatch {
  readonly match: Match;
  readonly goal: GoalHighlight | null;
  readonly card: CardHighlight | null;
}

/** Current state of a match: fetched or pushed, whichever is newer. Renders for this match only. */
export function useShownMatch(fetched: Match): ShownMatch {
  const overlay = useMatchOverlay();
  useEffect(() => {
    if (overlay.shield.scores === "some" && lacksResult(fetched)) return overlay.standing.add(fetched);
  }, [overlay, fetched]);
  const { match, goal, card } = usePushedMatch(fetched.id);
  return { match: newerMatch(fetched, match), goal, card };
}

export interface ShownDetail extends ShownMatch, Pick<MatchDetail, "incidents" | "commentary"> {
  readonly stats: readonly MatchStat[];
}

/** A match with its current timeline, statistics and commentary. */
export function useShownDetail(fetched: MatchDetail): ShownDetail {
  const { detail: pushed } = usePushedMatch(fetched.match.id);
  // The list's room pushes rows without details, so a row may be newer than the timeline beside it.
  const isPushed = pushed !== null && pushed.updated_at >= fetched.match.updated_at;
  const { incidents, stats, commentary } = isPushed ? pushed : fetched;
  const timed = isPushed ? withNewerMinutes(stats, fetched.stats) : stats;
  return { ...useShownMatch(fetched.match), incidents, stats: timed, commentary };
}
