import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { countBeside } from "#shared/statistic/index.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { useLandmarkName } from "#web/platform/football/team-half.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { teamTabPath } from "../team-tab.ts";
import type { TeamScorer } from "./team-season.rules.ts";

interface ScorersPanelProps {
  readonly team: TeamProfile;
  readonly competition: CompetitionRef | null;
  /** Null if unavailable. */
  readonly scorers: readonly TeamScorer[] | null;
  /** The matches behind the statistics, where the page must name them. */
  readonly note?: ReactNode;
}

/** A team's top scorers of this season. */
export function ScorersPanel({ team, competition, scorers, note }: ScorersPanelProps) {
  const rows = scorers ?? [];
  const heading =
    scorers && competition
      ? m.team_scorers_in({ competition: shownName(competition) })
      : m.team_scorers_heading();
  return (
    <section className="panel" aria-label={useLandmarkName(heading)}>
      <div className="panel-bar">
        <h2 className="min-w-0 font-semibold">{heading}</h2>
        <SiteLink to={teamTabPath(team.id, "playerdata")} className="quiet-button" preventScrollReset>
          {m.team_see_all()}
        </SiteLink>
      </div>
      {rows.length > 0 ? note : null}
      {rows.length > 0 ? (
        <table className="data-table team-scorers">
          <caption className="sr-only">{m.team_scorers_heading()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.player_stats_player()}</th>
              <th scope="col">{m.stats_column_goals()}</th>
              <th scope="col">{m.stats_column_assists()}</th>
              <th scope="col">{m.team_column_appearances()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, goals, ...scorer }) => (
              <tr key={id}>
                <th scope="row">
                  <PlayerName player={{ id, name }} />
                </th>
                <td>
                  <b>{goals}</b>
                </td>
                {(["assists", "appearances"] as const).map((statistic) => (
                  <td key={statistic}>
                    <span>{scorer[statistic] ?? "–"}</span>
                    <MatchCount count={scorer[statistic] === null ? null : countBeside(scorer, statistic)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="list-nothing">{scorers ? m.team_scorers_none() : m.team_updating()}</p>
      )}
    </section>
  );
}
