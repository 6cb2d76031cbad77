import { periodOfMinute } from "../match/match-clock.ts";
import { percentsOf } from "../statistic/index.ts";
import type { TeamGoal, TeamMatch } from "./played-match.ts";
import type { FirstGoals, GoalSegments, GoalTimes } from "./team-statistics.schema.ts";

/**
 * When goals fall. Added time belongs to the bucket before it, because 45+2 is written as minute 45; goals without a
 * minute belong to none.
 */

const BUCKETS = 10;
const SEGMENTS = 6;
const SEGMENT_MINUTES = 15;

/** The bucket of a minute, one of ten: tens of minutes, the second half restarting at 46. */
function bucketOf(minute: number): number {
  const ten = Math.floor((minute - 1) / 10);
  return periodOfMinute(minute) === "first_half" ? ten : ten + 1;
}

function countIn(places: number, of: (minute: number) => number, goals: readonly TeamGoal[]): number[] {
  const counts = Array<number>(places).fill(0);
  for (const { minute } of goals) {
    if (minute === null) continue;
    const place = of(minute);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

const byMinute = (a: TeamGoal, b: TeamGoal) =>
  (a.minute ?? 0) - (b.minute ?? 0) || (a.added ?? 0) - (b.added ?? 0);

/** The first goal of a match: null where there was none, undefined where the list does not show it. */
function firstGoalOf({ full, goals }: TeamMatch): TeamGoal | null | undefined {
  if (!full) return undefined;
  const { scored, conceded } = full;
  if (scored + conceded === 0) return null;
  const listed = goals.filter((goal) => goal.scored).length;
  const isComplete = listed === scored && goals.length === scored + conceded;
  if (isComplete && goals.every(({ minute }) => minute !== null)) return goals.toSorted(byMinute)[0];
  // The only team that scored also scored first; the minute is unknown.
  if (scored > 0 && conceded > 0) return undefined;
  return { scored: scored > 0, minute: null, added: null };
}

/** The team's goals, those against it, and the first goals of matches that it scored, by ten buckets of time. */
export function goalTimes(matches: readonly TeamMatch[]): GoalTimes {
  const goals = matches.flatMap((match) => match.goals);
  const first = matches.flatMap((match) => firstGoalOf(match) ?? []);
  const buckets = (some: readonly TeamGoal[]) => countIn(BUCKETS, bucketOf, some);
  return {
    scored: buckets(goals.filter(({ scored }) => scored)),
    conceded: buckets(goals.filter(({ scored }) => !scored)),
    first_goal: buckets(first.filter(({ scored }) => scored)),
  };
}

/** How many matches the team scored first in, conceded first in, and saw no goal in, as far as that is known. */
export function firstGoals(matches: readonly TeamMatch[]): FirstGoals {
  const firsts = matches.map(firstGoalOf);
  return {
    scored: firsts.filter((goal) => goal?.scored === true).length,
    conceded: firsts.filter((goal) => goal?.scored === false).length,
    none: firsts.filter((goal) => goal === null).length,
  };
}

/** The team's goals (or those against it) by six segments of fifteen minutes, with their shares of 100. */
export function goalSegments(matches: readonly TeamMatch[], which: "scored" | "conceded"): GoalSegments {
  const goals = matches
    .flatMap((match) => match.goals)
    .filter(({ scored }) => scored === (which === "scored"));
  const counts = countIn(SEGMENTS, (minute) => Math.floor((minute - 1) / SEGMENT_MINUTES), goals);
  const percents = percentsOf(counts);
  return counts.map((count, place) => ({
    from: place * SEGMENT_MINUTES + 1,
    to: (place + 1) * SEGMENT_MINUTES,
    count,
    percent: percents[place] ?? null,
  }));
}
