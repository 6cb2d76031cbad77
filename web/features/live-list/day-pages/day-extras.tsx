import { useEffect } from "react";
import type { Match } from "#shared/match/index.ts";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import { BlockTools } from "../list/block-tools.tsx";
import { useListView } from "../list/match-list-view.ts";

interface DayExtrasProps {
  readonly date: string;
  readonly matches: readonly Match[];
  /** Matches of the day can be live. */
  readonly isPlayed: boolean;
}

/** Interactive additions to a page of a day: stars and carets of its blocks, and live scores. */
export default function DayExtras({ date, matches, isPlayed }: DayExtrasProps) {
  const view = useListView();
  useEffect(() => {
    view.BlockTools = BlockTools;
  }, [view]);
  return isPlayed ? <MatchDaySync date={date} matches={matches} /> : null;
}
