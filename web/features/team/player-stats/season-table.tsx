import { countBeside } from "#shared/statistic/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { formatDecimal, formatPercent } from "#web/platform/i18n/number-label.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { NoValue } from "#web/platform/table/no-value.tsx";
import { SortHead } from "#web/platform/table/sort-head.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { PlayerOrder } from "./player-order.rules.ts";
import { SEASON_NAMES } from "./season-names.ts";
import type { SeasonPlayer, SeasonStatistic } from "./season-player.ts";

interface SeasonTableProps {
  readonly caption: string;
  readonly players: readonly SeasonPlayer[];
  readonly statistics: readonly SeasonStatistic[];
  readonly order: PlayerOrder;
  readonly onOrder: (column: PlayerOrder["column"]) => void;
}

/** A table of players; scrolls horizontally with fixed names. */
export function SeasonTable({ caption, players, statistics, order, onOrder }: SeasonTableProps) {
  return (
    <DataTable caption={caption} className="team-season-stats">
      <thead>
        <tr>
          {(["player", ...statistics] as const).map((column) => (
            <SortHead
              key={column}
              column={column}
              name={SEASON_NAMES[column]()}
              order={order}
              to={() => onOrder(column)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(({ id, name, position, base, statistics: own }) => (
          <tr key={id}>
            <th scope="row">
              <PlayerName player={{ id, name }} about={position && positionLabel(position)} />
            </th>
            {statistics.map((statistic) => (
              <td key={statistic} data-sorted={order.column === statistic || undefined}>
                <span>{statisticText(statistic, own[statistic])}</span>
                <MatchCount count={own[statistic] === null ? null : countBeside(base, statistic)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function statisticText(statistic: SeasonStatistic, value: number | null) {
  if (value === null) {
    return <NoValue />;
  }
  if (statistic === "rating") return formatDecimal(value, 2);
  return statistic === "passes_percent" || statistic === "duels_percent" ? formatPercent(value) : value;
}
