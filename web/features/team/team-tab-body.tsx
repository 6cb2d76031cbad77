import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import type { ErrorCode } from "#shared/errors/index.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { SummaryTab } from "./summary/summary-tab.tsx";
import { teamQuery } from "./team.query.ts";
import { type TeamTab, teamTabAt, teamTabPath } from "./team-tab.ts";

interface TabProps {
  readonly team: TeamProfile;
  readonly search: URLSearchParams;
}

// Each other body is a chunk of its own: a page loads only the one it shows.
const bodies = {
  summary: SummaryTab,
  teamsche: lazyWithRetry<TabProps>(() => import("./matches/schedule-tab.tsx")),
  lineup: lazyWithRetry<TabProps>(() => import("./squad/squad-tab.tsx")),
  playerzh: lazyWithRetry<TabProps>(() => import("./transfers/transfers-tab.tsx")),
  playerdata: lazyWithRetry<TabProps>(() => import("./player-stats/player-stats-tab.tsx")),
  achievements: lazyWithRetry<TabProps>(() => import("./achievements/achievements-tab.tsx")),
} as const satisfies Record<TeamTab, ComponentType<TabProps>>;
// It brings the texts of the whole error catalogue.
const FailedTab = lazyWithRetry(() => import("#web/platform/errors/failed-tab.tsx"));

interface TeamTabBodyProps {
  readonly teamId: number;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
}

/** The content of the current tab. */
export default function TeamTabBody({ teamId, failed }: TeamTabBodyProps) {
  const { team } = useSuspenseQuery(teamQuery(teamId)).data;
  const [search] = useSearchParams();
  const tab = teamTabAt(search);
  const Body = bodies[tab];
  if (failed !== null) return <FailedTab path={teamTabPath(team.id, tab)} code={failed} />;
  // Keyed by team: a sort order of one team's table is not carried over to the next.
  return <Body key={team.id} team={team} search={search} />;
}
