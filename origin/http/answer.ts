import type { IssuedSession, Role } from "#shared/account/index.ts";
import type { AnswerOf, Endpoint, EndpointName, endpoints, PageInfo, QueryOf } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";

/** The caller as identified by edge: session token, address for rate limits, user agent. */
export interface Caller {
  /** The session token, unverified; null without one. */
  readonly token: string | null;
  /** Null if unknown. */
  readonly address: string | null;
  readonly userAgent: string | null;
  /**
   * Scheme and host of the site as the browser of a WebAuthn ceremony sees it; null outside ceremonies, and for a host
   * that is not the site's.
   */
  readonly siteOrigin: string | null;
  /** Nonce of the ceremony's browser; null where none was begun. */
  readonly browser: string | null;
}

/** A logged-in reader. */
export interface Reader {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: number;
}

/** Present for calls of access `reader` only. */
export type ReaderOf<E extends Endpoint> = E["access"] extends "reader" ? Reader : null;

/** Input of a handler: the validated query, the request time, and the body if any. */
export interface Call<E extends Endpoint> {
  readonly query: QueryOf<E>;
  /** Milliseconds UTC; the whole response is as of this moment. */
  readonly nowMs: number;
  readonly requestId: string;
  /** Voter id set by edge (VOTER_HEADER); null for callers without one. */
  readonly voter: string | null;
  readonly caller: Caller;
  readonly reader: ReaderOf<E>;
  /** Text of the body; only for calls with a body. Throws `body_too_large`. */
  readonly readBody: () => Promise<string>;
  /** Its bytes, up to a limit: `body_too_large`. */
  readonly readBytes: (limit: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Defers work until after the response (waitUntil). */
  readonly defer: (work: Promise<void>) => void;
}

/** Result of a handler. */
export interface Answer<Data> {
  readonly data: Data;
  readonly page?: PageInfo;
  /** Next moment (milliseconds UTC) at which the response changes. Undefined if it does not change with time. */
  readonly nextChangeAtMs?: number | null;
  /** Cache tags by which edge can purge the response: `match:12`. */
  readonly tags?: readonly string[];
  /** The caller's session from now on, or null for none. Undefined leaves it unchanged. */
  readonly session?: IssuedSession | "none";
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<AnswerOf<E>>>;

/** A handler for every call of the registry; a missing one is a compile error. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };

/** Beyond this number, tags do not help purging; the list's own tag covers it. */
const MAX_TAGS = 64;

/**
 * Cache tags of a response with matches. `matches` is always included: a match that newly enters a list has no tag in
 * it yet.
 */
export function tagsOfMatches(matches: readonly Pick<Match, "id" | "competition" | "season_id">[]): string[] {
  const tags = new Set(["matches"]);
  for (const { id, competition, season_id } of matches) {
    tags.add(`match:${id}`).add(`competition:${competition.id}`).add(`season:${season_id}`);
  }
  return tags.size <= MAX_TAGS ? [...tags] : ["matches"];
}
