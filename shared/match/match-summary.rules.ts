import type { Incident, MatchStat, PlayerRef } from "./incident.schema.ts";
import type { Match, MatchMinute, Side } from "./match.schema.ts";
import { hasBegun, isLive } from "./match-status.ts";
import { type AWARDS, boardScore, howDecided, isAward, leaderOf } from "./score.rules.ts";
import { isGoal } from "./score-tally.rules.ts";

/** The facts of a match as a list of statements, of which a page makes sentences. Pure; the first is the most important. */

type SummarisedMatch = Pick<Match, "status" | "score" | "winner" | "decided_by" | "advances" | "minute">;

/** Goals or kicks of both sides. */
export type Count = Readonly<Record<Side, number>>;

/** A goal of the summary; at least one of `player` and `minute` is known. */
export interface SummaryGoal {
  readonly side: Side;
  readonly kind: "goal" | "penalty_goal" | "own_goal";
  readonly player: PlayerRef | null;
  readonly minute: MatchMinute | null;
}

/** The goals of one player for one side; `player` is null for those without a scorer. */
export interface ScorerGoals {
  readonly player: PlayerRef | null;
  readonly goals: readonly SummaryGoal[];
}

/** One fact of a match. Scores are of play; those of a shoot-out are `kicks`. */
export type SummaryStatement =
  /** A score that says no more: of a match whose other facts contradict it, or that stopped. */
  | { readonly of: "score"; readonly score: Count }
  | { readonly of: "won"; readonly side: Side; readonly score: Count; readonly inOvertime: boolean }
  | { readonly of: "drawn"; readonly score: Count; readonly inOvertime: boolean }
  /** `kicks` and `score` are null where unknown; `level` is false after the second leg of a tie. */
  | {
      readonly of: "shoot_out";
      readonly side: Side;
      readonly kicks: Count | null;
      readonly score: Count | null;
      readonly level: boolean;
    }
  | { readonly of: "after_regular"; readonly score: Count }
  | {
      readonly of: "awarded";
      readonly by: (typeof AWARDS)[number];
      readonly side: Side;
      readonly score: Count | null;
    }
  | { readonly of: "advances"; readonly side: Side }
  /** A match in play: a side leads, or none (`side` is null). */
  | {
      readonly of: "now";
      readonly status: Match["status"];
      readonly side: Side | null;
      readonly score: Count;
    }
  | { readonly of: "kicks_now"; readonly kicks: Count; readonly score: Count }
  | { readonly of: "last_report"; readonly score: Count }
  | {
      readonly of: "stopped";
      readonly status: "interrupted" | "abandoned";
      readonly minute: MatchMinute | null;
      readonly score: Count | null;
    }
  /** A side that leads or won was behind; `score` is its largest deficit. */
  | { readonly of: "turned"; readonly side: Side; readonly score: Count; readonly isOver: boolean }
  /** A side that leads or won lost its lead to the score, and has it again. */
  | { readonly of: "regained"; readonly side: Side; readonly score: Count }
  /** `from` is the largest deficit, if it was of two goals or more. */
  | {
      readonly of: "equalized";
      readonly side: Side;
      readonly score: Count;
      readonly minute: MatchMinute;
      readonly from: Count | null;
    }
  | { readonly of: "led_throughout"; readonly side: Side; readonly minute: MatchMinute }
  /** The goal that decided a match, in its 85th minute or later. */
  | { readonly of: "late_winner"; readonly goal: SummaryGoal & { readonly minute: MatchMinute } }
  | { readonly of: "goals"; readonly goals: readonly SummaryGoal[] }
  | { readonly of: "scorers"; readonly side: Side; readonly scorers: readonly ScorerGoals[] }
  | {
      readonly of: "sent_off";
      readonly side: Side;
      readonly player: PlayerRef | null;
      readonly minute: MatchMinute | null;
    }
  /** The score at the only sending-off, where it changed afterwards. */
  | { readonly of: "score_at_card"; readonly score: Count }
  | { readonly of: "no_goal_after_card" }
  | { readonly of: "shots_on_target"; readonly side: Side; readonly more: number; readonly fewer: number }
  | { readonly of: "possession"; readonly side: Side; readonly percent: number };

