import { m } from "#messages/paraglide/messages.js";
import { Panel } from "#web/ui/panel.tsx";
import { StandingsTable, type StandingsTableProps } from "./standings-table.tsx";

interface StandingsPanelProps extends Omit<StandingsTableProps, "view"> {
  /** Reason for the missing table. */
  readonly empty: string;
}

/** Full tables with their heading, beside other content. */
export function StandingsPanel({ empty, ...tables }: StandingsPanelProps) {
  return (
    <Panel id="standings" heading={m.standings_heading()}>
      {tables.tables.length > 0 ? (
        <StandingsTable {...tables} view="total" />
      ) : (
        <p className="list-nothing">{empty}</p>
      )}
    </Panel>
  );
}
