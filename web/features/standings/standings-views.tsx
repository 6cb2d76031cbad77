import { m } from "#messages/paraglide/messages.js";
import { type ShownView, TABLE_VIEWS, type TableView } from "#shared/standings/table-view.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

const names = {
  live: m.standings_view_live,
  total: m.standings_view_total,
  home: m.standings_view_home,
  away: m.standings_view_away,
  half: m.standings_view_half,
  form: m.standings_view_form,
} as const satisfies Record<ShownView, () => string>;

interface StandingsViewsProps {
  readonly chosen: ShownView;
  /** Matches of the tables are in play: the table as it stands now comes first. */
  readonly hasLive: boolean;
  /** URL of the page with a view; without one it shows the first. */
  readonly hrefOf: (view: TableView | null) => string;
}

/** The matches counted in a table: links that change the URL's `view`. */
export function StandingsViews({ chosen, hasLive, hrefOf }: StandingsViewsProps) {
  const views: readonly ShownView[] = hasLive ? ["live", ...TABLE_VIEWS] : TABLE_VIEWS;
  return (
    <nav aria-label={m.standings_views()}>
      <ul className="chip-links max-3xs:gap-1">
        {views.map((view, at) => (
          <li key={view}>
            <SiteLink
              to={hrefOf(at === 0 || view === "live" ? null : view)}
              preventScrollReset
              className="chip"
              aria-current={view === chosen ? "true" : undefined}
            >
              {view === "total" && hasLive ? m.standings_view_official() : names[view]()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
