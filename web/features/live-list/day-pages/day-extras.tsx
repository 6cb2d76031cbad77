import { useEffect } from "react";
import type { Match } from "#shared/match/index.ts";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import { BlockTools } from "../list/block-tools.tsx";
import { useListView } from "../list/match-list-view.ts";

interface DayExtrasProps {
  readonly date: string;
  readonly matches: readonly Match[];
  /** Matches of the day can be in play. */
  readonly isPlayed: boolean;
}

/** What a page of a day is for beside reading: star and caret of its blocks, and its scores as they come. */
export default function DayExtras({ date, matches, isPlayed }: DayExtrasProps) {
  const view = useListView();
  useEffect(() => {
    view.BlockTools = BlockTools;
  }, [view]);
  return isPlayed ? <MatchDaySync date={date} matches={matches} /> : null;
}
