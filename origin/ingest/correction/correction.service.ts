import * as z from "zod/mini";
import { bindQuery, type Database, type Query, readAll, type Statement } from "#origin/db/database.ts";
import type { corrections } from "#origin/db/schema/correction.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import { followedMatchesOf } from "#origin/football/match/change.service.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import { fieldErrors } from "#shared/api/index.ts";
import {
  type Correction,
  CorrectionFacts,
  type CorrectionField,
  type CorrectionTarget,
  correctionTable,
  isStateField,
  type OwnCorrectionForm,
} from "#shared/correction/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { DerivedState } from "#shared/match/index.ts";
import { lockStatements, retryOnConflict } from "../store/ingest-lock.ts";
import { type StateFacts, shownStates, toStateRow } from "../store/match-states.ts";
import { deleteRows, insertRows, type Row, replaceRows, type StoredRow } from "../store/row.ts";
import * as stored from "../store/store.queries.ts";
import {
  type CorrectionRow,
  correctedRow,
  hiddenColumns,
  sourceRow,
  TARGET_TABLES,
} from "./corrected-rows.rules.ts";
import {
  correctionById,
  correctionsOfTarget,
  countOfCorrections,
  countriesByCode,
  countryCode,
  type ListedCorrectionRow,
  listedCorrections,
} from "./correction.queries.ts";
import { findSubject, type Subject } from "./correction-subject.service.ts";
import { factsBefore, isShown, violationOf } from "./correction-values.rules.ts";

/** Makes, undoes and lists corrections by hand. */

const toSeconds = (ms: number): number => Math.floor(ms / 1000);

function toCorrection(row: ListedCorrectionRow): Correction {
  const { made_by_id, made_by_account, undone_by, undone_by_account, undone_at } = row;
  return {
    id: row.id,
    field: row.field,
    target: row.target,
    target_id: row.target_id,
    team_id: row.team_id,
    subject: row.subject,
    value: z.parse(CorrectionFacts, JSON.parse(row.value)),
    before: z.parse(CorrectionFacts, JSON.parse(row.value_before)),
    reason: row.reason,
    made_by: made_by_id === null ? row.made_by : made_by_account,
    made_at: toSeconds(row.made_at),
    undone_by: undone_by ?? undone_by_account,
    undone_at: undone_at === null ? null : toSeconds(undone_at),
  };
}

/** Corrections, newest first, undone ones included. */
export async function listCorrections(
  db: Database,
  query: PageQuery,
): Promise<Paged<{ corrections: Correction[] }>> {
  const [rows, [count]] = await readAll(
    db,
    bindQuery(listedCorrections, query.limit, offsetOf(query)),
    bindQuery(countOfCorrections),
  );
  return { data: { corrections: rows.map(toCorrection) }, page: pageInfo(query, count) };
}

/** The value as its field declares it; a country named by its FIFA code gets our id. */
async function checkedValue(db: Database, { field, value }: OwnCorrectionForm): Promise<string> {
  let given = value;
  if (field === "country" && value.country_id === undefined) {
    const code = String(value.code ?? "").toUpperCase();
    const [[country]] = await readAll(db, bindQuery(countriesByCode, code));
    if (!country) {
      const reason = `no country has the code "${code}"; codes are those of FIFA, INT for none`;
      throw new AppError("validation_failed", { fields: { "value.code": [reason] } });
    }
    given = { country_id: country.id, code };
  } else if (field === "country") {
    const [[country]] = await readAll(db, bindQuery(countryCode, Number(value.country_id)));
    if (!country)
      throw new AppError("validation_failed", { fields: { "value.country_id": ["is no country"] } });
    given = { country_id: Number(value.country_id), code: country.code };
  }
  const parsed = z.safeParse(correctionTable[field].value, given);
  if (parsed.success) return JSON.stringify(parsed.data);
  const errors = Object.entries(fieldErrors(parsed.error));
  throw new AppError("validation_failed", {
    fields: Object.fromEntries(errors.map(([path, reasons]) => [`value.${path}`, reasons])),
  });
}

const ROW_QUERIES: Readonly<Record<CorrectionTarget, Query<Row>>> = {
  match: stored.storedMatches,
  stage_team: stored.storedStageTeams,
  team: stored.storedTeams,
  player: stored.playerRows,
  coach: stored.storedCoaches,
  competition: stored.storedCompetitions,
  stage: stored.storedStages,
};

/** The stored row of a target; null once it was deleted. */
async function findRow(
  db: Database,
  { target, target_id, team_id }: Omit<Subject, "subject">,
): Promise<Row | null> {
  const [rows] = await readAll(db, bindQuery(ROW_QUERIES[target], JSON.stringify([target_id])));
  return rows.find((one) => target !== "stage_team" || one.team_id === team_id) ?? null;
}

