import { addressOf } from "#shared/http/client-address.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { addressInBrowser, tokenIn } from "../session/session-cookies.ts";
import { createRateLimit } from "./rate-limit.ts";

/**
 * Rate-limit cost of a read that this isolate cannot serve from memory: a call one, a page that has to be rendered
 * four.
 */
const COSTS = { call: 1, page: 4, picture: 20 } as const;
export type ReadKind = keyof typeof COSTS;

/**
 * Costs a minute. Thousands may share an IPv4 address, and nearly all of their reads are in memory and cost nothing: 25
 * uncached pages a second are not human readers, and take two thirds of a processor (docs/operations.md). An IPv6
 * network is a household, and a session one reader.
 */
const MOST = { address: 6_000, network: 2_400 } as const;
const MOST_OF_SESSION = { session: 1_200 } as const;
const WINDOW_SECONDS = 60;

/** Lets a request cost something. Throws `too_many_requests`. */
export type AllowRead = (request: Request, kind: ReadKind) => void;

export interface ReadRateLimit {
  /** For shared responses that have to be requested or made. */
  readonly allowRead: AllowRead;
  /** For a reader's own, which is never in memory. */
  readonly admitOwnRead: AllowRead;
}

interface ReadLimitOptions {
  readonly now: () => number;
  /** Scheme and host of the site, where they are known. */
  readonly siteUrl: string | undefined;
  readonly security: Pick<SecurityEvents, "refused">;
}

/**
 * The limits of reads, in the memory of the isolate as those of writes are.
 */
export function createReadRateLimit({ now, siteUrl, security }: ReadLimitOptions): ReadRateLimit {
  const onExceeded = (who: string) => security.refused("limit_reached", who, { of: "reads" });
  const countAddress = createRateLimit({ now, windowSeconds: WINDOW_SECONDS, most: MOST, onExceeded });
  // Tokens are easily made up: they have a table of their own, so that they push no address out of the other.
  const countSession = createRateLimit({
    ...{ now, windowSeconds: WINDOW_SECONDS, most: MOST_OF_SESSION },
    // A token is no name for a log.
    onExceeded: () => security.refused("limit_reached", null, { of: "reads of a session" }),
  });
  const allowRead: AllowRead = (request, kind) => {
    const who = addressOf(request);
    countAddress(who?.includes(":") ? "network" : "address", who, COSTS[kind]);
  };
  return {
    allowRead,
    admitOwnRead(request, kind) {
      allowRead(request, kind);
      const token = tokenIn(request, addressInBrowser(request.url, siteUrl));
      if (token !== null) countSession("session", token, COSTS[kind]);
    },
  };
}
