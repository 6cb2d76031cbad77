import { getLocale } from "#messages/paraglide/runtime.js";
import type { Team } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { CountryName } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface TeamCardsProps {
  readonly teams: readonly Team[];
  /** Shown where the heading does not name it. */
  readonly withCountry?: boolean;
}

/** Teams as links, in as many columns as fit. */
export function TeamCards({ teams, withCountry = false }: TeamCardsProps) {
  return (
    <ul className="team-cards">
      {teams.map((team) => (
        <li key={team.id}>
          <SiteLink to={pathOf("team", getLocale(), { id: team.id })} className="team-card">
            <Crest of={team} size={24} className="shrink-0" />
            <span className="min-w-0">
              <span className="team-card-name">{shownName(team)}</span>
              {withCountry ? (
                <span className="team-card-country">
                  <CountryName of={team.country} />
                </span>
              ) : null}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
