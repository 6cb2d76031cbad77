import { useSyncExternalStore } from "react";
import { subscribe } from "valtio";
import { hasBegun } from "#shared/match/match-status.ts";
import type { TableMatchInPlay } from "#shared/standings/index.ts";
import type { GoalsNow } from "#shared/standings/live-table.rules.ts";
import type { MatchOverlay } from "./match-overlay.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

/** Goals of a match, fetched or pushed, whichever is newer; null where it no longer counts. */
function goalsNow(match: TableMatchInPlay, overlay: MatchOverlay): GoalsNow | null {
  const fetched: GoalsNow = [match.home_goals, match.away_goals];
  const pushed = overlay.of(match.id).match;
  if (pushed === null || pushed.updated_at < match.updated_at) return fetched;
  if (!hasBegun(pushed.status) || pushed.status === "abandoned" || pushed.status === "cancelled") return null;
  const { home, away } = pushed.score;
  // Unknown goals are hidden by the reader's shield.
  return home.goals === null || away.goals === null ? fetched : [home.goals, away.goals];
}

/** Present goals of a table's matches in play. Renders when one of them changes. */
export function useGoalsNow(
  matches: readonly TableMatchInPlay[],
): (match: TableMatchInPlay) => GoalsNow | null {
  const overlay = useMatchOverlay();
  const read = () => JSON.stringify(matches.map((match) => goalsNow(match, overlay)));
  useSyncExternalStore(
    (onChange) => {
      const ends = matches.map(({ id }) => subscribe(overlay.of(id), onChange, true));
      return () => {
        for (const end of ends) end();
      };
    },
    read,
    read,
  );
  return (match) => goalsNow(match, overlay);
}
