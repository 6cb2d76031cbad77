import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";

/** What of the calls one answer holds: shared/api/football/favourite.endpoints.ts. */
export const MATCHES_A_CALL = 100;
export const THINGS_A_CALL = 50;

type Answer = AnswerAt<"/api/v1/football/matches/nearest">;
/** The match before and the one in play or after it. */
export type Nearest = Pick<Answer["teams"][number], "last" | "next">;

/** Rows of matches by id. */
export async function askMatches(ids: readonly number[]): Promise<ReadonlyMap<number, Match>> {
  const { data } = await callFromBrowser("/api/v1/football/matches/byid", { ids: [...ids] });
  return new Map(data.matches.map((match) => [match.id, match]));
}

/** Nearest matches of leagues by id. */
export async function askLeagues(ids: readonly number[]): Promise<ReadonlyMap<number, Nearest>> {
  const { data } = await callFromBrowser("/api/v1/football/matches/nearest", { comp_ids: [...ids] });
  return new Map(data.competitions.map((one) => [one.comp_id, one]));
}

/** Nearest matches of teams by id. */
export async function askTeams(ids: readonly number[]): Promise<ReadonlyMap<number, Nearest>> {
  const { data } = await callFromBrowser("/api/v1/football/matches/nearest", { team_ids: [...ids] });
  return new Map(data.teams.map((one) => [one.team_id, one]));
}