/** A target as it is stored: its row, its corrections, and of a match the facts of its sources. */
interface Stored {
  readonly row: Row | null;
  readonly corrections: readonly CorrectionRow[];
  readonly facts: StateFacts | null;
  readonly ingestId: number;
  readonly lastId: number;
}

/** What the sources of a match report; null for other targets. */
async function readFacts(db: Database, target: CorrectionTarget, row: Row): Promise<StateFacts | null> {
  if (target !== "match") return null;
  const { id, cards_covered, corners_covered, match_time, time_unknown, clock_speed } = row as StoredRow<
    typeof matches
  >;
  const ids = JSON.stringify([id]);
  const [changes, incidents, stats] = await readAll(
    db,
    bindQuery(stored.storedStatusChanges, ids),
    bindQuery(stored.storedIncidents, ids),
    bindQuery(stored.storedStats, ids),
  );
  const coverage = { cards: cards_covered === 1, corners: corners_covered === 1 };
  return { changes, incidents, stats, coverage, match_time, time_unknown, clock_speed };
}

async function readStored(db: Database, subject: Omit<Subject, "subject">): Promise<Stored> {
  const { target, target_id, team_id } = subject;
  // The lock's number is read first: whatever is stored after it makes the write fail.
  const [[ingest], [count], corrections] = await readAll(
    db,
    bindQuery(stored.lastIngest),
    bindQuery(countOfCorrections),
    bindQuery(correctionsOfTarget, target, target_id, team_id),
  );
  const row = await findRow(db, subject);
  const facts = row && (await readFacts(db, target, row));
  return { row, corrections, facts, ingestId: (ingest?.id ?? 0) + 1, lastId: count?.last ?? 0 };
}

/** Those of a target's corrections that are not undone. */
const inForce = (rows: readonly CorrectionRow[]): readonly CorrectionRow[] =>
  rows.filter(({ undone_at }) => undone_at === null);

const stateAt = (states: readonly DerivedState[], atMs: number): DerivedState | null =>
  states.findLast((state) => state.known_at_ms <= atMs) ?? null;

/** The states of a target that is a match; none of others. */
const statesWith = (
  facts: StateFacts | null,
  corrections: readonly CorrectionRow[],
): readonly DerivedState[] => (facts === null ? [] : shownStates(facts, ofStates(corrections)));

/** Writes of one target after its corrections changed, with the lock; a deleted one has none. */
function statementsOf(
  db: Database,
  { target, row, ...before }: Stored & { readonly target: CorrectionTarget },
  corrections: readonly CorrectionRow[],
  nowMs: number,
): Statement[] {
  const matchIds = target === "match" && typeof row?.id === "number" ? [row.id] : [];
  const log = { id: before.ingestId, source: "correction", stored_at: nowMs, matches: matchIds.length };
  if (row === null) return lockStatements(db, log);
  const source = sourceRow(row, inForce(before.corrections));
  // Logos are copied without this lock, and no correction is about them.
  const { picture: _, ...shown } = correctedRow(source, inForce(corrections));
  const wanted = matchIds.length > 0 ? { ...shown, updated_at: nowMs } : shown;
  const key = target === "stage_team" ? ["stage_id", "team_id"] : ["id"];
  const kickOff = { match_time: Number(shown.match_time), time_unknown: Number(shown.time_unknown) };
  const states = statesWith(before.facts && { ...before.facts, ...kickOff }, corrections);
  return [
    ...lockStatements(db, log),
    ...replaceRows(db, TARGET_TABLES[target], [wanted], key),
    ...deleteRows(db, "match_states", "match_id", matchIds),
    ...insertRows(
      db,
      "match_states",
      matchIds.flatMap((id) => states.map((state) => toStateRow(id, state))),
    ),
  ];
}

const ofStates = (rows: readonly CorrectionRow[]) => rows.filter(({ field }) => isStateField(field));

/** A change of corrections, as its response reports it. */
export interface CorrectionAnswer {
  readonly correction: Correction;
  /** False where the same correction was in force already. */
  readonly stored: boolean;
  /** The corrected match, or the matches of these days that show the corrected row: rooms get them. */
  readonly match_ids: number[];
}

/** The corrected match, or the matches that rooms hold and that show the corrected row. */
async function matchIdsOf(
  db: Database,
  { target, target_id }: Omit<Subject, "subject">,
  nowMs: number,
): Promise<number[]> {
  if (target === "match") return [target_id];
  const idsOf = (one: CorrectionTarget) => (target === one ? [target_id] : []);
  return await followedMatchesOf(db, { teams: idsOf("team"), competitions: idsOf("competition") }, nowMs);
}

async function readCorrection(db: Database, id: number): Promise<ListedCorrectionRow> {
  const [[row]] = await readAll(db, bindQuery(correctionById, id));
  if (!row) throw new AppError("data_not_found", { detail: `there is no correction ${id}` });
  return row;
}

