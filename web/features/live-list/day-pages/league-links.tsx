import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { withQuery } from "../list/match-list-tab.ts";

interface LeagueLinksProps {
  /** Every competition of the day. */
  readonly groups: readonly MatchGroup[];
  /** The filtered competition; null for all. */
  readonly chosen: number | null;
}

/** The day's competitions as filter links: beside the list on a wide screen. */
export function LeaguesOfDay({ groups, chosen }: LeagueLinksProps) {
  if (groups.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.leagues_heading()}</h2>
      <Links groups={groups} chosen={chosen} />
    </section>
  );
}

/** The same above the list, on narrow screens. */
export function LeagueChoice({ groups, chosen }: LeagueLinksProps) {
  if (groups.length < 2) return null;
  const shown = groups.find(({ competition }) => competition.id === chosen);
  const name = shown ? shownName(shown.competition) : m.day_leagues_any();
  return (
    // Another league is another element: the menu closes again.
    <details className="day-leagues" key={chosen}>
      <summary className="chip" aria-current={shown ? "true" : undefined}>
        <span className="truncate">{m.day_leagues_chosen({ league: name })}</span>
      </summary>
      <div className="panel">
        <Links groups={groups} chosen={chosen} />
      </div>
    </details>
  );
}

function Links({ groups, chosen }: LeagueLinksProps) {
  const { pathname } = useLocation();
  const query = usePageQuery();
  const hrefOf = (id: number | null) =>
    withQuery(pathname, query, { comp_id: id === null ? null : String(id), page: null });
  const total = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <ul className="day-league-links">
      <li>
        <SiteLink
          to={hrefOf(null)}
          className="panel-link"
          aria-current={chosen === null ? "true" : undefined}
        >
          <span className="min-w-0">{m.day_leagues_all()}</span>
          <span className="ml-auto text-muted tabular-nums">{total}</span>
        </SiteLink>
      </li>
      {groups.map(({ competition, matches }) => (
        <li key={competition.id}>
          <SiteLink
            to={hrefOf(competition.id)}
            className="panel-link"
            aria-current={competition.id === chosen ? "true" : undefined}
          >
            <CountryFlag of={competition.country} />
            <span className="min-w-0 break-words">{shownName(competition)}</span>
            <span className="ml-auto text-muted tabular-nums">{matches.length}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
