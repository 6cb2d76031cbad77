import { type ReactNode, Suspense } from "react";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import type { LeagueSlots } from "./league-slots.ts";
import type { LeagueTabAnswer } from "./league-tab.loader.server.ts";
import { leagueTabPath } from "./league-tab.ts";

// Each body is a chunk of its own: a page loads the one it shows, and hydrates it after header and tabs.
const OverviewTab = laterPart(() => import("./overview/overview-tab.tsx"));
const StandingsTab = laterPart(() => import("./standings/standings-tab.tsx"));
const ScheduleTab = laterPart(() => import("./schedule/schedule-tab.tsx"));
const BracketTab = laterPart(() => import("./bracket/bracket-tab.tsx"));
const ScorersTab = laterPart(() => import("./scorers/scorers-tab.tsx"));
const BestElevenTab = laterPart(() => import("./best-eleven/best-eleven-tab.tsx"));
const TeamStatsTab = laterPart(() => import("./team-stats/team-stats-tab.tsx"));
const HalfFullTab = laterPart(() => import("./half-full/half-full-tab.tsx"));
const GoalTimesTab = laterPart(() => import("./goal-times/goal-times-tab.tsx"));
const TransfersTab = laterPart(() => import("./transfers/transfers-tab.tsx"));
// With it come the texts of the whole error catalogue.
const FailedTab = laterPart(() => import("#web/platform/failed-tab.tsx"));

interface LeagueTabBodyProps {
  readonly page: LeaguePageData;
  readonly answer: LeagueTabAnswer;
  readonly slots: LeagueSlots;
}

/** What the current tab shows. */
export function LeagueTabBody(props: LeagueTabBodyProps) {
  const loading = <p className="league-none">{m.league_tab_loading()}</p>;
  return <Suspense fallback={loading}>{bodyOf(props)}</Suspense>;
}

function bodyOf({ page, answer, slots }: LeagueTabBodyProps): ReactNode {
  const { rows, tables, views } = slots;
  switch (answer.tab) {
    case "overview":
      return <OverviewTab page={page} data={answer.data} rows={rows} tables={tables} />;
    case "standings":
      return <StandingsTab page={page} data={answer.data} tables={tables} views={views} />;
    case "schedule":
      return <ScheduleTab page={page} data={answer.data} rows={rows} />;
    case "bracket":
      return <BracketTab data={answer.data} />;
    case "scorers":
      return <ScorersTab page={page} data={answer.data} />;
    case "best-eleven":
      return <BestElevenTab page={page} data={answer.data} />;
    case "stats":
      return <TeamStatsTab page={page} data={answer.data} />;
    case "half-full":
      return <HalfFullTab page={page} data={answer.data} />;
    case "goal-times":
      return <GoalTimesTab page={page} data={answer.data} />;
    case "transfers":
      return <TransfersTab page={page} data={answer.data} />;
    case "failed":
      return <FailedTab path={leagueTabPath(page, answer.wanted)} code={answer.code} />;
  }
}
