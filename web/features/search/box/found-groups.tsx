import type { SearchAnswer } from "#shared/search/index.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/search/search.table.ts";
import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { FoundLink } from "../found-cards.tsx";
import {
  coachEntry,
  type FoundEntry,
  leagueEntry,
  matchEntry,
  playerEntry,
  teamEntry,
} from "../found-entry.ts";
import { type SearchFilter, searchPath } from "../search-filter.ts";
import { kindName, kindShort } from "../search-kind-name.ts";

const entriesOf = (found: SearchAnswer): Record<SearchKind, readonly FoundEntry[]> => ({
  match: found.matches.map(matchEntry),
  league: found.competitions.map(leagueEntry),
  team: found.teams.map(teamEntry),
  player: found.players.map(playerEntry),
  coach: found.coaches.map(coachEntry),
});

/** A search of everything, as the box asks it. */
export const plainSearch = (q: string): SearchFilter => ({
  ...{ q, kind: null, country_id: null, from: null, to: null, page: 1 },
});

interface FoundGroupsProps {
  readonly q: string;
  readonly found: SearchAnswer;
}

/** What was found kind by kind, the first of each, and the way to the rest. */
export function FoundGroups({ q, found }: FoundGroupsProps) {
  const entries = entriesOf(found);
  return SEARCH_KINDS.filter((kind) => entries[kind].length > 0).map((kind) => (
    <section key={kind} aria-labelledby={`box-${kind}`}>
      <div className="search-box-head">
        <h2 id={`box-${kind}`}>
          {kindShort(kind)} <span className="chip-count">{found.totals[kind]}</span>
        </h2>
        {found.totals[kind] > entries[kind].length ? (
          <SiteLink
            to={searchPath({ ...plainSearch(q), kind })}
            className="quiet-button"
            aria-label={m.search_see_all_of({ kind: kindName(kind) })}
          >
            {m.search_see_all()}
          </SiteLink>
        ) : null}
      </div>
      <ul>
        {entries[kind].map((entry) => (
          <li key={entry.id}>
            <FoundLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
