import { isKeyOf, keysOf } from "#shared/record/typed-record.ts";

interface StatKindRow {
  /** `percent` is a share that both sides divide between them; a `count` never falls during a match. */
  readonly unit: "count" | "percent";
}

/**
 * Team statistics in the order shown (`MatchStat.kind`). `blocked_shots` are the side's own that were blocked, `shots`
 * includes on and off target and blocked. A second yellow counts as a `red_cards`, not as a `yellow_cards`.
 */
export const statKinds = {
  possession: { unit: "percent" },
  shots: { unit: "count" },
  shots_on_target: { unit: "count" },
  shots_off_target: { unit: "count" },
  blocked_shots: { unit: "count" },
  corners: { unit: "count" },
  attacks: { unit: "count" },
  dangerous_attacks: { unit: "count" },
  fouls: { unit: "count" },
  yellow_cards: { unit: "count" },
  red_cards: { unit: "count" },
  offsides: { unit: "count" },
  saves: { unit: "count" },
  passes: { unit: "count" },
  passes_accurate: { unit: "count" },
  tackles: { unit: "count" },
  interceptions: { unit: "count" },
  clearances: { unit: "count" },
  free_kicks: { unit: "count" },
  throw_ins: { unit: "count" },
  goal_kicks: { unit: "count" },
  hit_woodwork: { unit: "count" },
} as const satisfies Record<string, StatKindRow>;
/** Name of a row of {@link statKinds}. */
export type StatKind = keyof typeof statKinds;

/** All kinds, in the table's order. */
export const STAT_KINDS: readonly StatKind[] = keysOf(statKinds);

/** True for a kind of the table; a source may bring others, which are stored and shown last. */
export const isStatKind = (kind: string): kind is StatKind => isKeyOf(statKinds, kind);