const other = (side: Side): Side => (side === "home" ? "away" : "home");

const isSide = (winner: Match["winner"]): winner is Side => winner === "home" || winner === "away";

const countOf = (home: number | null, away: number | null): Count | null =>
  home === null || away === null ? null : { home, away };

const boardOf = (score: Match["score"]): Count | null => {
  const { home, away } = boardScore(score);
  return countOf(home, away);
};

const minuteOf = ({ minute, added }: Pick<Incident, "minute" | "added">): MatchMinute | null =>
  minute === null ? null : { minute, added: added ?? 0 };

const leadOf = ({ home, away }: Count): Side | null => (home === away ? null : home > away ? "home" : "away");

const isLevel = (score: Count): boolean => leadOf(score) === null;

/** Later goals decide a match late. */
const LATE_MINUTE = 85;

/** More goals are listed by side and scorer. */
const MOST_LISTED = 3;

type PlayedGoal = Omit<SummaryGoal, "kind"> & { readonly kind: Incident["kind"] };

/** A goal or a sending-off that stands, with the score after it. */
interface Moment extends PlayedGoal {
  readonly after: Count;
}

const isSendingOff = (kind: Incident["kind"]): boolean => kind === "red_card" || kind === "second_yellow";

function momentsOf(incidents: readonly Incident[]): Moment[] {
  let after: Count = { home: 0, away: 0 };
  return incidents.flatMap((incident) => {
    const { kind, side, cancelled } = incident;
    if (cancelled || !(isGoal(kind) || isSendingOff(kind))) return [];
    if (isGoal(kind)) after = { ...after, [side]: after[side] + 1 };
    const player = incident.player?.name.trim() ? incident.player : null;
    return [{ kind, side, player, minute: minuteOf(incident), after }];
  });
}

/** True if the order of moments is certain: each has a minute, and none is before the one listed earlier. */
function areInOrder(moments: readonly Moment[]): boolean {
  let last: MatchMinute = { minute: 0, added: 0 };
  for (const { minute } of moments) {
    if (minute === null || minute.minute < last.minute) return false;
    if (minute.minute === last.minute && minute.added < last.added) return false;
    last = minute;
  }
  return true;
}

/** The result of an ended match, or its score now. Empty where its row does not know any. */
function stateOf(match: SummarisedMatch): SummaryStatement[] {
  const { status, score } = match;
  const board = boardOf(score);
  if (status === "interrupted" || status === "abandoned") {
    return [{ of: "stopped", status, minute: match.minute ?? null, score: board }];
  }
  if (status === "ended") return resultOf(match, board);
  if (board === null || !isLive(status)) return [];
  if (status === "no_news") return [{ of: "last_report", score: board }];
  const kicks = countOf(score.home.penalties, score.away.penalties);
  if (status === "penalties" && kicks) return [{ of: "kicks_now", kicks, score: board }];
  return [{ of: "now", status, side: leadOf(board), score: board }];
}

function resultOf(match: SummarisedMatch, board: Count | null): SummaryStatement[] {
  const { score, winner, advances, decided_by } = match;
  if (isAward(decided_by)) return awardOf(decided_by, winner, board);
  const through: SummaryStatement[] = advances ? [{ of: "advances", side: advances }] : [];
  if (howDecided(match) === "penalties") {
    const kicks = countOf(score.home.penalties, score.away.penalties);
    const fits = kicks === null || leadOf(kicks) === winner;
    if (!isSide(winner) || !fits) return board ? [{ of: "score", score: board }, ...through] : through;
    const level = board === null || isLevel(board);
    return [{ of: "shoot_out", side: winner, kicks, score: board, level }, ...regularOf(score), ...through];
  }
  if (board === null) return [];
  if (winner !== leaderOf(score)) return [{ of: "score", score: board }, ...through];
  const inOvertime = howDecided(match) === "extra_time";
  const result: SummaryStatement = isSide(winner)
    ? { of: "won", side: winner, score: board, inOvertime }
    : { of: "drawn", score: board, inOvertime };
  return [result, ...regularOf(score), ...through];
}

