import * as z from "zod/mini";
import type { corrections } from "#origin/db/schema/correction.table.ts";
import {
  CorrectionFacts,
  type CorrectionField,
  type CorrectionTarget,
  type CorrectionValue,
  isStateField,
  type StateField,
} from "#shared/correction/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import {
  boardScore,
  type DerivedState,
  emptySideScore,
  hasBegun,
  isLive,
  leaderOf,
  type MatchState,
  type MatchStatus,
  type SideScore,
  winnerOf,
} from "#shared/match/index.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import type { Row, StoredRow } from "../store/row.ts";

/**
 * Lays corrections by hand over what sources bring. Columns of a row are replaced when it is written, and the source's
 * own ones are kept with the correction. States of a match are replaced in their projection (`match_states`) from the
 * moment of the correction until it is undone, so that earlier answers stay as they were; the source's status changes
 * and incidents are untouched.
 */

export type CorrectionRow = StoredRow<typeof corrections>;

type ColumnField = Exclude<CorrectionField, StateField>;

/** Names by language with those of the operator, in the store's spelling. */
function translationsWith(
  known: Row[string] | undefined,
  given: Readonly<Record<string, string | undefined>>,
) {
  const names: Record<string, unknown> = typeof known === "string" ? JSON.parse(known) : {};
  const added = Object.entries(given).filter(([, name]) => name !== undefined);
  const all = { ...names, ...Object.fromEntries(added) };
  return Object.keys(all).length === 0 ? null : JSON.stringify(all);
}

type ColumnRule<Field extends ColumnField> = (value: CorrectionValue<Field>, row: Row) => Row;

/** Columns that a correction sets in the row of its target. */
const columnRules: { readonly [Field in ColumnField]: ColumnRule<Field> } = {
  deduction: ({ points }) => ({ deducted_points: points }),
  kick_off: ({ match_time, time_unknown }, row) => ({
    match_time,
    ...("time_unknown" in row ? { time_unknown: time_unknown ?? 0 } : {}),
  }),
  round: ({ round }) => ({ round }),
  name: ({ name, vi, en }, row) => ({
    name: name ?? row.name ?? null,
    // Players and coaches have one name in every language.
    ...("translations" in row ? { translations: translationsWith(row.translations, { vi, en }) } : {}),
  }),
  short_name: ({ short_name }) => ({ short_name }),
  country: ({ country_id }) => ({ country_id }),
  kind: ({ kind }) => ({ kind }),
  mode: ({ mode }) => ({ mode }),
};

/**
 * Columns that a stored value sets. It was checked when it was made; checking it again would refuse every batch of the
 * row once the rules of new corrections become stricter.
 */
const columnsBy = <Field extends ColumnField>(field: Field, json: string, row: Row): Row =>
  columnRules[field](JSON.parse(json), row);

const isOfColumns = (row: Pick<CorrectionRow, "field">): row is { field: ColumnField } =>
  !isStateField(row.field);

/** Columns that a correction sets in `row`; none for a field of a match's states. */
export function correctedColumns(correction: Pick<CorrectionRow, "field" | "value">, row: Row): Row {
  return isOfColumns(correction) ? columnsBy(correction.field, correction.value, row) : {};
}

/** A row with corrections laid over it, each over those made before it. */
export function correctedRow<Of extends Row>(row: Of, corrections: readonly CorrectionRow[]): Of {
  const shown = { ...row };
  for (const one of corrections) Object.assign(shown, correctedColumns(one, shown));
  return shown;
}

/** A stored row as sources brought it. */
export const sourceRow = <Of extends Row>(row: Of, corrections: readonly CorrectionRow[]): Of =>
  Object.assign({}, row, ...corrections.map(({ source_columns }) => JSON.parse(source_columns ?? "{}")));

/** The columns of a source's row that a correction hides. */
export function hiddenColumns(correction: Pick<CorrectionRow, "field" | "value">, row: Row): string | null {
  const columns = Object.keys(correctedColumns(correction, row));
  if (columns.length === 0) return null;
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}

/** Corrected tables, and the target of their rows. */
const TARGETS = {
  matches: "match",
  stage_teams: "stage_team",
  teams: "team",
  players: "player",
  coaches: "coach",
  competitions: "competition",
  stages: "stage",
} as const satisfies Record<string, CorrectionTarget>;

/** Table of each target's rows. */
export const TARGET_TABLES = {
  match: "matches",
  stage_team: "stage_teams",
  team: "teams",
  player: "players",
  coach: "coaches",
  competition: "competitions",
  stage: "stages",
} as const satisfies Record<CorrectionTarget, keyof typeof TARGETS>;

