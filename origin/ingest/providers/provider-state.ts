import type { PollTarget, ProviderCallKind } from "../adapters/provider.ts";
import type { CallsMade, DueCall } from "./plan.rules.ts";
import { targetKey } from "./plan.rules.ts";
import type { ProviderRow } from "./provider.queries.ts";

/** A provider's state row: JSON parsed, counters of the current day. */

const recentOf = (row: ProviderRow): number[] => JSON.parse(row.recent);

const MINUTE = 60_000;
/** Shorter intervals than this are not remembered across failures. */
const REQUESTS_KEPT_MS = 8 * 86_400_000;
const RETRY_MS = 10 * MINUTE;

interface RequestTimes {
  readonly at: Readonly<Record<string, number>>;
  readonly kind: Partial<Record<ProviderCallKind, number>>;
}

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);

const requestTimesOf = ({ asked }: ProviderRow): RequestTimes => ({
  at: {},
  kind: {},
  ...JSON.parse(asked),
});

/** The row as of now: the daily counter is reset on a new day. */
export const asOfToday = (row: ProviderRow, nowMs: number): ProviderRow =>
  row.day === dayOf(nowMs) ? row : { ...row, day: dayOf(nowMs), used: 0, left_told: null };

export function callsMade(row: ProviderRow): CallsMade {
  const { at, kind } = requestTimesOf(row);
  return { today: row.used, recent: recentOf(row), at, kindAt: kind };
}

/** The row with a call that is about to be made. */
export function withCall(row: ProviderRow, { kind }: DueCall, nowMs: number): ProviderRow {
  const recent = recentOf(row).filter((at) => at > nowMs - MINUTE);
  const asked = requestTimesOf(row);
  return {
    ...row,
    used: row.used + 1,
    recent: JSON.stringify([...recent, nowMs]),
    asked: JSON.stringify({ ...asked, kind: { ...asked.kind, [kind]: nowMs } }),
  };
}

/** The row with answered questions, whatever the answer. */
export function withAnswered(row: ProviderRow, { kind, subjects }: DueCall, nowMs: number): ProviderRow {
  const asked = requestTimesOf(row);
  const kept = Object.entries(asked.at).filter(([, at]) => at > nowMs - REQUESTS_KEPT_MS);
  const now = subjects.map((subject) => [targetKey({ kind, subject }), nowMs] as const);
  return { ...row, asked: JSON.stringify({ ...asked, at: Object.fromEntries([...kept, ...now]) }) };
}

/**
 * The row with questions that failed transiently: infrequent ones are retried after ten minutes, by backdating their
 * last request.
 */
export function withFailed(
  row: ProviderRow,
  { kind, subjects }: DueCall,
  pollTargets: readonly PollTarget[],
  nowMs: number,
): ProviderRow {
  const everyMs = new Map(pollTargets.map((target) => [targetKey(target), target.everyMs]));
  return subjects.reduce((before, subject) => {
    const every = everyMs.get(targetKey({ kind, subject })) ?? 0;
    return withAnswered(before, { kind, subjects: [subject] }, nowMs - Math.max(0, every - RETRY_MS));
  }, row);
}

/** The row with the provider's own remaining quota. */
export function withLeft(row: ProviderRow, left: number | undefined, perDay: number | null): ProviderRow {
  if (left === undefined || !Number.isInteger(left) || left < 0) return row;
  const used = perDay === null ? row.used : Math.max(row.used, perDay - left);
  return { ...row, used, left_told: left };
}
