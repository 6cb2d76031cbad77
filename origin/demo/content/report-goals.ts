import { boardScore, formatMinute, type Incident, type Match, type Side } from "#shared/match/index.ts";
import type { GoalTurn } from "./report-texts.ts";

/** How a match's goals changed its score. */

/** A goal and the score after it. */
export interface NarratedGoal {
  readonly side: Side;
  readonly kind: "goal" | "penalty_goal" | "own_goal";
  readonly minute: string;
  /** Added time not included. */
  readonly regularMinute: number;
  readonly player: { readonly id: number | null; readonly name: string };
  readonly assist: string | null;
  readonly home: number;
  readonly away: number;
  readonly turn: GoalTurn;
}

const KINDS = new Set(["goal", "penalty_goal", "own_goal"]);
const other = (side: Side): Side => (side === "home" ? "away" : "home");

function turnOf(kind: string, own: number, others: number): GoalTurn {
  if (kind === "own_goal") return "own";
  if (kind === "penalty_goal") return "penalty";
  if (own === 1 && others === 0) return "first";
  if (own === others) return "level";
  if (own === others + 1) return "ahead";
  return own > others ? "further" : "closer";
}

/** `45+2`. */
export const minuteOf = ({ minute, added }: Pick<Incident, "minute" | "added">): string =>
  formatMinute(minute ?? 0, added);

/** The goals of regular and extra time, in order. */
export function goalsOf(incidents: readonly Incident[]): NarratedGoal[] {
  const score = { home: 0, away: 0 };
  return incidents.flatMap((incident): NarratedGoal[] => {
    const { kind, side, player, other_player } = incident;
    if (!KINDS.has(kind) || incident.cancelled) return [];
    score[side] += 1;
    return [
      {
        side,
        kind: kind as NarratedGoal["kind"],
        minute: minuteOf(incident),
        regularMinute: incident.minute ?? 0,
        player: { id: player?.id ?? null, name: player?.name ?? "" },
        assist: kind === "goal" ? (other_player?.name ?? null) : null,
        ...score,
        turn: turnOf(kind, score[side], score[other(side)]),
      },
    ];
  });
}

/** The decisive goal that put the winner ahead for good; null for a draw. */
export function decisiveGoal(match: Match, goals: readonly NarratedGoal[]): NarratedGoal | null {
  const winner = match.winner;
  if (winner !== "home" && winner !== "away") return null;
  const lost = boardScore(match.score)[other(winner)] ?? 0;
  return goals.find((goal) => goal.side === winner && goal[winner] === lost + 1) ?? null;
}

/** True if the winner was behind at some time. */
export function cameBack(match: Match, goals: readonly NarratedGoal[]): boolean {
  const winner = match.winner;
  if (winner !== "home" && winner !== "away") return false;
  return goals.some((goal) => goal[winner] < goal[other(winner)]);
}
