import { type CorrectionValue, isStateField, type StateField } from "#shared/correction/index.ts";
import {
  boardScore,
  type DerivedState,
  emptySideScore,
  hasBegun,
  leaderOf,
  type MatchState,
  type SideScore,
} from "#shared/match/index.ts";
import type { CorrectionRow } from "./corrected-rows.rules.ts";

/**
 * Lays corrections by hand over the states of a match: they are replaced in their projection (`match_states`) from the
 * moment of the correction until it is undone, so that earlier answers stay as they were; the source's status changes
 * and incidents are untouched.
 */

/** The state of a match of which no source has reported one. */
export const scheduled: DerivedState = {
  known_at_ms: 0,
  status: "not_started",
  period_started_at_ms: null,
  score: { home: emptySideScore, away: emptySideScore },
  score_changed_at_ms: null,
  minute: null,
  result: null,
  derived_status: null,
};

/** Score with other goals; counts that the goals refute are unknown. */
function scored(
  score: MatchState["score"],
  home: Partial<SideScore>,
  away: Partial<SideScore>,
): MatchState["score"] {
  return { home: { ...score.home, ...home }, away: { ...score.away, ...away } };
}

/** Counts that only an explicit correction of the score has. */
const noParts = { half: null, overtime: null, penalties: null } as const;

const stateRules: {
  readonly [Field in StateField]: (value: CorrectionValue<Field>, state: DerivedState) => DerivedState;
} = {
  award: ({ home, away }, state) => ({
    ...state,
    status: "ended",
    derived_status: null,
    period_started_at_ms: null,
    score: scored(state.score, { ...noParts, goals: home }, { ...noParts, goals: away }),
    minute: null,
    result: {
      winner: leaderOf({ home: { goals: home }, away: { goals: away } }),
      decided_by: "awarded",
      advances: null,
    },
  }),
  score: (value, state) => {
    const side = (of: "home" | "away"): Partial<SideScore> => ({
      goals: value[of],
      half: value[`${of}_half`] ?? halfWithin(state.score[of].half, value[of]),
      overtime: value[`${of}_overtime`] ?? null,
      penalties: value[`${of}_penalties`] ?? null,
    });
    return { ...state, score: scored(state.score, side("home"), side("away")) };
  },
  winner: ({ winner }, state) => ({
    ...state,
    result: { decided_by: null, advances: null, ...state.result, winner },
  }),
  status: ({ status }, state) => ({
    ...state,
    ...{ status, derived_status: null, period_started_at_ms: null },
    // A source that called a postponed match over may have given it a score.
    score: hasBegun(status) ? state.score : scheduled.score,
  }),
};

/** A half-time count of the source, unless there were more goals than at the end. */
const halfWithin = (half: number | null, goals: number): number | null =>
  half === null || half > goals ? null : half;

const stateBy = <Field extends StateField>(field: Field, json: string, state: DerivedState): DerivedState =>
  stateRules[field](JSON.parse(json), state);

const boardOf = ({ score }: MatchState): string => Object.values(boardScore(score)).join();

function corrected(base: DerivedState, atMs: number, corrections: readonly CorrectionRow[]): DerivedState {
  const active = corrections.filter(
    ({ made_at, undone_at }) => made_at <= atMs && (undone_at === null || undone_at > atMs),
  );
  // A source's minute and result belong to the score and status that it states.
  const isReplaced = active.some(({ field }) => field !== "winner");
  let state: DerivedState = {
    ...base,
    known_at_ms: atMs,
    ...(isReplaced && { minute: null, result: null }),
  };
  for (const { field, value, made_at } of active) {
    if (!isStateField(field)) continue;
    const next = stateBy(field, value, state);
    const isScored = field !== "status" && boardOf(next) !== boardOf(state);
    state = { ...next, score_changed_at_ms: isScored ? made_at : state.score_changed_at_ms };
  }
  return state;
}

/**
 * States of a match with its corrections, given in the order in which they were made: each holds from the moment when
 * it was made until it was undone, over whatever sources report meanwhile.
 */
export function correctedStates(
  states: readonly DerivedState[],
  corrections: readonly CorrectionRow[],
): DerivedState[] {
  const turns = corrections.flatMap(({ made_at, undone_at }) => [made_at, undone_at ?? made_at]);
  const moments = [...new Set([...states.map((state) => state.known_at_ms), ...turns])];
  return moments
    .toSorted((a, b) => a - b)
    .map((moment) => {
      const base = states.findLast((state) => state.known_at_ms <= moment) ?? scheduled;
      return corrected(base, moment, corrections);
    });
}
