import { m } from "#messages/paraglide/messages.js";
import type { Scorer } from "#shared/player/index.ts";
import { countBeside } from "#shared/statistic/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { CsvLink } from "#web/platform/table/csv-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { type LeaguePageData, scorersQuery, seasonIdOf } from "../league.query.ts";
import { leagueTablePath } from "../league-tab.ts";
import { StatList } from "../stat-list.tsx";
import { captionOf } from "../stat-panel.tsx";

/** A scorer as a list row. */
type ScorerRow = Scorer & { readonly id: number };

/** The top scorers of a season. */
export default function ScorersTab({ page }: { readonly page: LeaguePageData }) {
  return (
    <StatList
      page={page}
      tab="scorers"
      pageQuery={(wanted) => scorersQuery(seasonIdOf(page), wanted)}
      rowsOf={({ scorers }) => scorers.map((scorer): ScorerRow => ({ ...scorer, id: scorer.player.id }))}
      words={{
        none: m.league_updating(),
        count: m.league_scorers_count,
        pages: m.league_scorers_pages(),
      }}
    >
      {(rows) => (
        <>
          <DataTable caption={captionOf(page, "scorers")} className="league-stat-scorers">
            <ScorersHead />
            <tbody>
              {rows.map((scorer) => (
                <ScorerLine key={scorer.id} scorer={scorer} />
              ))}
            </tbody>
          </DataTable>
          <CsvLink path={leagueTablePath(page, "scorers")} />
        </>
      )}
    </StatList>
  );
}

const ScorersHead = () => (
  <thead>
    <tr>
      <th scope="col">{m.player_stats_player()}</th>
      <th scope="col" className="data-start">
        {m.league_column_team()}
      </th>
      <th scope="col">{m.stats_column_goals()}</th>
      <th scope="col">{m.stats_column_penalty_goals()}</th>
      <th scope="col">{m.stats_column_assists()}</th>
      <th scope="col">{m.team_column_appearances()}</th>
      <th scope="col">{m.stats_column_minutes()}</th>
    </tr>
  </thead>
);

function ScorerLine({ scorer }: { readonly scorer: ScorerRow }) {
  const { position, player, team, goals, penalty_goals } = scorer;
  return (
    <tr>
      <th scope="row">
        <span className="league-stat-who">
          <span className="league-stat-place">
            <span className="sr-only">{m.league_column_place()} </span>
            <span>{position}</span>
          </span>
          <PlayerName player={player} about={player.position && positionLabel(player.position)} />
        </span>
      </th>
      <td className="data-start">
        <TeamLink team={team} />
      </td>
      <td>
        <b>{goals}</b>
      </td>
      <td>{penalty_goals}</td>
      {(["assists", "appearances", "minutes_played"] as const).map((statistic) => (
        <td key={statistic}>
          <span>{scorer[statistic] ?? "–"}</span>
          <MatchCount count={scorer[statistic] === null ? null : countBeside(scorer, statistic)} />
        </td>
      ))}
    </tr>
  );
}
