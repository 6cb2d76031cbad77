import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { emptySideScore, LONGEST_ADDED, leaderOf, type SideScore } from "#shared/match/index.ts";
import { statedMinute } from "../stated-result.rules.ts";
import type { SourceGoal } from "./goals.ts";
import type { Pair, SourceScore } from "./score.ts";
import type { SourceMatch } from "./source-match.ts";
import { statusWord } from "./status-words.table.ts";

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
 * Kicks of the shoot-out are no goals: penalties without a minute, or after 120 minutes, where more goals are listed
 * than were scored in play.
 */
function withoutKicks(match: SourceMatch): SourceMatch {
  const { score, goals } = match;
  const played = score?.et ?? score?.ft;
  if (!score?.p || !goals || !played || goals.length <= sum(played)) return match;
  const isKick = ({ kind, minute }: SourceGoal) => kind === "penalty_goal" && (minute ?? 120) >= 120;
  return { ...match, goals: goals.filter((goal) => !isKick(goal)) };
}

/** A goal as late as the end of the first half of extra time was scored in it; a table has no extra time. */
function hasOvertime(goals: readonly SourceGoal[], isKnockOut: boolean): boolean {
  const last = Math.max(...goals.map(({ minute }) => minute ?? 0));
  return isKnockOut ? last >= 105 : last > 90 + LONGEST_ADDED;
}

/**
 * Goals normalized to the match's rules: without extra time, minute 93 is the third added one. A knock-out match of a
 * file that never `writesOvertime`, or with a goal too late for added time, may have the score after extra time alone.
 */
export function settleGoals(given: SourceMatch, isKnockOut: boolean, writesOvertime: boolean): SourceMatch {
  const match = withoutKicks(given);
  if (match.goals === null || match.score?.et || (isKnockOut && !writesOvertime)) return match;
  if (hasOvertime(match.goals, isKnockOut)) return match;
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

/** A score that was set, not played, has no halves, and no goals that it would follow from. */
const setScore = (score: SourceScore, isSet: boolean, goals: readonly SourceGoal[] | null): SourceScore =>
  isSet ? { ...score, ht: null } : completeScore(score, goals);

/** The one status change of a file's match, known on arrival; null when it is merely scheduled. */
export function statusChangeOf(match: SourceMatch): BatchStatusChange | null {
  const word = match.status === null ? undefined : statusWord(match.status);
  const stated = word && word.status !== "scheduled" ? word.status : null;
  const status = stated ?? (match.score ? "ended" : null);
  if (status === null) return null;
  const decidedBy = word?.decidedBy ?? null;
  const known = match.score && setScore(match.score, decidedBy !== null, match.goals);
  const score = known ? { home: sideScore(known, 0), away: sideScore(known, 1) } : null;
  return {
    known_at_ms: null,
    status,
    period_started_at_ms: null,
    score,
    ...(word?.minute && { minute: statedMinute(status, ...word.minute) }),
    ...(decidedBy && {
      result: { winner: score && leaderOf(score), decided_by: decidedBy, advances: null },
    }),
  };
}

/** Warnings about a match: contradicting numbers, unknown words. */
export function doubtsAbout(match: SourceMatch): string[] {
  const doubts: string[] = [];
  const { score, goals, status } = match;
  const word = status === null ? undefined : statusWord(status);
  if (status !== null && !word) doubts.push(`unknown status "${status}" was ignored`);
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
  if (goals && final && !word?.decidedBy && !same(final, tally(goals))) {
    doubts.push(`the goals listed make ${tally(goals).join("-")}, the score is ${final.join("-")}`);
  }
  return doubts;
}
