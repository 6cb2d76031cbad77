import * as z from "zod/mini";
import type { incidents, stats, status_changes } from "#origin/db/schema/timeline.table.ts";
import { isGoal, runningMinute, SideScore, StatedResult, statusTable } from "#shared/match/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import type { BatchIncident, BatchStat, BatchStatusChange } from "../batch.schema.ts";
import { type StoredRow, sameRow } from "./row.ts";

/**
 * Merges a match's timeline with the stored one: unchanged items keep the moment they became known, new ones became
 * known on arrival unless the source states when.
 */

export type StatusChangeRow = StoredRow<typeof status_changes>;
export type IncidentRow = StoredRow<typeof incidents>;
export type StatRow = StoredRow<typeof stats>;

const SIDE_FIELDS = keysOf(SideScore.shape);

/** Canonical text of a stated score, so that equal ones are equal as text. */
function scoreText(score: BatchStatusChange["score"]): string | null {
  if (score === null) return null;
  const side = (given: { [Field in keyof SideScore]?: SideScore[Field] | undefined }) =>
    Object.fromEntries(
      SIDE_FIELDS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
    );
  return JSON.stringify({ home: side(score.home), away: side(score.away) });
}

/** The columns that hold the source's statements of a status change. */
const statementsOf = ({ period_started_at_ms, minute, result, score, status }: BatchStatusChange) => ({
  status,
  period_started_at: period_started_at_ms,
  score: scoreText(score),
  minute: minute?.minute ?? null,
  added: minute?.added ?? null,
  result: result ? JSON.stringify(z.parse(StatedResult, result)) : null,
});

/** Status changes to store. They replace the stored ones; equal ones keep their `known_at`. */
export function mergeStatusChanges(
  matchId: number,
  changes: readonly BatchStatusChange[],
  stored: readonly StatusChangeRow[],
  nowMs: number,
): StatusChangeRow[] {
  let from = 0;
  return changes.map((change, position) => {
    const statements = statementsOf(change);
    const equal = stored.findIndex((row, index) => index >= from && sameRow(statements, row));
    if (equal >= 0) from = equal + 1;
    const known_at = change.known_at_ms ?? stored[equal]?.known_at ?? nowMs;
    return { match_id: matchId, position, known_at, ...statements };
  });
}

/**
 * The minute of an interruption whose source states none: that of the clock when the interruption was reported, unless
 * it had been left running.
 */
function stoppedMinute(
  present: BatchStatusChange,
  last: StatusChangeRow | undefined,
  nowMs: number,
): Partial<Pick<StatusChangeRow, "minute" | "added">> {
  if (present.status !== "interrupted" || present.minute || !last) return {};
  if (last.status === "interrupted") return { minute: last.minute, added: last.added };
  const period_started_at = last.period_started_at === null ? null : last.period_started_at / 1000;
  return runningMinute({ status: last.status, period_started_at, clock_speed: 1 }, nowMs / 1000) ?? {};
}

/** Longer than any period: a source that was not read for so long did not show the next one's start. */
const PERIOD_LASTS_MS = 2 * 3_600_000;

/**
 * Status changes from a source that reports only the current state: stored ones stay, and the current one is appended
 * if it states anything else. A period without a start or a minute began when it was first reported, if the match was
 * live shortly before. A match that is still as scheduled needs no change.
 */
export function continueCourse(
  matchId: number,
  changes: readonly BatchStatusChange[],
  stored: readonly StatusChangeRow[],
  nowMs: number,
): StatusChangeRow[] {
  const past = stored.filter((row) => row.known_at <= nowMs);
  const last = past.at(-1);
  const present = changes.at(-1);
  if (!present || (!last && present.status === "not_started")) return past;
  const isGoingOn = last?.status === present.status;
  const isSeen =
    last !== undefined &&
    nowMs - last.known_at <= PERIOD_LASTS_MS &&
    statusTable[last.status].live &&
    statusTable[present.status].running;
  const begun = isSeen ? nowMs : null;
  const statements = { ...statementsOf(present), ...stoppedMinute(present, last, nowMs) };
  // A stated minute stops a clock that was only assumed.
  const assumed = statements.minute === null ? (isGoingOn ? last.period_started_at : begun) : null;
  const row = {
    match_id: matchId,
    position: past.length,
    known_at: Math.max(last?.known_at ?? 0, present.known_at_ms ?? nowMs),
    ...statements,
    period_started_at: statements.period_started_at ?? assumed,
  };
  const { position: _, known_at: __, ...stated } = row;
  return last && sameRow(stated, last) ? past : [...past, row];
}

