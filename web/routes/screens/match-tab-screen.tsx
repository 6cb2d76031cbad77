import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import type { MatchTab } from "#web/features/match/match-tab.ts";
import analysis from "#web/features/match-page/analysis/analysis.css?url";
import lineup from "#web/features/match-page/lineup/lineup.css?url";
import matchSides from "#web/features/match-page/match-sides.css?url";
import { MatchTabBody } from "#web/features/match-page/match-tab-body.tsx";
import playerStats from "#web/features/match-page/player-stats/player-stats.css?url";
import poll from "#web/features/match-page/poll/poll.css?url";
import odds from "#web/features/odds/odds.css?url";
import type { MatchPricesName } from "#web/features/odds/odds-page.query.ts";
import oddsTable from "#web/features/odds/table/odds-table.css?url";
import people from "#web/features/people/people.css?url";
import team from "#web/features/team/team.css?url";
import teamTabs from "#web/features/team/team-tabs.css?url";
import tipsSheet from "#web/features/tips/tips.css?url";
import pitch from "#web/platform/football/pitch/pitch.css?url";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import more from "#web/platform/list/pagination.css?url";
import dataTable from "#web/ui/data-table.css?url";
import type { Route } from "../+types/match-tab";
import type { MatchProfiles } from "./match-profiles.loader.server.ts";

const MatchChat = lazyWithRetry(() => import("./match-chat.tsx"));
const MatchOddsTab = lazyWithRetry(() => import("./match-odds-tab.tsx"));
const LatestNews = lazyWithRetry(() => import("#web/features/news/beside/latest-news.tsx"));
const MatchProfilesTab = lazyWithRetry(() => import("./match-profiles-tab.tsx"));
const MatchTips = lazyWithRetry(() => import("#web/features/tips/match-tips.tsx"));

/** Style sheets of the tabs about both teams, after those of the pages of one team. */
const PROFILES = [dataTable, more, team, teamTabs, people, matchSides];

/** Style sheets of each tab: all would be half of the first load. A tab renders when its own have loaded. */
const SHEETS: Readonly<Record<MatchTab | "failed", readonly string[]>> = {
  detail: [poll],
  lineup: [pitch, lineup],
  // Missing players and last line-ups are shown there as in the line-ups.
  h2h: [lineup, analysis],
  odds: [odds, oddsTable],
  playertech: [pitch, playerStats],
  chat: [],
  ...{ team: PROFILES, player: PROFILES, coach: PROFILES },
  ...{ teamsche: PROFILES, playerzh: PROFILES, playerdata: PROFILES, achievements: PROFILES },
  failed: [],
};

/** The tab of a match's page that its query names. */
export default function MatchTabScreen({ id, answer, tips, news }: Route.ComponentProps["loaderData"]) {
  const { match } = useSuspenseQuery(matchDetailQuery(id)).data;
  return (
    <>
      {SHEETS[answer.tab].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="tab" />
      ))}
      <MatchTabBody<MatchPricesName, MatchProfiles>
        match={match}
        answer={answer}
        renderOdds={(prices) => <MatchOddsTab key={id} match={match} prices={prices} />}
        renderProfiles={(profiles) => <MatchProfilesTab key={id} match={match} data={profiles} />}
        renderChat={() => <MatchChat key={id} match={match} place="tab" />}
      />
      {tips === null ? null : (
        <>
          <link rel="stylesheet" href={tipsSheet} precedence="tab" />
          <MatchTips matchId={id} tips={tips} />
        </>
      )}
      {news.length === 0 ? null : <LatestNews posts={news} heading={m.news_about_match()} />}
    </>
  );
}
