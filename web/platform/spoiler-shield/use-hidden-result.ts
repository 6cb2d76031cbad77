import type { Match } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { useShield } from "./shown-shield.ts";

/** True if the score of a match is missing because the reader hides it. */
export function useHiddenResult(match: Pick<Match, "status" | "score">): boolean {
  const { scores } = useShield();
  return scores !== "shown" && lacksResult(match);
}

/** True if edge refuses this page the calls of `all` in shared/spoiler-shield/result-content.table.ts. */
export const useHidesResults = (): boolean => useShield().scores !== "shown";
