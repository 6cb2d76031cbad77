import type { AnswerOf, Endpoint, EndpointName, endpoints, PageInfo, QueryOf } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";

/** What a handler gets: the checked query, the clock's one reading for this request, and the body where there is one. */
export interface Call<E extends Endpoint> {
  readonly query: QueryOf<E>;
  /** Milliseconds UTC; everything in one answer is true as of this moment. */
  readonly nowMs: number;
  readonly requestId: string;
  /** Who votes, as edge names him (VOTER_HEADER); null for callers that it does not name. */
  readonly voter: string | null;
  /** Text of the body; only for calls that take one. Throws `body_too_large`. */
  readonly readBody: () => Promise<string>;
  /** Lets work go on after the answer is sent. */
  readonly defer: (work: Promise<void>) => void;
}

/** What a handler gives back. */
export interface Answer<Data> {
  readonly data: Data;
  readonly page?: PageInfo;
  /** Next moment (milliseconds UTC) at which the answer would be another. Undefined where time does not change it. */
  readonly nextChangeAtMs?: number | null;
  /** Nouns by which edge can purge the answer: `match:12`. */
  readonly tags?: readonly string[];
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<AnswerOf<E>>>;

/** A handler for every call of the registry: a call without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };

/** More tags than this do not help a purge; the list's own noun does. */
const MAX_TAGS = 64;

/** Tags of an answer that shows matches. `matches` is always there: a match that is new to a list has no tag in it. */
export function tagsOfMatches(matches: readonly Pick<Match, "id" | "competition" | "season_id">[]): string[] {
  const tags = new Set(["matches"]);
  for (const { id, competition, season_id } of matches) {
    tags.add(`match:${id}`).add(`competition:${competition.id}`).add(`season:${season_id}`);
  }
  return tags.size <= MAX_TAGS ? [...tags] : ["matches"];
}
