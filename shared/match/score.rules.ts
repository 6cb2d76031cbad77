import type { IncidentKind } from "./incident.schema.ts";
import type { Match, Score, Side, SideScore } from "./match.schema.ts";
import { periodOfMinute } from "./match-clock.ts";
import { isLive, type MatchStatus } from "./match-status.ts";

/** Counts that a source states outright; what it leaves out or undefined it says nothing about. */
type StatedCounts = { readonly [Count in keyof SideScore]?: SideScore[Count] | undefined };

/** A change of status as a source reports it, with whatever it says about the score at that moment. */
export interface StatusChange {
  /** When it became known, milliseconds UTC. */
  readonly known_at_ms: number;
  readonly status: MatchStatus;
  /** Start of the running period, milliseconds UTC; null when no clock runs. */
  readonly period_started_at_ms: number | null;
  /** Counts the source states outright; they overrule what the incidents add up to. */
  readonly score?: { readonly home: StatedCounts; readonly away: StatedCounts } | null | undefined;
}

/** What the fold needs to know of an incident. */
export interface ScoringIncident {
  readonly known_at_ms: number;
  /** From this moment on it does not count (withdrawn, corrected); null while it stands. */
  readonly cancelled_at_ms: number | null;
  readonly kind: IncidentKind;
  readonly side: Side;
  readonly minute: number | null;
}

/** Which counts the source keeps at all. What it does not keep stays null instead of turning into 0. */
export interface Coverage {
  readonly cards: boolean;
  readonly corners: boolean;
}

/** What a match row shows from `known_at_ms` on. */
export interface MatchState {
  readonly known_at_ms: number;
  readonly status: MatchStatus;
  readonly period_started_at_ms: number | null;
  readonly score: Score;
  readonly score_changed_at_ms: number | null;
}

export const emptySideScore: SideScore = {
  goals: null,
  half: null,
  overtime: null,
  penalties: null,
  red: null,
  yellow: null,
  corners: null,
};

const other = (side: Side): Side => (side === "home" ? "away" : "home");

const GOALS: ReadonlySet<IncidentKind> = new Set(["goal", "penalty_goal", "own_goal"]);

/** True for incidents that put a goal on the board during play (not in the shoot-out). */
export function isGoal(kind: IncidentKind): boolean {
  return GOALS.has(kind);
}

/** Where an incident counts. */
function scoreField(kind: IncidentKind, minute: number | null): keyof SideScore | null {
  if (isGoal(kind)) return minute !== null && periodOfMinute(minute) === "overtime" ? "overtime" : "goals";
  if (kind === "shootout_scored") return "penalties";
  if (kind === "yellow_card") return "yellow";
  if (kind === "red_card" || kind === "second_yellow") return "red";
  return kind === "corner" ? "corners" : null;
}

function withIncident(score: Score, { kind, side, minute }: ScoringIncident, by: 1 | -1): Score {
  const field = scoreField(kind, minute);
  if (!field) return score;
  const own = score[side];
  const base = own[field] ?? (field === "overtime" ? own.goals : 0) ?? 0;
  const changed = { ...own, [field]: Math.max(0, base + by) };
  // A goal of regular time that arrives or falls after overtime began is part of the overtime score too.
  if (field === "goals" && own.overtime !== null) changed.overtime = Math.max(0, own.overtime + by);
  // A goal of the first half that falls later did not stand at half-time either. One that is only listed later
  // did: what the source stated for half-time has it.
  const fell = by < 0 && minute !== null && periodOfMinute(minute) === "first_half";
  if (field === "goals" && fell && own.half !== null) changed.half = Math.max(0, own.half - 1);
  const next = { ...score, [side]: changed };
  return field === "overtime" || field === "penalties" ? withZero(next, other(side), field) : next;
}

/** The other side has its own count from the moment one side has: 1-0 in the shoot-out, not 1-unknown. */
function withZero(score: Score, side: Side, field: "overtime" | "penalties"): Score {
  if (score[side][field] !== null) return score;
  const start = field === "overtime" ? score[side].goals : 0;
  return { ...score, [side]: { ...score[side], [field]: start } };
}

function eachSide(score: Score, change: (side: SideScore) => SideScore): Score {
  return { home: change(score.home), away: change(score.away) };
}

