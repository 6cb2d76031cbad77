import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import {
  leaderOf,
  type MatchMinute,
  type MatchStatus,
  type Side,
  type StatedResult,
} from "#shared/match/index.ts";
import { wholeWithin } from "./rows.ts";

/** What providers state about a match beside its goals, as a batch has it. */

/** Last regular minute of a status; a clock that stopped may stand in any period. */
const LAST_MINUTE: Partial<Record<MatchStatus, number>> = {
  first_half: 45,
  second_half: 90,
  overtime: 120,
  interrupted: 120,
  abandoned: 120,
};

/**
 * The stated minute of a status that has one; null without it. Minutes that count on through the added time are split:
 * minute 47 of a first half is 45+2.
 */
export function statedMinute(
  status: MatchStatus,
  minute: number | null | undefined,
  added: number | null | undefined,
): MatchMinute | null {
  const last = LAST_MINUTE[status];
  const written = wholeWithin(minute, 1, 180);
  if (last === undefined || written === null) return null;
  const over = Math.max(0, written - last);
  return { minute: written - over, added: Math.min(60, over + (wholeWithin(added, 1, 60) ?? 0)) };
}

interface Statement {
  /** The side, or the draw, that the provider names. */
  readonly named: StatedResult["winner"];
  readonly decidedBy: StatedResult["decided_by"];
  readonly score: BatchStatusChange["score"];
  readonly mode: "points" | "knock_out";
}

const isSide = (named: StatedResult["winner"]): named is Side => named === "home" || named === "away";

/**
 * The stated result of an ended match. A side of a knock-out that did not win on goals and yet is named has won the tie:
 * the second leg may end level, or with a win of the side that is out.
 */
export function statedResult({ named, decidedBy, score, mode }: Statement): StatedResult {
  const leader = score && leaderOf(score);
  const isOnGoals = decidedBy === null || decidedBy === "regular" || decidedBy === "extra_time";
  const isOfTie = mode === "knock_out" && isOnGoals && leader !== null && leader !== named;
  if (isOfTie && isSide(named)) return { winner: null, decided_by: decidedBy, advances: named };
  return { winner: named, decided_by: decidedBy, advances: null };
}
