import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { dateText, dayOfText } from "#origin/demo/calendar/days.ts";
import type { DemoSource } from "#origin/demo/demo-source.ts";
import type { Progress } from "#origin/demo/steps.ts";
import { storeBatch } from "./batch.service.ts";
import { settleDay, thinDay } from "./demo-days.ts";
import { dropSeasons, letGo, seasonsToDrop } from "./demo-seasons.ts";
import { realFootball, storedSteps } from "./demo-world.queries.ts";
import { jsonPortions, replaceRows } from "./row.ts";

/** A world that was paused for longer is restarted on the current day. */
const LONGEST_PAUSE_DAYS = 30;

interface TurnOptions {
  readonly nowMs: number;
  readonly turnMs: number;
  /** A site waits for this turn before it serves: steps that it does not need are left to the next one. */
  readonly isStart?: boolean;
}

/** Result of one turn. */
export interface DemoTurn {
  /** Ids of new or changed matches that readers may be looking at. */
  readonly matchIds: readonly number[];
  /** True if there is more to do. */
  readonly more: boolean;
  /** True if the demo world is the only football data, and complete enough to serve. */
  readonly stands: boolean;
}

const START = /^start\/(.+)\/(\d{4}-\d\d-\d\d)$/;

/** Progress of the stored world; null when none of this identity is stored. */
export function progressOf(steps: readonly string[], identity: string, today: number): Progress | null {
  const [, owner, started] = steps.map((part) => START.exec(part)).find((found) => found) ?? [];
  if (owner !== identity || started === undefined) return null;
  return { started: dayOfText(started), today, done: new Set(steps) };
}

async function recordSteps(db: Database, steps: readonly string[], nowMs: number): Promise<void> {
  const rows = steps.map((part) => ({ part, stored_at: nowMs }));
  await db.batch(replaceRows(db, "demo_parts", rows, ["part"]));
}

/** Demo content is not deleted here: origin/content/demo owns it and tracks it with its own progress row. */
const forgetSteps = (db: Database) =>
  db.batch([db.prepare("DELETE FROM demo_parts WHERE part NOT LIKE 'articles/%'")]);

/** Table positions change while the matches that show them are still to come. */
async function refreshPlaces(db: Database, source: DemoSource, progress: Progress): Promise<void> {
  const rows = source.comingPlaces(progress).map(({ match, home, away }) => [match, home, away]);
  const sql = `UPDATE matches SET home_rank = wanted.home, away_rank = wanted.away
    FROM (SELECT x.id, list.value ->> 1 AS home, list.value ->> 2 AS away FROM json_each(?1) list
      JOIN external_ids x ON x.kind = 'matches' AND x.source = 'demo' AND x.external_id = list.value ->> 0) wanted
    WHERE matches.id = wanted.id AND (home_rank IS NOT wanted.home OR away_rank IS NOT wanted.away)`;
  const statements = jsonPortions(rows).map((json) => db.prepare(sql).bind(json));
  if (statements.length > 0) await db.batch(statements);
}

async function storeSteps(
  db: Database,
  source: DemoSource,
  steps: readonly string[],
  progress: Progress,
  nowMs: number,
): Promise<number[]> {
  const matchIds: number[] = [];
  const isOnScreen = steps.some((part) => source.isOnScreen(part, progress.today));
  for (const batch of source.batchesOf(steps, { ...progress, now_ms: nowMs })) {
    const report = await storeBatch(db, batch, { now_ms: nowMs, dry_run: false });
    const [refusal] = report.refusals;
    if (refusal) throw new Error(`the demo world does not fit: ${steps} ${refusal.path} ${refusal.reason}`);
    if (isOnScreen) matchIds.push(...report.match_ids);
  }
  for (const part of steps) {
    if (part.startsWith("settle/")) await settleDay(db, part.slice("settle/".length), nowMs);
    if (part.startsWith("thin/")) await thinDay(db, part.slice("thin/".length));
    if (part === `news/${dateText(progress.today)}`) await refreshPlaces(db, source, progress);
  }
  await recordSteps(db, steps, nowMs);
  return matchIds;
}

