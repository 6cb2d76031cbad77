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
  /** Null where the key and what the reader has chosen did not decide alone. */
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
 * Addresses that this isolate has answered from its cache, so that while the answer is fresh in memory nobody looks again at
 * what an address alone decides: host, spelling, route, key. It decides nothing itself; what it does not know or what is not
 * at hand goes the whole way (worker.ts).
 */
export interface HotResponses {
  /** Notes how a request was answered, where that can be said of its address. */
  remember(c: Context<EdgeHono>, cached: Cached, found: Found): void;
  /** The answer, counted as every other; null where the request has to go the whole way. */
  answer(request: Request): Response | null;
}

interface KnownAddressesOptions {
  readonly now: () => number;
  readonly cache: Pick<EdgeCache, "peek">;
  readonly figures: Pick<Metrics, "answered">;
  readonly settings: Pick<Settings, "BETTING">;
  readonly delays: Delays;
}

/** Addresses that are remembered; what is sent to fill the table only empties it. */
const MAX_ADDRESSES = 2000;
const MAX_LENGTH = 500;

/** Makes the table of one isolate, empty. */
export function createHotResponses(options: KnownAddressesOptions): HotResponses {
  const { now, cache, figures, settings, delays } = options;
  const addresses = new Map<string, Known>();
  /**
   * The address under what its reader has chosen: of his cookies nothing else is in the key of any cached answer, and without
   * cookies the address and the site decide.
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
