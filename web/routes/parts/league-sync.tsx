import type { SeasonId } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { followsSeason, movesSoon, rowsOf } from "#web/features/league/league-live.ts";
import type { LeaguePageData } from "#web/features/league/league-page.loader.server.ts";
import type { LeagueTabAnswer } from "#web/features/league/league-tab.loader.server.ts";
import MatchDaySync from "#web/features/match/live/match-day-sync.tsx";
import { useMatchOverlay } from "#web/features/match/live/match-overlay.context.tsx";
import type { MatchOverlay } from "#web/features/match/live/match-overlay.ts";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { dayOf } from "#web/platform/format.ts";
import { laterPart } from "#web/platform/later-code.ts";
import { useClockValue, usePageStores } from "#web/platform/page-stores.tsx";

// The query client comes with it: a tab that nothing moves on does without.
const LeagueRefresh = laterPart(() => import("#web/features/league/league-refresh.tsx"));

interface LeagueSyncProps {
  readonly page: LeaguePageData;
  readonly answer: LeagueTabAnswer;
  /** The query of the tab's address. */
  readonly search: URLSearchParams;
}

/** Keeps a competition's page in step: rows by the list's room, the rest by asking again. Loaded after hydration. */
export default function LeagueSync({ page, answer, search }: LeagueSyncProps) {
  const { clock } = usePageStores();
  const overlay = useMatchOverlay();
  const seasonId = followsSeason(answer) ? page.season?.id : undefined;
  const looksAgain = useClockValue((nowMs) => movesSoon(answer, nowMs) || isPlayed(overlay, seasonId, nowMs));
  return (
    <>
      <MatchDaySync date={dayOf(Math.floor(clock.now() / 1000))} matches={rowsOf(answer)} />
      {looksAgain ? (
        <AfterHydration>{() => <LeagueRefresh page={page} search={search} />}</AfterHydration>
      ) : null}
    </>
  );
}

/** So long (seconds) after a match of a season has ended its tables and scorers may still be told. */
const AFTERWARDS_S = 5 * 60;

/** Whether, as the list's room tells, a match of a season is in play or has just ended. */
function isPlayed({ places }: MatchOverlay, seasonId: SeasonId | undefined, nowMs: number): boolean {
  return Object.values(places).some(
    ({ status, updated_at, season_id }) =>
      (isLive(status) || nowMs / 1000 - updated_at < AFTERWARDS_S) &&
      seasonId !== undefined &&
      season_id === seasonId,
  );
}
