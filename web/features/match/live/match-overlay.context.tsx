import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Match, MatchDetail, MatchStat } from "#shared/match/index.ts";
import { lacksResult } from "#shared/shield/mask-results.rules.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { withNewerMinutes } from "../as-of-minute.rules.ts";
import {
  type CardMark,
  createMatchOverlay,
  type GoalMark,
  type MatchOverlay,
  newerMatch,
} from "./match-overlay.ts";

const MatchOverlayContext = createContext<MatchOverlay | null>(null);

interface MatchOverlayProviderProps {
  /** For tests; a page makes its own. */
  readonly overlay?: MatchOverlay;
  readonly children: ReactNode;
}

/** Gives a page tree its overlay of pushed matches. */
export function MatchOverlayProvider({ overlay, children }: MatchOverlayProviderProps) {
  const { shield } = usePageStores();
  const [own] = useState(() => overlay ?? createMatchOverlay(shield));
  return <MatchOverlayContext value={own}>{children}</MatchOverlayContext>;
}

export function useMatchOverlay(): MatchOverlay {
  const overlay = useContext(MatchOverlayContext);
  if (!overlay) throw new Error("MatchOverlayProvider is missing above this component");
  return overlay;
}

export interface ShownMatch {
  readonly match: Match;
  readonly goal: GoalMark | null;
}

/** A match as it stands: what was fetched or what was pushed, whichever is newer. Renders for this match only. */
export function useShownMatch(fetched: Match): ShownMatch {
  const overlay = useMatchOverlay();
  const pushed = overlay.of(fetched.id);
  useEffect(() => {
    if (overlay.shield.scores === "some" && lacksResult(fetched)) return overlay.standing.add(fetched);
  }, [overlay, fetched]);
  const match = useStore(pushed, ({ match }) => newerMatch(fetched, match), fetched);
  return { match, goal: useStore(pushed, ({ goal }) => goal, null) };
}

/** The red card that a match's row shows now. */
export const useCardMark = (matchId: number): CardMark | null =>
  useStore(useMatchOverlay().of(matchId), ({ card }) => card, null);

export interface ShownDetail extends ShownMatch, Pick<MatchDetail, "incidents" | "commentary"> {
  readonly stats: readonly MatchStat[];
}

/** A match with its timeline, statistics and commentary as they stand. */
export function useShownDetail(fetched: MatchDetail): ShownDetail {
  const pushed = useStore(useMatchOverlay().of(fetched.match.id), ({ detail }) => detail, null);
  // The list's room pushes rows without details, so a row may be newer than the timeline beside it.
  const isPushed = pushed !== null && pushed.updated_at >= fetched.match.updated_at;
  const { incidents, stats, commentary } = isPushed ? pushed : fetched;
  const timed = isPushed ? withNewerMinutes(stats, fetched.stats) : stats;
  return { ...useShownMatch(fetched.match), incidents, stats: timed, commentary };
}
