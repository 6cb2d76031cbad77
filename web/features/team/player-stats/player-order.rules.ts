import { inOrder, type TableOrder } from "#web/platform/table/table-order.rules.ts";
import { SEASON_FIGURES, type SeasonFigure, type SeasonPlayer } from "./season-player.ts";

/** By which column a table is sorted. */
export type PlayerOrder = TableOrder<"player" | SeasonFigure>;

/** As the call gives them: most goals first, then assists. */
export const MOST_GOALS: PlayerOrder = { column: "goals", descending: true };

/** Columns in which somebody has a figure. */
export const coveredFigures = (players: readonly SeasonPlayer[]): SeasonFigure[] =>
  SEASON_FIGURES.filter((figure) => players.some(({ figures }) => figures[figure] !== null));

/** Players in an order. */
export const sortedPlayers = (players: readonly SeasonPlayer[], order: PlayerOrder): SeasonPlayer[] =>
  inOrder(players, order, {
    names: "player",
    nameOf: ({ name }) => name,
    figureOf: ({ figures }, figure: SeasonFigure) => figures[figure],
  });
