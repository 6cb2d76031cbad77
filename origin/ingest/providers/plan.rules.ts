import {
  isOpen,
  type PollTarget,
  PROVIDER_CALL_KINDS,
  type Provider,
  type ProviderCallKind,
  type ProviderMatch,
  type ProviderQuota,
} from "../adapters/provider.ts";

/**
 * Schedules requests to a provider. Pure: the same targets, calls and clock give the same plan. A plan always stays
 * within the quota of the day (UTC) and of any minute.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Duration of a match, with its break. */
const MATCH_MS = 115 * MINUTE;
/** Share of the remaining daily quota that may go to other requests while matches are in play. */
const OTHERS_SHARE = 0.4;
/**
 * While matches are still to be played today, this share of the daily quota is reserved from requests that can wait.
 */
const KEPT_FOR_PLAY = 0.6;
/** Share of the remaining calls that may go to pre-match prices. */
const ODDS_SHARE = 0.2;
/** Two thirds of the live quota goes to scores, the rest to other live data. */
const SCORES_SHARE = 2 / 3;

/** Earlier requests. */
export interface CallsMade {
  /** Calls of this day, UTC. */
  readonly today: number;
  /** Times of the last minute's calls, milliseconds UTC. */
  readonly recent: readonly number[];
  /** Last request of each question, by {@link targetKey}. */
  readonly at: Readonly<Record<string, number>>;
  /** Last call of each kind. */
  readonly kindAt: Partial<Record<ProviderCallKind, number>>;
}

/** A call that is due now. */
export interface DueCall {
  readonly kind: ProviderCallKind;
  readonly subjects: readonly string[];
}

export interface Plan {
  readonly calls: readonly DueCall[];
  /** Earliest time of the next request, milliseconds UTC. */
  readonly nextAtMs: number;
}

interface PlanInput {
  readonly nowMs: number;
  readonly quota: ProviderQuota;
  readonly made: CallsMade;
  readonly pollTargets: readonly PollTarget[];
  readonly matches: readonly ProviderMatch[];
  readonly source: Pick<Provider, "together" | "apartMs">;
}

export const targetKey = ({ kind, subject }: Pick<PollTarget, "kind" | "subject">): string =>
  `${kind}/${subject}`;

/** Start of the next day, UTC. */
export const dayEnd = (nowMs: number): number => (Math.floor(nowMs / DAY) + 1) * DAY;

