import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { kickOffOf } from "#origin/football/match/match.mapping.ts";
import { logLine } from "#origin/http/log.ts";
import type { ProviderCallReport } from "#shared/api/index.ts";
import { messageOf } from "#shared/errors/index.ts";
import {
  type PollTarget,
  type ProviderContext,
  type ProviderMatch,
  ProviderRefusal,
} from "../adapters/provider.ts";
import { backOffUntil, type Failure } from "./backoff.rules.ts";
import { checkTable } from "./check-table.service.ts";
import { type DueCall, planCalls } from "./plan.rules.ts";
import { type ProviderMatchRow, type ProviderRow, providerMatches, providerOf } from "./provider.queries.ts";
import { logCall, saveProvider, takeLease } from "./provider.store.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { asOfToday, callsMade, withAnswered, withCall, withFailed, withLeft } from "./provider-state.ts";
import { type FetchProvider, failureOfRefusal, requestProvider, withoutKey } from "./request-provider.ts";
import { storeReading } from "./store-reading.ts";

const HOUR_S = 3600;
/** Matches that requests may concern: those still in play, and those of the next day and a half. */
const BEHIND_S = 6 * HOUR_S;
const AHEAD_S = 36 * HOUR_S;
/** A turn ends before the next one begins. */
export const TURN_MS = 50_000;
/** The lease is extended to this after each call: time for the call, and for storing the response. */
const LEASE_MS = TURN_MS + 40_000;

export interface PullDeps {
  readonly db: Database;
  readonly fetch: FetchProvider;
  /** Milliseconds UTC. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Notifies the rooms of changes. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

export interface PullOptions {
  /** Dry run: sends requests, but stores only that calls were made. */
  readonly dryRun: boolean;
  /** Waits for requests due within the turn; otherwise only sends those due at once. */
  readonly waits: boolean;
}

/** Result of a turn. */
export interface Pull {
  readonly calls: readonly ProviderCallReport[];
  /** Null while another turn holds the provider's lease. */
  readonly row: ProviderRow | null;
}

function toProviderMatch(row: ProviderMatchRow): ProviderMatch | null {
  const { external_id, league, season, stage, home, away, round, group_name, match_time, neutral } = row;
  // Another source owns referenced rows under names that this one never used: this source cannot describe the match
  // alone.
  if (league === null || season === null || stage === null || home === null || away === null) return null;
  return {
    external_id,
    league,
    kickOffMs: match_time * 1000,
    status: row.status ?? "not_started",
    reportedAtMs: row.said_at,
    row: {
      ...{ season, stage, round, group: group_name, home, away },
      ...kickOffOf(row),
      neutral: neutral === 1,
    },
  };
}

async function contextOf(
  db: Database,
  provider: ProviderSettings,
  row: ProviderRow,
  nowMs: number,
): Promise<ProviderContext> {
  const nowS = Math.floor(nowMs / 1000);
  const [rows] = await readAll(
    db,
    bindQuery(providerMatches, provider.source.source, nowMs, nowS - BEHIND_S, nowS + AHEAD_S),
  );
  const notes: unknown = row.notes === null ? null : JSON.parse(row.notes);
  const { leagues } = provider;
  // A league that the operator has removed is neither requested nor stored any more.
  const matches = rows
    .flatMap((one) => toProviderMatch(one) ?? [])
    .filter(({ league }) => leagues.includes(league));
  return { nowMs, leagues, notes, matches };
}

/** A turn at one provider: its running state, and its calls. */
class Turn {
  readonly calls: ProviderCallReport[] = [];
  readonly #deps: PullDeps;
  readonly #provider: ProviderSettings;
  readonly #options: PullOptions;
  row: ProviderRow;
  /** The lease was lost to another turn, because this one took too long. */
  #isLost = false;

  constructor(deps: PullDeps, provider: ProviderSettings, options: PullOptions, row: ProviderRow) {
    this.#deps = deps;
    this.#provider = provider;
    this.#options = options;
    this.row = row;
  }

