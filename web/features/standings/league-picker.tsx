import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useScreenPath } from "#web/platform/navigation/shown-screen.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { StandingsPage } from "./standings.loader.server.ts";

interface PickerProps extends Pick<StandingsPage, "league" | "sought"> {
  /** The leagues to choose from. */
  readonly leagues: readonly CompetitionRef[];
}

/** URL of a league's table, on the page of tables at `path`, with the other choices kept. */
export function standingsPath(
  path: string,
  competitionId: number,
  rest: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ comp_id: String(competitionId), ...rest });
  search.sort();
  return `${path}?${search}`;
}

/** Leagues with tables, beside the table on a wide screen. */
export function LeagueList({ leagues, league, sought }: PickerProps) {
  if (leagues.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{headingOf(sought)}</h2>
      <ul className="standings-leagues">
        {leagues.map((competition) => (
          <li key={competition.id}>
            <LeagueLink competition={competition} league={league} sought={sought} className="panel-link" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same as a strip, on narrow screens. */
export function LeagueStrip({ leagues, league, sought }: PickerProps) {
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={headingOf(sought)} className="standings-strip">
      <ul>
        {leagues.map((competition) => (
          <li key={competition.id}>
            <LeagueLink competition={competition} league={league} sought={sought} className="chip" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const headingOf = (sought: string): string =>
  sought === "" ? m.standings_hot_leagues() : m.standings_found_leagues();

interface LeagueLinkProps extends Pick<PickerProps, "league" | "sought"> {
  readonly competition: CompetitionRef;
  readonly className: string;
}

function LeagueLink({ competition, league, sought, className }: LeagueLinkProps) {
  const isShown = competition.id === league?.competition.id;
  const path = useScreenPath()("standings");
  return (
    <SiteLink
      to={standingsPath(path, competition.id, sought === "" ? {} : { q: sought })}
      className={className}
      aria-current={isShown ? "true" : undefined}
    >
      <CountryFlag of={competition.country} />
      <span className="min-w-0">{shownName(competition)}</span>
    </SiteLink>
  );
}

/** Searches leagues by name or country. A form, so that it needs no script. */
export function LeagueSearch({ sought }: Pick<PickerProps, "sought">) {
  const path = useScreenPath()("standings");
  return (
    <search>
      <form action={path} className="standings-search">
        <input
          key={sought}
          type="search"
          name="q"
          defaultValue={sought}
          maxLength={60}
          aria-label={m.standings_search()}
          placeholder={m.standings_search()}
        />
        <button type="submit" className="quiet-button">
          {m.standings_search_go()}
        </button>
      </form>
    </search>
  );
}
