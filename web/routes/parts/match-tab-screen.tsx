import { Suspense } from "react";
import { useOutletContext } from "react-router";
import type { MatchTab } from "#web/features/match/match-tab.ts";
import type { MatchPageData } from "#web/features/match/page/match-page.loader.server.ts";
import { MatchTabBody } from "#web/features/match/page/match-tab-body.tsx";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import analysis from "../../styles/analysis.css?url";
import dataTable from "../../styles/data-table.css?url";
import lineup from "../../styles/lineup.css?url";
import matchSides from "../../styles/match-sides.css?url";
import odds from "../../styles/odds.css?url";
import oddsTable from "../../styles/odds-table.css?url";
import people from "../../styles/people.css?url";
import pitch from "../../styles/pitch.css?url";
import playerStats from "../../styles/player-stats.css?url";
import poll from "../../styles/poll.css?url";
import team from "../../styles/team.css?url";
import teamTabs from "../../styles/team-tabs.css?url";
import type { Route } from "../+types/match-tab";

const MatchChat = laterPart(() => import("./match-chat.tsx"));
const MatchOddsTab = laterPart(() => import("./match-odds-tab.tsx"));
const LatestNews = laterPart(() => import("#web/features/news/beside/latest-news.tsx"));
const MatchProfilesTab = laterPart(() => import("./match-profiles-tab.tsx"));
const MatchTips = laterPart(() => import("#web/features/tips/match-tips.tsx"));

/** Those of the tabs about both teams, after those of the pages that show the same of one. */
const PROFILES = [dataTable, team, teamTabs, people, matchSides];

/**
 * Style sheets of one tab each: those of all would be half of what a match's first page loads. React draws a tab when its
 * own have come.
 */
const SHEETS: Readonly<Record<MatchTab | "failed", readonly string[]>> = {
  detail: [poll],
  lineup: [pitch, lineup],
  // Who is missing, and who played last, stands there as in the line-ups.
  h2h: [lineup, analysis],
  odds: [odds, oddsTable],
  playertech: [pitch, playerStats],
  chat: [],
  ...{ team: PROFILES, player: PROFILES, coach: PROFILES },
  ...{ teamsche: PROFILES, playerzh: PROFILES, playerdata: PROFILES, achievements: PROFILES },
  failed: [],
};

/** The tab of a match's page that its query names. */
export default function MatchTabScreen({
  answer,
  tips,
  news,
}: Unpacked<Route.ComponentProps["loaderData"]["packed"]>) {
  const page = useOutletContext<MatchPageData>();
  const { id } = page.detail.match;
  return (
    <>
      {SHEETS[answer.tab].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="tab" />
      ))}
      <MatchTabBody
        page={page}
        answer={answer}
        renderOdds={(prices) => <MatchOddsTab key={id} page={page} prices={prices} />}
        renderProfiles={(profiles) => <MatchProfilesTab key={id} match={page.detail.match} data={profiles} />}
        renderChat={() => <MatchChat key={id} match={page.detail.match} place="tab" />}
      />
      {tips === null ? null : (
        <Suspense>
          <MatchTips matchId={id} tips={tips} />
        </Suspense>
      )}
      {news.length === 0 ? null : (
        <Suspense>
          <LatestNews posts={news} heading={m.news_about_match()} />
        </Suspense>
      )}
    </>
  );
}