  /** Writes the state (in a dry run only the calls), and extends the lease. */
  async #save(lease_until: number): Promise<void> {
    const { db } = this.#deps;
    const { day, used, recent, left_told, lease_until: held } = this.row;
    this.row = { ...this.row, lease_until };
    let next: ProviderRow | undefined = this.row;
    if (this.#options.dryRun) {
      const [[stored]] = await readAll(db, bindQuery(providerOf, this.row.source));
      next = stored && { ...stored, day, used, recent, left_told, lease_until };
    }
    this.#isLost ||= !next || !(await saveProvider(db, next, held));
  }

  #fail(message: string, failure: Failure | null, nowMs: number): void {
    const failures = failure ? this.row.failures + 1 : this.row.failures;
    const back_off_until = failure ? backOffUntil(failure, failures, nowMs) : this.row.back_off_until;
    this.row = {
      ...this.row,
      failures,
      back_off_until,
      last_error_at: nowMs,
      last_error: message.slice(0, 500),
    };
    logLine("warn", "provider_call_failed", { source: this.row.source, message, failures });
  }

  /** Reads and stores a response; returns the outcome. */
  async #take(call: DueCall, payload: unknown, context: ProviderContext) {
    const { db, now, publish } = this.#deps;
    const { dryRun } = this.#options;
    const reading = this.#provider.source.read(call.kind, call.subjects, payload, context);
    const nowMs = now();
    if (reading.notes !== undefined) this.row = { ...this.row, notes: JSON.stringify(reading.notes) };
    const warnings = [...reading.warnings];
    if (reading.table && !dryRun) {
      await checkTable(db, { source: this.row.source, table: reading.table, nowMs });
    }
    if (!reading.batch) return { outcome: "checked" as const, report: null, warnings };
    const { report, left } = await storeReading(db, reading.batch, { nowMs, dryRun });
    if (report.match_ids.length > 0) await publish(report.match_ids);
    const isNews = Object.values(report.kinds).some((counts) => counts.new + counts.changed > 0);
    return {
      outcome: isNews ? ("stored" as const) : ("same" as const),
      report,
      warnings: [...warnings, ...left],
    };
  }

  async call(call: DueCall, context: ProviderContext, pollTargets: readonly PollTarget[]): Promise<void> {
    const { fetch, now, db } = this.#deps;
    const { source, key, address, quota } = this.#provider;
    const request = source.request(call.kind, call.subjects, context);
    const startMs = now();
    // Counted before it is sent: an interrupted call has been made.
    this.row = withCall(asOfToday(this.row, startMs), call, startMs);
    await this.#save(startMs + LEASE_MS);
    if (this.#isLost) return;
    const { path, headers = {} } = source.authorize(request, key);
    const response = await requestProvider(fetch, `${address}${path}`, headers, key, startMs);
    const left = response.headers ? source.left(response.headers) : {};
    const nowMs = now();
    this.row = withLeft(asOfToday(this.row, nowMs), left.day, quota.perDay);
    let done: Omit<ProviderCallReport, "kind" | "path" | "status" | "took_ms">;
    try {
      if (!response.ok) throw new Error(response.message);
      done = await this.#take(call, response.payload, context);
      this.row = { ...withAnswered(this.row, call, nowMs), failures: 0, last_success_at: nowMs };
    } catch (thrown) {
      const failure = response.ok ? failureOfRefusal(thrown) : response.failure;
      // Some providers echo the request, including the key, in an error.
      const message = withoutKey(messageOf(thrown), key).slice(0, 500);
      // A request that the plan does not allow is rescheduled like an answered one; otherwise it would use up the daily
      // quota.
      const isRefused = !response.ok || (thrown instanceof ProviderRefusal && thrown.reason === "question");
      if (!failure && isRefused) this.row = withAnswered(this.row, call, nowMs);
      else if (!failure) this.row = withFailed(this.row, call, pollTargets, nowMs);
      this.#fail(message, failure, nowMs);
      done = { outcome: "failed", report: null, warnings: [message] };
    }
    if (left.minute === 0) {
      this.row = { ...this.row, back_off_until: Math.max(this.row.back_off_until, nowMs + 60_000) };
    }
    await this.#save(nowMs + LEASE_MS);
    const took_ms = nowMs - startMs;
    const summary = { kind: call.kind, path: request.path, status: response.status, took_ms, ...done };
    this.calls.push(summary);
    if (this.#options.dryRun) return;
    const detail = done.warnings.join("; ").slice(0, 500) || null;
    const { source: name } = this.row;
    const { kind, path: requestedPath, status, outcome } = summary;
    await logCall(db, {
      source: name,
      at: startMs,
      kind,
      path: requestedPath,
      status,
      took_ms,
      outcome,
      detail,
    });
  }

  /** Sends due requests until the turn is over, nothing is due, or the provider asks for a pause. */
  async run(endsAtMs: number): Promise<void> {
    const { db, now, wait } = this.#deps;
    const { source, quota } = this.#provider;
    for (;;) {
      const nowMs = now();
      this.row = asOfToday(this.row, nowMs);
      const context = await contextOf(db, this.#provider, this.row, nowMs);
      const pollTargets = source.pollTargets(context);
      const made = callsMade(this.row);
      const plan = planCalls({ nowMs, quota, made, pollTargets, matches: context.matches, source });
      const rests = this.row.back_off_until > nowMs;
      const [call] = rests ? [] : plan.calls;
      const next_at = Math.max(nowMs, this.row.back_off_until, plan.nextAtMs);
      if (this.#isLost) return;
      if (call && nowMs < endsAtMs) await this.call(call, context, pollTargets);
      else {
        this.row = { ...this.row, next_at: call ? nowMs : next_at };
        if (call || !this.#options.waits || next_at >= endsAtMs) return;
        await wait(Math.max(250, next_at - nowMs));
      }
    }
  }

  async end(): Promise<void> {
    if (!this.#isLost) await this.#save(0);
  }
}

/** One turn at one provider. Rejects only when the database fails. */
export async function pollProvider(
  deps: PullDeps,
  provider: ProviderSettings,
  options: PullOptions,
): Promise<Pull> {
  const nowMs = deps.now();
  const row = await takeLease(deps.db, provider.source.source, { nowMs, untilMs: nowMs + LEASE_MS });
  if (!row) return { calls: [], row: null };
  const turn = new Turn(deps, provider, options, row);
  try {
    await turn.run(nowMs + TURN_MS);
  } finally {
    await turn.end();
  }
  return { calls: turn.calls, row: turn.row };
}

/** A turn at every provider, concurrently. */
export async function pollProviders(
  deps: PullDeps,
  providers: readonly ProviderSettings[],
  { waits }: Pick<PullOptions, "waits">,
): Promise<void> {
  const turns = providers.map((provider) => pollProvider(deps, provider, { dryRun: false, waits }));
  const failed = (await Promise.allSettled(turns)).find((turn) => turn.status === "rejected");
  if (failed) throw failed.reason;
}
