import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { SearchAnswer } from "#shared/search/index.ts";
import { SEARCH_DAYS, SEARCH_KINDS } from "#shared/search/search.table.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { listOf, totalOf } from "./found.rules.ts";
import { FoundCards } from "./found-cards.tsx";
import { coachEntry, leagueEntry, playerEntry, teamEntry } from "./found-entry.ts";
import { FoundMatches, type MatchSlots } from "./found-matches.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { foundQuery, hasQuery, othersQuery } from "./search.query.ts";
import { daysFault, queryOfSearch, type SearchFilter, searchPath } from "./search-filter.ts";
import { SearchForm } from "./search-form.tsx";
import { kindShort, noneText } from "./search-kind-name.ts";

interface SearchPageProps {
  readonly filter: SearchFilter;
  /** The time zone of the days in the server's search. */
  readonly tz: string;
  readonly matchSlots: MatchSlots;
}

/** The search page: results of all kinds, and the form. */
export default function SearchPageView({ filter, tz, matchSlots }: SearchPageProps) {
  // Of this search: the field of another one begins anew.
  const [typed, setTyped] = useState<{ readonly filter: SearchFilter; readonly q: string } | null>(null);
  const title = filter.q === "" ? m.search_title() : m.search_title_of({ q: filter.q });
  return (
    <div className="search-page">
      <PageHead
        title={title}
        description={m.search_description()}
        search={searchOf(queryOfSearch(filter))}
        isPrivate
      />
      <h1 className="search-title">{m.search_title()}</h1>
      <SearchForm filter={filter} onType={(q) => setTyped({ filter, q })} />
      {hasQuery(filter) ? (
        <Found filter={filter} tz={tz} matchSlots={matchSlots} />
      ) : (
        <Unasked filter={filter} q={typed?.filter === filter ? typed.q : filter.q} />
      )}
    </div>
  );
}

interface UnaskedProps extends Pick<SearchPageProps, "filter"> {
  /** The present text of the field. */
  readonly q: string;
}

/** What a search needs, and popular links. */
function Unasked({ filter, q }: UnaskedProps) {
  const { competitions: hot } = useSuspenseQuery(fewHotCompetitionsQuery()).data;
  const fault = daysFault(filter);
  const text =
    fault === "order"
      ? m.search_days_order()
      : fault === "many"
        ? m.search_days_many({ days: SEARCH_DAYS })
        : isNameTooShort(q.trim())
          ? m.search_minimum()
          : m.search_ready();
  const isFault = filter.q !== "" && q === filter.q && (isNameTooShort(q) || fault !== null);
  return (
    <>
      <p className="panel search-note" role={isFault ? "alert" : undefined}>
        {text}
      </p>
      {hot.length > 0 ? (
        <section className="panel" aria-labelledby="hot">
          <h2 id="hot" className="panel-heading">
            {m.search_hot()}
          </h2>
          <FoundCards entries={hot.map(leagueEntry)} />
        </section>
      ) : null}
    </>
  );
}

interface KindLinksProps {
  readonly filter: SearchFilter;
  readonly totals: SearchAnswer["totals"];
  readonly all: number;
}

/** Number of results of each kind, with links. */
function KindLinks({ filter, totals, all }: KindLinksProps) {
  return (
    <nav aria-label={m.search_kinds()}>
      <ul className="search-kinds">
        {([null, ...SEARCH_KINDS] as const).map((kind) => (
          <li key={kind}>
            <SiteLink
              to={searchPath({ ...filter, kind, page: 1 })}
              className="chip"
              preventScrollReset
              aria-current={kind === filter.kind ? "true" : undefined}
            >
              <span>{kind === null ? m.search_kind_all() : kindShort(kind)}</span>
              <span className="chip-count">{kind === null ? all : totals[kind]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The results. Matches of the server's zone are shown until those of the reader's own zone arrive, and without a
 * network.
 */
export function Found({ filter, tz, matchSlots }: SearchPageProps) {
  const zone = shownZone();
  const hasDays = filter.kind === null || filter.kind === "match";
  const site = useSuspenseQuery(foundQuery(filter, tz)).data;
  const own = useQuery({ ...foundQuery(filter, zone), enabled: hasDays && zone !== tz }).data;
  const others = useQuery({ ...othersQuery(filter, tz), enabled: filter.kind !== null }).data;
  const found = own ?? site;
  const { kind } = filter;
  const totals =
    kind === null ? found.totals : { ...found.totals, ...others?.totals, [kind]: found.totals[kind] };
  return (
    <>
      <KindLinks filter={filter} totals={totals} all={totalOf({ totals })} />
      <FoundLists filter={filter} found={found} tz={own ? zone : tz} matchSlots={matchSlots} />
    </>
  );
}

interface FoundListsProps extends SearchPageProps {
  readonly found: SearchAnswer;
}

function FoundLists({ matchSlots, ...list }: FoundListsProps) {
  const { found, filter } = list;
  const count = filter.kind === null ? totalOf(found) : found.totals[filter.kind];
  if (count === 0) return <Nothing filter={filter} />;
  // Days of another time zone may have fewer pages.
  if (filter.kind !== null && found[listOf[filter.kind]].length === 0) return <PageEnd filter={filter} />;
  return (
    <>
      <FoundPanel kind="match" {...list}>
        {(matches) => <FoundMatches matches={matches} {...matchSlots} />}
      </FoundPanel>
      <FoundPanel kind="league" {...list}>
        {(competitions) => <FoundCards entries={competitions.map(leagueEntry)} />}
      </FoundPanel>
      <FoundPanel kind="team" {...list}>
        {(teams) => <FoundCards entries={teams.map(teamEntry)} />}
      </FoundPanel>
      <FoundPanel kind="player" {...list}>
        {(players) => <FoundCards entries={players.map(playerEntry)} />}
      </FoundPanel>
      <FoundPanel kind="coach" {...list}>
        {(coaches) => <FoundCards entries={coaches.map(coachEntry)} />}
      </FoundPanel>
    </>
  );
}

function Nothing({ filter }: Pick<SearchPageProps, "filter">) {
  return (
    <section className="panel list-nothing" role="status">
      <h2 className="font-semibold">{noneText(filter.kind)}</h2>
      <p>{m.search_none_hint()}</p>
    </section>
  );
}

/** There are results, but on earlier pages. */
function PageEnd({ filter }: Pick<SearchPageProps, "filter">) {
  return (
    <section className="panel list-nothing" role="status">
      <h2 className="font-semibold">{m.search_none_page()}</h2>
      <SiteLink to={searchPath({ ...filter, page: 1 })} className="text-link">
        {m.search_see_all()}
      </SiteLink>
    </section>
  );
}
