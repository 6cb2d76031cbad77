import { isKeyOf, keysOf } from "#shared/record/typed-record.ts";

interface StatKindRow {
  /** Number in the provider's encoding, shared by incidents and statistics (domain-facts section 1.0); null for none. */
  readonly code: number | null;
  /** `percent` is a share that both sides divide between them; a `count` never falls during a match. */
  readonly unit: "count" | "percent";
}

/**
 * The one table of team statistics: the values of `MatchStat.kind`, in the order readers expect them. Each side's count
 * is its own: `blocked_shots` are its own shots that an opponent blocked, `saves` those of its goalkeeper. `shots` is
 * all of them, on target, off target and blocked together. `yellow_cards` does not count a second yellow, which is one
 * of the `red_cards`, as on the board.
 */
export const statKinds = {
  possession: { code: 25, unit: "percent" },
  shots: { code: null, unit: "count" },
  shots_on_target: { code: 21, unit: "count" },
  shots_off_target: { code: 22, unit: "count" },
  blocked_shots: { code: 37, unit: "count" },
  corners: { code: 2, unit: "count" },
  attacks: { code: 23, unit: "count" },
  dangerous_attacks: { code: 24, unit: "count" },
  fouls: { code: null, unit: "count" },
  yellow_cards: { code: 3, unit: "count" },
  red_cards: { code: 4, unit: "count" },
  offsides: { code: 5, unit: "count" },
  saves: { code: null, unit: "count" },
  passes: { code: null, unit: "count" },
  passes_accurate: { code: null, unit: "count" },
  tackles: { code: null, unit: "count" },
  interceptions: { code: null, unit: "count" },
  clearances: { code: null, unit: "count" },
  free_kicks: { code: 6, unit: "count" },
  throw_ins: { code: null, unit: "count" },
  goal_kicks: { code: 7, unit: "count" },
  hit_woodwork: { code: null, unit: "count" },
} as const satisfies Record<string, StatKindRow>;
/** Name of a row of {@link statKinds}. */
export type StatKind = keyof typeof statKinds;

/** All kinds, in the table's order. */
export const STAT_KINDS: readonly StatKind[] = keysOf(statKinds);

/** True for a kind of the table; a source may bring others, which are stored and shown last. */
export const isStatKind = (kind: string): kind is StatKind => isKeyOf(statKinds, kind);

/** Our kind for a provider's number; null where the number is no statistic of a team. */
export function statKindOfCode(code: number): StatKind | null {
  return STAT_KINDS.find((kind) => statKinds[kind].code === code) ?? null;
}