function awardOf(
  by: (typeof AWARDS)[number],
  winner: Match["winner"],
  board: Count | null,
): SummaryStatement[] {
  if (!isSide(winner)) return board ? [{ of: "score", score: board }] : [];
  return [{ of: "awarded", by, side: winner, score: board && leadOf(board) === winner ? board : null }];
}

/** The draw of regular time before overtime. A second leg needs none. */
function regularOf({ home, away }: Match["score"]): SummaryStatement[] {
  const regular = countOf(home.goals, away.goals);
  const wasPlayed = home.overtime !== null && away.overtime !== null;
  return wasPlayed && regular && isLevel(regular) ? [{ of: "after_regular", score: regular }] : [];
}

/** The largest deficit of a side; null if it was never behind. */
function worstOf(goals: readonly Moment[], side: Side): Count | null {
  const behind = ({ after }: Moment) => after[other(side)] - after[side];
  let worst: Moment | null = null;
  for (const goal of goals) if (behind(goal) > (worst ? behind(worst) : 0)) worst = goal;
  return worst?.after ?? null;
}

/** Whether the lead turned. `goals` are in a certain order and end with the score on the board. */
function courseOf(goals: readonly Moment[], isOver: boolean): SummaryStatement[] {
  const last = goals.at(-1);
  if (!last) return [];
  const side = leadOf(last.after);
  return side === null ? equalizedOf(goals, last) : leadStatements(goals, side, isOver);
}

function equalizedOf(goals: readonly Moment[], last: Moment): SummaryStatement[] {
  const { side, after, minute } = last;
  if (minute === null) return [];
  const worst = worstOf(goals, side);
  const from = worst && worst[other(side)] - worst[side] > 1 ? worst : null;
  return [{ of: "equalized", side, score: after, minute, from }];
}

function leadStatements(goals: readonly Moment[], side: Side, isOver: boolean): SummaryStatement[] {
  const levelAt = goals.findLastIndex(({ after }) => isLevel(after));
  const level = goals[levelAt];
  const decider = goals[levelAt + 1];
  const deficit = worstOf(goals, side);
  const statements: SummaryStatement[] = [];
  if (deficit) statements.push({ of: "turned", side, score: deficit, isOver });
  else if (level) statements.push({ of: "regained", side, score: level.after });
  if (!isOver || !decider?.minute) return statements;
  const goal = goalOf(decider);
  if (decider.minute.minute >= LATE_MINUTE) {
    statements.push({ of: "late_winner", goal: { ...goal, minute: decider.minute } });
  } else if (!level) statements.push({ of: "led_throughout", side, minute: decider.minute });
  return statements;
}

function goalOf({ side, kind, player, minute }: PlayedGoal): SummaryGoal {
  return { side, kind: kind === "penalty_goal" || kind === "own_goal" ? kind : "goal", player, minute };
}

/** Few goals in their order, more by scorer. None if one has neither scorer nor minute: the list would lack it. */
function goalStatements(moments: readonly Moment[], inOrder: boolean): SummaryStatement[] {
  const goals = moments.map(goalOf);
  if (goals.length === 0 || goals.some(({ player, minute }) => player === null && minute === null)) return [];
  if (goals.length <= MOST_LISTED && inOrder) return [{ of: "goals", goals }];
  return (["home", "away"] as const).flatMap((side) => {
    const scorers = byScorer(goals.filter((goal) => goal.side === side));
    return scorers.length > 0 ? [{ of: "scorers" as const, side, scorers }] : [];
  });
}

