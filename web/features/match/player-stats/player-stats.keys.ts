import type { AnswerAt } from "#shared/api/index.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Keys apart from the query options, as in match.keys.ts. */

export type PlayerStatsAnswer = AnswerAt<"/api/v1/football/matches/player/stats">;

/** Figures of a match's players. */
export const playerStatsKey = (matchId: number) =>
  ["player-stats", matchId] as unknown as KeyOf<PlayerStatsAnswer>;