/**
 * Effective moment of an arriving item. After the end nothing happens any more: late additions and withdrawals are
 * dated before the end, where the source's final counts override them.
 */
export function settlingMoment(changes: readonly StatusChangeRow[], nowMs: number): number {
  const end = changes.findLast((change) => change.known_at <= nowMs);
  return end && statusTable[end.status].final ? end.known_at : nowMs;
}

export interface MergedIncidents {
  /** All incidents to store, cancelled ones included. */
  readonly all: IncidentRow[];
  readonly added: IncidentRow[];
  readonly changed: IncidentRow[];
  /** Ids of stored ones to delete: not seen by anybody yet, and no longer listed by the source. */
  readonly dropped: number[];
}

interface IncidentContext {
  readonly matchId: number;
  readonly nowMs: number;
  readonly settledMs: number;
  readonly nextId: () => number;
  /** Id of the player named by the incident at `position`. */
  readonly playerId: (
    incident: BatchIncident,
    role: "player" | "other_player",
    position: number,
  ) => number | null;
}

function toIncidentRow(
  incident: BatchIncident,
  position: number,
  known: IncidentRow | undefined,
  context: IncidentContext,
): IncidentRow {
  const known_at =
    incident.known_at_ms ??
    known?.known_at ??
    Math.min(context.settledMs, incident.cancelled_at_ms ?? context.settledMs);
  return {
    id: known?.id ?? context.nextId(),
    match_id: context.matchId,
    external_id: incident.external_id,
    known_at,
    cancelled_at: incident.disallowed
      ? (known?.cancelled_at ?? Math.max(known_at, context.settledMs))
      : incident.cancelled_at_ms,
    kind: incident.kind,
    decision: incident.decision ?? null,
    side: incident.side,
    minute: incident.minute,
    added: incident.added,
    player_id: context.playerId(incident, "player", position),
    other_player_id: context.playerId(incident, "other_player", position),
    position,
    film_url: incident.film ? incident.film.url : (known?.film_url ?? null),
    film_cover: incident.film ? incident.film.cover : (known?.film_cover ?? null),
  };
}

/** A stored incident that its source no longer lists: withdrawn from now on, or deleted when nobody has seen it yet. */
function withdraw(row: IncidentRow, { nowMs, settledMs }: IncidentContext): IncidentRow | null {
  if (row.known_at > nowMs) return null;
  if (row.cancelled_at !== null && row.cancelled_at <= nowMs) return row;
  return { ...row, cancelled_at: Math.max(row.known_at, settledMs) };
}

/** Maximum difference of the minutes of one incident, stated twice. */
const SAME_MINUTES = 2;

const isNear = (given: BatchIncident, row: IncidentRow): boolean =>
  row.side === given.side && Math.abs((row.minute ?? 0) - (given.minute ?? 0)) <= SAME_MINUTES;

/**
 * The stored goal that a disallowed one was before, of those that the source lists no longer under their ids. It keeps
 * its row, so that it is struck instead of shown twice.
 */
function countedBefore(incident: BatchIncident, unlisted: readonly IncidentRow[]): IncidentRow | undefined {
  if (!incident.disallowed || !isGoal(incident.kind)) return undefined;
  return unlisted.find((row) => isGoal(row.kind) && isNear(incident, row));
}

