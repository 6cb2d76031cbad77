import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import type { KnownThings } from "./use-known.ts";

type NearestAnswer = AnswerAt<"/api/v1/football/matches/nearest">;
/** The previous match, and the current or next one. */
export type Nearest = Pick<NearestAnswer["teams"][number], "last" | "next">;

/** Prefixes of all keys below. */
export const FAVOURITES_KEYS = [
  ["/api/v1/football/matches/byid"],
  ["/api/v1/football/matches/nearest"],
] as const;

// Maximum number of items in one response: shared/api/football/favourite.endpoints.ts.

/** Matches by id. */
export const matchesById: KnownThings<AnswerAt<"/api/v1/football/matches/byid">, Match> = {
  atOnce: 100,
  query: (ids) => callOptions("/api/v1/football/matches/byid", { ids: [...ids] }, "live"),
  entriesOf: ({ matches }) => matches.map((match) => [match.id, match]),
};

/** Nearest matches of leagues by id. */
export const nearestOfLeagues: KnownThings<NearestAnswer, Nearest> = {
  atOnce: 50,
  query: (ids) => callOptions("/api/v1/football/matches/nearest", { comp_ids: [...ids] }, "live"),
  entriesOf: ({ competitions }) => competitions.map((one) => [one.comp_id, one]),
};

/** Nearest matches of teams by id. */
export const nearestOfTeams: KnownThings<NearestAnswer, Nearest> = {
  atOnce: 50,
  query: (ids) => callOptions("/api/v1/football/matches/nearest", { team_ids: [...ids] }, "live"),
  entriesOf: ({ teams }) => teams.map((one) => [one.team_id, one]),
};