/** Total live time left today, milliseconds: match intervals, merged where they overlap. */
export function playLeft(matches: readonly ProviderMatch[], nowMs: number): number {
  const spans = matches
    .filter(isOpen)
    .map(
      ({ kickOffMs }) => [Math.max(nowMs, kickOffMs), Math.min(dayEnd(nowMs), kickOffMs + MATCH_MS)] as const,
    )
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  let until = 0;
  let left = 0;
  for (const [from, to] of spans) {
    left += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return left;
}

const isOfPlay = (kind: ProviderCallKind): boolean => kind === "live" || kind === "details";

/** Calls that requests of some kinds still need today at their intervals. */
function costOf(
  { nowMs, pollTargets, made, source }: PlanInput,
  isMeant: (kind: ProviderCallKind) => boolean,
): number {
  return pollTargets
    .filter(({ kind }) => isMeant(kind))
    .reduce((sum, target) => {
      const from = Math.max(nowMs, (made.at[targetKey(target)] ?? 0) + target.everyMs);
      const times = from >= dayEnd(nowMs) ? 0 : 1 + Math.floor((dayEnd(nowMs) - 1 - from) / target.everyMs);
      return sum + times / (source.together[target.kind] ?? 1);
    }, 0);
}

/** Interval of live requests that makes the daily quota last to the end of the last match. */
function stretched(input: PlanInput, callsLeft: number): (target: PollTarget) => number {
  const { pollTargets, matches, nowMs, source } = input;
  if (input.quota.perDay === null) return ({ everyMs }) => everyMs;
  const others = Math.min(
    costOf(input, (kind) => !isOfPlay(kind)),
    callsLeft * OTHERS_SHARE,
  );
  const spare = callsLeft - others;
  const odds = costOf(input, (kind) => kind === "odds") / Math.max(1, callsLeft * ODDS_SHARE);
  const left = playLeft(matches, nowMs);
  const details = pollTargets.filter(({ kind }) => kind === "details").length;
  const rounds = Math.max(1, Math.ceil(details / (source.together.details ?? 1)));
  const scoresEvery = left / Math.max(1, Math.floor(spare * SCORES_SHARE));
  const detailsEvery = (left * rounds) / Math.max(1, Math.floor(spare * (1 - SCORES_SHARE)));
  return ({ kind, everyMs }) => {
    if (kind === "live") return Math.max(everyMs, scoresEvery);
    if (kind === "odds") return everyMs * Math.max(1, odds);
    return kind === "details" ? Math.max(everyMs, detailsEvery) : everyMs;
  };
}

/** Calls for due requests of one kind, batching as many subjects as the provider allows. */
function callsOf(kind: ProviderCallKind, due: readonly PollTarget[], together: number): DueCall[] {
  const subjects = due.filter((target) => target.kind === kind).map(({ subject }) => subject);
  return Array.from({ length: Math.ceil(subjects.length / together) }, (_, index) => ({
    kind,
    subjects: subjects.slice(index * together, (index + 1) * together),
  }));
}

/** Calls of a kind with a minimum interval: only the first, and none before the interval has passed. */
function rested(calls: readonly DueCall[], { nowMs, made, source }: PlanInput): readonly DueCall[] {
  const [first] = calls;
  const apart = first && source.apartMs[first.kind];
  if (!first || !apart) return calls;
  return nowMs >= (made.kindAt[first.kind] ?? 0) + apart ? [first] : [];
}

/** Number of calls allowed now. */
function roomFor({ nowMs, quota, made }: PlanInput): { now: number; today: number } {
  const today = quota.perDay === null ? Infinity : Math.max(0, quota.perDay - made.today);
  const recent = made.recent.filter((at) => at > nowMs - MINUTE).length;
  const minute = quota.perMinute === null ? Infinity : Math.max(0, quota.perMinute - recent);
  return { now: Math.min(today, minute), today };
}

/** Drops calls that can wait if they would use the quota reserved for live matches. */
function withoutOptional(calls: readonly DueCall[], input: PlanInput, callsLeft: number): readonly DueCall[] {
  const { perDay } = input.quota;
  if (perDay === null || playLeft(input.matches, input.nowMs) === 0) return calls;
  let free = Math.floor(callsLeft - perDay * KEPT_FOR_PLAY);
  return calls.filter(({ kind }) => {
    if (kind !== "odds" && kind !== "standings" && kind !== "squads") return true;
    free -= 1;
    return free >= 0;
  });
}

/** Requests to send now, most urgent first, and the time of the next plan. */
export function planCalls(input: PlanInput): Plan {
  const { nowMs, pollTargets, made, source } = input;
  const room = roomFor(input);
  if (room.today === 0) return { calls: [], nextAtMs: dayEnd(nowMs) };
  const every = stretched(input, room.today);
  const dueAt = (target: PollTarget): number => {
    const last = made.at[targetKey(target)];
    return last === undefined ? nowMs : last + every(target);
  };
  const due = pollTargets.filter((target) => dueAt(target) <= nowMs);
  const all = PROVIDER_CALL_KINDS.flatMap((kind) =>
    rested(callsOf(kind, due, source.together[kind] ?? 1), input),
  );
  const wanted = withoutOptional(all, input, room.today);
  const calls = wanted.slice(0, room.now);
  const waiting = pollTargets.filter((target) => dueAt(target) > nowMs).map(dueAt);
  const later = calls.length > 0 ? [nowMs + 1000] : due.length > 0 ? [nowMs + 10_000] : [];
  const freed = room.now < wanted.length ? [Math.min(...made.recent, nowMs) + MINUTE] : later;
  return { calls, nextAtMs: Math.min(dayEnd(nowMs), ...waiting, ...freed) };
}
