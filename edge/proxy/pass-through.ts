import * as z from "zod/mini";
import { type Endpoint, endpoints, IngestReport } from "#shared/api/index.ts";
import { ContentReport } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { addressOf } from "#shared/http/client-address.ts";
import { isSignatureForm, SIGNATURE_HEADER } from "#shared/room/index.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { tagsChangedBy } from "./ingest-purge.ts";
import { createRateLimit } from "./rate-limit.ts";
import { discardBody, readLimited, streamLimited, tooLarge } from "./request-body.ts";
import type { CallUpstream } from "./upstreams.ts";

/** Credentials and headers that describe the body; the caller's other headers are dropped. */
const PASSED_REQUEST_HEADERS = [
  "accept",
  "authorization",
  "content-encoding",
  "content-type",
  SIGNATURE_HEADER,
];
/** With the times that a response names: rooms that request prices use them. */
const PASSED_RESPONSE_HEADERS = [
  "content-type",
  "retry-after",
  "www-authenticate",
  "as-of",
  "next-change-at",
];

/** An ingest stores whole seasons in one transaction. */
const PASS_TIMEOUT_MS = 90_000;

/** Bodies of rooms, chats and roles, and the time they may take. */
const SMALL = { bytes: 1024 * 1024, withinMs: 15_000 } as const;
/** A season of a large league with everything in it is about a tenth; a poor connection of 2 Mbit/s sends all in a minute. */
const BATCH = { bytes: 16 * 1024 * 1024, withinMs: 75_000 } as const;
const BATCH_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.ingestBatch,
  endpoints.contentBatch,
  endpoints.contentImages,
]);

/** Calls of one address that were refused for their credentials, a minute. */
const MOST_REFUSED = { address: 20 } as const;
const REFUSED_WINDOW_SECONDS = 60;

const reportOf = <Report extends z.ZodMiniType>(report: Report) => z.object({ data: z.object({ report }) });

/** Tags to purge after a response; throws where the response has another shape. */
type TagsOf = (answer: unknown) => readonly string[];

const Stored = z.object({ data: z.object({ stored: z.boolean() }) });

/** A corrected name or result can stand anywhere. */
const tagsOfCorrection: TagsOf = (answer) => (z.parse(Stored, answer).data.stored ? ["football"] : []);

const CHANGED: ReadonlyMap<Endpoint, TagsOf> = new Map<Endpoint, TagsOf>([
  [endpoints.ingestBatch, (answer) => tagsChangedBy(z.parse(reportOf(IngestReport), answer).data.report)],
  // A merged club can stand anywhere.
  ...[endpoints.decideName, endpoints.reopenName, endpoints.mergeNames, endpoints.splitNames].map(
    (call): [Endpoint, TagsOf] => [call, () => ["football"]],
  ),
  [endpoints.makeCorrection, tagsOfCorrection],
  [endpoints.undoCorrection, tagsOfCorrection],
  [endpoints.contentBatch, (answer) => z.parse(reportOf(ContentReport), answer).data.report.tags],
]);

export interface PassThroughOptions {
  readonly callUpstream: CallUpstream;
  /** Called with the tags that the write made stale. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** Milliseconds UTC. */
  readonly now: () => number;
  readonly security: SecurityEvents;
}

/** Refuses a request with impossible credentials, before anything of its body is read. */
function requireCredentials(call: Endpoint, { headers }: Request, nowMs: number): void {
  if (call.access === "ingest" && !/^Bearer \S{1,512}$/i.test(headers.get("authorization") ?? ""))
    throw new AppError("token_invalid", { detail: "send the ingest token as Authorization: Bearer <token>" });
  if (call.access === "hub" && !isSignatureForm(headers.get(SIGNATURE_HEADER), nowMs))
    throw new AppError("signature_invalid", { detail: `${SIGNATURE_HEADER} is missing, expired or invalid` });
}

