import { type Betting, choseNoBetting } from "#shared/odds/betting.ts";

/** Betting mode of a request: the site's setting takes precedence over the reader's, which can only hide. */
export function bettingOf(headers: Headers, site: Betting): Betting {
  if (site === "hidden") return "hidden";
  // Few requests carry any cookie, and this is on the way of every cached answer.
  const cookies = headers.get("cookie");
  return cookies !== null && choseNoBetting(cookies) ? "hidden" : "shown";
}

/** `vary` of a response with two variants (RFC 9110, section 12.5.5). */
export const VARY_BY_BETTING = "accept-encoding, cookie";

/** Prefix of cache keys: two variants of a response at most, for any request. */
export const variantOf = (betting: Betting): string => (betting === "hidden" ? "/no-betting" : "");
