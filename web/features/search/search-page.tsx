import { SEARCH_DAYS, SEARCH_KINDS } from "#shared/search/search.table.ts";
import { m } from "#web/paraglide/messages.js";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { searchOf } from "#web/platform/page-path.ts";
import { totalOf } from "./found.rules.ts";
import { FoundCards } from "./found-cards.tsx";
import { coachEntry, leagueEntry, playerEntry, teamEntry } from "./found-entry.ts";
import { FoundInZone } from "./found-in-zone.tsx";
import { FoundMatches, type MatchSlots } from "./found-matches.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { daysFault, queryOfSearch, type SearchFilter, searchPath } from "./search-filter.ts";
import { SearchForm } from "./search-form.tsx";
import { kindShort, noneText } from "./search-kind-name.ts";
import type { SearchPageData } from "./search-page.loader.server.ts";

interface SearchPageProps {
  readonly data: SearchPageData;
  readonly matchSlots: MatchSlots;
}

type Answer = NonNullable<SearchPageData["found"]>;

/** Everything that can be found by name, and the form that asks for it. */
export function SearchPageView({ data, matchSlots }: SearchPageProps) {
  const { filter, countries, found, hot } = data;
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
      <SearchForm filter={filter} countries={countries} />
      {found === null ? (
        <Unasked filter={filter} hot={hot} />
      ) : (
        <FoundInZone key={searchPath(filter)} filter={filter} limit={data.limit} tz={data.tz} found={found}>
          {(answer) => (
            <>
              <KindLinks filter={filter} totals={answer.totals} all={totalOf(answer)} />
              <Found found={answer} filter={filter} limit={data.limit} matchSlots={matchSlots} />
            </>
          )}
        </FoundInZone>
      )}
    </div>
  );
}

/** What is asked before there is an answer; who has not typed yet sees where others go. */
function Unasked({ filter, hot }: Pick<SearchPageData, "filter" | "hot">) {
  const fault = daysFault(filter);
  const text =
    fault === "order"
      ? m.search_days_order()
      : fault === "many"
        ? m.search_days_many({ days: SEARCH_DAYS })
        : m.search_minimum();
  const isFault = filter.q !== "" && (isNameTooShort(filter.q) || fault !== null);
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
  readonly totals: Answer["totals"];
  readonly all: number;
}

/** How much there is of each kind, and the way to it. */
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
              {kind === null ? m.search_kind_all() : kindShort(kind)}
              <span className="chip-count">{kind === null ? all : totals[kind]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FoundProps {
  readonly found: Answer;
  readonly filter: SearchFilter;
  readonly limit: number;
  readonly matchSlots: MatchSlots;
}

function Found({ matchSlots, ...list }: FoundProps) {
  const { found, filter } = list;
  const count = filter.kind === null ? totalOf(found) : found.totals[filter.kind];
  if (count <= (filter.page - 1) * list.limit) return <Nothing filter={filter} isEnd={count > 0} />;
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

interface NothingProps {
  readonly filter: SearchFilter;
  /** There are results, but on the pages before. */
  readonly isEnd: boolean;
}

function Nothing({ filter, isEnd }: NothingProps) {
  return (
    <section className="panel list-nothing" role="status">
      <h2 className="font-semibold">{isEnd ? m.search_none_page() : noneText(filter.kind)}</h2>
      {isEnd ? (
        <SiteLink to={searchPath({ ...filter, page: 1 })} className="text-link">
          {m.search_see_all()}
        </SiteLink>
      ) : (
        <p>{m.search_none_hint()}</p>
      )}
    </section>
  );
}