/**
 * The body as a stream where its length is announced; read whole where it comes in chunks of unknown number. Throws
 * `body_too_large`, `body_incomplete`.
 */
async function bodyOf(
  request: Request,
  { bytes, withinMs }: { readonly bytes: number; readonly withinMs: number },
) {
  if (request.body === null) return {};
  const length = request.headers.get("content-length");
  if (length === null) {
    const body = await readLimited(request, bytes, withinMs);
    return body === undefined ? {} : { body };
  }
  if (Number(length) > bytes) throw tooLarge(bytes);
  return { streamed: streamLimited(request.body, Number(length), withinMs) };
}

/**
 * Calls with credentials go to their service unchanged, query and body byte by byte (a signature covers them), and are
 * never cached. The body is streamed: the service refuses wrong credentials before it reads.
 */
export function createPassThrough({ callUpstream, purge, now, security }: PassThroughOptions) {
  const countRefused = createRateLimit({
    ...{ now, windowSeconds: REFUSED_WINDOW_SECONDS, most: MOST_REFUSED },
    onExceeded: (who) => security.refused("limit_reached", who, { of: "refused credentials" }),
  });
  /**
   * Counts refused tokens of an address; zero only checks the limit. Signatures cannot be guessed, and rooms share the
   * addresses of their platform.
   */
  const admit = (call: Endpoint, request: Request, refusals: 0 | 1) => {
    if (call.access === "ingest") countRefused("address", addressOf(request), refusals);
  };

  /** The body of a request that may be passed on. */
  const admitted = async (call: Endpoint, request: Request) => {
    admit(call, request, 0);
    try {
      requireCredentials(call, request, now());
    } catch (thrown) {
      const event = call.access === "hub" ? "signature_refused" : "token_refused";
      security.refused(event, addressOf(request), { path: new URL(request.url).pathname });
      admit(call, request, 1);
      throw thrown;
    }
    return await bodyOf(request, BATCH_CALLS.has(call) ? BATCH : SMALL);
  };

  return async (call: Endpoint, request: Request, requestId: string): Promise<Response> => {
    const sent = await admitted(call, request).catch(async (refusal: unknown) => {
      if (request.body !== null && !request.body.locked) await discardBody(request.body);
      throw refusal;
    });
    const response = await callUpstream(call, {
      search: new URL(request.url).search.slice(1),
      headers: { ...pick(request.headers, PASSED_REQUEST_HEADERS), "x-request-id": requestId },
      timeoutMs: PASS_TIMEOUT_MS,
      ...sent,
    });
    if (!response.ok) await sent.streamed?.discardRest();
    if (response.ok) security.done(call);
    if (response.status === 401) {
      security.refusedByService({
        code: call.access === "hub" ? "signature_invalid" : "token_invalid",
        fields: undefined,
      });
      admit(call, request, 1);
    }
    const headers = {
      ...pick(response.headers, PASSED_RESPONSE_HEADERS),
      "cache-control": "no-store",
      "x-cache": "bypass",
    };
    const tagsOf = response.ok ? CHANGED.get(call) : undefined;
    const body = tagsOf ? await purgeBy(response, tagsOf, purge) : response.body;
    return new Response(body, { status: response.status, headers });
  };
}

/** Purges the tags that a response names, and returns its text. Throws `upstream_invalid` where it names none. */
async function purgeBy(
  response: Response,
  tagsOf: TagsOf,
  purge: PassThroughOptions["purge"],
): Promise<string> {
  const text = await response.text();
  const tags = tagsIn(text, tagsOf);
  if (tags === null)
    throw new AppError("upstream_invalid", { detail: "the response has no report of stored rows" });
  if (tags.length > 0) await purge(tags);
  return text;
}

function tagsIn(text: string, tagsOf: TagsOf): readonly string[] | null {
  try {
    return tagsOf(JSON.parse(text));
  } catch {
    // Either no JSON or another shape: the error for the caller is the same.
    return null;
  }
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