/** Starts a world today, once nothing of another seed, version or time is left; null until then. */
async function begin(
  db: Database,
  source: DemoSource,
  nowMs: number,
  hasTime: () => boolean,
): Promise<Progress | null> {
  await forgetSteps(db);
  if (await dropSeasons(db, await seasonsToDrop(db, new Set()), hasTime)) return null;
  const today = source.dayOf(nowMs);
  const start = `start/${source.identity}/${dateText(today)}`;
  await recordSteps(db, [start], nowMs);
  return { started: today, today, done: new Set([start]) };
}

const isLate = (steps: readonly (readonly string[])[]): boolean =>
  steps.flat().filter((part) => part.startsWith("light/")).length > LONGEST_PAUSE_DAYS;

/**
 * One maintenance turn of the demo world: fills an empty database step by step, rolls it forward day by day, and stops
 * when real football is imported. A turn ends some time after `turnMs`; an interruption loses at most one step, which
 * is stored again.
 */
export async function keepDemoWorld(
  db: Database,
  source: DemoSource,
  { nowMs, turnMs, isStart = false }: TurnOptions,
): Promise<DemoTurn> {
  const endsAt = Date.now() + turnMs;
  const hasTime = () => Date.now() < endsAt;
  const [[real], rows] = await readAll(db, bindQuery(realFootball), bindQuery(storedSteps));
  if (real?.stored === 1) {
    // If the real data is deleted, the world starts anew.
    if (rows.length > 0) await forgetSteps(db);
    return { matchIds: [], more: await letGo(db, nowMs, hasTime), stands: false };
  }
  const today = source.dayOf(nowMs);
  const stored = progressOf(
    rows.map((row) => row.part),
    source.identity,
    today,
  );
  const standsStill = stored !== null && isLate(source.missingSteps(stored));
  const progress = stored === null || standsStill ? await begin(db, source, nowMs, hasTime) : stored;
  if (!progress) return { matchIds: [], more: true, stands: false };
  const matchIds: number[] = [];
  const missing = source.missingSteps(progress);
  const isLater = (steps: readonly string[] = []) => steps.every((part) => source.isLater(part, today));
  for (const [index, steps] of missing.entries()) {
    const stands = isLater(steps);
    // Once complete, a world serves its readers first: the rest is left to the next turn.
    const isNextTurns = stands && (isStart || !isLater(missing[0]));
    if (isNextTurns || (index > 0 && !hasTime())) return { matchIds, more: true, stands };
    matchIds.push(...(await storeSteps(db, source, steps, progress, nowMs)));
  }
  const old = await seasonsToDrop(db, source.seasonIds(today));
  return { matchIds, more: await dropSeasons(db, old, hasTime), stands: true };
}

/** Progress of the demo world in effort: stored, missing until complete, and deferred. */
export interface DemoProgress {
  readonly stored: number;
  readonly missing: number;
  readonly later: number;
}

/** Progress of the demo world; null where it is disabled. */
export async function demoProgress(
  db: Database,
  source: DemoSource,
  nowMs: number,
): Promise<DemoProgress | null> {
  const [[real], rows] = await readAll(db, bindQuery(realFootball), bindQuery(storedSteps));
  if (real?.stored === 1) return null;
  const today = source.dayOf(nowMs);
  const steps = rows.map((row) => row.part);
  const progress = progressOf(steps, source.identity, today);
  const fresh = { started: today, today, done: new Set<string>() };
  const effort = (list: readonly string[]) => list.reduce((sum, part) => sum + source.effortOf(part), 0);
  const missing = source.missingSteps(progress ?? fresh).flat();
  const later = missing.filter((part) => source.isLater(part, today));
  return {
    stored: progress ? effort(steps) : 0,
    missing: effort(missing) - effort(later),
    later: effort(later),
  };
}
