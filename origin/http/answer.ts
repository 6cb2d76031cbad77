import type { IssuedSession, Role } from "#shared/account/index.ts";
import type { AnswerOf, Endpoint, EndpointName, endpoints, PageInfo, QueryOf } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";

/** The caller as edge reports them: the session of their browser, the address that limits count, the browser's name. */
export interface Caller {
  /** What may be a session's token; null without one. */
  readonly token: string | null;
  /** Null where nothing names it. */
  readonly address: string | null;
  readonly userAgent: string | null;
  /** Scheme and host by which a ceremony's browser knows the site; null beside ceremonies, and under a name that is not the site's. */
  readonly siteOrigin: string | null;
  /** The word of a ceremony's browser; null where none was begun. */
  readonly browser: string | null;
}

/** A reader who is logged in. */
export interface Reader {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: number;
}

/** Calls of access `reader` have one, all others none. */
export type ReaderOf<E extends Endpoint> = E["access"] extends "reader" ? Reader : null;

/** What a handler gets: the checked query, the clock's one reading for this request, and the body where there is one. */
export interface Call<E extends Endpoint> {
  readonly query: QueryOf<E>;
  /** Milliseconds UTC; everything in one answer is true as of this moment. */
  readonly nowMs: number;
  readonly requestId: string;
  /** Who votes, as edge names him (VOTER_HEADER); null for callers that it does not name. */
  readonly voter: string | null;
  readonly caller: Caller;
  readonly reader: ReaderOf<E>;
  /** Text of the body; only for calls that take one. Throws `body_too_large`. */
  readonly readBody: () => Promise<string>;
  /** Its bytes, at most so many: `body_too_large`. */
  readonly readBytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>;
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
  /** The session that the caller has from now on, or that he has none any more. Left out where it stays what it is. */
  readonly session?: IssuedSession | "none";
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