/** What stands in a target now, in the form of the correction's value. */
async function readBefore(
  db: Database,
  form: OwnCorrectionForm,
  value: string,
  shown: { readonly row: Row; readonly state: DerivedState | null },
): Promise<string> {
  const facts = factsBefore(form.field, JSON.parse(value), shown);
  if (form.field !== "country") return JSON.stringify(facts);
  const [[country]] = await readAll(db, bindQuery(countryCode, Number(facts.country_id)));
  return JSON.stringify({ ...facts, code: country?.code ?? null });
}

/**
 * Refuses a value that stands there already and that the sources bring: readers would see it as corrected. One that
 * another correction laid over them may be made again, with another reason.
 */
function refuseShown(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  places: readonly Parameters<typeof isShown>[2][],
): void {
  if (!places.every((place) => isShown(field, value, place))) return;
  const reason = "stands there already: there is nothing to correct";
  throw new AppError("validation_failed", { fields: { [`value.${Object.keys(value)[0]}`]: [reason] } });
}

/** Who corrects: a name given with the ingest token, or an account. */
type CorrectingOperator = { readonly by: string } | { readonly accountId: number };

/**
 * Makes a correction and shows it at once; it outlives every later ingest until it is undone. The same correction
 * again stores nothing. Throws `validation_failed` with problems by field, and `ingest_conflict`.
 */
export async function makeCorrection(
  db: Database,
  form: OwnCorrectionForm,
  operator: CorrectingOperator,
  nowMs: number,
): Promise<CorrectionAnswer> {
  const { field, reason } = form;
  const value = await checkedValue(db, form);
  const subject = await findSubject(db, field, form.subject);
  const made = await retryOnConflict(async () => {
    const before = await readStored(db, subject);
    if (before.row === null) {
      const detail = `${subject.target} ${subject.target_id} is no longer stored`;
      throw new AppError("data_not_found", { detail });
    }
    const last = inForce(before.corrections).findLast((row) => row.field === field);
    if (last && last.value === value && last.reason === reason) return { id: last.id, stored: false };
    const states = statesWith(before.facts, before.corrections);
    const shown = { row: before.row, state: stateAt(states, nowMs) };
    const violation = violationOf(field, JSON.parse(value), shown.state?.status ?? "not_started");
    if (violation)
      throw new AppError("validation_failed", { fields: { [`value.${violation.key}`]: [violation.reason] } });
    const source = sourceRow(before.row, inForce(before.corrections));
    const brought = { row: source, state: stateAt(statesWith(before.facts, []), nowMs) };
    refuseShown(field, JSON.parse(value), [shown, brought]);
    const row = {
      id: before.lastId + 1,
      ...subject,
      field,
      value,
      value_before: await readBefore(db, form, value, shown),
      source_columns: hiddenColumns({ field, value }, source),
      reason,
      made_by: "by" in operator ? operator.by : "",
      made_by_id: "accountId" in operator ? operator.accountId : null,
      made_at: nowMs,
      undone_by: null,
      undone_by_id: null,
      undone_at: null,
    } satisfies StoredRow<typeof corrections>;
    await db.batch([
      ...statementsOf(db, { ...before, target: subject.target }, [...before.corrections, row], nowMs),
      ...insertRows(db, "corrections", [row]),
    ]);
    return { id: row.id, stored: true };
  });
  const correction = toCorrection(await readCorrection(db, made.id));
  const match_ids = made.stored ? await matchIdsOf(db, subject, nowMs) : [];
  return { correction, stored: made.stored, match_ids };
}

/**
 * Undoes a correction: the target shows what its sources said last, or the former correction of the same field. Throws
 * `data_not_found` for an unknown one, `validation_failed` for one that is undone, and `ingest_conflict`.
 */
export async function undoCorrection(
  db: Database,
  id: number,
  operator: CorrectingOperator,
  nowMs: number,
): Promise<CorrectionAnswer> {
  const subject = await retryOnConflict(async () => {
    const { made_by_account: _, undone_by_account: __, ...known } = await readCorrection(db, id);
    if (known.undone_at !== null)
      throw new AppError("validation_failed", { fields: { id: [`correction ${id} is undone already`] } });
    const row = {
      ...known,
      undone_by: "by" in operator ? operator.by : null,
      undone_by_id: "accountId" in operator ? operator.accountId : null,
      undone_at: nowMs,
    } satisfies StoredRow<typeof corrections>;
    const before = await readStored(db, known);
    const left = before.corrections.map((one) => (one.id === id ? row : one));
    await db.batch([
      ...statementsOf(db, { ...before, target: known.target }, left, nowMs),
      ...replaceRows(db, "corrections", [row], ["id"]),
    ]);
    return known;
  });
  const correction = toCorrection(await readCorrection(db, id));
  return { correction, stored: true, match_ids: await matchIdsOf(db, subject, nowMs) };
}
