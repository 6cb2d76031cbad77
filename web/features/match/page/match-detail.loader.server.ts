import { AppError } from "#shared/errors/app-error.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchDetailAnswer } from "../match.keys.ts";

/** A match with its incidents, statistics and commentary. An id that is no number is an unknown match. */
export async function loadMatchDetail(facts: RequestFacts, id: string): Promise<MatchDetailAnswer> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  return (await facts.call("/api/v1/football/matches/live/detail", { match_id: Number(id) })).data;
}
