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
 * Asks a service at a path, query included. Base URLs come from settings and paths from us, and redirects are not
 * followed, so that no reader can make edge fetch anything else. Rejects as {@link AskUpstream} does.
 */
export async function fetchFrom(
  settings: Settings,
  upstream: Upstream,
  path: string,
  init: RequestInit & { readonly timeoutMs: number },
): Promise<Response> {
  const own: Record<Upstream, string | undefined> = {
    football: settings.FOOTBALL_BASE_URL,
    content: settings.CONTENT_BASE_URL,
    origin: undefined,
  };
  const base = own[upstream];
  const url = `${(base ?? ORIGIN_HOST).replace(/\/+$/, "")}${path}`;
  const { timeoutMs, ...rest } = init;
  const request: RequestInit = { ...rest, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) };
  try {
    return await (base === undefined ? settings.ORIGIN.fetch(url, request) : fetch(url, request));
  } catch (error) {
    throw transportError(error);
  }
}

/** The services behind edge, asked for calls of the registry. */
export const createUpstreams =
  (settings: Settings): AskUpstream =>
  (call, { search, headers, body, timeoutMs }) =>
    fetchFrom(settings, call.upstream, `${endpointPath(call)}${search === "" ? "" : `?${search}`}`, {
      method: call.method,
      headers,
      timeoutMs,
      ...(body ? { body } : {}),
    });

/** A failure between us and an upstream, by its cause. */
export function transportError(error: unknown): AppError {
  const isTimeout = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  const code = isTimeout ? "upstream_timeout" : "upstream_unavailable";
  return new AppError(code, { detail: messageOf(error), cause: error });
}
