import { callOptions } from "#web/platform/data/call-options.ts";

/** Statistics of a match's players by team. Fails with `match_not_found`. */
export const playerStatsQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/player/stats", { match_id }, "live");
