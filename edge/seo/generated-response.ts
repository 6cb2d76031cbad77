import type { Context } from "hono";
import type { CallEndpoint, ContentCall } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { bettingOf, VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import { respondTo } from "../cache/respond.ts";
import type { ReadContent } from "../content/content-calls.ts";
import type { EdgeHono, Settings } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";
import { createPageCalls } from "../ssr/page-calls.ts";

/** Dependencies of generated responses for search engines and other sites. */
export interface SeoServices {
  readonly cache: EdgeCache;
  readonly cachedCall: CachedCall;
  readonly readContent: ReadContent;
  readonly settings: Settings;
  readonly allowRead: AllowRead;
  /** Milliseconds UTC. */
  readonly now: () => number;
}

/** Inputs of one response. */
export interface GeneratedOptions {
  readonly call: CallEndpoint;
  /** The content service's data for it. A response made without it is fresh for seconds. */
  readonly content: ContentCall;
  readonly betting: Betting;
  /** Scheme and host of the addresses in it. */
  readonly origin: string;
}

/** The generated response; null where there is nothing at the address. */
export type Made = {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /**
   * False where a part of it was unavailable: the incomplete response is served, and the next request makes a new one.
   */
  readonly complete?: boolean;
  /** In place of how long its calls hold. */
  readonly freshness?: Produced["freshness"];
  /** In place of the purge tags of its calls. */
  readonly tags?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** True where its address holds values that anybody can make up (proxy/unproven-values.ts). */
  readonly unproven?: boolean;
} | null;

/** Crawlers come back by themselves; this is when it is worth their while. */
const RETRY_SECONDS = 120;
/** Crawlers send If-None-Match. */
const CACHE_CONTROL = "public, max-age=300";

/** Scheme and host of the site as readers know it. */
export const originOf = (settings: Settings, requestUrl: string): string =>
  settings.SITE_URL ?? new URL(requestUrl).origin;

/**
 * Serves a response made from calls, through the cache like any page: with its validator, and a stale one in place of a
 * failure. 503 with `retry-after` where nothing is available.
 */
export async function generatedResponse(
  c: Context<EdgeHono>,
  services: SeoServices,
  make: (makings: GeneratedOptions) => Promise<Made>,
  missing: () => Response | Promise<Response> = () =>
    problemResponse(new AppError("route_not_found"), c.get("requestId")),
  /** Path and query that stand for the response. */
  path = c.req.path,
): Promise<Response> {
  const { cache, cachedCall, readContent, settings, now } = services;
  const origin = originOf(settings, c.req.url);
  const betting = bettingOf(c.req.raw.headers, settings.BETTING);
  const options = readOptionsOf(c, services, path.startsWith("/og/") ? "picture" : "page");
  const { waitUntil, requestId } = options;
  const key = `${variantOf(betting)}/made/${origin}${path}`;
  try {
    const cached = await cache.read(key, options, async () => {
      const calls = createPageCalls({
        ...{ cachedCall, readContent, waitUntil, betting, longest: "minutes" },
        requestId,
      });
      return producedFrom(
        await make({ call: calls.call, content: calls.content, betting, origin }),
        calls.inherited(),
      );
    });
    if (cached.entry.status === 404) return await missing();
    return respondTo(c, cached, { cacheControl: CACHE_CONTROL, vary: VARY_BY_BETTING }, now());
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "too_many_requests") throw error;
    if (error.row.status < 500) return await missing();
    // Failed calls have been logged where they were made.
    if (error.code === "internal") logFailure(error, { requestId, path });
    const retryAfterSeconds = RETRY_SECONDS;
    return problemResponse(
      new AppError("upstream_unavailable", { retryAfterSeconds, cause: error }),
      c.get("requestId"),
    );
  }
}

type Inherited = ReturnType<ReturnType<typeof createPageCalls>["inherited"]>;

function producedFrom(made: Made, inherited: Inherited): Produced {
  const body = made?.body ?? "";
  return {
    status: made === null ? 404 : 200,
    contentType: made?.contentType ?? "text/plain",
    headers: made?.headers ?? {},
    body: typeof body === "string" ? new Uint8Array(new TextEncoder().encode(body)) : body,
    ...inherited,
    freshness: made?.freshness ?? inherited.freshness,
    tags: made?.tags ?? inherited.tags,
    nextChangeAtMs: made?.freshness === undefined ? inherited.nextChangeAtMs : null,
    dueAtMs: made?.freshness === undefined ? inherited.dueAtMs : null,
    unproven: made?.unproven ?? false,
    storable: made !== null && made.complete !== false,
  };
}
