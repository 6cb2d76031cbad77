import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { emptySideScore, type MatchStatus, type SideScore } from "#shared/match/index.ts";
import type { SourceGoal } from "./goals.ts";
import type { Pair, SourceScore } from "./score.ts";
import type { SourceMatch } from "./source-match.ts";

const statusWords: Readonly<Record<string, MatchStatus>> = {
  postponed: "postponed",
  postp: "postponed",
  delayed: "postponed",
  cancelled: "cancelled",
  canceled: "cancelled",
  annulled: "cancelled",
  abandoned: "abandoned",
  suspended: "interrupted",
  interrupted: "interrupted",
  awarded: "ended",
  walkover: "ended",
  "w/o": "ended",
  tba: "to_be_determined",
  tbd: "to_be_determined",
};

const sum = ([home, away]: Pair): number => home + away;

/** Goals of each side in a list. */
function tally(goals: readonly SourceGoal[]): Pair {
  const count = (side: SourceGoal["side"]): number => goals.filter((goal) => goal.side === side).length;
  return [count("home"), count("away")];
}

const same = (a: Pair | null, b: Pair | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** True when every goal of the final score is listed with its minute. */
export function isFullyListed(score: SourceScore, goals: readonly SourceGoal[] | null): boolean {
  const list = goals ?? [];
  return list.every((goal) => goal.minute !== null) && same(score.et ?? score.ft, tally(list));
}

/**
 * Goals normalized to the match's rules: without extra time, minute 93 is the third added one. `mayOmitOvertime` is a
 * knock-out match of a file that names no extra time at all: its score may be the one after extra time.
 */
export function settleGoals(match: SourceMatch, mayOmitOvertime: boolean): SourceMatch {
  if (mayOmitOvertime || match.goals === null || match.score?.et) return match;
  const goals = match.goals.map((goal) =>
    goal.minute !== null && goal.minute > 90 ? { ...goal, minute: 90, added: goal.minute - 90 } : goal,
  );
  return { ...match, goals };
}

const upTo = (goals: readonly SourceGoal[] | null, minute: number): Pair =>
  tally((goals ?? []).filter((goal) => (goal.minute ?? 0) <= minute));

/** The half-time score from a complete list of goals, if the file states another one; else null. */
function refutedHalfTime(score: SourceScore, goals: readonly SourceGoal[] | null): Pair | null {
  if (score.ht === null || !isFullyListed(score, goals)) return null;
  const listed = upTo(goals, 45);
  return same(score.ht, listed) ? null : listed;
}

/**
 * Derives missing scores from the file's own facts only: no goals at all means none by half-time; a complete list of
 * goals with minutes gives the score at half-time (overriding the file's) and after 90 minutes. Some files write the
 * score after extra time as the final one: goals after the 90th minute reveal it.
 */
export function completeScore(score: SourceScore, goals: readonly SourceGoal[] | null): SourceScore {
  let { ht, ft, et, p } = score;
  const late = (goals ?? []).some((goal) => (goal.minute ?? 0) > 90);
  if (!et && ft && late) [et, ft] = [ft, null];
  if (isFullyListed(score, goals)) {
    if (et && (!ft || same(ft, et))) ft = upTo(goals, 90);
    ht = upTo(goals, 45);
  }
  if (ft && sum(ft) === 0) ht ??= [0, 0];
  // A shoot-out cannot end level: the score is wrong, and we do not guess.
  if (p && p[0] === p[1]) p = null;
  return { ht, ft, et, p };
}

function sideScore(score: SourceScore, index: 0 | 1): Partial<SideScore> {
  const { goals, half, overtime, penalties } = emptySideScore;
  return {
    goals: score.ft?.[index] ?? goals,
    half: score.ht?.[index] ?? half,
    overtime: score.et?.[index] ?? overtime,
    penalties: score.p?.[index] ?? penalties,
  };
}

/** The one status change of a file's match, known on arrival; null when it is merely scheduled. */
export function statusChangeOf(match: SourceMatch): BatchStatusChange | null {
  const word = match.status === null ? undefined : statusWords[match.status.toLowerCase()];
  const status = word ?? (match.score ? "ended" : null);
  if (status === null) return null;
  const score = match.score ? completeScore(match.score, match.goals) : null;
  return {
    known_at_ms: null,
    status,
    period_started_at_ms: null,
    score: score ? { home: sideScore(score, 0), away: sideScore(score, 1) } : null,
  };
}

/** Warnings about a match: contradicting numbers, unknown words. */
export function doubtsAbout(match: SourceMatch): string[] {
  const doubts: string[] = [];
  const { score, goals, status } = match;
  if (status !== null && !statusWords[status.toLowerCase()])
    doubts.push(`unknown status "${status}" was ignored`);
  if (score?.p && score.p[0] === score.p[1]) {
    doubts.push(`a shoot-out cannot end ${score.p.join("-")}: stored as unknown`);
  }
  if (score && !score.et && goals?.some((goal) => (goal.minute ?? 0) > 90)) {
    doubts.push("a goal after the 90th minute: the score is taken as the one after extra time");
  }
  const listed = score && refutedHalfTime(score, goals);
  if (score?.ht && listed) {
    const half = score.ht.join("-");
    doubts.push(
      `the goals listed make ${listed.join("-")} at half-time, the file says ${half}: the goals count`,
    );
  }
  const final = score?.et ?? score?.ft ?? null;
  if (goals && final && !same(final, tally(goals))) {
    doubts.push(`the goals listed make ${tally(goals).join("-")}, the score is ${final.join("-")}`);
  }
  return doubts;
}
