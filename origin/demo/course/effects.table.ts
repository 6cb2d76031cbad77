import type { StatKind } from "#shared/match/index.ts";
import type { PlayerCount } from "#shared/player/index.ts";
import type { OccurrenceKind } from "./occurrence.ts";

/** Counts that an occurrence increments. */
export interface Effects {
  /** Statistics of the side it counts for, and of the other. */
  readonly own: readonly StatKind[];
  readonly rival: readonly StatKind[];
  readonly player: readonly PlayerCount[];
  readonly other: readonly PlayerCount[];
  readonly keeper: readonly PlayerCount[];
  /** Statistics of the side, and counts of the player, that it decrements. */
  readonly own_undone: readonly StatKind[];
  readonly player_undone: readonly PlayerCount[];
}

const NONE: Effects = {
  own: [],
  rival: [],
  player: [],
  other: [],
  keeper: [],
  own_undone: [],
  player_undone: [],
};
/** A shot ends a dangerous attack; a corner and an offside end an attack. */
const DANGER = ["attacks", "dangerous_attacks"] as const;
const SCORED: Effects = {
  ...NONE,
  own: ["shots", "shots_on_target", ...DANGER],
  player: ["goals", "shots", "shots_on_target"],
  other: ["assists", "key_passes"],
};
const SAVED: Effects = {
  ...NONE,
  own: ["shots", "shots_on_target", ...DANGER],
  rival: ["saves"],
  player: ["shots", "shots_on_target"],
  other: ["key_passes"],
  keeper: ["saves"],
};
const WIDE: Effects = {
  ...NONE,
  own: ["shots", "shots_off_target", ...DANGER],
  rival: ["goal_kicks"],
  player: ["shots"],
  other: ["key_passes"],
};
const FOUL: Effects = {
  ...NONE,
  own: ["fouls"],
  rival: ["free_kicks"],
  player: ["fouls", "duels"],
  other: ["was_fouled", "duels", "duels_won"],
};
const OFFSIDE: Effects = {
  ...NONE,
  own: ["offsides", "attacks"],
  rival: ["free_kicks"],
  player: ["offsides"],
};

/**
 * The one table behind statistics of teams and players, so that they agree: a booking is also a foul, a saved shot one
 * on target and a save. An own goal is nobody's shot; VAR cancels a goal with its shot, not its attack.
 */
export const effects = {
  goal: SCORED,
  penalty_goal: { ...SCORED, player: [...SCORED.player, "penalty_goals"] },
  own_goal: NONE,
  var_goal: { ...SCORED, other: [] },
  var_decision: {
    ...OFFSIDE,
    own: ["offsides"],
    own_undone: ["shots", "shots_on_target"],
    player_undone: SCORED.player,
  },
  penalty_saved: SAVED,
  penalty_wide: WIDE,
  yellow_card: { ...FOUL, own: ["yellow_cards", "fouls"], player: ["yellow_cards", ...FOUL.player] },
  second_yellow: { ...FOUL, own: ["red_cards", "fouls"], player: ["second_yellow_cards", ...FOUL.player] },
  red_card: { ...FOUL, own: ["red_cards", "fouls"], player: ["red_cards", ...FOUL.player] },
  substitution: NONE,
  corner: { ...NONE, own: ["corners", "attacks"] },
  saved: SAVED,
  wide: WIDE,
  blocked: {
    ...NONE,
    own: ["shots", "blocked_shots", ...DANGER],
    player: ["shots"],
    other: ["blocked_shots"],
  },
  woodwork: {
    ...WIDE,
    own: [...WIDE.own, "hit_woodwork"],
    player: ["shots", "hit_woodwork"],
  },
  offside: OFFSIDE,
  foul: FOUL,
} as const satisfies Record<OccurrenceKind, Effects>;
