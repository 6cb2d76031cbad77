import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Continent } from "#shared/competition/index.ts";
import type { CountryRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { continentLabel } from "#web/platform/i18n/continent-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { warehouseQuery } from "../league.query.ts";
import { LeagueLinks } from "./league-links.tsx";
import { countOf, countriesByName } from "./tree.rules.ts";

/** The tree of all competitions with counts at each branch; it folds without scripts. */
export default function WarehousePageView() {
  const { continents } = useSuspenseQuery(warehouseQuery()).data;
  const total = continents.reduce((sum, continent) => sum + countOf(continent), 0);
  return (
    <div className="leagues-page">
      <PageHead title={m.warehouse_title()} description={m.warehouse_description({ count: total })} />
      <header className="leagues-top">
        <h1 className="text-lg font-semibold">{m.warehouse_heading()}</h1>
        <span className="text-muted">{m.leagues_count({ count: total })}</span>
        <SiteLink to={pathOf("leagues", getLocale())} className="text-link league-more">
          {m.league_all()}
        </SiteLink>
      </header>
      {continents.map((continent) => (
        <ContinentBranch key={continent.id} continent={continent} />
      ))}
      {continents.length === 0 ? <EmptyPanel text={m.league_updating()} /> : null}
    </div>
  );
}

function ContinentBranch({ continent }: { readonly continent: Continent }) {
  const { id, competitions } = continent;
  return (
    <details className="panel tree-branch" open>
      <summary>
        <h2>{continentLabel(id)}</h2>
        <Count count={countOf(continent)} />
      </summary>
      <div className="tree-inside">
        {competitions.length > 0 ? (
          <Branch name={m.warehouse_between_countries()} competitions={competitions} />
        ) : null}
        {countriesByName(continent).map(({ country, competitions }) => (
          <Branch key={country.id} name={shownName(country)} country={country} competitions={competitions} />
        ))}
      </div>
    </details>
  );
}

interface BranchProps {
  readonly name: string;
  readonly country?: CountryRef;
  readonly competitions: Continent["competitions"];
}

function Branch({ name, country, competitions }: BranchProps) {
  return (
    <details className="tree-branch">
      <summary>
        {country ? <CountryFlag of={country} /> : null}
        <h3>{name}</h3>
        <Count count={competitions.length} />
      </summary>
      <LeagueLinks competitions={competitions} className="tree-inside" />
    </details>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span className="league-count">
      <span>{count}</span>
      <span className="sr-only"> {m.warehouse_competitions()}</span>
    </span>
  );
}
