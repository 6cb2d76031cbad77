import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { playerStatsKey } from "./player-stats.keys.ts";

/** Figures of a match's players by team. Fails with `match_not_found`. */
export const playerStatsQuery = (call: CallEndpoint, matchId: number) =>
  queryOptions({
    queryKey: playerStatsKey(matchId),
    queryFn: async () => (await call("/api/v1/football/matches/player/stats", { match_id: matchId })).data,
  });
