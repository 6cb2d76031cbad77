import { describe, expect, it } from "vitest";
import { aCorrection } from "#tests/support/builders/correction-builders.ts";
import {
  type CorrectionRow,
  correctedRow,
  hiddenColumns,
  indexCorrections,
  sourceRow,
} from "./corrected-rows.rules.ts";

describe("corrected rows", () => {
  const row = { id: 7, name: "Đức", short_name: null, translations: '{"en":"Germany"}' };

  it("A corrected name keeps names by language that it does not mention, and the source's row can be read back", () => {
    const name = aCorrection("name", { name: "CHLB Đức", vi: "Đức" });
    const hidden = { ...name, source_columns: hiddenColumns(name, row) };
    const corrected = correctedRow(row, [hidden]);
    expect(corrected).toEqual({ ...row, name: "CHLB Đức", translations: '{"en":"Germany","vi":"Đức"}' });
    expect(sourceRow(corrected, [hidden])).toEqual(row);
  });

  it("A corrected kick-off has its hour, unless only the day is given", () => {
    const dated = { id: 7, match_time: 60, time_unknown: 1 };
    const hour = aCorrection("kick_off", { match_time: 90 });
    expect(correctedRow(dated, [hour])).toEqual({ id: 7, match_time: 90, time_unknown: 0 });
    const noon = { match_time: 43_200, time_unknown: 1 };
    expect(correctedRow({ ...dated, time_unknown: 0 }, [aCorrection("kick_off", noon)])).toMatchObject(noon);
  });

  it("Corrections in force are found by the row, and states and undone ones are not among them", () => {
    const deduction: CorrectionRow = {
      ...aCorrection("deduction", { points: 3 }),
      ...{ target: "stage_team", target_id: 1, team_id: 2, source_columns: '{"deducted_points":0}' },
    };
    const corrections = indexCorrections([
      deduction,
      { ...aCorrection("round", { round: "x" }, 1, 2), target_id: 1 },
      { ...aCorrection("status", { status: "ended" }), target_id: 1 },
    ]);
    const table = { stage_id: 1, team_id: 2, deducted_points: 3 };
    expect(corrections.ofRow("stage_teams", table)).toEqual([deduction]);
    expect(corrections.ofRow("stage_teams", { ...table, team_id: 3 })).toEqual([]);
    expect(corrections.sourceRows("stage_teams", [table])).toEqual([{ ...table, deducted_points: 0 }]);
    expect(corrections.ofRow("matches", { id: 1 })).toEqual([]);
    expect(corrections.ofStates(1).map(({ field }) => field)).toEqual(["status"]);
  });
});
