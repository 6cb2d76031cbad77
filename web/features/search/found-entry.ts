import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Coach } from "#shared/coach/coach.schema.ts";
import type { CompetitionRef, CountryRef, Match, TeamRef } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import type { Player } from "#shared/player/index.ts";
import type { Team } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { kickOffMoment } from "#web/platform/i18n/format.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

/** A search result with a page of its own, as a list shows it. */
export interface FoundEntry {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  /** Detail that distinguishes entries of the same name; empty if unknown. */
  readonly about: string;
  readonly logo: string | null;
  readonly badge:
    | "person"
    | { readonly crest: Pick<TeamRef, "name" | "short_name" | "logo" | "crest"> }
    | { readonly country: CountryRef }
    | { readonly teams: readonly TeamRef[] };
  /** Flag of the country that `about` names, unless the badge is the flag. */
  readonly flag?: CountryRef["flag"];
  /** Score of a match. */
  readonly score?: string | undefined;
}

const joined = (...pieces: readonly (string | null | undefined)[]): string =>
  pieces.filter((piece) => piece !== null && piece !== undefined && piece !== "").join(" · ");

const nameOf = (named: Parameters<typeof shownName>[0] | null): string | null =>
  named === null ? null : shownName(named);

/** Score; none before kick-off, or for a match whose result the reader hides. */
function scoreText({ score }: Match): string | undefined {
  const { home, away } = boardScore(score);
  return home === null || away === null ? undefined : `${home}-${away}`;
}

export const matchEntry = (match: Match): FoundEntry => ({
  id: match.id,
  href: pathOf("match", getLocale(), { id: match.id }),
  name: `${shownName(match.home)} - ${shownName(match.away)}`,
  about: joined(kickOffMoment(match), shownName(match.competition)),
  logo: null,
  badge: { teams: [match.home, match.away] },
  score: scoreText(match),
});

export const leagueEntry = (competition: CompetitionRef): FoundEntry => ({
  id: competition.id,
  href: pathOf("league", getLocale(), { id: competition.id }),
  name: shownName(competition),
  about: shownName(competition.country),
  logo: competition.logo,
  badge: { country: competition.country },
  flag: competition.logo === null ? null : competition.country.flag,
});

export const teamEntry = (team: Team): FoundEntry => ({
  id: team.id,
  href: pathOf("team", getLocale(), { id: team.id }),
  name: shownName(team),
  about: shownName(team.country),
  logo: team.logo,
  badge: { crest: team },
  flag: team.national ? null : team.country.flag,
});

export const playerEntry = ({ id, name, logo, position, team, country }: Player): FoundEntry => ({
  id,
  href: pathOf("player", getLocale(), { id }),
  name,
  about: joined(position === null ? null : positionLabel(position), nameOf(team ?? country)),
  logo,
  badge: "person",
});

export const coachEntry = ({ id, name, logo, team, country }: Coach): FoundEntry => ({
  id,
  href: pathOf("coach", getLocale(), { id }),
  name,
  about: joined(m.search_coach(), nameOf(team ?? country)),
  logo,
  badge: "person",
});
