import { callOptions } from "#web/platform/data/call-options.ts";

/** Win probability over a match. Refused in no-betting mode and while the match's result is hidden. */
export const winProbabilityQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/win-probability", { match_id }, "odds");
