import {
  ADDRESS_HEADER,
  type IssuedSession,
  readSessionValue,
  SESSION_HEADER,
} from "#shared/account/index.ts";
import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { addressOf } from "#shared/http/client-address.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { bettingOf } from "../betting/betting-mode.ts";
import { refuseBetting } from "../betting/hidden-answer.ts";
import type { Produced } from "../cache/entry.ts";
import { readAnswer } from "../proxy/upstream-response.ts";
import { type CallUpstream, UPSTREAM_TIMEOUT_MS } from "../proxy/upstreams.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { ceremonyOf, ceremonyOfWord } from "./ceremony-cookie.ts";
import { tagsChangedByCall } from "./changed-tags.table.ts";
import {
  addressInBrowser,
  hasForeignToken,
  hasSessionCookie,
  sessionCookies,
  tokenIn,
} from "./session-cookies.ts";

/**
 * Hashing a password or redrawing a picture fits within it even on a slow day. Reads get the timeout of shared reads.
 */
const WRITE_TIMEOUT_MS = 15_000;

/** Body of a call: its bytes and their media type. */
export interface Sent {
  readonly search: string;
  readonly body?: ArrayBuffer;
  readonly contentType?: string;
  /** Word of a ceremony of edge's own, in place of the one in the request's cookie. */
  readonly ceremony?: string;
}

/** The calls of one request, made as the reader of its session. */
export interface ReaderCalls {
  /**
   * Rejects with an AppError: the service's error; without a request, `login_required` where the call needs a session
   * and there is none, `token_invalid` where the session cookie holds no token, `betting_hidden` in no-betting mode.
   */
  readonly make: (call: Endpoint, sent: Sent) => Promise<Produced>;
  /** Refuses a call that `make` would refuse unasked, before its body is read: `login_required`, `token_invalid`, `betting_hidden`. */
  readonly admit: (call: Endpoint) => void;
  /** True if the request came with a token, or a call has begun a session since. */
  readonly hasToken: () => boolean;
  /** The `set-cookie` values of the calls' session changes; none where the session is unchanged. */
  readonly cookies: () => string[];
  /**
   * The same, and those that make the browser forget a session which is none any more. Only for pages and their forms: a call
   * that a script made beside them may have been on its way while the session went on under another token (the password
   * was changed), and its answer would take that one away.
   */
  readonly cookiesOfPage: () => string[];
}

/** Opens the calls of a request. */
export type OpenReaderCalls = (request: Request, requestId: string) => ReaderCalls;

interface ReaderCallsOptions {
  readonly callUpstream: CallUpstream;
  /** Scheme and host of the site, where they are known. */
  readonly siteUrl: string | undefined;
  /** The site's betting mode; a reader can only hide more. */
  readonly betting: Betting;
  /** Called with the tags of shared responses that a write made stale. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly security: Pick<SecurityEvents, "refusedByService" | "done">;
}

type SessionChange = IssuedSession | "none" | null;

/** The session of a request, and how its calls change it. */
function openSession(request: Request, url: URL) {
  let token = tokenIn(request, url);
  let change: SessionChange = null;
  let isRefused = false;
  const cookiesFor = (session: SessionChange) =>
    session === null ? [] : sessionCookies(session, request, url);
  return {
    token: () => token,
    /** Notes the session that a response begins or ends. */
    note(session: SessionChange): void {
      if (session === null) return;
      change = session;
      isRefused = false;
      token = session === "none" ? null : session.token;
    },
    /** Notes a refusal of the token that a call `used`. */
    noteRefusal(call: Endpoint, error: unknown, used: string | null): void {
      // A visitor's call is refused for the token of a mail, which has nothing to do with the session.
      const isOver = call.access === "reader" && error instanceof AppError && isSessionOver(error);
      if (!isOver || used !== token || !hasSessionCookie(request, url)) return;
      isRefused = true;
      token = null;
    },
    cookies: () => cookiesFor(change),
    cookiesOfPage: () => cookiesFor(isRefused ? "none" : change),
  };
}

/**
 * Makes calls as the reader of a request. The service gets the reader's token (never one that the caller names), the
 * address that rate limits count by, and the user agent. A session that a call begins applies to the calls after it.
 */
export function createReaderCalls({
  callUpstream,
  siteUrl,
  betting,
  purge,
  security,
}: ReaderCallsOptions): OpenReaderCalls {
  return (request, requestId) => {
    const url = addressInBrowser(request.url, siteUrl);
    const session = openSession(request, url);
    let ceremonyCookies: readonly string[] = [];

    const admit = (call: Endpoint) => {
      if (bettingOf(request.headers, betting) === "hidden") refuseBetting(call);
      if (call.access === "reader" && session.token() === null)
        throw new AppError(hasForeignToken(request, url) ? "token_invalid" : "login_required");
    };

    return {
      admit,
      async make(call, { search, body, contentType, ceremony: word }) {
        const used = session.token();
        try {
          admit(call);
          const place = { url, siteUrl };
          const ceremony =
            word === undefined ? ceremonyOf(call, request, place) : ceremonyOfWord(word, request, place);
          const headers = {
            ...headersOf(request, requestId),
            ...ceremony.headers,
            ...(used === null ? {} : { authorization: `Bearer ${used}` }),
            ...(contentType === undefined ? {} : { "content-type": contentType }),
          };
          const timeoutMs = call.writes ? WRITE_TIMEOUT_MS : UPSTREAM_TIMEOUT_MS;
          const sent = { search, headers, timeoutMs, ...(body ? { body } : {}) };
          const response = await callUpstream(call, sent);
          session.note(readSessionValue(response.headers.get(SESSION_HEADER)));
          const answer = await readAnswer(call, response);
          security.done(call);
          ceremonyCookies = ceremony.cookie === null ? [] : [ceremony.cookie];
          const changed = tagsChangedByCall(call, body);
          if (changed.length > 0) await purge(changed);
          return answer;
        } catch (error) {
          session.noteRefusal(call, error, used);
          if (error instanceof AppError) security.refusedByService(error);
          throw error;
        }
      },
      hasToken: () => session.token() !== null,
      cookies: () => [...session.cookies(), ...ceremonyCookies],
      cookiesOfPage: () => [...session.cookiesOfPage(), ...ceremonyCookies],
    };
  };
}

function headersOf(request: Request, requestId: string): Record<string, string> {
  const address = addressOf(request);
  return {
    accept: "application/json",
    "x-request-id": requestId,
    ...(address === null ? {} : { [ADDRESS_HEADER]: address }),
    "user-agent": request.headers.get("user-agent") ?? "",
  };
}
