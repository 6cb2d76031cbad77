import type { MatchBrief } from "#shared/match/index.ts";
import type { PlayerProfile } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { FinishedOnly } from "#web/platform/words/finished-only.tsx";
import { MatchCount } from "#web/platform/words/match-count.tsx";
import { AppearancesPanel } from "./appearances-panel.tsx";
import type { SummaryTabData } from "./player-page.loader.server.ts";
import type { PlayerSeason } from "./player-season.ts";
import { playerTabPath } from "./player-tab.ts";
import { figuresOfSeason } from "./season-figures.rules.ts";
import { figureName, figureText } from "./season-words.ts";

interface SummaryTabProps {
  readonly player: PlayerProfile;
  readonly data: SummaryTabData;
}

/** What one looks at a player for: how he has played of late, and his season in short. */
export function SummaryTab({ player, data: { matches, season } }: SummaryTabProps) {
  return (
    <div className="team-columns">
      <AppearancesPanel key={matches.page.page} player={player} first={matches} />
      {season === "hidden" ? (
        <HiddenResults of="all" />
      ) : (
        <SeasonPanel player={player} season={season} matches={matches.rows.map(({ match }) => match)} />
      )}
    </div>
  );
}

interface SeasonPanelProps {
  readonly player: PlayerProfile;
  readonly season: PlayerSeason | "failed" | null;
  /** The matches of the player that stand beside the panel. */
  readonly matches: readonly MatchBrief[];
}

function SeasonPanel({ player, season, matches }: SeasonPanelProps) {
  const known = season === "failed" ? null : season;
  const overview = known?.stats
    ? figuresOfSeason(known.stats).find(({ group }) => group === "overview")
    : undefined;
  return (
    <section className="panel" aria-labelledby="season">
      <div className="panel-bar">
        <h2 id="season" className="min-w-0 font-semibold">
          {known
            ? m.player_season_heading({ competition: shownName(known.competition) })
            : m.player_tab_stats()}
          <MatchCount count={overview?.count ?? null} />
        </h2>
        <SiteLink to={playerTabPath(player.id, "playerdata")} className="quiet-button" preventScrollReset>
          {m.team_see_all()}
        </SiteLink>
      </div>
      {overview && overview.count === null ? <FinishedOnly matches={matches} /> : null}
      {overview ? (
        <dl className="people-tiles">
          {overview.figures.map((shown) => (
            <div key={shown.figure}>
              <dt>{figureName(shown.figure)}</dt>
              <dd>
                {figureText(shown)}
                <MatchCount count={shown.count} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="list-nothing">{season === "failed" ? m.team_updating() : m.player_season_none()}</p>
      )}
    </section>
  );
}