/** Incidents to store, matched by the source's ids. */
export function mergeIncidents(
  incidents: readonly BatchIncident[],
  stored: readonly IncidentRow[],
  context: IncidentContext,
): MergedIncidents {
  const merged: MergedIncidents = { all: [], added: [], changed: [], dropped: [] };
  const taken = new Set<number>();
  const knownById = new Map(stored.map((row) => [row.external_id, row]));
  const listed = new Set(incidents.map(({ external_id }) => external_id));
  const unlisted = () => stored.filter((row) => !listed.has(row.external_id) && !taken.has(row.id));
  for (const [position, incident] of incidents.entries()) {
    const known = knownById.get(incident.external_id) ?? countedBefore(incident, unlisted());
    if (known) taken.add(known.id);
    const row = toIncidentRow(incident, position, known, context);
    merged.all.push(row);
    if (!known) merged.added.push(row);
    else if (!sameRow(row, known)) merged.changed.push(row);
  }
  for (const known of stored.filter((row) => !taken.has(row.id))) {
    const row = withdraw(known, context);
    if (row) merged.all.push(row);
    else merged.dropped.push(known.id);
    if (row && row.cancelled_at !== known.cancelled_at) merged.changed.push(row);
  }
  return merged;
}

const isSameHappening = (given: BatchIncident, row: IncidentRow): boolean =>
  row.kind === given.kind &&
  (row.cancelled_at === null) === (given.cancelled_at_ms === null && !given.disallowed) &&
  isNear(given, row);

/**
 * Incidents of a source that takes them over from another: common ones keep their index and moment, and those of only
 * the former source are deleted as if never reported.
 */
export function takeIncidents(
  incidents: readonly BatchIncident[],
  stored: readonly IncidentRow[],
  context: IncidentContext,
): MergedIncidents {
  const left = new Set(stored);
  const known = incidents.flatMap((incident): IncidentRow[] => {
    const same = [...left].find((row) => isSameHappening(incident, row));
    if (!same) return [];
    left.delete(same);
    return [{ ...same, external_id: incident.external_id }];
  });
  const kept = new Set(known.map((row) => row.id));
  const { all, added } = mergeIncidents(incidents, known, context);
  const changed = all.filter((row) => kept.has(row.id));
  return { all, added, changed, dropped: [...left].map((row) => row.id) };
}

/**
 * Statistics to store. They replace the stored ones; equal ones keep their `known_at`. Of two at the same moment the
 * later listed one wins.
 */
export function mergeStats(
  matchId: number,
  items: readonly BatchStat[],
  stored: readonly StatRow[],
  nowMs: number,
): StatRow[] {
  const latestOf = new Map(stored.map((row) => [`${row.kind}/${row.period}`, row]));
  const rows = items.map(({ kind, period, home, away, known_at_ms }): StatRow => {
    const latest = latestOf.get(`${kind}/${period}`);
    const same = latest && latest.home === home && latest.away === away ? latest : undefined;
    return { match_id: matchId, kind, period, known_at: known_at_ms ?? same?.known_at ?? nowMs, home, away };
  });
  const keyOf = (row: StatRow) => `${row.kind}/${row.period}/${row.known_at}`;
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** How long a superseded count is kept for readers with a delay, milliseconds; their delay is shorter. */
const STATS_KEPT_MS = 300_000;

/**
 * Statistics from a source that reports only the current state: counts of the last minutes are kept beside the new
 * ones.
 */
export function continueStats(
  matchId: number,
  items: readonly BatchStat[],
  stored: readonly StatRow[],
  nowMs: number,
): StatRow[] {
  const kept = [...Map.groupBy(stored, (row) => `${row.kind}/${row.period}`).values()].flatMap((rows) => {
    const byTime = rows.toSorted((a, b) => a.known_at - b.known_at);
    return byTime.filter((_, index) => (byTime[index + 1]?.known_at ?? nowMs) > nowMs - STATS_KEPT_MS);
  });
  const latestOf = new Map(kept.map((row) => [`${row.kind}/${row.period}`, row]));
  const moved = items.flatMap(({ kind, period, home, away, known_at_ms }): StatRow[] => {
    const latest = latestOf.get(`${kind}/${period}`);
    if (latest?.home === home && latest.away === away) return [];
    return [{ match_id: matchId, kind, period, known_at: known_at_ms ?? nowMs, home, away }];
  });
  const keyOf = (row: StatRow) => `${row.kind}/${row.period}/${row.known_at}`;
  return [...new Map([...kept, ...moved].map((row) => [keyOf(row), row])).values()];
}
