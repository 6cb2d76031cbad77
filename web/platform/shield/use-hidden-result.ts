import type { Match } from "#shared/match/index.ts";
import { statusTable } from "#shared/match/match-status.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import { useShield } from "./shown-shield.ts";

type Played = Pick<Match, "status" | "score">;

const hasBegun = ({ status }: Played): boolean => statusTable[status].live || statusTable[status].final;

/** Whether a match has no score because its reader does not want to know it. */
export function useHiddenResult(match: Played): boolean {
  const { scores } = useShield();
  return scores !== "shown" && hasBegun(match) && boardScore(match.score).home === null;
}
