import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import type { PlayerProfile } from "#shared/player/index.ts";
import { FinishedOnly } from "#web/platform/football/finished-only.tsx";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { AppearancesPanel } from "./appearances-panel.tsx";
import { appearancesQuery, competitionsQuery, seasonQuery } from "./player.query.ts";
import { playerTabPath } from "./player-tab.ts";
import { statisticName, statisticText } from "./season-labels.ts";
import { statisticsOfSeason } from "./season-stats.rules.ts";

interface SummaryTabProps {
  readonly player: PlayerProfile;
  /** For the list of matches. */
  readonly page: number;
}

/** The overview of a player: the last matches, and the season in short. */
export function SummaryTab({ player, page }: SummaryTabProps) {
  const hidden = useHidesResults();
  return (
    <div className="team-columns">
      <AppearancesPanel player={player} page={page} />
      {hidden ? <HiddenResults of="all" /> : <SeasonPanel player={player} page={page} />}
    </div>
  );
}

/** The newest season of the player's main competition. */
function SeasonPanel({ player, page }: SummaryTabProps) {
  const { appearances } = useSuspenseQuery(appearancesQuery(player.id, page)).data;
  const competitions = useQuery(competitionsQuery(player.id)).data?.competitions;
  const shown = competitions && seasonShown(competitions, null);
  const season = useQuery({
    ...seasonQuery(player.id, shown?.season.id ?? 0),
    enabled: Boolean(shown),
  }).data;
  const known = season && shown ? shown : null;
  const overview = season?.stats
    ? statisticsOfSeason(season.stats).find(({ group }) => group === "overview")
    : undefined;
  // Nothing is known yet, which differs from a player without a season.
  const isMissing = shown === undefined || (shown !== null && season === undefined);
  return (
    <section className="panel" aria-labelledby="season">
      <div className="panel-bar">
        <h2 id="season" className="min-w-0 font-semibold">
          <span>
            {known
              ? m.player_season_heading({ competition: shownName(known.competition) })
              : m.player_tab_stats()}
          </span>
          <MatchCount count={overview?.count ?? null} />
        </h2>
        <SiteLink to={playerTabPath(player.id, "playerdata")} className="quiet-button" preventScrollReset>
          {m.team_see_all()}
        </SiteLink>
      </div>
      {overview && overview.count === null ? (
        <FinishedOnly matches={appearances.map(({ match }) => match)} />
      ) : null}
      {overview ? (
        <dl className="people-tiles">
          {overview.statistics.map((shown) => (
            <div key={shown.statistic}>
              <dt>{statisticName(shown.statistic)}</dt>
              <dd>
                <span>{statisticText(shown)}</span>
                <MatchCount count={shown.count} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="list-nothing">{isMissing ? m.team_updating() : m.player_season_none()}</p>
      )}
    </section>
  );
}
