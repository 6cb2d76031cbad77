import { useEffect, useRef } from "react";
import type { LeagueDay } from "#web/features/match/day-pages/league-day.tsx";
import MatchDaySync from "#web/features/match/live/match-day-sync.tsx";
import { tableRefetchMs } from "#web/features/match/live/refetch.rules.ts";
import { useRefetch } from "#web/features/match/live/use-refetch.ts";
import type { MatchDay } from "#web/features/match/match.keys.ts";

interface StandingsSyncProps {
  readonly day: MatchDay;
  readonly today: LeagueDay;
  readonly season_id: number;
}

/** Keeps the matches beside a table in step with the list room, and asks for the table when one of them has ended. */
export default function StandingsSync({ day, today: { ended }, season_id }: StandingsSyncProps) {
  const refetch = useRefetch();
  const seen = useRef({ season_id, ended });
  useEffect(() => {
    const before = seen.current;
    seen.current = { season_id, ended };
    if (before.season_id !== season_id || before.ended >= ended) return;
    for (const pauseMs of tableRefetchMs(Math.random())) refetch({ what: "standings", season_id }, pauseMs);
  }, [ended, season_id, refetch]);
  return <MatchDaySync date={day.date} matches={day.matches} />;
}
