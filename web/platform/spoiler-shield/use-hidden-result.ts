import type { Match } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { useShield } from "./shown-shield.ts";

/** Whether a match has no score because its reader does not want to know it. */
export function useHiddenResult(match: Pick<Match, "status" | "score">): boolean {
  const { scores } = useShield();
  return scores !== "shown" && lacksResult(match);
}

/** Whether calls of figures that tell results (`all` in shared/spoiler-shield/result-content.table.ts) are refused to this page. */
export const useHidesResults = (): boolean => useShield().scores !== "shown";
