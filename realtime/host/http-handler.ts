import {
  AppError,
  type ErrorCode,
  type FieldErrors,
  PROBLEM_CONTENT_TYPE,
  toAppError,
  toProblem,
} from "#shared/errors/index.ts";
import { BodyLimitError, type ByteStream, readBoundedText } from "#shared/http/bounded-body.ts";
import { eventOfCode } from "#shared/log/security-event.table.ts";
import {
  isSignedBody,
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE_MS,
  verifySignatureHeader,
} from "#shared/room/index.ts";
import type { Answer } from "../rooms/room.ts";
import { callerOf, noteSecurity } from "./caller.ts";
import { logThrown } from "./failure-log.ts";
import { answerHeaders } from "./fallback-routes.ts";
import type { RoomHost } from "./port.ts";
import type { HostEvent, RunningRoom } from "./running-room.ts";

/**
 * HTTP in front of a room, the same on every host: a plain GET returns its status, a signed POST delivers a message.
 */

/** Largest bodies by party: a change set of all matches in play with their details, rows of a list, one match. */
const BODY_LIMITS = { hub: 8 * 1024 * 1024, live: 2 * 1024 * 1024, match: 1024 * 1024 } as const;

/** A body that takes longer is given up: the senders are origin and other rooms. */
const BODY_WITHIN_MS = 10_000;

/** The required parts of a request, so that requests of PartyKit's own types fit too. */
interface Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

/** Answers a request. Never throws: every error becomes a problem of the catalogue. */
export async function handleHttp(room: RunningRoom, host: RoomHost, request: Incoming): Promise<Response> {
  try {
    const event = await eventOf(host, request);
    if (event.type === "request-received") spendNonce(room, event.nonce, host.now());
    const answer = await room.take(event);
    if (answer?.ok) return json({ data: answer.data }, 200, "application/json");
    throw answer ? failure(answer) : new AppError("route_not_found");
  } catch (thrown) {
    const error = toAppError(thrown);
    const event = eventOfCode(error.code);
    if (event) noteSecurity(event, await callerOf(request, host.env.REALTIME_SECRET), host.address);
    const requestId = host.nonce();
    if (error.row.log === "error") logThrown("request_failed", error, requestId);
    return json(toProblem(error, requestId), error.row.status, PROBLEM_CONTENT_TYPE);
  }
}

/**
 * Nonces of signed requests by expiry, for each room in memory. Only the hub stores its own (rooms/hub/used-nonces.ts):
 * elsewhere a request recorded before an eviction could be repeated within its minute.
 */
const spent = new WeakMap<object, Map<string, number>>();

/** Notes a nonce. Throws `request_replayed` for one that was taken before. */
function spendNonce(room: object, nonce: string, nowMs: number): void {
  const nonces = spent.get(room) ?? new Map<string, number>();
  spent.set(room, nonces);
  for (const [known, until] of nonces) {
    if (until > nowMs) break;
    nonces.delete(known);
  }
  if (nonces.has(nonce)) throw new AppError("request_replayed");
  // A signature may be as far ahead of this clock as it may be behind.
  nonces.set(nonce, nowMs + 2 * SIGNATURE_TOLERANCE_MS);
}

const failure = ({ code, fields }: Extract<Answer, { ok: false }>): AppError =>
  new AppError(code, fields ? { fields } : {});

async function eventOf(host: RoomHost, request: Incoming): Promise<HostEvent> {
  if (request.method === "GET") return { type: "status-requested" };
  if (request.method !== "POST") throw new AppError("method_not_allowed");
  const limit = BODY_LIMITS[host.address.party];
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("body_too_large");
  const { pathname, search } = new URL(request.url);
  const head = { method: request.method, path: pathname + search };
  const header = request.headers.get(SIGNATURE_HEADER);
  const verified = await verifySignatureHeader(host.env.REALTIME_SECRET, head, header, host.now());
  if (!verified) throw new AppError("signature_invalid");
  const body = await readBody(request.body, limit);
  if (!(await isSignedBody(verified, body))) throw new AppError("signature_invalid");
  return { type: "request-received", body: parseBody(body), nonce: verified.nonce };
}

/** Reads up to the limit and no longer than a sender needs: `body_too_large`, `body_incomplete`. */
async function readBody(body: ByteStream | null, limit: number): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new AppError("body_incomplete")), BODY_WITHIN_MS);
  try {
    return await readBoundedText(body, limit, late.signal);
  } catch (thrown) {
    throw thrown instanceof BodyLimitError ? new AppError("body_too_large") : thrown;
  } finally {
    clearTimeout(timer);
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal("validation_failed", { "(root)": ["must be JSON"] });
  }
}

const refusal = (code: ErrorCode, fields: FieldErrors): AppError => new AppError(code, { fields });

function json(body: object, status: number, contentType: string): Response {
  return new Response(JSON.stringify(body), { status, headers: answerHeaders(contentType) });
}
