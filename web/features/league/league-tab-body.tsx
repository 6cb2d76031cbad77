import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ErrorCode } from "#shared/errors/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import { type LeaguePageData, leagueQuery, seasonIdOf } from "./league.query.ts";
import type { LeagueSlots } from "./league-slots.ts";
import { type LeagueTab, leagueTabAt, leagueTabPath } from "./league-tab.ts";

// Each body is a chunk of its own: a page loads only the one it shows.
const OverviewTab = lazyWithRetry(() => import("./overview/overview-tab.tsx"));
const StandingsTab = lazyWithRetry(() => import("./standings/standings-tab.tsx"));
const ScheduleTab = lazyWithRetry(() => import("./schedule/schedule-tab.tsx"));
const BracketTab = lazyWithRetry(() => import("./bracket/bracket-tab.tsx"));
const ScorersTab = lazyWithRetry(() => import("./scorers/scorers-tab.tsx"));
const BestElevenTab = lazyWithRetry(() => import("./best-eleven/best-eleven-tab.tsx"));
const TeamStatsTab = lazyWithRetry(() => import("./team-stats/team-stats-tab.tsx"));
const HalfFullTab = lazyWithRetry(() => import("./half-full/half-full-tab.tsx"));
const GoalTimesTab = lazyWithRetry(() => import("./goal-times/goal-times-tab.tsx"));
const TransfersTab = lazyWithRetry(() => import("./transfers/transfers-tab.tsx"));
// It brings the texts of the whole error catalogue.
const FailedTab = lazyWithRetry(() => import("#web/platform/errors/failed-tab.tsx"));

interface LeagueTabBodyProps {
  readonly leagueId: number;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
  readonly slots: LeagueSlots;
}

/** The content of the current tab. */
export function LeagueTabBody({ leagueId, failed, slots }: LeagueTabBodyProps) {
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(leagueQuery(leagueId, idIn(search, "season_id")));
  const tab = leagueTabAt(search, page);
  if (failed !== null) return <FailedTab path={leagueTabPath(page, tab)} code={failed} />;
  return bodyOf(tab, page, slots);
}

function bodyOf(tab: LeagueTab, page: LeaguePageData, { rows, tables, views, sync }: LeagueSlots): ReactNode {
  switch (tab) {
    case "overview":
      return <OverviewTab page={page} rows={rows} tables={tables} sync={sync} />;
    case "schedule":
      return <ScheduleTab page={page} rows={rows} sync={sync} />;
    case "bracket":
      return page.season && <BracketTab season={page.season} sync={sync} />;
    case "transfers":
      return <TransfersTab page={page} />;
    default:
      return (
        <>
          {statisticsOf(tab, page, { tables, views })}
          {sync(seasonIdOf(page), [])}
        </>
      );
  }
}

type StatTab = Exclude<LeagueTab, "overview" | "schedule" | "bracket" | "transfers">;

/** Statistics over the matches of a season. */
function statisticsOf(
  tab: StatTab,
  page: LeaguePageData,
  { tables, views }: Pick<LeagueSlots, "tables" | "views">,
): ReactNode {
  switch (tab) {
    case "standings":
      return <StandingsTab page={page} tables={tables} views={views} />;
    case "scorers":
      return <ScorersTab page={page} />;
    case "best-eleven":
      return <BestElevenTab page={page} />;
    case "stats":
      return <TeamStatsTab page={page} />;
    case "half-full":
      return <HalfFullTab page={page} />;
    case "goal-times":
      return <GoalTimesTab page={page} />;
  }
}
