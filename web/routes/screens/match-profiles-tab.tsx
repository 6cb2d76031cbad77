import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match, Side, TeamRef } from "#shared/match/index.ts";
import { matchTabPath, PROFILE_TABS } from "#web/features/match/match-tab.ts";
import { profileTabNames } from "#web/features/match-page/profile-tab-names.ts";
import type { Missing } from "#web/platform/data/side-call.ts";
import { FinishedOnly } from "#web/platform/football/finished-only.tsx";
import { TeamHalf } from "#web/platform/football/team-half.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import type { MatchProfiles, Sides } from "./match-profiles.loader.server.ts";

// Each body is a chunk of its own, as on the pages of teams and coaches.
const TeamProfile = lazyWithRetry(() => import("#web/features/team/team-profile.tsx"));
const CoachProfile = lazyWithRetry(async () => ({
  default: (await import("#web/features/people/coach/coach-page.tsx")).CoachProfile,
}));
const PlayersOnPitch = lazyWithRetry(() => import("./players-on-pitch.tsx"));
const ScheduleTab = lazyWithRetry(() => import("#web/features/team/matches/schedule-tab.tsx"));
const TransfersTab = lazyWithRetry(() => import("#web/features/team/transfers/transfers-tab.tsx"));
const PlayerStatsTab = lazyWithRetry(() => import("#web/features/team/player-stats/player-stats-tab.tsx"));
const AchievementsTab = lazyWithRetry(() => import("#web/features/team/achievements/achievements-tab.tsx"));

/** An empty query: the default season, page and competition; the team's own page offers the others. */
const AS_USUAL = new URLSearchParams();

interface MatchProfilesTabProps {
  readonly match: Match;
  readonly data: MatchProfiles;
}

/** A tab about both teams, side by side where there is room, with links to the other tabs. */
export default function MatchProfilesTab({ match, data }: MatchProfilesTabProps) {
  return (
    <>
      <Chips
        label={m.match_profiles()}
        chips={PROFILE_TABS.map((tab) => ({
          href: matchTabPath(match, tab),
          name: profileTabNames[tab](),
          isChosen: tab === data.tab,
        }))}
        current="page"
      />
      {data.tab === "team" || data.tab === "playerdata" ? <FinishedOnly matches={[match]} /> : null}
      {bodyOf(match, data)}
    </>
  );
}

function bodyOf(match: Match, data: MatchProfiles): ReactNode {
  switch (data.tab) {
    case "team":
      return both(match, data.sides, ({ id }) => <TeamProfile teamId={id} />, { hasOwnHeading: true });
    case "player":
      return (
        <HydrationBoundary state={data.queries}>
          <PlayersOnPitch match={match} squad={data.squad} />
        </HydrationBoundary>
      );
    case "coach":
      return both(match, data.sides, (_, { coach_id }) =>
        coach_id === null ? (
          <p className="panel list-nothing">{m.match_coach_none()}</p>
        ) : (
          <CoachProfile coachId={coach_id} />
        ),
      );
    case "teamsche":
      return both(match, data.sides, (team) => <ScheduleTab team={team} search={AS_USUAL} />);
    case "playerzh":
      return both(match, data.sides, (team) => <TransfersTab team={team} search={AS_USUAL} />, {
        isWide: true,
      });
    case "playerdata":
      return both(match, data.sides, (team) => <PlayerStatsTab team={team} search={AS_USUAL} />);
    case "achievements":
      return both(match, data.sides, (team) => <AchievementsTab team={team} search={AS_USUAL} />);
  }
}

interface BothOptions {
  /** The content names its team itself. */
  readonly hasOwnHeading?: boolean;
  /** The tables of the content need the width of the page: the teams are below each other. */
  readonly isWide?: boolean;
}

/** The content of both teams. */
function both<Data extends { readonly queries: DehydratedState }>(
  match: Match,
  sides: Sides<Data>,
  render: (team: TeamRef, data: Data) => ReactNode,
  { hasOwnHeading = false, isWide = false }: BothOptions = {},
): ReactNode {
  return (
    <div className="match-sides" data-wide={isWide || undefined}>
      {(["home", "away"] as const satisfies readonly Side[]).map((side) => {
        const [team, data] = [match[side], sides[side]];
        return (
          // Keyed by team: a sort order is not carried into the next match.
          <TeamHalf key={team.id} team={team}>
            {hasOwnHeading && typeof data === "object" ? null : (
              <h2 className="match-side-name">
                <TeamLink team={team} />
              </h2>
            )}
            {typeof data === "object" ? (
              <HydrationBoundary state={data.queries}>{render(team, data)}</HydrationBoundary>
            ) : (
              <MissingSide why={data} />
            )}
          </TeamHalf>
        );
      })}
    </div>
  );
}

function MissingSide({ why }: { readonly why: Missing }) {
  return why === "hidden" ? (
    <HiddenResults of="all" />
  ) : (
    <p className="panel list-nothing">{m.team_updating()}</p>
  );
}
