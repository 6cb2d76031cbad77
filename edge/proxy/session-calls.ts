import { canonicalSearch, type Endpoint, endpoints, parseQuery } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import { mediaTypeOf } from "../forms/form-request.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { OpenReaderCalls, ReaderCalls, Sent } from "../session/reader-calls.ts";
import type { AllowWrite } from "../session/session-writes.ts";
import type { AllowRead } from "./read-rate-limit.ts";
import { readLimited } from "./request-body.ts";

/** The longest tip with room to spare, every letter of it beyond U+FFFF and written as two escapes (twelve bytes). */
const JSON_LIMIT_BYTES = 256 * 1024;
/** A picture of that size on a poor connection of 2 Mbit/s. */
const PICTURE_WITHIN_MS = 30_000;
/** More than a picture may have (AVATAR_BYTES, IMAGE_BYTES): the service reports by field that it is too large. */
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;

const JSON_TYPE = "application/json";

/** Calls whose body is a picture. */
const PICTURE_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.usersMeAvatar,
  endpoints.editorImages,
]);

/** Media types of a write. Forms cannot send either, so other sites need a CORS permission, which is never granted. */
async function readSent(call: Endpoint, request: Request): Promise<Sent> {
  const contentType = mediaTypeOf(request);
  if (PICTURE_CALLS.has(call)) {
    const body = await readLimited(request, PICTURE_LIMIT_BYTES, PICTURE_WITHIN_MS);
    if (body === undefined || body.byteLength === 0) return { search: "" };
    if (!contentType.startsWith("image/"))
      throw new AppError("unsupported_media_type", { detail: "send a picture, or nothing" });
    return { search: "", body, contentType };
  }
  const body = (await readLimited(request, JSON_LIMIT_BYTES)) ?? new ArrayBuffer(0);
  // A request without a body needs no media type.
  if (contentType !== JSON_TYPE && (call.body !== null || body.byteLength > 0))
    throw new AppError("unsupported_media_type", { detail: "send JSON" });
  return { search: "", body, contentType: JSON_TYPE };
}

function readQuery(call: Endpoint, request: Request): Sent {
  const query = parseQuery(call, new URL(request.url).searchParams);
  if (!query.ok) throw new AppError("validation_failed", { fields: query.errors });
  return { search: canonicalSearch(query.value) };
}

/** Writes that browsers send by themselves whenever the data changes. */
const STATE_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.usersMeFavouritesMerge,
  endpoints.usersMeSettingsMerge,
  endpoints.latencyReport,
  endpoints.authPasskeyOptions,
]);

/** Reads that count towards their reader's limit: pages of other sites would use it up in the reader's name. */
const COUNTED_READS: ReadonlySet<Endpoint> = new Set<Endpoint>([endpoints.usersMeExport]);

/** Refuses cross-site requests, as far as browsers report them; a typed address has no originating page. */
function refuseOtherSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site")
    throw new AppError("forbidden", { detail: "the response is available only to pages of this site" });
}

/** Inputs of reader calls besides their request. */
export interface SessionCallsOptions {
  readonly openReaderCalls: OpenReaderCalls;
  readonly allowWrite: AllowWrite;
  readonly admitOwnRead: AllowRead;
}

/**
 * Answers calls of access `visitor` and `reader` for browsers: with the session of the request's cookie, past every
 * cache, and with the session's changes as cookies of the response.
 */
export function createSessionCalls({ openReaderCalls, allowWrite, admitOwnRead }: SessionCallsOptions) {
  const answer = async (call: Endpoint, request: Request, calls: ReaderCalls): Promise<Response> => {
    if (call.method === "GET") admitOwnRead(request, "call");
    else allowWrite(request, STATE_CALLS.has(call) ? "state" : "address");
    if (COUNTED_READS.has(call)) refuseOtherSite(request);
    calls.admit(call);
    const sent = call.method === "GET" ? readQuery(call, request) : await readSent(call, request);
    const { body, contentType } = await calls.make(call, sent);
    return new Response(request.method === "HEAD" ? null : body, {
      headers: { "content-type": contentType },
    });
  };

  return async (call: Endpoint, request: Request, requestId: string): Promise<Response> => {
    const calls = openReaderCalls(request, requestId);
    const response = await answer(call, request, calls).catch((thrown: unknown) => {
      const error = toAppError(thrown);
      logFailure(error, { requestId, method: request.method, path: new URL(request.url).pathname });
      return problemResponse(error, requestId);
    });
    response.headers.set("cache-control", "no-store");
    response.headers.set("x-cache", "bypass");
    for (const cookie of calls.cookies()) response.headers.append("set-cookie", cookie);
    return response;
  };
}
