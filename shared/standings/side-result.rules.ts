import type { Match, Side } from "../match/match.schema.ts";
import type { FormResult } from "./standings.schema.ts";

/** Result of a match for a side, a shoot-out included; null while it is not over, or where it is unknown. */
export function resultOfSide(winner: Match["winner"], side: Side): FormResult | null {
  if (winner === null) return null;
  if (winner === "draw") return "drawn";
  return winner === side ? "won" : "lost";
}
