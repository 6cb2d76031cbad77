import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TieMatch } from "#shared/competition/tie.rules.ts";
import type { ErrorCode } from "#shared/errors/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import type { Match } from "#shared/match/index.ts";
import { isMoving } from "#shared/match/match-moves.rules.ts";
import { isLive } from "#shared/match/match-status.ts";
import type { LeagueSlots } from "#web/features/league/league-slots.ts";
import { LeagueTabBody } from "#web/features/league/league-tab-body.tsx";
import type { MatchOverlay } from "#web/features/live-overlay/match-overlay.ts";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import { StandingsViews } from "#web/features/standings/standings-views.tsx";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useClockValue, usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { dayOf } from "#web/platform/i18n/format.ts";
import { LiveTables } from "./live-tables.tsx";

const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

const slots: LeagueSlots = {
  rows: (matches) => matches.map((match) => <MatchRow key={match.id} match={match} />),
  tables: (shown) => <LiveTables {...shown} />,
  views: (chosen, hasLive, hrefOf) => <StandingsViews chosen={chosen} hasLive={hasLive} hrefOf={hrefOf} />,
  sync: (season_id, rows, others = []) => (
    <AfterHydration>{() => <LeagueSync season_id={season_id} rows={rows} others={others} />}</AfterHydration>
  ),
};

interface LeagueTabScreenProps {
  readonly leagueId: number;
  readonly failed: ErrorCode | null;
}

/** The tab of a competition's page that its query names. */
export default function LeagueTabScreen({ leagueId, failed }: LeagueTabScreenProps) {
  return <LeagueTabBody leagueId={leagueId} failed={failed} slots={slots} />;
}

/** Interval between refreshes of a season while one of its matches is live. */
export const REFRESH_MS = 60_000;

interface LeagueSyncProps {
  readonly season_id: number;
  /** The rows of a tab that the list room can push to. */
  readonly rows: readonly Match[];
  /** Other matches of the tab. */
  readonly others: readonly TieMatch[];
}

/** Keeps a competition's page fresh: rows by the list room's pushes, the rest by refetching. */
function LeagueSync({ season_id, rows, others }: LeagueSyncProps) {
  const client = useQueryClient();
  const { clock } = usePageStores();
  const overlay = useMatchOverlay();
  const moves = useClockValue(
    (nowMs) => isMoving(rows, nowMs) || isMoving(others, nowMs) || isPlayed(overlay, season_id, nowMs),
  );
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      // Keys of calls are a path and its query: every query that names the season is stale.
      void client.invalidateQueries({
        predicate: ({ queryKey: [, query] }) => isRecord(query) && query.season_id === season_id,
      });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [client, moves, season_id]);
  return <MatchDaySync date={dayOf(Math.floor(clock.now() / 1000))} matches={rows} />;
}

/** Tables and scorers of a season may still change for this long (seconds) after a match has ended. */
const AFTERWARDS_S = 5 * 60;

/** True if a match of a season is in play or has just ended, as the list room has pushed it. */
const isPlayed = ({ list }: MatchOverlay, seasonId: number, nowMs: number): boolean =>
  Object.values(list.places).some(
    ({ status, updated_at, season_id }) =>
      season_id === seasonId && (isLive(status) || nowMs / 1000 - updated_at < AFTERWARDS_S),
  );
