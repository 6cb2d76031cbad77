import { describe, expect, it } from "vitest";
import { type DerivedState, emptySideScore, type MatchStatus } from "#shared/match/index.ts";
import {
  type CorrectionRow,
  correctedRow,
  correctedStates,
  factsBefore,
  hiddenColumns,
  indexCorrections,
  sourceRow,
  violationOf,
} from "./correction.rules.ts";

let nextId = 1;
const made = (
  field: CorrectionRow["field"],
  value: object,
  made_at = 100,
  undone_at: number | null = null,
): CorrectionRow => ({
  ...{ id: nextId++, target: "match", target_id: 7, team_id: null, field, value: JSON.stringify(value) },
  ...{ value_before: "{}", source_columns: null, subject: "A v B", reason: "Decision 7", made_by: "thu" },
  made_by_id: null,
  ...{ made_at, undone_by: null, undone_by_id: null, undone_at },
});

const state = (known_at_ms: number, status: MatchStatus, home: number | null, away = home): DerivedState => ({
  known_at_ms,
  status,
  period_started_at_ms: status === "second_half" ? 60 : null,
  score: {
    home: { ...emptySideScore, goals: home, half: home === null ? null : 0, red: 1 },
    away: { ...emptySideScore, goals: away },
  },
  score_changed_at_ms: null,
  derived_status: null,
  minute: null,
  result: null,
});
const shown = (states: ReturnType<typeof correctedStates>) =>
  states.map(({ known_at_ms, status, score, result }) => [
    known_at_ms,
    status,
    score.home.goals,
    score.away.goals,
    result?.winner ?? null,
  ]);

describe("corrected states of a match", () => {
  it("States before a correction stay as they were, and later ones of the source are covered until it is undone", () => {
    const states = [state(10, "first_half", 0), state(120, "second_half", 1, 0), state(200, "ended", 2, 0)];
    const award = made("award", { home: 0, away: 3 }, 100, 300);
    expect(shown(correctedStates(states, [award]))).toEqual([
      [10, "first_half", 0, 0, null],
      [100, "ended", 0, 3, "away"],
      [120, "ended", 0, 3, "away"],
      [200, "ended", 0, 3, "away"],
      [300, "ended", 2, 0, null],
    ]);
  });

  it("An award has no half-time score, no extra time and no clock, and keeps the cards", () => {
    const [, awarded] = correctedStates(
      [state(60, "second_half", 2, 1)],
      [made("award", { home: 3, away: 0 })],
    );
    expect(awarded).toMatchObject({
      period_started_at_ms: null,
      score: { home: { goals: 3, half: null, overtime: null, penalties: null, red: 1 } },
      score_changed_at_ms: 100,
    });
  });

  it("A match without any state can be corrected, and is scheduled again once that is undone", () => {
    expect(shown(correctedStates([], [made("status", { status: "postponed" }, 100, 150)]))).toEqual([
      [100, "postponed", null, null, null],
      [150, "not_started", null, null, null],
    ]);
  });

  it("Of two corrections of one field the last wins, and each holds for its own time", () => {
    const states = [state(10, "ended", 1, 1)];
    const first = made("winner", { winner: "home" }, 100);
    const second = made("winner", { winner: "away" }, 200, 300);
    expect(shown(correctedStates(states, [first, second])).map(([at, , , , winner]) => [at, winner])).toEqual(
      [
        [10, null],
        [100, "home"],
        [200, "away"],
        [300, "home"],
      ],
    );
  });

  it("A corrected score keeps the half-time goals it does not refute", () => {
    const base = { ...state(10, "ended", 2, 2) };
    base.score.home.half = 2;
    base.score.away.half = 1;
    const [, next] = correctedStates([base], [made("score", { home: 1, away: 2 })]);
    expect([next?.score.home.half, next?.score.away.half]).toEqual([null, 1]);
  });

  it("States without corrections are unchanged", () => {
    const states = [state(10, "first_half", 0), state(20, "ended", 1, 0)];
    expect(correctedStates(states, [])).toEqual(states);
  });
});

