import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import {
  type BarTab,
  barTabOf,
  type MatchTab,
  matchTabPath,
  tabsOfBar,
} from "#web/features/match/match-tab.ts";
import { RedFlag } from "#web/platform/football/red-flag.tsx";
import { TabLinks } from "#web/platform/navigation/tab-links.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

const names = {
  detail: m.match_tab_detail,
  lineup: m.match_tab_lineup,
  h2h: m.match_tab_h2h,
  odds: m.match_tab_odds,
  playertech: m.match_tab_playertech,
  team: m.match_tab_teams,
  chat: m.match_tab_chat,
} as const satisfies Record<BarTab, () => string>;

interface MatchTabsProps {
  readonly match: Match;
  readonly current: MatchTab;
}

/** The sections of a match's page. */
export function MatchTabs({ match, current }: MatchTabsProps) {
  const tabs = tabsOfBar(useSiteFacts()?.betting ?? "hidden").map((key) => ({
    key,
    href: matchTabPath(match, key),
    name: names[key](),
    badge: key === "chat" ? <RedFlag score_changed_at={match.score_changed_at} /> : null,
  }));
  return <TabLinks label={m.match_tabs()} tabs={tabs} current={barTabOf(current)} />;
}
