import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { kickOffOf } from "#origin/football/match/match.mapping.ts";
import type { ProviderState, ProvidersOverview } from "#shared/provider/index.ts";
import { holderOf } from "../store/match-ownership.rules.ts";
import { type ClaimedMatch, disagreementsOf } from "./disagreements.rules.ts";
import {
  type ClaimRow,
  differingTables,
  lastCalls,
  type ProviderCallRow,
  type ProviderRow,
  providerOf,
  sharedClaims,
} from "./provider.queries.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { asOfToday } from "./provider-state.ts";

/** Calls shown per provider. */
const CALLS_SHOWN = 20;
/** How long disagreements are shown after the latest claim. */
const SHOWN_MS = 2 * 86_400_000;

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000));

function stateOf(
  { source, leagues, quota }: ProviderSettings,
  stored: ProviderRow | undefined,
  calls: readonly ProviderCallRow[],
  nowMs: number,
): ProviderState {
  const row = stored && asOfToday(stored, nowMs);
  const isResting = row !== undefined && row.back_off_until > nowMs;
  const success = row?.last_success_at ?? null;
  return {
    source: source.source,
    title: source.title,
    leagues: [...leagues],
    state: !row ? "new" : isResting ? "resting" : "working",
    last_success_at: seconds(success),
    lag: success === null ? null : Math.max(0, Math.floor((nowMs - success) / 1000)),
    last_error_at: seconds(row?.last_error_at ?? null),
    last_error: row?.last_error ?? null,
    failures: row?.failures ?? 0,
    resting_until: isResting ? seconds(row.back_off_until) : null,
    next_at: row ? seconds(row.next_at) : null,
    used_today: row?.used ?? 0,
    per_day: quota.perDay,
    per_minute: quota.perMinute,
    left_told: row?.left_told ?? null,
    calls: calls.map(({ id: _, source: __, at, ...call }) => ({ ...call, at: Math.floor(at / 1000) })),
  };
}

function claimedMatches(rows: readonly ClaimRow[]): ClaimedMatch[] {
  return [...Map.groupBy(rows, ({ match_id }) => match_id).values()].flatMap((claims) => {
    const [first] = claims;
    if (!first) return [];
    const { match_id, home, away, owner, part_sources } = first;
    const stored = { source: owner, part_sources };
    return [
      {
        ...{ match_id, home, away, match_time: first.match_time },
        holders: { course: holderOf(stored, "course"), schedule: holderOf(stored, "schedule") },
        claims: claims.map((claim) => ({
          source: claim.source,
          said_at: Math.floor(claim.said_at / 1000),
          ...kickOffOf(claim),
          ...{ status: claim.status, home_goals: claim.home_goals, away_goals: claim.away_goals },
        })),
      },
    ];
  });
}

/** State of the providers as of now, and their disagreements. */
export async function getProvidersOverview(
  db: Database,
  providers: readonly ProviderSettings[],
  nowMs: number,
): Promise<ProvidersOverview> {
  const [claims] = await readAll(db, bindQuery(sharedClaims, nowMs - SHOWN_MS));
  const states = await Promise.all(
    providers.map(async (provider) => {
      const { source } = provider.source;
      const [[row], calls, tables] = await readAll(
        db,
        bindQuery(providerOf, source),
        bindQuery(lastCalls, source, CALLS_SHOWN),
        bindQuery(differingTables, source),
      );
      return { state: stateOf(provider, row, calls, nowMs), tables };
    }),
  );
  return {
    as_of: Math.floor(nowMs / 1000),
    providers: states.map(({ state }) => state),
    disagreements: disagreementsOf(claimedMatches(claims)),
    tables: states.flatMap(({ tables }) =>
      tables.map(({ checked_at, differences, ...table }) => ({
        ...table,
        checked_at: Math.floor(checked_at / 1000),
        differences: JSON.parse(differences),
      })),
    ),
  };
}
