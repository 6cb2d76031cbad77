import type { CorrectionRow } from "#origin/ingest/correction/corrected-rows.rules.ts";
import { type DerivedState, emptySideScore, type MatchStatus } from "#shared/match/index.ts";

/** Numbers of corrections go up. */
let nextId = 1;
/** A correction of match 7 in force from `made_at`. */
export const aCorrection = (
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

/** A state of a match with a half-time of 0 and a red card of the home side. */
export const aState = (
  known_at_ms: number,
  status: MatchStatus,
  home: number | null,
  away = home,
): DerivedState => ({
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
