import { inOrder, type TableOrder } from "#web/platform/table/table-order.rules.ts";
import { SEASON_FIGURES, type SeasonFigure, type SeasonPlayer } from "./season-player.ts";

/** The sort column of a table. */
export type PlayerOrder = TableOrder<"player" | SeasonFigure>;

/** In the call's order: most goals first, then assists. */
export const MOST_GOALS: PlayerOrder = { column: "goals", descending: true };

/** Columns with at least one value. */
export const coveredFigures = (players: readonly SeasonPlayer[]): SeasonFigure[] =>
  SEASON_FIGURES.filter((figure) => players.some(({ figures }) => figures[figure] !== null));

/** Players in sort order. */
export const sortedPlayers = (players: readonly SeasonPlayer[], order: PlayerOrder): SeasonPlayer[] =>
  inOrder(players, order, {
    names: "player",
    nameOf: ({ name }) => name,
    figureOf: ({ figures }, figure: SeasonFigure) => figures[figure],
  });