function withStated(side: SideScore, stated: StatedCounts): SideScore {
  const said = Object.entries(stated).filter(([, count]) => count !== undefined);
  return { ...side, ...Object.fromEntries(said) };
}

function atStatus(score: Score, change: StatusChange, coverage: Coverage): Score {
  let next = score;
  if (isLive(change.status)) {
    next = eachSide(next, (side) => ({
      ...side,
      goals: side.goals ?? 0,
      yellow: side.yellow ?? (coverage.cards ? 0 : null),
      red: side.red ?? (coverage.cards ? 0 : null),
      corners: side.corners ?? (coverage.corners ? 0 : null),
    }));
  }
  if (change.status === "half_time") next = eachSide(next, (side) => ({ ...side, half: side.goals }));
  if (change.status === "overtime")
    next = eachSide(next, (side) => ({ ...side, overtime: side.overtime ?? side.goals }));
  const stated = change.score;
  return stated
    ? { home: withStated(next.home, stated.home), away: withStated(next.away, stated.away) }
    : next;
}

type Step =
  | { at: number; order: number; change: StatusChange }
  | { at: number; order: number; incident: ScoringIncident; by: 1 | -1 };

/** What a reader sees as the score. That overtime begins, or the shoot-out at 0-0, is no change of it. */
function onBoard(score: Score): string {
  const { home, away } = boardScore(score);
  return [home, away, score.home.penalties ?? 0, score.away.penalties ?? 0].join();
}

/**
 * Folds what is known of a match into the states its row goes through, one per moment at which something
 * changed, ascending. Incidents of one moment count before a status change of the same moment, because the
 * source's own count at half-time or the end is the truth that overrules them.
 */
export function foldStates(
  changes: readonly StatusChange[],
  incidents: readonly ScoringIncident[],
  coverage: Coverage,
): MatchState[] {
  const steps: Step[] = changes.map((change) => ({ at: change.known_at_ms, order: 1, change }));
  for (const incident of incidents) {
    steps.push({ at: incident.known_at_ms, order: 0, incident, by: 1 });
    if (incident.cancelled_at_ms !== null)
      steps.push({ at: incident.cancelled_at_ms, order: 0, incident, by: -1 });
  }
  steps.sort((a, b) => a.at - b.at || a.order - b.order);

  const states: MatchState[] = [];
  let state: MatchState = {
    known_at_ms: 0,
    status: "not_started",
    period_started_at_ms: null,
    score: { home: emptySideScore, away: emptySideScore },
    score_changed_at_ms: null,
  };
  for (const step of steps) {
    let { status, period_started_at_ms, score } = state;
    if ("change" in step) {
      ({ status, period_started_at_ms } = step.change);
      score = atStatus(score, step.change, coverage);
    } else {
      score = withIncident(score, step.incident, step.by);
    }
    const started = state.score.home.goals !== null;
    const scored = onBoard(score) !== onBoard(state.score) && (started || "incident" in step);
    state = {
      known_at_ms: step.at,
      status,
      period_started_at_ms,
      score,
      score_changed_at_ms: scored ? step.at : state.score_changed_at_ms,
    };
    if (states.at(-1)?.known_at_ms === step.at) states.pop();
    states.push(state);
  }
  return states;
}

/** The state as of `now` (milliseconds UTC), or null when nothing is known yet. */
export function stateAt(states: readonly MatchState[], nowMs: number): MatchState | null {
  return states.findLast((state) => state.known_at_ms <= nowMs) ?? null;
}

/** Goals that stand on the board: after overtime when it was played, else regular time. The shoot-out is apart. */
export function boardScore(score: Score): { home: number | null; away: number | null } {
  const { home, away } = score;
  return { home: home.overtime ?? home.goals, away: away.overtime ?? away.goals };
}

/** Who won an ended match: the shoot-out decides, then overtime, then regular time. Null before the end. */
export function winnerOf(status: MatchStatus, score: Score): Match["winner"] {
  if (status !== "ended") return null;
  const board = boardScore(score);
  const pairs = [
    [score.home.penalties, score.away.penalties],
    [board.home, board.away],
  ] as const;
  for (const [home, away] of pairs) {
    if (home !== null && away !== null && home !== away) return home > away ? "home" : "away";
  }
  return board.home === null || board.away === null ? null : "draw";
}
