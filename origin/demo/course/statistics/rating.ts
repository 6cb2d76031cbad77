import type { PlayerCount, Position } from "#shared/player/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import type { Counts } from "./player-ledger.ts";

/** Inputs of a rating besides the player's counts. */
export interface Performance {
  readonly role: Position;
  readonly minutes: number;
  /** Goals against the player's side while the player was on. */
  readonly conceded: number;
  /** Goal difference of the player's side in the match so far. */
  readonly lead: number;
  readonly own_goals: number;
  readonly missed_penalties: number;
  /** -1 to 1: the part of performance that no count shows. */
  readonly touch: number;
}

/** Minutes below which a player is not rated. */
const RATED_MINUTES = 10;
const BASE = 6.35;

/** Value of one more of a count. For shots on target that go in, the goal's weight excludes the shot's. */
const WORTH: Readonly<Partial<Record<PlayerCount, number>>> = {
  goals: 0.95,
  penalty_goals: -0.35,
  assists: 0.6,
  key_passes: 0.12,
  shots_on_target: 0.1,
  hit_woodwork: 0.1,
  dribbles_succeeded: 0.07,
  tackles: 0.07,
  interceptions: 0.07,
  clearances: 0.03,
  blocked_shots: 0.1,
  saves: 0.24,
  fouls: -0.06,
  offsides: -0.05,
  dispossessed: -0.06,
  yellow_cards: -0.2,
  second_yellow_cards: -0.9,
  red_cards: -1.4,
};
const WORTHS = keysOf(WORTH).map((key) => [key, WORTH[key] ?? 0] as const);

/** Effect of a goal against, and of a clean sheet, on defensive players. */
const CONCEDED: Readonly<Record<Position, number>> = { G: 0.32, D: 0.2, M: 0.06, F: 0 };
const CLEAN_SHEET: Readonly<Record<Position, number>> = { G: 0.5, D: 0.4, M: 0.1, F: 0 };

function passing({ passes, passes_accurate }: Counts): number {
  return passes < 10 ? 0 : (passes_accurate / passes - 0.8) * 1.5;
}

/** A rating of 4.5 to 10 with one decimal, or null for a short appearance. */
export function ratingOf(counts: Counts, performance: Performance): number | null {
  const { role, minutes, conceded, lead, own_goals, missed_penalties, touch } = performance;
  if (minutes < RATED_MINUTES) return null;
  const counted = WORTHS.reduce((sum, [key, worth]) => sum + counts[key] * worth, 0);
  const behind = conceded === 0 && minutes >= 45 ? CLEAN_SHEET[role] : -conceded * CONCEDED[role];
  const result = Math.sign(lead) * 0.15;
  const failed = own_goals * 0.9 + missed_penalties * 0.7;
  const rating = BASE + counted + passing(counts) + behind + result - failed + touch * 0.3;
  return Math.round(Math.min(10, Math.max(4.5, rating)) * 10) / 10;
}
