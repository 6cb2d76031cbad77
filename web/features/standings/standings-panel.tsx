import { m } from "#web/paraglide/messages.js";
import { StandingsTable, type StandingsTableProps } from "./standings-table.tsx";

interface StandingsPanelProps extends Omit<StandingsTableProps, "view"> {
  /** Reason for the missing table. */
  readonly empty: string;
}

/** Full tables with their heading, beside other content. */
export function StandingsPanel({ empty, ...tables }: StandingsPanelProps) {
  return (
    <section className="panel" aria-labelledby="standings">
      <div className="panel-bar">
        <h2 id="standings" className="font-semibold">
          {m.standings_heading()}
        </h2>
      </div>
      {tables.tables.length > 0 ? (
        <StandingsTable {...tables} view="total" />
      ) : (
        <p className="list-nothing">{empty}</p>
      )}
    </section>
  );
}
