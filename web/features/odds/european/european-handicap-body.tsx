import { m } from "#web/paraglide/messages.js";
import type { OddsBodyProps } from "../odds-body.ts";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { ThreeWayTable } from "../three-way/three-way-table.tsx";

/** European handicap of every company: a whole line, and the draw after it an outcome of its own. */
export default function EuropeanHandicapBody({ rows }: OddsBodyProps) {
  return (
    <>
      <ThreeWayTable market="european_handicap" rows={useRowsOf(rows, "european_handicap")} />
      <p className="odds-note">{m.odds_european_note()}</p>
    </>
  );
}
