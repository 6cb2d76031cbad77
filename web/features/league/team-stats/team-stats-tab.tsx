import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { countAbove, countBeside } from "#shared/statistic/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { formatDecimal, meanLabel } from "#web/platform/i18n/number-label.ts";
import { CsvLink } from "#web/platform/table/csv-link.tsx";
import { NoValue } from "#web/platform/table/no-value.tsx";
import { SortHead } from "#web/platform/table/sort-head.tsx";
import { nextOrder } from "#web/platform/table/table-order.rules.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { type LeaguePageData, seasonIdOf, teamStatsQuery } from "../league.query.ts";
import { leagueTablePath, leagueTabPath } from "../league-tab.ts";
import { captionOf, StatChips, StatPanel } from "../stat-panel.tsx";
import {
  basesIn,
  coveredColumns,
  lacksMatches,
  MEANS,
  type StatColumn,
  type StatMeasure,
  type StatOrder,
  sortedTeams,
  type TeamStatistics,
  teamStatistics,
} from "./team-stats.rules.ts";
import { STAT_NAMES } from "./team-stats-names.ts";
import { measureAt, orderAt, searchOfStats } from "./team-stats-query.ts";

const measures = { average: m.league_stats_per_match, total: m.league_stats_total } as const;

/** Statistics of a season's teams; column heads are links that sort. */
export default function TeamStatsTab({ page }: { readonly page: LeaguePageData }) {
  const { teams } = useSuspenseQuery(teamStatsQuery(seasonIdOf(page))).data;
  const [search] = useSearchParams();
  const [order, measure] = [orderAt(search), measureAt(search)];
  const rows = teams.filter(({ played }) => played > 0).map((stats) => teamStatistics(stats, measure));
  if (rows.length === 0) return <EmptyPanel text={m.league_updating()} />;
  const columns = coveredColumns(rows);
  const counts = new Map(columns.map((column) => [column, countAbove(basesIn(rows, column), [column])]));
  const hrefOf = (to: StatOrder, by: StatMeasure) => leagueTabPath(page, "stats", searchOfStats(to, by));
  return (
    <>
      <StatChips
        label={m.league_stats_measure()}
        choices={measures}
        chosen={measure}
        hrefOf={(by) => hrefOf(order, by)}
      />
      <StatPanel tab="stats">
        <DataTable caption={captionOf(page, "stats")} className="league-stat-teams">
          <thead>
            <tr>
              {(["team", ...columns] as const).map((column) => (
                <SortHead
                  key={column}
                  column={column}
                  name={STAT_NAMES[column]()}
                  note={<MatchCount count={column === "team" ? null : (counts.get(column) ?? null)} />}
                  order={order}
                  to={hrefOf(nextOrder(order, column, "team"), measure)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedTeams(rows, order).map((row) => (
              <StatRow
                key={row.team.id}
                row={row}
                columns={columns}
                counts={counts}
                sorted={order.column}
                measure={measure}
              />
            ))}
          </tbody>
        </DataTable>
        <CsvLink path={leagueTablePath(page, "stats")} />
        <p className="league-stat-note">
          {lacksMatches(rows) ? m.league_stats_note_partial() : m.league_stats_note()}
        </p>
      </StatPanel>
    </>
  );
}

interface StatRowProps {
  readonly row: TeamStatistics;
  readonly columns: readonly StatColumn[];
  /** Numbers of matches in column heads. */
  readonly counts: ReadonlyMap<StatColumn, number | null>;
  readonly sorted: StatOrder["column"];
  readonly measure: StatMeasure;
}

function StatRow({ row: { team, statistics, base }, columns, counts, sorted, measure }: StatRowProps) {
  return (
    <tr>
      <th scope="row">
        <TeamLink team={team} />
      </th>
      {columns.map((column) => (
        <td key={column} data-sorted={sorted === column || undefined}>
          <span>{statisticText(statistics[column], column, measure)}</span>
          <MatchCount
            count={statistics[column] === null || counts.get(column) ? null : countBeside(base, column)}
          />
        </td>
      ))}
    </tr>
  );
}

function statisticText(value: number | null, column: StatColumn, measure: StatMeasure) {
  if (value === null) return <NoValue />;
  return measure === "total" && !MEANS.has(column) ? formatDecimal(value, 0) : meanLabel(value, column);
}
