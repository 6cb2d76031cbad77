import { SEASON_FIGURES, type SeasonFigure, type SeasonPlayer } from "./season-player.ts";

/** By which column a table is sorted. */
export interface PlayerOrder {
  readonly column: "player" | SeasonFigure;
  readonly descending: boolean;
}

/** As the call gives them: most goals first, then assists. */
export const MOST_GOALS: PlayerOrder = { column: "goals", descending: true };

/** The order after a press on a head: figures begin with the greatest, names with A; a second press turns it round. */
export const nextOrder = (order: PlayerOrder, column: PlayerOrder["column"]): PlayerOrder => ({
  column,
  descending: order.column === column ? !order.descending : column !== "player",
});

/** Columns in which somebody has a figure. */
export const coveredFigures = (players: readonly SeasonPlayer[]): SeasonFigure[] =>
  SEASON_FIGURES.filter((figure) => players.some(({ figures }) => figures[figure] !== null));

/** Players in an order. Who has no figure stands last either way; equals stay as they came. */
export function sortedPlayers(players: readonly SeasonPlayer[], { column, descending }: PlayerOrder) {
  const sign = descending ? -1 : 1;
  return players.toSorted((a, b) => {
    if (column === "player") return sign * a.name.localeCompare(b.name, "vi");
    const [one, other] = [a.figures[column], b.figures[column]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
