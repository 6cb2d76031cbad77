import { queryOptions } from "@tanstack/react-query";
import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";

export type History = AnswerAt<"/api/v1/football/matches/analysis">;

/** Corners of a match, each with its minute. */
export const cornersQuery = (call: CallEndpoint, matchId: number) =>
  queryOptions({
    queryKey: ["match-corners", matchId],
    queryFn: async () => (await call("/api/v1/football/matches/corner", { match_id: matchId })).data,
  });

/** What both teams of a match played before it, and in which minutes they score. */
export const historyQuery = (call: CallEndpoint, matchId: number) =>
  queryOptions({
    queryKey: ["match-history", matchId],
    queryFn: async (): Promise<History> =>
      (await call("/api/v1/football/matches/analysis", { match_id: matchId })).data,
  });
