import type { QueryClient } from "@tanstack/react-query";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { isComplete, lastLineupsQuery } from "./lineup.query.ts";

/** The queries of a match's line-ups; those of the teams' last matches are added while one is missing. */
export async function lineupQueries(client: QueryClient, matchId: number) {
  const answer = await client.query(lineupQuery(matchId));
  return {
    needed: [lineupQuery(matchId)],
    optional: isComplete(answer) ? [] : [lastLineupsQuery(matchId)],
  };
}