/** The goals of a side by scorer, in the order of their first ones. */
function byScorer(goals: readonly SummaryGoal[]): ScorerGoals[] {
  const scorers = new Map<number | string | null, SummaryGoal[]>();
  for (const goal of goals) {
    const scorer = goal.player?.id ?? goal.player?.name ?? null;
    scorers.set(scorer, [...(scorers.get(scorer) ?? []), goal]);
  }
  return [...scorers.values()].map((theirs) => ({ player: theirs[0]?.player ?? null, goals: theirs }));
}

/** Sendings-off, unless the row counts others. With one in a certain order, also what changed after it. */
function cardStatements(
  match: SummarisedMatch,
  moments: readonly Moment[],
  inOrder: boolean,
): SummaryStatement[] {
  const cards = moments.filter(({ kind }) => isSendingOff(kind));
  const addUp = (["home", "away"] as const).every((side) => {
    const { red } = match.score[side];
    return red === null || red === cards.filter((card) => card.side === side).length;
  });
  if (!addUp) return [];
  const sentOff = cards.map(
    ({ side, player, minute }): SummaryStatement => ({ of: "sent_off", side, player, minute }),
  );
  const [card] = cards;
  const last = moments.at(-1);
  if (cards.length !== 1 || !card || !last || !inOrder) return sentOff;
  if (last.after.home + last.after.away > card.after.home + card.after.away) {
    return [...sentOff, { of: "score_at_card", score: card.after }];
  }
  return match.status === "ended" ? [...sentOff, { of: "no_goal_after_card" }] : sentOff;
}

/** Shots on target differ clearly by three or more, and by half as many again. */
const CLEAR_SHOTS = { least: 3, ratio: 1.5 } as const;
/** Share of possession from which a side clearly had more. */
const CLEAR_POSSESSION = 55;

/** What statistics of the whole match say, where both sides are known and differ clearly. */
function statStatements(stats: readonly MatchStat[]): SummaryStatement[] {
  const pairOf = (kind: string): Count | null => {
    const stat = stats.find((one) => one.kind === kind && one.period === "full");
    return stat ? countOf(stat.home, stat.away) : null;
  };
  const statements: SummaryStatement[] = [];
  const shots = pairOf("shots_on_target");
  const shooting = shots && leadOf(shots);
  if (shots && shooting) {
    const [more, fewer] = [shots[shooting], shots[other(shooting)]];
    if (more - fewer >= CLEAR_SHOTS.least && more >= fewer * CLEAR_SHOTS.ratio) {
      statements.push({ of: "shots_on_target", side: shooting, more, fewer });
    }
  }
  const possession = pairOf("possession");
  const holding = possession && leadOf(possession);
  if (possession && holding) {
    const percent = Math.round(possession[holding]);
    if (percent >= CLEAR_POSSESSION) statements.push({ of: "possession", side: holding, percent });
  }
  return statements;
}

/**
 * What the facts of a match support, and nothing else. Without a known score, or before kick-off, nothing; where goals do
 * not add up to the score, or the organiser set the result, the result alone.
 */
export function summaryOf(
  match: SummarisedMatch,
  incidents: readonly Incident[],
  stats: readonly MatchStat[],
): SummaryStatement[] {
  if (!hasBegun(match.status)) return [];
  const state = stateOf(match);
  const board = boardOf(match.score);
  const moments = momentsOf(incidents);
  const counted = moments.at(-1)?.after ?? { home: 0, away: 0 };
  const addsUp = board !== null && board.home === counted.home && board.away === counted.away;
  if (state.length === 0 || !addsUp || isAward(match.decided_by)) return state;
  const goals = moments.filter(({ kind }) => isGoal(kind));
  const isPlain = state.some(({ of }) => of === "stopped" || of === "score" || of === "last_report");
  const course = isPlain || !areInOrder(goals) ? [] : courseOf(goals, match.status === "ended");
  return [
    ...state,
    ...course,
    ...goalStatements(goals, areInOrder(goals)),
    ...cardStatements(match, moments, areInOrder(moments)),
    ...statStatements(stats),
  ];
}
