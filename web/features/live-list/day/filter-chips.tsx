import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { withQuery } from "../list/match-list-tab.ts";
import { type Counts, MATCH_FILTERS, type MatchFilter } from "./match-filter.ts";

const names = {
  all: m.filter_all,
  live: m.filter_live,
  upcoming: m.filter_upcoming,
  ended: m.filter_ended,
} as const satisfies Record<MatchFilter, () => string>;

interface FilterChipsProps {
  readonly chosen: MatchFilter;
  readonly counts: Counts;
  /** The filters with pages of their own; by default the `status` of this page. */
  readonly pathFor?: ((filter: MatchFilter) => string) | undefined;
}

/** All, live, coming, ended: links that change the URL's `status`. */
export function FilterChips({ chosen, counts, pathFor }: FilterChipsProps) {
  const { pathname } = useLocation();
  const query = usePageQuery();
  const linkTo = (filter: MatchFilter) =>
    pathFor?.(filter) ?? withQuery(pathname, query, { status: filter === "all" ? null : filter, page: null });
  return (
    <nav aria-label={m.filter_label()}>
      <ul>
        {MATCH_FILTERS.map((filter) => (
          <li key={filter}>
            <SiteLink
              to={linkTo(filter)}
              preventScrollReset
              needsNoNetwork={pathFor === undefined}
              className="chip"
              data-filter={filter}
              data-tone={filter === "live" && counts.live > 0 ? "live" : undefined}
              aria-current={filter === chosen ? "true" : undefined}
            >
              <span>{names[filter]()}</span>
              <span className="chip-count" translate="no">
                {counts[filter]}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
