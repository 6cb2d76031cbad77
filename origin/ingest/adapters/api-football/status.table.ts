import type { MatchStatus } from "#shared/match/index.ts";

/**
 * Short statuses of API-Football. `LIVE` is a match in play of which nobody knows the half: its minute tells. A break in
 * overtime (`BT`) is overtime, an award or a walk-over an ended match with its decided score.
 */
export const statuses = {
  TBD: "to_be_determined",
  NS: "not_started",
  "1H": "first_half",
  HT: "half_time",
  "2H": "second_half",
  ET: "overtime",
  BT: "overtime",
  P: "penalties",
  LIVE: "first_half",
  FT: "ended",
  AET: "ended",
  PEN: "ended",
  AWD: "ended",
  WO: "ended",
  SUSP: "interrupted",
  INT: "interrupted",
  PST: "postponed",
  CANC: "cancelled",
  ABD: "abandoned",
} as const satisfies Record<string, MatchStatus>;

/** Our status of a short one; null for one that the manual does not know. */
export function statusOf(short: string, elapsed: number | null): MatchStatus | null {
  if (short === "LIVE" && (elapsed ?? 0) > 45) return "second_half";
  return Object.hasOwn(statuses, short) ? statuses[short as keyof typeof statuses] : null;
}
