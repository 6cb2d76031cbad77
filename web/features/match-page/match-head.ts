import { useLocation } from "react-router";
import type { Place, SportsEvent, SportsTeam } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { DEFAULT_LOCALE, pathOf } from "#shared/url/index.ts";
import { type MatchTab, searchOfTab } from "#web/features/match/match-tab.ts";
import { provenanceHint } from "#web/features/match/provenance-badge.tsx";
import { boardOf, shootOutOf } from "#web/features/match/score.ts";
import { formatDate, formatTime, isoKickOff, kickOffInText } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { profileTabNames } from "./profile-tab-names.ts";

/** Score in a title: `3-3 (4-2)` with the shoot-out in parentheses; null before kick-off. */
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
    moment: kickOffInText(match),
  });
}

/** schema.org has no status for an event in progress: a live or finished match counts as scheduled. */
const eventStatus: Partial<Record<MatchStatus, SportsEvent["eventStatus"]>> = {
  postponed: "https://schema.org/EventPostponed",
  interrupted: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
};

/** The match as schema.org data. No score: the vocabulary has none. */
export function sportsEvent(match: Match, origin: string, path: string): SportsEvent {
  const locale = getLocale();
  const team = (side: Match["home"]): SportsTeam => ({
    "@type": "SportsTeam",
    name: shownName(side),
    url: origin + pathOf("team", locale, { id: side.id }),
  });
  const { venue } = match;
  const { home, away, competition } = namesOf(match);
  const place: Place = {
    "@type": "Place",
    name: venue?.name ?? home,
    address: venue?.city ?? venue?.name ?? shownName(match.competition.country),
  };
  return {
    "@type": "SportsEvent",
    "@id": `${origin}${path}#event`,
    name: `${home} - ${away}`,
    url: origin + path,
    image: origin + shareImageOf(match).path,
    sport: "Football",
    startDate: isoKickOff(match),
    eventStatus: eventStatus[match.status] ?? "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    competitor: [team(match.home), team(match.away)],
    superEvent: { "@type": "SportsEvent", name: competition, sport: "Football" },
    // A replayed or invented match must not look like a real one.
    ...(match.provenance === "real" ? {} : { description: provenanceHint(match.provenance) }),
    location: place,
  };
}

/** The image of shared links: edge/seo/share-image/. */
function shareImageOf(match: Match) {
  const { home, away, competition } = namesOf(match);
  const language = getLocale() === DEFAULT_LOCALE ? "" : `${getLocale()}/`;
  return { path: `/og/match/${language}${match.id}.png`, alt: `${home} - ${away}, ${competition}` };
}

const topics = {
  lineup: m.match_tab_topic_lineup,
  h2h: m.match_tab_topic_h2h,
  odds: m.match_tab_topic_odds,
  playertech: m.match_tab_topic_playertech,
  chat: m.match_tab_topic_chat,
  ...profileTabNames,
} as const satisfies Record<Exclude<MatchTab, "detail">, () => string>;

const descriptions = {
  detail: m.match_description,
  lineup: m.match_tab_description_lineup,
  h2h: m.match_tab_description_h2h,
  odds: m.match_tab_description_odds,
  playertech: m.match_tab_description_playertech,
  chat: m.match_tab_description_chat,
  team: m.match_tab_description_team,
  player: m.match_tab_description_player,
  coach: m.match_tab_description_coach,
  teamsche: m.match_tab_description_teamsche,
  playerzh: m.match_tab_description_playerzh,
  playerdata: m.match_tab_description_playerdata,
  achievements: m.match_tab_description_achievements,
} as const satisfies Record<MatchTab, (names: never) => string>;

/** Title of a tab: the first tab has the match's own. */
const titleOfTab = (match: Match, tab: MatchTab): string =>
  tab === "detail" ? matchTitle(match) : m.match_tab_title({ ...namesOf(match), topic: topics[tab]() });

/** Metadata of a match's page; each tab is a page of its own. */
export function useMatchHead(match: Match, tab: MatchTab) {
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  const { home, away, competition } = namesOf(match);
  const date = formatDate(match.match_time);
  // Without an hour a template that names it gives way to the page's own text.
  const time = match.time_unknown ? {} : { time: formatTime(match.match_time) };
  return {
    title: titleOfTab(match, tab),
    names: { home_name: home, away_name: away, competition_name: competition, ...time, date },
    search: searchOfTab(tab),
    description: descriptions[tab]({ home, away, competition, date, moment: kickOffInText(match) }),
    // Server only: the browser bundle does not contain it.
    structuredData: import.meta.env.SSR ? sportsEvent(match, origin, pathname) : undefined,
    image: shareImageOf(match),
    name: `${home} - ${away}`,
    way: [
      {
        name: competition,
        path: pathOf("league", getLocale(), { id: match.competition.id }),
      },
    ],
  };
}