describe("corrected rows", () => {
  const row = { id: 7, name: "Đức", short_name: null, translations: '{"en":"Germany"}' };

  it("A corrected name keeps names by language that it does not mention, and the source's row can be read back", () => {
    const name = made("name", { name: "CHLB Đức", vi: "Đức" });
    const hidden = { ...name, source_columns: hiddenColumns(name, row) };
    const corrected = correctedRow(row, [hidden]);
    expect(corrected).toEqual({ ...row, name: "CHLB Đức", translations: '{"en":"Germany","vi":"Đức"}' });
    expect(sourceRow(corrected, [hidden])).toEqual(row);
  });

  it("A corrected kick-off has its hour, unless only the day is given", () => {
    const dated = { id: 7, match_time: 60, time_unknown: 1 };
    const hour = made("kick_off", { match_time: 90 });
    expect(correctedRow(dated, [hour])).toEqual({ id: 7, match_time: 90, time_unknown: 0 });
    const noon = { match_time: 43_200, time_unknown: 1 };
    expect(correctedRow({ ...dated, time_unknown: 0 }, [made("kick_off", noon)])).toMatchObject(noon);
  });

  it("Corrections in force are found by the row, and states and undone ones are not among them", () => {
    const deduction: CorrectionRow = {
      ...made("deduction", { points: 3 }),
      ...{ target: "stage_team", target_id: 1, team_id: 2, source_columns: '{"deducted_points":0}' },
    };
    const corrections = indexCorrections([
      deduction,
      { ...made("round", { round: "x" }, 1, 2), target_id: 1 },
      { ...made("status", { status: "ended" }), target_id: 1 },
    ]);
    const table = { stage_id: 1, team_id: 2, deducted_points: 3 };
    expect(corrections.ofRow("stage_teams", table)).toEqual([deduction]);
    expect(corrections.ofRow("stage_teams", { ...table, team_id: 3 })).toEqual([]);
    expect(corrections.sourceRows("stage_teams", [table])).toEqual([{ ...table, deducted_points: 0 }]);
    expect(corrections.ofRow("matches", { id: 1 })).toEqual([]);
    expect(corrections.ofStates(1).map(({ field }) => field)).toEqual(["status"]);
  });

  it("What stood there before is told under the keys of the value", () => {
    const [now = null] = correctedStates([state(10, "ended", 2, 1)], []);
    const of = { row: { ...row, match_time: 60, time_unknown: 0 }, state: now };
    expect(factsBefore("award", { home: 3, away: 0 }, of)).toEqual({ home: 2, away: 1 });
    expect(factsBefore("score", { home: 3, away: 0, home_half: 1 }, of)).toEqual({
      home: 2,
      away: 1,
      home_half: 0,
    });
    expect(factsBefore("winner", { winner: "away" }, of)).toEqual({ winner: "home" });
    expect(factsBefore("kick_off", { match_time: 9 }, of)).toEqual({ match_time: 60, time_unknown: 0 });
    expect(factsBefore("name", { vi: "x" }, of)).toEqual({ vi: null });
    expect(factsBefore("status", { status: "ended" }, { row, state: null })).toEqual({
      status: "not_started",
    });
  });
});

describe("what cannot be corrected", () => {
  it.each([
    ["winner", { winner: "home" }, "first_half", "winner"],
    ["winner", { winner: "home" }, "ended", null],
    ["score", { home: 1, away: 0 }, "second_half", "home"],
    ["score", { home: 1, away: 0 }, "not_started", "home"],
    ["score", { home: 1, away: 0, home_overtime: 0, away_overtime: 0 }, "ended", "home_overtime"],
    ["score", { home: 1, away: 0, home_penalties: 4 }, "ended", "home_penalties"],
    ["score", { home: 1, away: 0 }, "abandoned", null],
    ["award", { home: 3, away: 0 }, "not_started", null],
    ["kick_off", { match_time: 1 }, "ended", null],
  ] as const)(
    "A correction of %s as %j of a match that is %s is refused at %s",
    (field, value, status, key) => {
      expect(violationOf(field, value, status)?.key ?? null).toBe(key);
    },
  );
});
