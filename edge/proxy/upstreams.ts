import { type Endpoint, endpointPath, endpoints, type Upstream } from "#shared/api/index.ts";
import { AppError, messageOf } from "#shared/errors/index.ts";
import { BodyLimitError, readBounded } from "#shared/http/bounded-body.ts";
import type { Settings } from "../env.ts";
import type { CircuitBreakers } from "./circuit-breaker.ts";
import type { StreamedBody } from "./request-body.ts";

/** Largest accepted response: the cache's memory would not keep a larger one (memory-store.ts). */
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** Statuses of responses without a body (RFC 9110, section 6.4.1). */
const BODILESS = [101, 204, 205, 304];

/**
 * An upstream's response with its body read whole: a body that breaks off, is too slow or does not end must be detected
 * before anything of it is sent. Rejects as reading does, with the signal's reason, or with `upstream_invalid`.
 */
async function readWhole(response: Response, signal: AbortSignal): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || BODILESS.includes(status)) return new Response(null, { status, headers });
  try {
    return new Response(await readBounded(body, ANSWER_LIMIT_BYTES, signal), { status, headers });
  } catch (thrown) {
    if (!(thrown instanceof BodyLimitError)) throw thrown;
    throw new AppError("upstream_invalid", { detail: `the response exceeds ${ANSWER_LIMIT_BYTES} bytes` });
  }
}

/** Timeout of a service for reads. */
export const UPSTREAM_TIMEOUT_MS = 4000;

/** Options of an upstream call beyond the call itself. */
export interface UpstreamRequest {
  /** Query without `?`, spelled as it is to be sent. */
  readonly search: string;
  readonly headers: Record<string, string>;
  readonly body?: ArrayBuffer;
  /** A body that is passed on while it arrives, in place of `body`. */
  readonly streamed?: StreamedBody | undefined;
  readonly timeoutMs: number;
}

/**
 * Calls a service. Rejects with `upstream_timeout`, `upstream_unavailable`, or with `upstream_invalid` for a response
 * that is too large; never otherwise.
 */
export type CallUpstream = (call: Endpoint, request: UpstreamRequest) => Promise<Response>;

/** A name for the built-in origin; a service binding does not resolve it. */
const ORIGIN_HOST = "https://origin.internal";

/** Calls a service at a path: as `fetch` does, with a timeout for its whole response. */
type PathRequest = Pick<RequestInit, "method" | "body"> & {
  readonly streamed?: StreamedBody | undefined;
  /** With the request's id, for the service's log and ours. */
  readonly headers: Record<string, string>;
  readonly timeoutMs: number;
};

/** The services behind edge. */
export interface Upstreams {
  /** Calls the service behind a call of the registry. */
  readonly callUpstream: CallUpstream;
  /** Calls a service at a path, query included. Rejects as {@link CallUpstream} does. */
  readonly callUpstreamAt: (upstream: Upstream, path: string, request: PathRequest) => Promise<Response>;
}

const pathsOf = (calls: readonly Endpoint[]) => new Set(calls.map(endpointPath));

/** Calls of origin about the football and the content that it stores. */
const ABOUT: readonly (readonly [Upstream, ReadonlySet<string>])[] = [
  [
    "football",
    pathsOf([
      ...[endpoints.hubChanges, endpoints.hubOdds, endpoints.ingestBatch],
      ...[endpoints.nameMatches, endpoints.decideName, endpoints.reopenName],
      ...[
        endpoints.mergeNames,
        endpoints.keepNamesApart,
        endpoints.scanNames,
        endpoints.splitNames,
        endpoints.mergedNames,
      ],
      ...[endpoints.corrections, endpoints.makeCorrection, endpoints.undoCorrection],
    ]),
  ],
  [
    "content",
    pathsOf([
      ...[endpoints.contentBatch, endpoints.contentImages, endpoints.accountsRole, endpoints.accountsRoles],
      ...[endpoints.accountsPasskeysDelete, endpoints.brandCodes],
      ...[endpoints.hubChat, endpoints.chatDeeds, endpoints.chatMutes, endpoints.chatMute],
      ...[endpoints.chatUser, endpoints.chatModerate, endpoints.chatMode],
    ]),
  ],
];

/**
 * The services behind edge, each behind its breaker. Base URLs come from settings and paths from us, and redirects are
 * not followed, so that no reader can make edge fetch anything else. Responses are read whole, so that half a response
 * counts as none.
 */
export function createUpstreams(settings: Settings, guard: CircuitBreakers): Upstreams {
  const own: Record<Upstream, string | undefined> = {
    football: settings.FOOTBALL_BASE_URL,
    content: settings.CONTENT_BASE_URL,
    origin: undefined,
  };
  const fetchWhole = async (
    base: string | undefined,
    path: string,
    { timeoutMs, streamed, ...init }: PathRequest,
  ) => {
    const url = `${(base ?? ORIGIN_HOST).replace(/\/+$/, "")}${path}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const request: RequestInit = {
      ...{ ...init, redirect: "manual", signal },
      ...(streamed ? { body: streamed.stream } : {}),
    };
    try {
      const response = await (base === undefined ? settings.ORIGIN.fetch(url, request) : fetch(url, request));
      // The response counts, even if the rest of the body was not sent.
      return await readWhole(response, signal);
    } catch (error) {
      // The sender's fault is no fault of the service.
      const failure = streamed?.failure();
      if (failure) throw failure;
      // In the middle of a body the runtime reports only that it was broken off.
      throw transportError(signal.aborted ? signal.reason : error);
    }
  };
  const callUpstreamAt: Upstreams["callUpstreamAt"] = (upstream, path, request) =>
    guard.callUpstream(upstream, request.headers["x-request-id"] ?? "unknown", () =>
      fetchWhole(own[upstream], path, request),
    );
  /**
   * An operator's own service gets the calls of the data it stores, also under origin's names: one without such a call
   * returns 404, and is not mistaken for the built-in one, which would answer from an empty database.
   */
  const behind = (call: Endpoint): Upstream => {
    const about = ABOUT.find(([, paths]) => paths.has(endpointPath(call)))?.[0];
    return about !== undefined && own[about] !== undefined ? about : call.upstream;
  };
  return {
    callUpstreamAt,
    callUpstream: (call, { search, headers, body, streamed, timeoutMs }) =>
      callUpstreamAt(behind(call), `${endpointPath(call)}${search === "" ? "" : `?${search}`}`, {
        method: call.method,
        headers,
        ...{ timeoutMs, streamed },
        ...(body ? { body } : {}),
      }),
  };
}

/** A failure between us and an upstream, by its cause. */
function transportError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTimeout = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  const code = isTimeout ? "upstream_timeout" : "upstream_unavailable";
  return new AppError(code, { detail: messageOf(error), cause: error });
}
