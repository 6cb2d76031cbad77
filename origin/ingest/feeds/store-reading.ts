import type { Database } from "#origin/db/database.ts";
import type { IngestReport } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Batch, BatchMatch } from "../batch.schema.ts";
import { parseBatch } from "../parse-batch.ts";
import { storeBatch } from "../store/batch.service.ts";
import { type Claim, saveClaims } from "./feed.store.ts";

/** What became of an answer's batch. */
export interface StoredReading {
  readonly report: IngestReport;
  /** Matches that could not be taken, and why. */
  readonly left: readonly string[];
}

/** Batches of several providers meet: each starts over some more times before it gives up until it is asked again. */
const ROUNDS = 3;

async function storeWhole(db: Database, batch: Batch, nowMs: number, dryRun: boolean): Promise<IngestReport> {
  for (let round = 1; ; round += 1) {
    try {
      return await storeBatch(db, batch, { now_ms: nowMs, dry_run: dryRun });
    } catch (thrown) {
      const isConflict = thrown instanceof AppError && thrown.code === "ingest_conflict";
      if (!isConflict || round === ROUNDS) throw thrown;
    }
  }
}

/** Places in the batch of matches that were refused; null when something else was, too. */
function refusedMatches({ refusals }: IngestReport): ReadonlySet<number> | null {
  const places = refusals.map(({ path }) => /^matches\.(\d+)/.exec(path)?.[1]);
  return places.some((place) => place === undefined) ? null : new Set(places.map(Number));
}

/** A batch by its schema, without the matches in it that are not. */
function checked(batch: Batch, left: string[]): Batch {
  try {
    return parseBatch(JSON.stringify(batch));
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    const errors = Object.entries(thrown.fields ?? {});
    const places = errors.map(([path]) => /^matches\.(\d+)/.exec(path)?.[1]);
    if (errors.length === 0 || places.some((place) => place === undefined)) throw thrown;
    const wrong = new Set(places.map(Number));
    left.push(...errors.map(([path, reasons]) => `${path}: ${reasons.join(", ")}`));
    return parseBatch(
      JSON.stringify({ ...batch, matches: batch.matches.filter((_, place) => !wrong.has(place)) }),
    );
  }
}

const claimOf = ({ external_id, match_time, status_changes }: BatchMatch): Claim => {
  const present = status_changes.at(-1);
  const board = (side: "home" | "away") =>
    present?.score?.[side].overtime ?? present?.score?.[side].goals ?? null;
  return {
    external_id,
    match_time,
    status: present?.status ?? null,
    home_goals: board("home"),
    away_goals: board("away"),
  };
};

/**
 * Stores a provider's batch as files are stored, but for one thing: a match that is refused costs only itself, because
 * the others of the answer do not wait for a person.
 */
export async function storeReading(
  db: Database,
  given: Batch,
  { nowMs, dryRun }: { readonly nowMs: number; readonly dryRun: boolean },
): Promise<StoredReading> {
  const left: string[] = [];
  let batch = checked(given, left);
  let report = await storeWhole(db, batch, nowMs, dryRun);
  const refused = report.refusals.length > 0 ? refusedMatches(report) : null;
  if (refused) {
    left.push(...report.refusals.map(({ path, reason }) => `${path}: ${reason}`));
    batch = { ...batch, matches: batch.matches.filter((_, place) => !refused.has(place)) };
    report = await storeWhole(db, batch, nowMs, dryRun);
  }
  const told = batch.matches.filter(({ status_changes }) => status_changes.length > 0);
  if (report.stored) await saveClaims(db, batch.source, told.map(claimOf), nowMs);
  return { report, left };
}
