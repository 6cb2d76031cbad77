import type { CompetitionRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { CompetitionMark } from "../competition-mark.tsx";

interface LeagueLinkProps {
  readonly competition: CompetitionRef;
  /** Says the country too, where no heading does. */
  readonly withCountry?: boolean;
}

/** A competition in a list of them. */
export function LeagueLink({ competition, withCountry = false }: LeagueLinkProps) {
  return (
    <SiteLink to={pathOf("league", getLocale(), { id: competition.id })} className="panel-link league-link">
      <CompetitionMark competition={competition} size={20} />
      <span className="league-link-names">
        <span>{shownName(competition)}</span>
        {withCountry ? <span className="league-link-country">{shownName(competition.country)}</span> : null}
      </span>
    </SiteLink>
  );
}
