import { Fragment } from "react";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { discoverAt, MatchRow, type PricesOfRow } from "#web/features/match-row/match-row.tsx";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface FlatRowsProps {
  readonly matches: readonly Match[];
  readonly prices?: PricesOfRow | undefined;
}

/** Matches of many competitions in sequence, tagged at each change. Needs match-row.css and live-list.css. */
export function FlatRows({ matches, prices }: FlatRowsProps) {
  return (
    <ul className="flat-rows">
      {matches.map((match, place) => (
        <Fragment key={match.id}>
          {matches[place - 1]?.competition.id === match.competition.id ? null : (
            <LeagueTag competition={match.competition} />
          )}
          <MatchRow match={match} prices={prices} discover={discoverAt(place)} />
        </Fragment>
      ))}
    </ul>
  );
}

function LeagueTag({ competition }: Pick<Match, "competition">) {
  return (
    <li className="league-tag">
      <SiteLink to={pathOf("league", getLocale(), { id: competition.id })}>
        <CountryFlag of={competition.country} />
        <span className="truncate">{`${shownName(competition.country)}: ${shownName(competition)}`}</span>
      </SiteLink>
    </li>
  );
}
