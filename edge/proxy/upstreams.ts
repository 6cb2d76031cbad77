import type { Endpoint, Upstream } from "#shared/api/index.ts";
import { endpointPath } from "#shared/api/index.ts";
import { AppError, messageOf } from "#shared/errors/index.ts";
import type { Settings } from "../env.ts";

/** What may be said to an upstream beyond the call itself. */
export interface UpstreamRequest {
  /** Query without `?`, spelled as it is to be sent. */
  readonly search: string;
  readonly headers: Record<string, string>;
  readonly body?: ArrayBuffer;
  readonly timeoutMs: number;
}

/** Asks the service behind a call. Rejects with `upstream_timeout` or `upstream_unavailable`, never otherwise. */
export type AskUpstream = (call: Endpoint, request: UpstreamRequest) => Promise<Response>;

/** A name for the built-in origin; a service binding does not resolve it. */
const ORIGIN_HOST = "https://origin.internal";

/**
 * The services behind edge. Base URLs come from settings and paths from the registry only, and redirects are
 * not followed, so that no reader can make edge fetch anything else.
 */
export function createUpstreams(settings: Settings): AskUpstream {
  const own: Record<Upstream, string | undefined> = {
    football: settings.FOOTBALL_BASE_URL,
    content: settings.CONTENT_BASE_URL,
    origin: undefined,
  };
  return async (call, { search, headers, body, timeoutMs }) => {
    const base = own[call.upstream];
    const url = `${(base ?? ORIGIN_HOST).replace(/\/+$/, "")}${endpointPath(call)}${search === "" ? "" : `?${search}`}`;
    const init: RequestInit = {
      method: call.method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body } : {}),
    };
    try {
      return await (base === undefined ? settings.ORIGIN.fetch(url, init) : fetch(url, init));
    } catch (error) {
      throw transportError(error);
    }
  };
}

/** A failure between us and an upstream, by its cause. */
export function transportError(error: unknown): AppError {
  const isTimeout = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  const code = isTimeout ? "upstream_timeout" : "upstream_unavailable";
  return new AppError(code, { detail: messageOf(error), cause: error });
}
