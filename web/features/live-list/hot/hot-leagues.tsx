import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

/** None if they cannot be loaded. */
const useHotLeagues = (): readonly CompetitionRef[] =>
  useQuery(fewHotCompetitionsQuery()).data?.competitions ?? [];

/** The most popular leagues, and a link to all: beside the list on a wide screen. */
export function HotLeaguesPanel() {
  const leagues = useHotLeagues();
  const locale = getLocale();
  return (
    <section className="panel mb-3 pb-1">
      <h2 className="panel-heading">{m.leagues_hot()}</h2>
      <ul>
        {leagues.map((league) => (
          <li key={league.id}>
            <SiteLink to={pathOf("league", locale, { id: league.id })} className="panel-link">
              <CountryFlag of={league.country} />
              <span className="min-w-0 break-words">{shownName(league)}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={pathOf("leagues", locale)} className="panel-link text-accent">
            {m.leagues_all()}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}

/** The same above the list in one row, on narrow screens. */
export function HotLeaguesStrip() {
  const leagues = useHotLeagues();
  const locale = getLocale();
  return (
    <nav aria-label={m.leagues_hot()} className="league-strip">
      <ul>
        {leagues.map((league) => (
          <li key={league.id}>
            <SiteLink to={pathOf("league", locale, { id: league.id })} className="chip">
              {shownName(league)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={pathOf("leagues", locale)} className="chip">
            {m.leagues_all()}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}
