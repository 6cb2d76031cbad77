import type { Context } from "hono";
import { requestIdOf } from "#shared/log/request-id.ts";
import { bettingOf, variantOf } from "../betting/betting-mode.ts";
import type { EdgeHono, Settings } from "../env.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { SecurityHeaders } from "../middleware/security-headers.ts";
import { type Delays, shieldOfReader, variantOfShield } from "../spoiler-shield/shield-mode.ts";
import { flagBot } from "../ssr/bots.ts";
import type { Cached, EdgeCache, Source } from "./cache.ts";
import { type Entry, isNegative } from "./entry.ts";
import { type How, respond } from "./respond.ts";

/** How an address has been answered from the cache. */
interface Found {
  /** Null where the key and the reader's choices did not determine the response alone. */
  readonly key: string | null;
  /** Another answer of the cache that decided too; null where something else did. */
  readonly besides?: Source | null | undefined;
  readonly how: How;
  readonly isPage: boolean;
}

interface Known {
  readonly key: string;
  /** Holds as long as this is fresh and still the same. */
  readonly besides: { readonly key: string; readonly entry: Entry } | undefined;
  readonly how: How;
  readonly isPage: boolean;
  readonly path: string;
  readonly standing: SecurityHeaders;
}

/**
 * Addresses that this isolate has answered from its cache, so that while the response is fresh in memory the checks
 * that depend on the address alone are skipped: host, spelling, route, key. It decides nothing itself; unknown
 * addresses and responses not in memory take the whole path (worker.ts).
 */
export interface HotResponses {
  /** Remembers the response to a request, where its address determines it. */
  remember(c: Context<EdgeHono>, cached: Cached, found: Found): void;
  /** The response, counted as every other; null where the request has to take the whole path. */
  answer(request: Request): Response | null;
}

interface KnownAddressesOptions {
  readonly now: () => number;
  readonly cache: Pick<EdgeCache, "peek">;
  readonly figures: Pick<Metrics, "answered">;
  readonly settings: Pick<Settings, "BETTING">;
  readonly delays: Delays;
}

/** Addresses that are remembered; requests meant to fill the table only empty it. */
const MAX_ADDRESSES = 2000;
const MAX_LENGTH = 500;

/** Makes the table of one isolate, empty. */
export function createHotResponses(options: KnownAddressesOptions): HotResponses {
  const { now, cache, figures, settings, delays } = options;
  const addresses = new Map<string, Known>();
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
  return {
    remember(c, { entry }, { key, besides, how, isPage }) {
      const { method, url, path } = c.req;
      if (method !== "GET" || !entry.storable || isNegative(entry) || url.length > MAX_LENGTH) return;
      if (entry.status !== 200) return;
      if (key === null || besides === null || besides?.key === null) return;
      if (addresses.size >= MAX_ADDRESSES) addresses.clear();
      const other = besides && { key: besides.key, entry: besides.entry };
      const standing = c.get("standing");
      addresses.set(placeOf(c.req.raw), { key, besides: other, how, isPage, path, standing });
    },
    answer(request) {
      if (request.method !== "GET") return null;
      const known = addresses.get(placeOf(request));
      const entry = known ? cache.peek(known.key) : null;
      if (!known || entry?.status !== 200) return null;
      if (known.besides && cache.peek(known.besides.key) !== known.besides.entry) return null;
      const { headers } = request;
      const asked = { headers, requestId: requestIdOf(headers), standing: known.standing, nowMs: now() };
      const response = respond({ entry, state: "hit" }, asked, known.how);
      figures.answered("GET", known.path, response.status, "hit");
      return known.isPage ? flagBot(response, headers.get("user-agent")) : response;
    },
  };
}
