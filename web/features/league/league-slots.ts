import type { ReactNode } from "react";
import type { TieMatch } from "#shared/competition/tie.rules.ts";
import type { Match } from "#shared/match/index.ts";
import type { ShownTables, ShownView, TableView } from "#shared/standings/table-view.rules.ts";

/** Components of other features on a competition's page, provided by its route. They keep their identity. */
export interface LeagueSlots {
  /** Rows of a match list: the children of a list element. */
  readonly rows: (matches: readonly Match[]) => ReactNode;
  /** Tables of a season; `of` is the competition's shown name. */
  readonly tables: (shown: ShownTables) => ReactNode;
  /** Applies pushes to a tab; while a match of the tab or its season is live, the season is refetched. */
  readonly sync: (season_id: number, rows: readonly Match[], others?: readonly TieMatch[]) => ReactNode;
  /** Links between the views of a table. */
  readonly views: (
    chosen: ShownView,
    hasLive: boolean,
    hrefOf: (view: TableView | null) => string,
  ) => ReactNode;
}
