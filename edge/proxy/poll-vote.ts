import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import { addressOf } from "#shared/http/client-address.ts";
import { VOTER_HEADER } from "#shared/poll/index.ts";
import { localeOf, ownPath } from "#shared/url/index.ts";
import { FORM_TYPE, isSameSite, localeOfSender, mediaTypeOf } from "../forms/form-request.ts";
import { problemResponse, withRetryAfter } from "../middleware/server-errors.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { addressInBrowser } from "../session/session-cookies.ts";
import { errorScreen } from "../ssr/error-screen.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readLimited } from "./request-body.ts";
import { readAnswer } from "./upstream-response.ts";
import { type CallUpstream, UPSTREAM_TIMEOUT_MS } from "./upstreams.ts";
import { newVoter, voterCookies, voterHash, voterIn } from "./voter-cookie.ts";

const BODY_LIMIT_BYTES = 4096;
const call: Endpoint = endpoints.matchesPollVote;

/** Votes a minute: per reader, who may keep changing a vote, and per address, which many readers may share. */
const MOST = { voter: 10, address: 30 } as const;
const WINDOW_SECONDS = 60;

/** The submitted vote: a call's body as it came, or a page's form with the way back. */
interface Sent {
  readonly body: ArrayBuffer;
  /** Redirect target of a reader without scripts; null for a call, which gets its own response. */
  readonly back: string | null;
}

const isForm = (request: Request): boolean => mediaTypeOf(request) === FORM_TYPE;

function sentByForm(bytes: ArrayBuffer): Sent {
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const match_id = Number(fields.get("match_id"));
  const back = ownPath(fields.get("back"));
  if (back === null) {
    throw new AppError("validation_failed", { fields: { back: ["must be a path of this site"] } });
  }
  const vote = new TextEncoder().encode(JSON.stringify({ match_id, choice: fields.get("choice") }));
  return { body: new Uint8Array(vote).buffer, back };
}

async function readSent(request: Request): Promise<Sent> {
  if (!isForm(request) && mediaTypeOf(request) !== "application/json") {
    throw new AppError("unsupported_media_type", { detail: "send JSON, or a form" });
  }
  const bytes = (await readLimited(request, BODY_LIMIT_BYTES)) ?? new ArrayBuffer(0);
  return isForm(request) ? sentByForm(bytes) : { body: bytes, back: null };
}

/** Passes a vote on, and returns the poll with it counted. Rejects with the service's error. */
async function pass(
  callUpstream: CallUpstream,
  sent: Sent,
  voter: string,
  requestId: string,
): Promise<Response> {
  const response = await callUpstream(call, {
    search: "",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "x-request-id": requestId,
      [VOTER_HEADER]: await voterHash(voter),
    },
    timeoutMs: UPSTREAM_TIMEOUT_MS,
    body: sent.body,
  });
  const answer = await readAnswer(call, response);
  return new Response(answer.body, { headers: { "content-type": answer.contentType, "x-cache": "bypass" } });
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** Response to a refused vote: a problem for a call, a screen for a reader's form. */
function refusal(thrown: unknown, request: Request, back: string | null, requestId: string): Response {
  const error = toAppError(thrown);
  // The page itself shows that the poll is closed, and how it ended.
  if (back !== null && error.code === "poll_closed") return seeOther(back);
  logFailure(error, { requestId, method: "POST", path: new URL(request.url).pathname });
  if (!isForm(request)) return problemResponse(error, requestId);
  const locale = back === null ? localeOfSender(request) : localeOf(back);
  return withRetryAfter(error, errorScreen(error.row.status, locale, requestId));
}

/** Dependencies of voting: the football service and a clock (milliseconds UTC). */
export interface PollVoteOptions {
  readonly callUpstream: CallUpstream;
  /** Scheme and host of the site, where they are known. */
  readonly siteUrl?: string | undefined;
  readonly now: () => number;
  readonly security: Pick<SecurityEvents, "refused">;
}

/**
 * Takes votes of the poll "who will win", from scripts as JSON and from pages as a plain form, and refuses cross-site
 * requests. The cached poll is not purged: `live` responses are renewed within seconds anyway, and votes every second
 * would leave the match's page without a cache.
 */
export function createPollVote({ callUpstream, siteUrl, now, security }: PollVoteOptions) {
  const countVote = createRateLimit({
    ...{ now, windowSeconds: WINDOW_SECONDS, most: MOST },
    onExceeded: () => security.refused("limit_reached", null, { of: "votes" }),
  });

  async function vote(request: Request, sent: Sent, requestId: string): Promise<Response> {
    const url = addressInBrowser(request.url, siteUrl);
    const known = voterIn(request.headers.get("cookie"), url);
    if (known !== null) countVote("voter", known.word);
    const voter = known?.word ?? newVoter();
    const isOld = known?.isOld ?? false;
    const answer = await pass(callUpstream, sent, voter, requestId);
    const response = sent.back === null ? answer : seeOther(sent.back);
    response.headers.set("cache-control", "no-store");
    const cookies = known === null || isOld ? voterCookies(voter, isOld, url) : [];
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    return response;
  }

  return async (request: Request, requestId: string): Promise<Response> => {
    let back: string | null = null;
    try {
      if (!isSameSite(request))
        throw new AppError("forbidden", { detail: "votes are accepted only from pages of this site" });
      countVote("address", addressOf(request));
      const sent = await readSent(request);
      back = sent.back;
      return await vote(request, sent, requestId);
    } catch (thrown) {
      return refusal(thrown, request, back, requestId);
    }
  };
}
