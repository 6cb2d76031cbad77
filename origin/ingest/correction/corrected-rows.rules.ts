import type { corrections } from "#origin/db/schema/correction.table.ts";
import {
  type CorrectionField,
  type CorrectionTarget,
  type CorrectionValue,
  isStateField,
  type StateField,
} from "#shared/correction/index.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import type { Row, StoredRow } from "../store/row.ts";

/**
 * Lays corrections by hand over the rows that sources bring: columns are replaced when a row is written, and the
 * source's own ones are kept with the correction. Those of a match's states are in corrected-states.rules.ts.
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
