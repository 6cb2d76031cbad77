import { useQueries, useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { Scorer } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { topScorersQuery } from "#web/platform/data/competition.query.ts";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { hotLeaguesQuery } from "./people.query.ts";

/** The best scorers of a league. */
interface HotScorers {
  readonly competition: CompetitionRef;
  readonly scorers: readonly Scorer[];
}

const NONE: readonly HotScorers[] = [];

/** The best scorers of the hottest leagues; none if a filter is set or results are hidden. */
export function useHotScorers(wanted: boolean): readonly HotScorers[] {
  const enabled = !useHidesResults() && wanted;
  const leagues = useQuery({ ...hotLeaguesQuery(), enabled }).data ?? [];
  const answers = useQueries({
    queries: leagues.map(({ season_id }) => ({ ...topScorersQuery(season_id), enabled })),
  });
  if (!enabled) return NONE;
  return leagues
    .map(({ competition }, at) => ({ competition, scorers: answers[at]?.data?.scorers ?? [] }))
    .filter(({ scorers }) => scorers.length > 0);
}

/** The top scorers of the hottest leagues: the most popular players. */
export function HotScorersPanels({ hot }: { readonly hot: readonly HotScorers[] }) {
  if (hot.length === 0) return null;
  return (
    <section aria-labelledby="hot-scorers">
      <h2 id="hot-scorers" className="people-hot-title">
        {m.team_scorers_heading()}
      </h2>
      <div className="people-hot">
        {hot.map((one) => (
          <LeaguePanel key={one.competition.id} hot={one} />
        ))}
      </div>
    </section>
  );
}

function LeaguePanel({ hot: { competition, scorers } }: { readonly hot: HotScorers }) {
  const id = `hot-${competition.id}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h3 id={id} className="min-w-0 font-semibold" title={shownName(competition)}>
          {shownName(competition)}
        </h3>
        <SiteLink
          to={`${pathOf("league", getLocale(), { id: competition.id })}?tab=scorers`}
          className="quiet-button"
        >
          {m.team_see_all()}
        </SiteLink>
      </div>
      <table className="data-table people-scorers">
        <caption className="sr-only">{`${m.team_scorers_heading()}: ${shownName(competition)}`}</caption>
        <thead>
          <tr>
            <th scope="col">{m.player_stats_player()}</th>
            <th scope="col">{m.stats_column_goals()}</th>
          </tr>
        </thead>
        <tbody>
          {scorers.map(({ player, team, goals }) => (
            <tr key={player.id}>
              <th scope="row">
                <PlayerName player={player} about={team && shownName(team)} />
              </th>
              <td>
                <b>{goals}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
