import { getLocale } from "#messages/paraglide/runtime.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { CountryName } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { CompetitionBadge } from "../competition-badge.tsx";

interface LeagueLinksProps {
  readonly competitions: readonly CompetitionRef[];
  readonly className?: string;
  /** Shows the country too, where no heading does. */
  readonly withCountry?: boolean;
}

/** A list of competitions, each a link to its page. */
export function LeagueLinks({ competitions, className, withCountry = false }: LeagueLinksProps) {
  return (
    <ul className={className}>
      {competitions.map((competition) => (
        <li key={competition.id}>
          <SiteLink
            to={pathOf("league", getLocale(), { id: competition.id })}
            className="panel-link league-link"
          >
            <CompetitionBadge competition={competition} size={20} />
            <span className="league-link-names">
              <span>{shownName(competition)}</span>
              {withCountry ? (
                <span className="league-link-country">
                  <CountryName of={competition.country} hasFlag={competition.logo !== null} />
                </span>
              ) : null}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