const keyOf = (target: CorrectionTarget, id: unknown, teamId: unknown = null): string =>
  `${target}/${id}/${teamId}`;

/** Corrections of the rows that a batch is compared with. */
export interface Corrections {
  /** All of a match's states, undone ones included, in the order in which they were made. */
  readonly ofStates: (matchId: number) => readonly CorrectionRow[];
  /** Those in force of a row's columns. */
  readonly ofRow: (table: string, row: Row) => readonly CorrectionRow[];
  /** Rows of a table as sources brought them. */
  readonly sourceRows: <Of extends Row>(table: string, rows: readonly Of[]) => readonly Of[];
}

/** Indexes corrections, given in the order in which they were made. */
export function indexCorrections(rows: readonly CorrectionRow[]): Corrections {
  const byKey = Map.groupBy(rows, ({ target, target_id, team_id }) => keyOf(target, target_id, team_id));
  const ofRow: Corrections["ofRow"] = (table, row) => {
    if (byKey.size === 0 || !isKeyOf(TARGETS, table)) return [];
    const target = TARGETS[table];
    const key = target === "stage_team" ? keyOf(target, row.stage_id, row.team_id) : keyOf(target, row.id);
    return (byKey.get(key) ?? []).filter((one) => one.undone_at === null && !isStateField(one.field));
  };
  return {
    ofRow,
    ofStates: (id) => (byKey.get(keyOf("match", id)) ?? []).filter(({ field }) => isStateField(field)),
    sourceRows: (table, given) =>
      byKey.size === 0 ? given : given.map((row) => sourceRow(row, ofRow(table, row))),
  };
}

const scheduled: DerivedState = {
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

/** A target as it is shown: its row, and of a match the state of now. */
interface Shown {
  readonly row: Row;
  readonly state: DerivedState | null;
}

/** What a target shows under the keys of a correction's value; names by language only where they are corrected. */
export function factsBefore(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  { row, state }: Shown,
): CorrectionFacts {
  const translations: unknown = typeof row.translations === "string" ? JSON.parse(row.translations) : {};
  const names = isRecord(translations) ? translations : {};
  const score = state?.score ?? scheduled.score;
  const factOf = (key: string): unknown => {
    if (key === "points") return row.deducted_points;
    if (key === "vi" || key === "en") return names[key];
    if (key === "status") return state?.status ?? scheduled.status;
    if (key === "winner") return winnerOf(state?.status ?? scheduled.status, score, state?.result?.winner);
    const [side = "", count = "goals"] = key.split("_");
    if (isStateField(field) && (side === "home" || side === "away"))
      return score[side][count as keyof SideScore];
    return row[key];
  };
  // A time does not tell by itself whether it is that of a kick-off or the noon of its day.
  const keys = field === "kick_off" ? ["match_time", "time_unknown"] : Object.keys(value);
  const facts = keys.map((key) => [key, factOf(key) ?? null]);
  return z.parse(CorrectionFacts, Object.fromEntries(facts));
}

interface Violation {
  readonly key: string;
  readonly reason: string;
}

function scoreViolation(value: CorrectionValue<"score">): Violation | null {
  for (const side of ["home", "away"] as const) {
    if ((value[`${side}_half`] ?? 0) > value[side])
      return { key: `${side}_half`, reason: "is more than at the end" };
    if ((value[`${side}_overtime`] ?? value[side]) < value[side])
      return { key: `${side}_overtime`, reason: "includes regular time, so it cannot be less" };
  }
  for (const part of ["half", "overtime", "penalties"] as const) {
    const isOne = (value[`home_${part}`] === undefined) !== (value[`away_${part}`] === undefined);
    if (isOne) return { key: `home_${part}`, reason: "needs the goals of both sides" };
  }
  return null;
}

/** Why a value cannot be laid over a match in a status; null where it can. */
export function violationOf(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  status: MatchStatus,
): Violation | null {
  if (field === "winner" && status !== "ended")
    return {
      key: "winner",
      reason: `needs an ended match; this one is ${status}: award it, or correct its status`,
    };
  if (field !== "score") return null;
  if (isLive(status))
    return { key: "home", reason: "the match is in play: its source states the score until the end" };
  if (!hasBegun(status)) return { key: "home", reason: "the match has not been played: award it instead" };
  return scoreViolation(value as CorrectionValue<"score">);
}
