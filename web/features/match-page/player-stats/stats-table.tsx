import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match, TeamRef } from "#shared/match/index.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type StatsColumn, type StatsOrder, statsColumns } from "./player-stats.rules.ts";
import { columnName, valueText } from "./stats-columns.ts";

interface StatsTableProps {
  readonly caption: string;
  readonly columns: readonly StatsColumn[];
  readonly players: readonly PlayerMatchStats[];
  readonly match: Match;
  readonly order: StatsOrder;
  readonly onOrder: (column: StatsOrder["column"]) => void;
}

/** A table of players; scrolls horizontally with fixed names. */
export function StatsTable({ caption, columns, players, match, order, onOrder }: StatsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="stats-scroll" aria-label={caption} tabIndex={0}>
      <table className="stats-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <ColumnHead column="player" order={order} onOrder={onOrder} />
            {columns.map((column) => (
              <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((stats) => (
            <Row key={stats.player.id} stats={stats} team={match[stats.side]} columns={columns.join(" ")} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadProps extends Pick<StatsTableProps, "order" | "onOrder"> {
  readonly column: StatsOrder["column"];
}

function ColumnHead({ column, order, onOrder }: ColumnHeadProps) {
  const isSorted = order.column === column;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        title={m.player_stats_sort({ column: columnName(column) })}
        onClick={() => onOrder(column)}
      >
        <span>{columnName(column)}</span>
        <span className="stats-arrow">
          {isSorted ? <Icon name={order.descending ? "arrow-down" : "arrow-up"} size={12} isBold /> : null}
        </span>
      </button>
    </th>
  );
}

interface RowProps {
  readonly stats: PlayerMatchStats;
  readonly team: TeamRef;
  /** Joined by spaces: a plain value makes equality of rows cheap. */
  readonly columns: string;
}

const Row = memo(function Row({ stats, team, columns }: RowProps) {
  const { player, side } = stats;
  return (
    <tr data-side={side}>
      <th scope="row" data-column="player">
        <span className="stats-player">
          <Crest of={team} size={18} className="stats-crest" />
          <span className="stats-number">{player.shirt_number ?? "–"}</span>
          <PlayerLink player={player} className="stats-name" title={`${player.name} (${shownName(team)})`} />
        </span>
      </th>
      {(columns.split(" ") as StatsColumn[]).map((column) => (
        <Cell key={column} stats={stats} column={column} />
      ))}
    </tr>
  );
});

function Cell({ stats, column }: { readonly stats: PlayerMatchStats; readonly column: StatsColumn }) {
  const value = statsColumns[column](stats);
  if (value === null) {
    return (
      <td data-column={column} className="stats-none" title={m.player_stats_no_number()}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{m.player_stats_no_number()}</span>
      </td>
    );
  }
  const isNothing = (value.type === "number" ? value.value : value.whole) === 0;
  return (
    <td data-column={column} data-zero={isNothing || undefined}>
      {column === "rating" && value.type === "number" ? (
        <RatingBadge rating={value.value} />
      ) : (
        valueText(value, column)
      )}
    </td>
  );
}
