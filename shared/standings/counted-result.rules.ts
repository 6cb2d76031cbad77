import type { Match, Side, SideScore } from "../match/match.schema.ts";
import { howDecided, leaderOf } from "../match/score.rules.ts";

/** An ended match, as its source or an operator states it. */
interface EndedMatch extends Pick<Match, "winner" | "decided_by"> {
  readonly score: Readonly<Record<Side, Pick<SideScore, "goals" | "overtime" | "penalties">>>;
}

/** A match as tables, form and two-legged ties count it. */
export interface CountedResult {
  /** Goals of regular time; null where they are not known. */
  readonly goals: Readonly<Record<Side, number>> | null;
  /** The winner that counts whatever the goals say; null where they decide. */
  readonly winner: Match["winner"];
}

/** Goals of a forfeit: 3-0 by FIFA's Disciplinary Code and the regulations of nearly all leagues. */
const FORFEIT_GOALS = 3;

const isKnown = (goals: Readonly<Record<Side, number | null>>): goals is Readonly<Record<Side, number>> =>
  goals.home !== null && goals.away !== null;

/**
 * The result that an ended match counts as; null where nothing is known. An award or a walkover whose goals are not known,
 * or favour another side than its winner, is a forfeit. Any other stated winner of regular time takes the points, and the
 * goals stay. Extra time and shoot-outs count as the draw that they follow.
 */
export function countedResult(match: EndedMatch): CountedResult | null {
  const board = { home: match.score.home.goals, away: match.score.away.goals };
  const goals = isKnown(board) ? board : null;
  const how = howDecided(match);
  if (how === "extra_time" || how === "penalties") return goals && { goals, winner: null };
  const { winner } = match;
  if (how !== "regular" && (winner === "home" || winner === "away")) {
    const leader = goals && leaderOf({ home: { goals: goals.home }, away: { goals: goals.away } });
    const forfeit = { home: 0, away: 0, [winner]: FORFEIT_GOALS };
    return { goals: leader === winner ? goals : forfeit, winner };
  }
  return goals === null && winner === null ? null : { goals, winner };
}
