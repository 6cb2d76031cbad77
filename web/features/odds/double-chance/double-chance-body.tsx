import { m } from "#web/paraglide/messages.js";
import type { OddsBodyProps } from "../odds-body.ts";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { ThreeWayTable } from "../three-way/three-way-table.tsx";

/** Double chance of every company: two of the three results with one stake. */
export default function DoubleChanceBody({ rows }: OddsBodyProps) {
  return (
    <>
      <ThreeWayTable market="double_chance" rows={useRowsOf(rows, "double_chance")} />
      <p className="odds-note">{m.odds_double_chance_note()}</p>
    </>
  );
}
