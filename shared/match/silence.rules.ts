import { LONGEST_ADDED, periodLength } from "./match-clock.ts";
import type { DerivedStatus, MatchStatus } from "./match-status.ts";
import type { MatchState } from "./score.rules.ts";
import { emptyTally, scoreOf } from "./score-tally.rules.ts";

/**
 * When all sources are silent about a match: a live one first loses its minute (`no_news`), then leaves the live lists
 * (`result_unknown`); a fixture of which no start is reported becomes `result_unknown` too. The moments follow from the
 * last state, so they are stored ahead as states of the future, and move when a source reports again.
 */

const MINUTE_MS = 60_000;

/** The longest plausible duration of a live status, match minutes from its start. */
const LONGEST: Partial<Record<MatchStatus, number>> = {
  first_half: periodLength("first_half") + LONGEST_ADDED,
  // Fifteen minutes by the laws; a ceremony can double it.
  half_time: 30,
  second_half: periodLength("second_half") + LONGEST_ADDED,
  overtime: periodLength("overtime") + LONGEST_ADDED,
  // About a minute a kick: forty kicks.
  penalties: 45,
};

/** A goal, card or corner proves that the match is still reported on, for so many minutes. */
const NEWS_LASTS = 15;

/** A live match leaves the live lists this many minutes after its minute, but not before {@link MATCH_LASTS}. */
const NO_NEWS_LASTS = 30;

/** From kick-off to a reported result at the latest, minutes: with extra time a match takes two and a half hours. */
const MATCH_LASTS = 3 * 60;

/** Data of a match that decide how long its sources may be silent. */
export interface SilenceTerms {
  /** Kick-off, milliseconds UTC; if only its day is known, the last moment of that day. */
  readonly latestKickOffMs: number;
  /** Match minutes per minute of real time. */
  readonly clockSpeed: number;
}

/** When a match should be over and its result known, milliseconds UTC. */
export const resultDueMs = ({ latestKickOffMs, clockSpeed }: SilenceTerms): number =>
  latestKickOffMs + (MATCH_LASTS * MINUTE_MS) / clockSpeed;

/** A state with the status that is shown instead of the reported one, null while its sources are not silent. */
export interface DerivedState extends MatchState {
  readonly derived_status: DerivedStatus | null;
}

const NOTHING_KNOWN: MatchState = {
  known_at_ms: Number.NEGATIVE_INFINITY,
  status: "not_started",
  period_started_at_ms: null,
  minute: null,
  result: null,
  score: scoreOf(emptyTally),
  score_changed_at_ms: null,
};

/** Statuses after which a match goes on at another time than that of its kick-off. */
const PUT_OFF: readonly MatchStatus[] = ["interrupted", "abandoned", "postponed"];

/**
 * When a live match loses its minute, milliseconds UTC. A period without a start began when it was first reported, at
 * `overMs` (when the match should be over) at the latest: a source that stopped in extra time can be read days later.
 */
function minuteEnd(
  states: readonly MatchState[],
  last: MatchState,
  { clockSpeed, overMs }: { readonly clockSpeed: number; readonly overMs: number },
): number {
  const before = states.findLastIndex(({ status }) => status !== last.status);
  const since = states[before + 1]?.known_at_ms ?? last.known_at_ms;
  // After an interruption the source's start of the period is that of the day before.
  const isResumed = states[before]?.status === "interrupted";
  const assumedMs = states.some(({ status }) => PUT_OFF.includes(status)) ? since : Math.min(since, overMs);
  const startMs = isResumed ? since : (last.period_started_at_ms ?? assumedMs);
  const endMs = startMs + ((LONGEST[last.status] ?? 0) * MINUTE_MS) / clockSpeed;
  const newsMs = last.known_at_ms > since ? last.known_at_ms : Number.NEGATIVE_INFINITY;
  return Math.max(endMs, newsMs + (NEWS_LASTS * MINUTE_MS) / clockSpeed);
}

/** The derived statuses of a match whose last state is `last`, each with its moment, milliseconds UTC, ascending. */
function silenceOf(
  states: readonly MatchState[],
  last: MatchState,
  terms: SilenceTerms,
): { readonly status: DerivedStatus; readonly atMs: number }[] {
  const { clockSpeed } = terms;
  const endMs = resultDueMs(terms);
  if (last.status === "not_started") return [{ status: "result_unknown", atMs: endMs }];
  if (LONGEST[last.status] === undefined) return [];
  const noNewsMs = minuteEnd(states, last, { clockSpeed, overMs: endMs });
  const unknownMs = Math.max(noNewsMs + (NO_NEWS_LASTS * MINUTE_MS) / clockSpeed, endMs);
  return [
    { status: "no_news", atMs: noNewsMs },
    { status: "result_unknown", atMs: unknownMs },
  ];
}

/**
 * The states of a match (ascending, as of any moment) with those that follow from silence after the last one. An ended,
 * postponed or interrupted match waits as it is; a match without states is a fixture. A status that a source reports
 * too late is silent from its first moment on.
 */
export function withSilence(states: readonly MatchState[], terms: SilenceTerms): DerivedState[] {
  const last = states.at(-1) ?? NOTHING_KNOWN;
  const derived: DerivedState[] = states.map((state) => ({ ...state, derived_status: null }));
  for (const { status, atMs } of silenceOf(states, last, terms)) {
    if (atMs <= last.known_at_ms) derived.pop();
    derived.push({
      ...last,
      known_at_ms: Math.max(Math.ceil(atMs), last.known_at_ms),
      period_started_at_ms: null,
      minute: null,
      derived_status: status,
    });
  }
  return derived;
}
