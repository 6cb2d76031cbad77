import { ComboboxGroup, ComboboxGroupLabel, ComboboxItem } from "@ariakit/react/combobox";
import { m } from "#messages/paraglide/messages.js";
import type { SearchAnswer } from "#shared/search/index.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/search/search.table.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
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
import { FoundOption } from "./found-option.tsx";

const entriesOf = (found: SearchAnswer): Record<SearchKind, readonly FoundEntry[]> => ({
  match: found.matches.map(matchEntry),
  league: found.competitions.map(leagueEntry),
  team: found.teams.map(teamEntry),
  player: found.players.map(playerEntry),
  coach: found.coaches.map(coachEntry),
});

/** A search over all kinds, as the box requests it. */
export const plainSearch = (q: string): SearchFilter => ({
  ...{ q, kind: null, country_id: null, from: null, to: null, page: 1 },
});

interface FoundGroupsProps {
  readonly q: string;
  readonly found: SearchAnswer;
}

/** The first entries of each kind, with an option that leads to all of the kind. */
export function FoundGroups({ q, found }: FoundGroupsProps) {
  const entries = entriesOf(found);
  return SEARCH_KINDS.filter((kind) => entries[kind].length > 0).map((kind) => (
    <ComboboxGroup key={kind} className="search-box-group">
      <ComboboxGroupLabel className="search-box-head">
        <span>{kindShort(kind)}</span> <span className="chip-count">{found.totals[kind]}</span>
      </ComboboxGroupLabel>
      {entries[kind].map((entry) => (
        <FoundOption key={entry.id} entry={entry} />
      ))}
      {found.totals[kind] > entries[kind].length ? (
        <ComboboxItem
          className="quiet-button search-box-all"
          aria-label={m.search_see_all_of({ kind: kindName(kind) })}
          render={<SiteLink to={searchPath({ ...plainSearch(q), kind })} />}
        >
          {m.search_see_all()}
        </ComboboxItem>
      ) : null}
    </ComboboxGroup>
  ));
}
