import { callOptions } from "#web/platform/data/call-options.ts";

/** Counts of attacking play by match minute. */
export const momentumQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/momentum", { match_id }, "live");
