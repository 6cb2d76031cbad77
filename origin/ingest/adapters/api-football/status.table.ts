import type { DecidedBy, MatchStatus } from "#shared/match/index.ts";

/**
 * Short statuses of API-Football. `LIVE` is a live match with unknown half: its minute decides. A break in extra time
 * (`BT`) counts as extra time, an award or walk-over as an ended match with its decided score.
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

/** How a match was decided, by its short status. */
export const decidedBy: Readonly<Record<string, DecidedBy>> = {
  FT: "regular",
  AET: "extra_time",
  PEN: "penalties",
  AWD: "awarded",
  WO: "walkover",
};

/** Our status for a short one; null for an undocumented one. */
export function statusOf(short: string, elapsed: number | null): MatchStatus | null {
  if (short === "LIVE" && (elapsed ?? 0) > 45) return "second_half";
  return Object.hasOwn(statuses, short) ? statuses[short as keyof typeof statuses] : null;
}
