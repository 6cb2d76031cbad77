import type { IncidentKind } from "./incident.schema.ts";
import type { DecidedBy, Match, MatchMinute, Score, Side, SideScore, StatedResult } from "./match.schema.ts";
import { periodOfMinute } from "./match-clock.ts";
import { hasBegun, isLive, type MatchStatus, statusTable } from "./match-status.ts";
import {
  eachSide,
  emptyTally,
  type StatedCounts,
  scoreOf,
  type Tally,
  withIncident,
  withStated,
} from "./score-tally.rules.ts";

/** A change of status as a source reports it, with its stated score at that moment. */
export interface StatusChange {
  /** When it became known, milliseconds UTC. */
  readonly known_at_ms: number;
  readonly status: MatchStatus;
  /** Start of the running period, milliseconds UTC; null when no clock runs. */
  readonly period_started_at_ms: number | null;
  /** The minute that the source states where no clock runs. */
  readonly minute?: MatchMinute | null | undefined;
  /** What the source states about the result beside the goals. */
  readonly result?: StatedResult | null | undefined;
  /** Counts that the source states outright; they overrule the sum of its incidents. */
  readonly score?: { readonly home: StatedCounts; readonly away: StatedCounts } | null | undefined;
}

/** The fields of an incident that the fold needs. */
export interface ScoringIncident {
  readonly known_at_ms: number;
  /** Time from which it does not count (withdrawn, corrected); null while it counts. */
  readonly cancelled_at_ms: number | null;
  readonly kind: IncidentKind;
  readonly side: Side;
  readonly minute: number | null;
}

/** Counts that the source keeps at all. Any other stays null instead of turning into 0. */
export interface Coverage {
  readonly cards: boolean;
  readonly corners: boolean;
}

/** Match row content from `known_at_ms` on. */
export interface MatchState {
  readonly known_at_ms: number;
  readonly status: MatchStatus;
  readonly period_started_at_ms: number | null;
  readonly minute: MatchMinute | null;
  readonly result: StatedResult | null;
  readonly score: Score;
  readonly score_changed_at_ms: number | null;
}

function atStatus(tally: Tally, change: StatusChange, coverage: Coverage): Tally {
  let next = tally;
  if (isLive(change.status)) {
    // A match first reported after 90 minutes, without their score, was not 0-0 for that.
    const isLate = change.status === "overtime" || change.status === "penalties";
    next = eachSide(next, (shown) => ({
      ...shown,
      goals: shown.goals ?? (isLate ? null : 0),
      yellow: shown.yellow ?? (coverage.cards ? 0 : null),
      red: shown.red ?? (coverage.cards ? 0 : null),
      corners: shown.corners ?? (coverage.corners ? 0 : null),
    }));
  }
  if (change.status === "half_time") {
    // Goals of the second half can be listed already: facts of an archive all become known in one moment.
    const later = (listed: Tally[Side]["listed"]) => listed.goals - listed.half;
    next = eachSide(next, (shown, listed) => ({
      ...shown,
      half: Math.max(0, (shown.goals ?? 0) - later(listed)),
    }));
  }
  if (change.status === "overtime")
    next = eachSide(next, (shown) => ({ ...shown, overtime: shown.overtime ?? shown.goals }));
  return change.score ? withStated(next, change.score) : next;
}

/** A goal without a minute belongs to the first half when it was reported before half-time. */
function isInFirstHalf({ minute, known_at_ms }: ScoringIncident, halfTimeMs: number): boolean {
  return minute === null ? known_at_ms <= halfTimeMs : periodOfMinute(minute) === "first_half";
}

type Step =
  | { at: number; order: number; change: StatusChange }
  | { at: number; order: number; incident: ScoringIncident; by: 1 | -1 };

/** The score that a reader sees. The start of overtime, or of the shoot-out at 0-0, does not change it. */
function onBoard(score: Score): string {
  const { home, away } = boardScore(score);
  return [home, away, score.home.penalties ?? 0, score.away.penalties ?? 0].join();
}

function stepsOf(changes: readonly StatusChange[], incidents: readonly ScoringIncident[]): Step[] {
  const steps: Step[] = changes.map((change) => ({ at: change.known_at_ms, order: 1, change }));
  for (const incident of incidents) {
    const { known_at_ms, cancelled_at_ms } = incident;
    // It was never shown as a goal, and no stated count included it: it must not use up another's difference.
    if (cancelled_at_ms !== null && cancelled_at_ms <= known_at_ms) continue;
    steps.push({ at: known_at_ms, order: 0, incident, by: 1 });
    if (cancelled_at_ms !== null) steps.push({ at: cancelled_at_ms, order: 0, incident, by: -1 });
  }
  return steps.sort((a, b) => a.at - b.at || a.order - b.order);
}

