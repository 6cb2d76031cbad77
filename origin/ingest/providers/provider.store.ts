import type { Database } from "#origin/db/database.ts";
import type { MatchStatus } from "#shared/match/index.ts";
import type { TableDifference } from "#shared/provider/index.ts";
import type { ProviderCallRow, ProviderRow } from "./provider.queries.ts";

/** Calls kept per provider. */
const CALLS_KEPT = 200;
/** Retention of claims, milliseconds. */
const CLAIMS_KEPT_MS = 14 * 86_400_000;

const BEGIN = `INSERT INTO feeds (source, day, used, recent, asked, failures, back_off_until, next_at, lease_until)
  VALUES (?1, '', 0, '[]', '{}', 0, 0, 0, 0) ON CONFLICT (source) DO NOTHING`;

/** Leases a provider to one turn until `untilMs`; null while another turn holds the lease. */
export async function takeLease(
  db: Database,
  source: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<ProviderRow | null> {
  const take = "UPDATE feeds SET lease_until = ?3 WHERE source = ?1 AND lease_until <= ?2 RETURNING *";
  const [, taken] = await db.batch<ProviderRow>([
    db.prepare(BEGIN).bind(source),
    db.prepare(take).bind(source, nowMs, untilMs),
  ]);
  return taken?.results[0] ?? null;
}

/**
 * Writes the polling state of a provider, for the turn whose lease is until `heldUntilMs`. Returns false without
 * writing if another turn holds the lease by now: its counts must not be overwritten.
 */
export async function saveProvider(db: Database, row: ProviderRow, heldUntilMs: number): Promise<boolean> {
  const { source, ...columns } = row;
  const names = Object.keys(columns);
  const sets = names.map((name, index) => `${name} = ?${index + 3}`);
  const sql = `UPDATE feeds SET ${sets.join(", ")} WHERE source = ?1 AND lease_until = ?2 RETURNING source`;
  const [saved] = await db.batch([db.prepare(sql).bind(source, heldUntilMs, ...Object.values(columns))]);
  return (saved?.results.length ?? 0) > 0;
}

/** Records a call, and deletes the provider's oldest one. */
export async function logCall(db: Database, call: Omit<ProviderCallRow, "id">): Promise<void> {
  const { source, at, kind, path, status, took_ms, outcome, detail } = call;
  const forget = `DELETE FROM feed_calls WHERE source = ?1 AND id <= (SELECT id FROM feed_calls
    WHERE source = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${CALLS_KEPT})`;
  await db.batch([
    db
      .prepare(`INSERT INTO feed_calls (source, at, kind, path, status, took_ms, outcome, detail)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`)
      .bind(source, at, kind, path, status, took_ms, outcome, detail),
    db.prepare(forget).bind(source),
  ]);
}

/** A source's claim about a match. */
export interface Claim {
  readonly external_id: string;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  /** 1 if the source knows only its day. */
  readonly time_unknown: number;
  readonly status: MatchStatus | null;
  readonly home_goals: number | null;
  readonly away_goals: number | null;
}

/** Replaces a source's claims about stored matches. */
export async function saveClaims(
  db: Database,
  source: string,
  claims: readonly Claim[],
  nowMs: number,
): Promise<void> {
  if (claims.length === 0) return;
  const rows = claims.map((one) => [
    ...[one.external_id, one.match_time, one.status, one.home_goals, one.away_goals, one.time_unknown],
  ]);
  await db.batch([
    db
      .prepare(`INSERT INTO match_claims (match_id, source, said_at, match_time, status, home_goals, away_goals,
          time_unknown)
        SELECT e.id, ?1, ?2, said.value ->> 1, said.value ->> 2, said.value ->> 3, said.value ->> 4, said.value ->> 5
        FROM json_each(?3) said JOIN external_ids e
          ON e.kind = 'matches' AND e.source = ?1 AND e.external_id = said.value ->> 0 WHERE true
        ON CONFLICT (match_id, source) DO UPDATE SET said_at = excluded.said_at, match_time = excluded.match_time,
          status = excluded.status, home_goals = excluded.home_goals, away_goals = excluded.away_goals,
          time_unknown = excluded.time_unknown`)
      .bind(source, nowMs, JSON.stringify(rows)),
    db.prepare("DELETE FROM match_claims WHERE said_at < ?1").bind(nowMs - CLAIMS_KEPT_MS),
  ]);
}

/** Replaces the recorded differences between a provider's table of a season and ours. */
export async function saveCheck(
  db: Database,
  source: string,
  seasonId: number,
  differences: readonly TableDifference[],
  nowMs: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(`INSERT INTO table_checks (source, season_id, checked_at, differences) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (source, season_id) DO UPDATE SET checked_at = excluded.checked_at, differences = excluded.differences`)
      .bind(source, seasonId, nowMs, JSON.stringify(differences)),
  ]);
}
