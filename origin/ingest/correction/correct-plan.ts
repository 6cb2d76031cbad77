import type { MatchesPlan } from "../store/plan/plan-matches.ts";
import type { TablePlan } from "../store/plan/plan-table.ts";
import type { Row } from "../store/row.ts";
import { type CorrectionRow, type Corrections, correctedRow, hiddenColumns } from "./corrected-rows.rules.ts";

interface Plan {
  readonly entities: readonly TablePlan[];
  readonly matches: MatchesPlan;
}

/**
 * A plan with corrections by hand laid over the rows that it writes, and the corrections whose source now brings
 * something else. Rows that the plan leaves alone keep their corrected columns.
 */
export function correctPlan(
  { entities, matches }: Plan,
  corrections: Pick<Corrections, "ofRow">,
): Plan & { readonly corrections: readonly CorrectionRow[] } {
  const renewed: CorrectionRow[] = [];
  const correct = (table: string) => (row: Row) => {
    const inForce = corrections.ofRow(table, row);
    for (const one of inForce) {
      const source_columns = hiddenColumns(one, row);
      if (source_columns !== one.source_columns) renewed.push({ ...one, source_columns });
    }
    return correctedRow(row, inForce);
  };
  return {
    entities: entities.map((plan) => ({ ...plan, changed: plan.changed.map(correct(plan.table)) })),
    matches: { ...matches, changed: matches.changed.map(correct("matches")) },
    corrections: renewed,
  };
}
