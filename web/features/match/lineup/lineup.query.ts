import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { lineupKey } from "./lineup.keys.ts";

/** Line-ups of a match and who misses it. Fails with `match_not_found`. */
export const lineupQuery = (call: CallEndpoint, matchId: number) =>
  queryOptions({
    queryKey: lineupKey(matchId),
    queryFn: async () => (await call("/api/v1/football/matches/lineup", { match_id: matchId })).data,
  });
