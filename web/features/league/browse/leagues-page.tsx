import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Continent } from "#shared/competition/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { hotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { continentLabel } from "#web/platform/i18n/continent-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { warehouseQuery } from "../league.query.ts";
import { LeagueLinks } from "./league-links.tsx";
import { LeagueSearch } from "./league-search.tsx";
import { countOf, countriesByName } from "./tree.rules.ts";

/** All competitions: hot ones first, then by continent and country. */
export default function LeaguesPageView() {
  const { continents } = useSuspenseQuery(warehouseQuery()).data;
  const hot = useQuery(hotCompetitionsQuery()).data?.competitions ?? [];
  return (
    <div className="leagues-page">
      <PageHead title={m.leagues_title()} description={m.leagues_description()} />
      <header className="leagues-top">
        <h1 className="text-lg font-semibold">{m.leagues_page_heading()}</h1>
        <SiteLink to={pathOf("warehouse", getLocale())} className="text-link league-more">
          {m.leagues_to_warehouse()}
        </SiteLink>
      </header>
      <LeagueSearch continents={continents}>
        {hot.length > 0 ? (
          <section className="panel" aria-labelledby="hot">
            <h2 id="hot" className="panel-heading">
              {m.leagues_hot()}
            </h2>
            <LeagueLinks competitions={hot} className="league-grid" withCountry />
          </section>
        ) : null}
        {continents.map((continent) => (
          <ContinentPanel key={continent.id} continent={continent} />
        ))}
        {continents.length === 0 ? <EmptyPanel text={m.league_updating()} /> : null}
      </LeagueSearch>
    </div>
  );
}

function ContinentPanel({ continent }: { readonly continent: Continent }) {
  const { id, competitions } = continent;
  return (
    <section className="panel" aria-labelledby={`continent-${id}`}>
      <div className="panel-bar">
        <h2 id={`continent-${id}`} className="font-semibold">
          {continentLabel(id)}
        </h2>
        <span className="league-count">{m.leagues_count({ count: countOf(continent) })}</span>
      </div>
      {competitions.length > 0 ? <LeagueLinks competitions={competitions} className="league-grid" /> : null}
      <div className="league-countries">
        {countriesByName(continent).map(({ country, competitions }) => (
          // No landmark: two providers may each have a country of the same name.
          <div key={country.id}>
            <h3 className="league-country">
              <CountryFlag of={country} />
              <span>{shownName(country)}</span>
            </h3>
            <LeagueLinks competitions={competitions} />
          </div>
        ))}
      </div>
    </section>
  );
}
