import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { StandingsTable as Table } from "#shared/standings/index.ts";
import { liveRows } from "#shared/standings/live-table.rules.ts";
import { hasLive, type ShownView } from "#shared/standings/table-view.rules.ts";
import { useGoalsNow } from "#web/features/live-overlay/use-goals-now.ts";
import { StandingsTable, type StandingsTableProps } from "#web/features/standings/standings-table.tsx";

interface LiveTablesProps extends Omit<StandingsTableProps, "view" | "tables"> {
  readonly tables: readonly Table[];
  readonly view: ShownView;
  /** Number of rows of each table; all by default. */
  readonly top?: number;
}

/** Tables in a view; as they stand now their matches in play count with the goals that rooms push. */
export function LiveTables({ tables, view, top, ...rest }: LiveTablesProps) {
  const goalsOf = useGoalsNow(tables.flatMap(({ live }) => live?.matches ?? []));
  const shown = tables.map((table) => {
    const rows = view === "live" && table.live ? liveRows(table, table.live, goalsOf) : table.rows;
    return { ...table, rows: rows.slice(0, top) };
  });
  return <StandingsTable {...rest} tables={shown} view={view === "live" ? "total" : view} />;
}

/** Tables beside other content, with a choice between those of now and the official ones. */
export function LiveTablesWithChoice(props: Omit<LiveTablesProps, "view">) {
  const [view, choose] = useState<ShownView>("live");
  if (!hasLive(props.tables)) return <LiveTables {...props} view="total" />;
  return (
    <>
      <fieldset className="live-table-choice">
        <legend className="sr-only">{m.standings_views()}</legend>
        {(["live", "total"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === view}
            onClick={() => choose(one)}
          >
            {one === "live" ? m.standings_view_live() : m.standings_view_official()}
          </button>
        ))}
      </fieldset>
      <LiveTables {...props} view={view} />
    </>
  );
}
