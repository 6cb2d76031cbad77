import { m } from "#messages/paraglide/messages.js";
import { TABLE_VIEWS, type TableView } from "#shared/standings/table-view.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

const names = {
  total: m.standings_view_total,
  home: m.standings_view_home,
  away: m.standings_view_away,
  half: m.standings_view_half,
  form: m.standings_view_form,
} as const satisfies Record<TableView, () => string>;

interface StandingsViewsProps {
  readonly chosen: TableView;
  /** URL of the page with a view; the whole table needs no `view`. */
  readonly hrefOf: (view: TableView | null) => string;
}

/** The matches counted in a table: links that change the URL's `view`. */
export function StandingsViews({ chosen, hrefOf }: StandingsViewsProps) {
  return (
    <nav aria-label={m.standings_views()}>
      <ul className="chip-links max-3xs:gap-1">
        {TABLE_VIEWS.map((view) => (
          <li key={view}>
            <SiteLink
              to={hrefOf(view === "total" ? null : view)}
              preventScrollReset
              className="chip"
              aria-current={view === chosen ? "true" : undefined}
            >
              {names[view]()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
