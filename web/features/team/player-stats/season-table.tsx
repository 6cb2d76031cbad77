import { ArrowDown, ArrowUp } from "lucide-react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatDecimal, formatPercent } from "#web/platform/number-text.ts";
import { positionName } from "#web/platform/words/position-word.ts";
import type { PlayerOrder } from "./player-order.rules.ts";
import type { SeasonFigure, SeasonPlayer } from "./season-player.ts";

const names = {
  player: m.player_stats_player,
  appearances: m.team_column_appearances,
  starts: m.team_column_starts,
  minutes_played: m.stats_column_minutes,
  goals: m.stats_column_goals,
  penalty_goals: m.stats_column_penalty_goals,
  assists: m.stats_column_assists,
  rating: m.stats_column_rating,
  shots: m.stat_shots,
  passes_percent: m.stats_column_passes,
  key_passes: m.stats_column_key_passes,
  tackles: m.stats_column_tackles,
  duels_percent: m.stats_column_duels,
  fouls: m.stats_column_fouls,
  yellow_cards: m.stats_column_yellow_cards,
  red_cards: m.stats_column_red_cards,
  saves: m.stats_column_saves,
} as const satisfies Record<PlayerOrder["column"], () => string>;

interface SeasonTableProps {
  readonly caption: string;
  readonly players: readonly SeasonPlayer[];
  readonly figures: readonly SeasonFigure[];
  readonly order: PlayerOrder;
  readonly onOrder: (column: PlayerOrder["column"]) => void;
}

/** Players and their figures; scrolls within itself, names stay in sight. */
export function SeasonTable({ caption, players, figures, order, onOrder }: SeasonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="team-scroll" aria-label={caption} tabIndex={0}>
      <table className="team-table team-figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {(["player", ...figures] as const).map((column) => (
              <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, name, position, figures: own }) => (
            <tr key={id}>
              <th scope="row">
                <a href={pathOf("player", getLocale(), { id })} className="team-player">
                  {name}
                  <small>{positionName(position)}</small>
                </a>
              </th>
              {figures.map((figure) => (
                <td key={figure} data-sorted={order.column === figure || undefined}>
                  {figureText(figure, own[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function figureText(figure: SeasonFigure, value: number | null) {
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{m.player_stats_no_figure()}</span>
      </>
    );
  }
  if (figure === "rating") return formatDecimal(value, 2);
  return figure === "passes_percent" || figure === "duels_percent" ? formatPercent(value) : value;
}

interface ColumnHeadProps extends Pick<SeasonTableProps, "order" | "onOrder"> {
  readonly column: PlayerOrder["column"];
}

function ColumnHead({ column, order, onOrder }: ColumnHeadProps) {
  const isSorted = order.column === column;
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  const name = names[column]();
  return (
    <th scope="col" aria-sort={isSorted ? (order.descending ? "descending" : "ascending") : undefined}>
      <button type="button" title={m.player_stats_sort({ column: name })} onClick={() => onOrder(column)}>
        {name}
        <span className="team-sort">
          {isSorted ? <Arrow size={12} strokeWidth={2} aria-hidden="true" /> : null}
        </span>
      </button>
    </th>
  );
}
