import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { PlayerStatsAnswer } from "./player-stats.keys.ts";

export interface PlayerStatsTabData {
  readonly answer: PlayerStatsAnswer;
}

/** Figures of a match's players. */
export async function loadPlayerStatsTab({ call }: RequestFacts, match: Match): Promise<PlayerStatsTabData> {
  const { data: answer } = await call("/api/v1/football/matches/player/stats", { match_id: match.id });
  return { answer };
}
