import { useLocation } from "react-router";
import type { Match } from "#shared/match/index.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDate, formatTime, isoInstant } from "#web/platform/format.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { type MatchTab, searchOfTab } from "./match-tab.ts";
import { provenanceHint } from "./provenance-badge.tsx";
import { boardOf, shootOutOf } from "./score.ts";

/** Score as a title writes it: `3-3 (4-2)` with the shoot-out behind it; null before kick-off. */
function titleScore(match: Match): string | null {
  const board = boardOf(match);
  if (!board) return null;
  const shootOut = shootOutOf(match);
  const pens = shootOut ? ` ${m.shootout_score_short({ score: `${shootOut.home}-${shootOut.away}` })}` : "";
  return `${board.home}-${board.away}${pens}`;
}

const namesOf = ({ home, away, competition }: Match) => ({
  home: shownName(home),
  away: shownName(away),
  competition: shownName(competition),
});

/** Title of a match's page; follows the score. */
export function matchTitle(match: Match): string {
  const names = namesOf(match);
  const score = titleScore(match);
  if (score !== null) return m.match_title_scored({ ...names, score });
  return m.match_title_upcoming({
    ...names,
    time: formatTime(match.match_time),
    date: formatDate(match.match_time),
  });
}

/** schema.org has four words for an event's state; a match that is played or over is as it was scheduled. */
const eventStatus: Partial<Record<MatchStatus, string>> = {
  postponed: "https://schema.org/EventPostponed",
  interrupted: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
};

function sportsEvent(match: Match, url: string): Record<string, unknown> {
  const team = (name: string) => ({ "@type": "SportsTeam", name });
  const { venue } = match;
  const { home, away, competition } = namesOf(match);
  return {
    "@type": "SportsEvent",
    name: `${home} - ${away}`,
    url,
    sport: "Football",
    startDate: isoInstant(match.match_time),
    eventStatus: eventStatus[match.status] ?? "https://schema.org/EventScheduled",
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)],
    superEvent: { "@type": "SportsEvent", name: competition },
    // A replayed or invented match must not pass for one that takes place then.
    ...(match.provenance === "real" ? {} : { description: provenanceHint(match.provenance) }),
    ...(venue ? { location: { "@type": "Place", name: venue.name, address: venue.city ?? venue.name } } : {}),
  };
}

const topics = {
  lineup: m.match_tab_topic_lineup,
  h2h: m.match_tab_topic_h2h,
  odds: m.match_tab_topic_odds,
  playertech: m.match_tab_topic_playertech,
  chat: m.match_tab_topic_chat,
} as const satisfies Record<Exclude<MatchTab, "detail">, () => string>;

const descriptions = {
  detail: m.match_description,
  lineup: m.match_tab_description_lineup,
  h2h: m.match_tab_description_h2h,
  odds: m.match_tab_description_odds,
  playertech: m.match_tab_description_playertech,
  chat: m.match_tab_description_chat,
} as const satisfies Record<MatchTab, (names: never) => string>;

/** Title of a tab: the first one's is the match's own. */
export const titleOfTab = (match: Match, tab: MatchTab): string =>
  tab === "detail" ? matchTitle(match) : m.match_tab_title({ ...namesOf(match), topic: topics[tab]() });

/** What the head of a match's page says; each tab is a page of its own. */
export function useMatchHead(match: Match, tab: MatchTab) {
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  return {
    title: titleOfTab(match, tab),
    search: searchOfTab(tab),
    description: descriptions[tab]({
      ...namesOf(match),
      time: formatTime(match.match_time),
      date: formatDate(match.match_time),
    }),
    structuredData: sportsEvent(match, origin + pathname),
  };
}
