import type { Database } from "#origin/db/database.ts";
import type { IngestReport } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Batch, BatchMatch } from "../batch.schema.ts";
import { parseBatch } from "../parse-batch.ts";
import { storeBatch } from "../store/batch.service.ts";
import { type Claim, saveClaims } from "./provider.store.ts";

/** Outcome of a response's batch. */
export interface StoredReading {
  readonly report: IngestReport;
  /** Matches that could not be stored, and why. */
  readonly left: readonly string[];
}

/** Batches of several providers collide: each retries a few more times before it waits for the next request. */
const ROUNDS = 3;

/**
 * Rows that reference a removed row are removed too: a country's clubs, their matches. Chains are not longer than this.
 */
const LONGEST_CHAIN = 8;

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

/** Rows of a batch by list and index. */
type Places = ReadonlyMap<string, ReadonlySet<number>>;

/** The rows that problems concern; null when one concerns no row (`source`): then nothing can be stored. */
function rowsOf(paths: readonly string[]): Places | null {
  const places = new Map<string, Set<number>>();
  for (const path of paths) {
    const [, list, place] = /^(\w+)\.(\d+)/.exec(path) ?? [];
    if (list === undefined) return null;
    places.set(list, (places.get(list) ?? new Set()).add(Number(place)));
  }
  return places;
}

function withoutRows(batch: Batch, places: Places): Batch {
  const lists = Object.entries(batch).map(([list, rows]: [string, unknown]) => {
    const wrong = places.get(list);
    return [list, wrong && Array.isArray(rows) ? rows.filter((_, place) => !wrong.has(place)) : rows];
  });
  return Object.fromEntries(lists) as Batch;
}

/** Validates a batch and drops its invalid rows. Records what was dropped in `left`. */
export function withValidRows(given: Batch, left: string[]): Batch {
  let batch = given;
  // Only the first of very many problems are listed, so several passes may be needed.
  for (let look = 1; ; look += 1) {
    try {
      return parseBatch(JSON.stringify(batch));
    } catch (thrown) {
      if (!(thrown instanceof AppError) || look > LONGEST_CHAIN) throw thrown;
      const errors = Object.entries(thrown.fields ?? {});
      const wrong = rowsOf(errors.map(([path]) => path));
      if (wrong === null) throw thrown;
      left.push(...errors.map(([path, reasons]) => `${path}: ${reasons.join(", ")}`));
      batch = withoutRows(batch, wrong);
    }
  }
}

const claimOf = ({ external_id, match_time, time_unknown, status_changes }: BatchMatch): Claim => {
  const present = status_changes.at(-1);
  const board = (side: "home" | "away") =>
    present?.score?.[side].overtime ?? present?.score?.[side].goals ?? null;
  return {
    external_id,
    match_time,
    time_unknown: Number(time_unknown ?? false),
    status: present?.status ?? null,
    home_goals: board("home"),
    away_goals: board("away"),
  };
};

/**
 * Stores a provider's batch like an import, with one difference: a refused row removes only itself and the rows that
 * depend on it (for a club, its matches), because the rest of the response must not wait for an operator.
 */
export async function storeReading(
  db: Database,
  given: Batch,
  { nowMs, dryRun }: { readonly nowMs: number; readonly dryRun: boolean },
): Promise<StoredReading> {
  const left: string[] = [];
  let batch = withValidRows(given, left);
  let report = await storeWhole(db, batch, nowMs, dryRun);
  // Rows that reference a removed one are refused in the next round.
  for (let round = 0; report.refusals.length > 0 && round < LONGEST_CHAIN; round += 1) {
    const refused = rowsOf(report.refusals.map(({ path }) => path));
    if (refused === null) break;
    left.push(...report.refusals.map(({ path, reason }) => `${path}: ${reason}`));
    batch = withoutRows(batch, refused);
    report = await storeWhole(db, batch, nowMs, dryRun);
  }
  const reported = batch.matches.filter(({ status_changes }) => status_changes.length > 0);
  if (report.stored) await saveClaims(db, batch.source, reported.map(claimOf), nowMs);
  return { report, left };
}
