import type { Context } from "hono";
import { requestIdOf } from "#shared/log/request-id.ts";
import { bettingOf, variantOf } from "../betting/betting-mode.ts";
import type { EdgeHono, Settings } from "../env.ts";
import type { SecurityHeaders } from "../middleware/security-headers.ts";
import type { Metrics } from "../observability/metrics.ts";
import { type Delays, shieldOfReader, variantOfShield } from "../spoiler-shield/shield-mode.ts";
import { flagBot } from "../ssr/bots.ts";
import type { Cached, EdgeCache, Source } from "./cache.ts";
import { type Entry, isNegative } from "./entry.ts";
import { type CacheHeaders, respond, respondTo } from "./respond.ts";

/** The cached answers that determine the response to an address. */
interface Sources {
  /** Null where the key and the reader's choices did not determine the response alone. */
  readonly key: string | null;
  /** Another cached answer that the response depends on; null where it depends on something else. */
  readonly dependsOn?: Source | null | undefined;
}

interface HotResponse {
  readonly key: string;
  /** The response is hot as long as this is fresh and still the same. */
  readonly dependsOn: { readonly key: string; readonly entry: Entry } | undefined;
  readonly cacheHeaders: CacheHeaders;
  readonly isPage: boolean;
  readonly path: string;
  readonly standing: SecurityHeaders;
}

/**
 * The fast path of the cache: while the response to an address is fresh in memory, a request skips the checks that
 * depend on the address alone (host, spelling, route, key). That is a third of the cost of a cached home page. It
 * decides nothing itself; unknown addresses and responses not in memory take the whole path (worker.ts).
 */
export interface HotResponses {
  /** {@link respondTo}; where the address determines the response, later requests get it from {@link answer}. */
  respond(c: Context<EdgeHono>, cached: Cached, cacheHeaders: CacheHeaders, sources: Sources): Response;
  /** The response, counted as every other; null where the request has to take the whole path. */
  answer(request: Request): Response | null;
}

interface HotResponsesOptions {
  readonly now: () => number;
  readonly cache: Pick<EdgeCache, "peek">;
  readonly metrics: Pick<Metrics, "answered">;
  readonly settings: Pick<Settings, "BETTING">;
  readonly delays: Delays;
}

/** Addresses that are remembered; requests meant to fill the table only empty it. */
const MAX_ADDRESSES = 2000;
const MAX_LENGTH = 500;

/** Makes the table of one isolate, empty. */
export function createHotResponses(options: HotResponsesOptions): HotResponses {
  const { now, cache, metrics, settings, delays } = options;
  const addresses = new Map<string, HotResponse>();
  /**
   * The address plus the reader's choices: no other cookie is part of the key of any cached response, and without
   * cookies the address and the site determine it.
   */
  const placeOf = (request: Request): string => {
    const { url, headers } = request;
    if (!headers.has("cookie")) return url;
    const betting = variantOf(bettingOf(headers, settings.BETTING));
    const chosen = `${betting}${variantOfShield(shieldOfReader(request, delays))}`;
    return chosen === "" ? url : `${chosen} ${url}`;
  };
  const remember = (
    c: Context<EdgeHono>,
    { entry }: Cached,
    cacheHeaders: CacheHeaders,
    { key, dependsOn }: Sources,
  ): void => {
    const { method, url, path } = c.req;
    if (method !== "GET" || entry.status !== 200 || url.length > MAX_LENGTH) return;
    if (!entry.storable || isNegative(entry)) return;
    if (key === null || dependsOn === null || dependsOn?.key === null) return;
    if (addresses.size >= MAX_ADDRESSES) addresses.clear();
    addresses.set(placeOf(c.req.raw), {
      ...{ key, cacheHeaders, path, standing: c.get("standing") },
      dependsOn: dependsOn && { key: dependsOn.key, entry: dependsOn.entry },
      isPage: entry.contentType.startsWith("text/html"),
    });
  };
  return {
    respond(c, cached, cacheHeaders, sources) {
      remember(c, cached, cacheHeaders, sources);
      return respondTo(c, cached, cacheHeaders, now());
    },
    answer(request) {
      if (request.method !== "GET") return null;
      const known = addresses.get(placeOf(request));
      const entry = known ? cache.peek(known.key) : null;
      if (!known || entry?.status !== 200) return null;
      const { dependsOn } = known;
      if (dependsOn && cache.peek(dependsOn.key) !== dependsOn.entry) return null;
      const { headers } = request;
      const facts = { headers, requestId: requestIdOf(headers), standing: known.standing, nowMs: now() };
      const response = respond({ entry, state: "hit" }, facts, known.cacheHeaders);
      metrics.answered("GET", known.path, response.status, "hit");
      return known.isPage ? flagBot(response, headers.get("user-agent")) : response;
    },
  };
}
