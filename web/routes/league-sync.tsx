import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Match } from "#shared/match/index.ts";
import MatchDaySync from "#web/features/match/live/match-day-sync.tsx";
import { dayOf } from "#web/platform/format.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";

/** Between two looks at what no room tells: tables, scorers, ties. */
const LOOK_MS = 60_000;

interface LeagueSyncProps {
  /** The rows that the tab shows, as fetched. */
  readonly matches: readonly Match[];
  /** Asks for the tab again while it is looked at; another tab of the browser costs nothing. */
  readonly looksAgain: boolean;
}

/** Keeps a competition's page in step: rows by the list's room, the rest by asking again. Loaded after hydration. */
export default function LeagueSync({ matches, looksAgain }: LeagueSyncProps) {
  const { clock } = usePageStores();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!looksAgain) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [looksAgain, revalidate]);
  return <MatchDaySync date={dayOf(Math.floor(clock.now() / 1000))} matches={matches} />;
}