/**
 * Moments at which a score became known that nobody saw change: that of the first report on a match in play or over, and
 * that of an end reported only after `overMs`.
 */
function unseenMoments(
  changes: readonly StatusChange[],
  incidents: readonly ScoringIncident[],
  overMs: number,
): ReadonlySet<number> {
  const begun = [...changes.filter(({ status }) => hasBegun(status)), ...incidents];
  const firstMs = Math.min(...begun.map(({ known_at_ms }) => known_at_ms));
  const endMs = Math.min(
    ...changes.filter(({ status }) => statusTable[status].final).map(({ known_at_ms }) => known_at_ms),
  );
  return new Set(endMs > overMs ? [firstMs, endMs] : [firstMs]);
}

/**
 * Folds a match's data into ascending states of its row. Incidents count before a status change of the same moment,
 * whose own count overrules them; neither those in a stated count nor cancelled ones count twice. `overMs` is when the
 * match should be over, milliseconds UTC.
 */
export function foldStates(
  changes: readonly StatusChange[],
  incidents: readonly ScoringIncident[],
  coverage: Coverage,
  overMs = Infinity,
): MatchState[] {
  const unseen = unseenMoments(changes, incidents, overMs);
  const changedAt = ({ at }: Step): number | null => (unseen.has(at) ? null : at);
  const halfTimeMs = changes.find((change) => change.status === "half_time")?.known_at_ms ?? Infinity;
  const states: MatchState[] = [];
  let tally = emptyTally;
  let state: MatchState = {
    known_at_ms: 0,
    status: "not_started",
    period_started_at_ms: null,
    minute: null,
    result: null,
    score: scoreOf(tally),
    score_changed_at_ms: null,
  };
  for (const step of stepsOf(changes, incidents)) {
    let { status, period_started_at_ms, minute, result } = state;
    if ("change" in step) {
      ({ status, period_started_at_ms, minute = null, result = null } = step.change);
      tally = atStatus(tally, step.change, coverage);
    } else {
      const { incident, by } = step;
      const inFirstHalf = isInFirstHalf(incident, halfTimeMs);
      tally = withIncident(tally, incident.side, { ...incident, inFirstHalf, by });
    }
    const score = scoreOf(tally);
    const started = state.score.home.goals !== null;
    const scored = onBoard(score) !== onBoard(state.score) && (started || "incident" in step);
    state = {
      known_at_ms: step.at,
      status,
      period_started_at_ms,
      minute,
      result,
      score,
      score_changed_at_ms: scored ? changedAt(step) : state.score_changed_at_ms,
    };
    if (states.at(-1)?.known_at_ms === step.at) states.pop();
    states.push(state);
  }
  return states;
}

/** Goals that stand on the board: after overtime when it was played, else regular time. The shoot-out is apart. */
export function boardScore(score: Score): { home: number | null; away: number | null } {
  const { home, away } = score;
  return { home: home.overtime ?? home.goals, away: away.overtime ?? away.goals };
}

/**
 * Winner of an ended match: the one that the source states, else the shoot-out decides, then overtime, then regular
 * time. Null before the end.
 */
export function winnerOf(
  status: MatchStatus,
  score: Score,
  stated?: StatedResult["winner"] | undefined,
): Match["winner"] {
  if (status !== "ended") return null;
  return stated ?? leaderOf(score);
}

/** Ways in which the organiser sets a result: it counts whatever was played, and bets are void. */
export const AWARDS = ["awarded", "walkover"] as const satisfies readonly DecidedBy[];

/** True for a result that the organiser set. */
export const isAward = (decidedBy: DecidedBy | null | undefined): decidedBy is (typeof AWARDS)[number] =>
  AWARDS.some((award) => award === decidedBy);

interface DecidedMatch extends Pick<Match, "decided_by"> {
  readonly score: Readonly<Record<Side, Pick<SideScore, "overtime" | "penalties">>>;
}

/** How an ended match was decided: as its source states it, else as its score shows. */
export function howDecided({ decided_by, score }: DecidedMatch): DecidedBy {
  if (isAward(decided_by)) return decided_by;
  if (decided_by === "penalties" || score.home.penalties !== null) return "penalties";
  return decided_by === "extra_time" || score.home.overtime !== null ? "extra_time" : "regular";
}

/** The side that a score makes the winner, or a draw; null where the score is not known. */
export function leaderOf({ home, away }: Readonly<Record<Side, StatedCounts>>): Match["winner"] {
  const board = [home.overtime ?? home.goals ?? null, away.overtime ?? away.goals ?? null] as const;
  const pairs = [[home.penalties ?? null, away.penalties ?? null], board] as const;
  for (const [ours, theirs] of pairs) {
    if (ours !== null && theirs !== null && ours !== theirs) return ours > theirs ? "home" : "away";
  }
  return board.includes(null) ? null : "draw";
}
