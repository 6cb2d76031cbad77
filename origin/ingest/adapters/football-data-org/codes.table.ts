import type { IncidentKind, MatchStatus, StatKind } from "#shared/match/index.ts";

/** Keys in competitions.table.ts by the codes of football-data.org. */
export const leagueFacts: Readonly<Record<string, string>> = {
  PL: "eng.1",
  ELC: "eng.2",
  PD: "esp.1",
  SA: "ita.1",
  BL1: "ger.1",
  FL1: "fra.1",
  PPL: "por.1",
  DED: "ned.1",
  BSA: "bra.1",
  CL: "uefa.cl",
  EL: "uefa.el",
  CLI: "copa.l",
  EC: "euro",
  WC: "worldcup",
};

/**
 * Statuses; `IN_PLAY` is one of the halves, which the half-time score decides. A match without a time of day is
 * `SCHEDULED`.
 */
export const statuses: Readonly<Record<string, MatchStatus>> = {
  SCHEDULED: "not_started",
  TIMED: "not_started",
  IN_PLAY: "first_half",
  LIVE: "first_half",
  PAUSED: "half_time",
  EXTRA_TIME: "overtime",
  PENALTY_SHOOTOUT: "penalties",
  FINISHED: "ended",
  AWARDED: "ended",
  SUSPENDED: "interrupted",
  POSTPONED: "postponed",
  CANCELLED: "cancelled",
};

export const goalKinds: Readonly<Record<string, IncidentKind>> = {
  REGULAR: "goal",
  OWN: "own_goal",
  PENALTY: "penalty_goal",
};

export const cardKinds: Readonly<Record<string, IncidentKind>> = {
  YELLOW: "yellow_card",
  YELLOW_RED: "second_yellow",
  RED: "red_card",
};

/** Keys of a team's `statistics` with a kind here. */
export const statKindOf: Readonly<Record<string, StatKind>> = {
  ball_possession: "possession",
  shots: "shots",
  shots_on_goal: "shots_on_target",
  shots_off_goal: "shots_off_target",
  corner_kicks: "corners",
  fouls: "fouls",
  yellow_cards: "yellow_cards",
  red_cards: "red_cards",
  offsides: "offsides",
  saves: "saves",
  free_kicks: "free_kicks",
  throw_ins: "throw_ins",
  goal_kicks: "goal_kicks",
};

/** Knock-out stages in order of play. */
export const KNOCK_OUT: readonly string[] = [
  "PRELIMINARY_ROUND",
  "QUALIFICATION",
  "QUALIFICATION_ROUND_1",
  "QUALIFICATION_ROUND_2",
  "QUALIFICATION_ROUND_3",
  "PLAYOFF_ROUND_1",
  "PLAYOFF_ROUND_2",
  "PLAYOFFS",
  "ROUND_1",
  "ROUND_2",
  "ROUND_3",
  "ROUND_4",
  "LAST_64",
  "LAST_32",
  "LAST_16",
  "QUARTER_FINALS",
  "SEMI_FINALS",
  "THIRD_PLACE",
  "FINAL",
];

/** Tables that a season begins with; others follow them. */
export const FIRST_TABLES: readonly string[] = ["REGULAR_SEASON", "GROUP_STAGE", "LEAGUE_STAGE", "APERTURA"];
