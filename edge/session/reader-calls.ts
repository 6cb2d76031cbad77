import {
  ADDRESS_HEADER,
  type IssuedSession,
  readSessionValue,
  SESSION_HEADER,
} from "#shared/account/index.ts";
import type { Endpoint } from "#shared/api/index.ts";
import { AppError, type ErrorCode } from "#shared/errors/index.ts";
import type { Produced } from "../cache/entry.ts";
import { addressOf } from "../proxy/client-address.ts";
import { readAnswer } from "../proxy/upstream-answer.ts";
import type { AskUpstream } from "../proxy/upstreams.ts";
import { hasSessionCookie, sessionCookies, tokenIn } from "./session-cookies.ts";

/** A password is hashed and a picture drawn anew within it, on a poor day. */
const TIMEOUT_MS = 15_000;

const OVER: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["login_required", "session_expired"]);

/** What a call is sent: bytes as they are, and what they are. */
export interface Sent {
  readonly search: string;
  readonly body?: ArrayBuffer;
  readonly contentType?: string;
}

/** The calls that one request leads to, made as the reader whose session it came with. */
export interface ReaderCalls {
  /** Rejects with an AppError: what the service says, `login_required` unasked where it needs a session and there is none. */
  readonly make: (call: Endpoint, sent: Sent) => Promise<Produced>;
  /** The `set-cookie` values for what the calls have made of the session; none where it stays what it was. */
  readonly cookies: () => string[];
}

/**
 * Opens a reader's calls. Of the request the service gets the token (none that its caller names himself), the address
 * whose limits count, and what the browser calls itself. A session that a call begins is the one of the calls after it.
 */
export function openReaderCalls(ask: AskUpstream, request: Request, requestId: string): ReaderCalls {
  let token = tokenIn(request);
  let change: IssuedSession | "none" | null = null;

  const note = (session: IssuedSession | "none" | null) => {
    if (session === null) return;
    change = session;
    token = session === "none" ? null : session.token;
  };
  /** A browser that holds on to a session which is none would ask as a reader for ever. */
  const noteRefusal = (error: unknown, used: string | null) => {
    const isOver = error instanceof AppError && OVER.has(error.code);
    if (isOver && used === token && hasSessionCookie(request)) note("none");
  };
  const headersFor = ({ contentType }: Sent): Record<string, string> => ({
    accept: "application/json",
    "x-request-id": requestId,
    [ADDRESS_HEADER]: addressOf(request),
    "user-agent": request.headers.get("user-agent") ?? "",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(contentType === undefined ? {} : { "content-type": contentType }),
  });

  return {
    async make(call, sent) {
      const used = token;
      try {
        if (call.access === "reader" && token === null) throw new AppError("login_required");
        const { search, body } = sent;
        const headers = headersFor(sent);
        const response = await ask(call, {
          search,
          headers,
          timeoutMs: TIMEOUT_MS,
          ...(body ? { body } : {}),
        });
        note(readSessionValue(response.headers.get(SESSION_HEADER)));
        return await readAnswer(call, response);
      } catch (error) {
        noteRefusal(error, used);
        throw error;
      }
    },
    cookies: () => (change === null ? [] : sessionCookies(change, request.url)),
  };
}
