import type { Period } from "#origin/ingest/replay/periods.ts";
import type { DemoPlayer } from "../match-plan.ts";
import type { Moment } from "../moment.ts";

export type SideName = "home" | "away";
export const SIDES: readonly SideName[] = ["home", "away"];
export const rivalOf = (side: SideName): SideName => (side === "home" ? "away" : "home");

/** Kinds of occurrences while the ball is in play. A `var_goal` is cancelled by the following `var_decision`. */
export type OccurrenceKind =
  | "goal"
  | "penalty_goal"
  | "own_goal"
  | "var_goal"
  | "var_decision"
  | "penalty_saved"
  | "penalty_wide"
  | "yellow_card"
  | "second_yellow"
  | "red_card"
  | "substitution"
  | "corner"
  | "saved"
  | "wide"
  | "blocked"
  | "woodwork"
  | "offside"
  | "foul";

/** An occurrence in a match. Statistics, incidents, ratings and commentary all derive from the same list. */
export interface Occurrence extends Moment {
  readonly kind: OccurrenceKind;
  readonly period: Period;
  /** Milliseconds UTC; it becomes known {@link Scene.delay_ms} later. */
  readonly at_ms: number;
  /** The side it counts for; the player of an own goal belongs to the other side. */
  readonly side: SideName;
  readonly player: DemoPlayer;
  /** The player who assisted the goal or shot, blocked it, was fouled, or comes on. */
  readonly other: DemoPlayer | null;
  /** The other side's goalkeeper at that moment. */
  readonly keeper: DemoPlayer;
  /** When a goal is cancelled, milliseconds UTC. */
  readonly cancelled_ms: number | null;
}

/** Statistical periods: both halves, and extra time as a whole. */
export type Segment = 0 | 1 | 2;
export const SEGMENTS: readonly Segment[] = [0, 1, 2];

export function segmentOf(period: Period): Segment {
  if (period === "first_half") return 0;
  return period === "second_half" ? 1 : 2;
}
