import { useLocation } from "react-router";
import type { Match } from "#shared/match/index.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDate, formatTime, isoInstant } from "#web/platform/format.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";
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

/** What the head of a match's page says. */
export function useMatchHead(match: Match) {
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  return {
    title: matchTitle(match),
    description: m.match_description({
      ...namesOf(match),
      time: formatTime(match.match_time),
      date: formatDate(match.match_time),
    }),
    structuredData: sportsEvent(match, origin + pathname),
  };
}
