import type { Database, Statement } from "#origin/db/database.ts";
import type { ingests } from "#origin/db/schema/ingest.table.ts";
import type { IngestReport } from "#shared/api/index.ts";
import type { Batch } from "../batch.schema.ts";
import { correctPlan } from "../correction/correct-plan.ts";
import type { CorrectionRow } from "../correction/corrected-rows.rules.ts";
import { linkBatch } from "../link/link-batch.ts";
import type { NameSuspect } from "../link/linking.ts";
import { withoutFound } from "../names/name-match.store.ts";
import { wantedPictures } from "../pictures/provider-picture.store.ts";
import { readIdentities } from "./identities.ts";
import { lockStatements, retryOnConflict } from "./ingest-lock.ts";
import { planEntities } from "./plan/plan-entities.ts";
import { type MatchesPlan, planMatches } from "./plan/plan-matches.ts";
import type { TablePlan } from "./plan/plan-table.ts";
import { type References, resolveReferences } from "./references.ts";
import { createReport, type ReportDraft } from "./report.ts";
import { deleteByKey, deleteRows, insertRows, replaceRows, type StoredRow } from "./row.ts";
import { readStored } from "./stored.ts";

export interface StoreOptions {
  /** Arrival of the batch, milliseconds UTC. */
  readonly now_ms: number;
  /** Dry run: only report what would happen. */
  readonly dry_run: boolean;
}

interface Plan {
  readonly entities: readonly TablePlan[];
  readonly matches: MatchesPlan;
  readonly references: References;
  /** Names for the queue of possible duplicates. */
  readonly suspects: readonly NameSuspect[];
  /** Corrections in force, with the columns of a source's row that they hide now. */
  readonly corrections: readonly CorrectionRow[];
}

async function planBatch(db: Database, batch: Batch, nowMs: number, report: ReportDraft): Promise<Plan> {
  const known = await readIdentities(db, batch);
  const linked = await linkBatch(db, batch, known, report);
  report.renumber(batch, linked.batch);
  const references = await resolveReferences(db, linked, known, report);
  const stored = await readStored(db, linked.batch, references);
  const input = { batch: linked.batch, references, stored, report, nowMs };
  const { suspects } = linked;
  report.queuePairs(suspects.length);
  const plan = { entities: planEntities(input), matches: planMatches(input) };
  return { ...correctPlan(plan, stored.corrections), references, suspects };
}

/** Tables whose rows are replaced match by match. */
const REPLACED = [
  "status_changes",
  "stats",
  "match_states",
  "lineups",
  "player_stats",
  "match_figures",
] as const;

function matchStatements(db: Database, plan: MatchesPlan): Statement[] {
  const { incidents, commentary, prices } = plan;
  return [
    ...insertRows(db, "matches", plan.added),
    ...replaceRows(db, "matches", plan.changed, ["id"]),
    ...REPLACED.flatMap((table) => [
      ...deleteRows(db, table, "match_id", plan[table].matches),
      ...insertRows(db, table, plan[table].rows),
    ]),
    ...deleteRows(db, "incidents", "id", incidents.dropped),
    ...replaceRows(db, "incidents", incidents.changed, ["id"]),
    ...insertRows(db, "incidents", incidents.added),
    ...deleteRows(db, "commentary", "id", commentary.dropped),
    ...insertRows(db, "commentary", commentary.added),
    ...insertRows(db, "price_series", prices.added),
    ...replaceRows(db, "price_series", prices.changed, ["match_id", "market", "period", "company_id"]),
  ];
}

/** A pair that another batch has queued in the meantime stays as it is. */
const queueStatements = (db: Database, source: string, nowMs: number, suspects: readonly NameSuspect[]) =>
  insertRows(
    db,
    "name_matches",
    suspects.map((suspect) => ({ ...suspect, source, found_at: nowMs })),
    "ON CONFLICT DO NOTHING",
  );

/**
 * All writes of a batch, as the statements of one transaction; none when nothing changes. Part reports are computed
 * from the stored ones, so a batch that changes only those needs a log entry (the lock) too.
 */
function statementsOf(db: Database, batch: Batch, nowMs: number, plan: Plan): Statement[] {
  const names = plan.references.newExternalIds();
  const written = [
    ...plan.entities.flatMap(({ table, key, added, changed, dropped = [] }) => [
      ...deleteByKey(db, table, dropped, key),
      ...insertRows(db, table, added),
      ...replaceRows(db, table, changed, key),
    ]),
    ...insertRows(db, "external_ids", names),
    ...withoutFound(
      db,
      "teams",
      batch.source,
      names.flatMap(({ kind, external_id }) => (kind === "teams" ? [external_id] : [])),
    ),
    ...queueStatements(db, batch.source, nowMs, plan.suspects),
    ...matchStatements(db, plan.matches),
    ...replaceRows(db, "corrections", plan.corrections, ["id"]),
  ];
  const { rows, over } = plan.matches.match_part_reports;
  const reports = [
    ...deleteRows(db, "match_part_reports", "match_id", over),
    ...replaceRows(db, "match_part_reports", rows, ["match_id", "part"]),
    ...replaceRows(db, "stat_histories", plan.matches.stat_histories, ["match_id"]),
  ];
  if (written.length === 0 && reports.length === 0) return [];
  const matches = plan.matches.added.length + plan.matches.changed.length;
  const log = {
    id: plan.references.ingestId,
    source: batch.source,
    stored_at: nowMs,
    matches,
  } satisfies StoredRow<typeof ingests>;
  const lastIds = replaceRows(db, "last_ids", plan.references.lastIdRows(), ["kind"]);
  return [...lockStatements(db, log), ...lastIds, ...written, ...reports];
}

/**
 * Stores a batch atomically and returns a report. Idempotent, except for the report times of live statistics
 * (`match_part_reports`). Concurrent batches cannot interleave: each writes the number after the last ingest it read,
 * so the second fails on that key and starts over. Throws `ingest_conflict` when that keeps happening.
 */
export async function storeBatch(
  db: Database,
  batch: Batch,
  { now_ms, dry_run }: StoreOptions,
): Promise<IngestReport> {
  return await retryOnConflict(async () => {
    const report = createReport();
    const plan = await planBatch(db, batch, now_ms, report);
    if (dry_run || report.isRefused()) return report.finish(batch.source, false);
    const statements = [...statementsOf(db, batch, now_ms, plan), ...wantedPictures(db, batch)];
    if (statements.length > 0) await db.batch(statements);
    return report.finish(batch.source, true);
  });
}
