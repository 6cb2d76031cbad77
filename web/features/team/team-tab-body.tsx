import { type ReactNode, Suspense } from "react";
import type { TeamProfile } from "#shared/team/index.ts";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import { SummaryTab } from "./summary/summary-tab.tsx";
import type { TeamTabAnswer } from "./team-tab.loader.server.ts";
import { teamTabPath } from "./team-tab.ts";

// Each other body is a chunk of its own: a page loads the one it shows.
const ScheduleTab = laterPart(() => import("./matches/schedule-tab.tsx"));
const SquadTab = laterPart(() => import("./squad/squad-tab.tsx"));
const TransfersTab = laterPart(() => import("./transfers/transfers-tab.tsx"));
const PlayerStatsTab = laterPart(() => import("./player-stats/player-stats-tab.tsx"));
const AchievementsTab = laterPart(() => import("./achievements/achievements-tab.tsx"));
// With it come the texts of the whole error catalogue.
const FailedTab = laterPart(() => import("#web/platform/failed-tab.tsx"));

interface TeamTabBodyProps {
  readonly team: TeamProfile;
  readonly answer: TeamTabAnswer;
}

/** What the current tab shows. */
export function TeamTabBody(props: TeamTabBodyProps) {
  return <Suspense fallback={<p className="list-nothing">{m.team_loading()}</p>}>{bodyOf(props)}</Suspense>;
}

function bodyOf({ team, answer }: TeamTabBodyProps): ReactNode {
  // Keyed by team: how a reader sorted one team's table is not carried into the next.
  switch (answer.tab) {
    case "summary":
      return <SummaryTab key={team.id} team={team} data={answer.data} />;
    case "teamsche":
      return <ScheduleTab key={team.id} team={team} data={answer.data} />;
    case "lineup":
      return <SquadTab key={team.id} team={team} data={answer.data} />;
    case "playerzh":
      return <TransfersTab key={team.id} team={team} data={answer.data} />;
    case "playerdata":
      return <PlayerStatsTab key={team.id} team={team} data={answer.data} />;
    case "achievements":
      return <AchievementsTab key={team.id} team={team} data={answer.data} />;
    case "failed":
      return <FailedTab path={teamTabPath(team.id, answer.wanted)} code={answer.code} />;
  }
}
