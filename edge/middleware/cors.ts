import { findCall, isApiPath } from "../proxy/call-table.ts";

/** Response headers exposed to scripts of other sites. */
const SHOWN = "age, as-of, etag, next-change-at, retry-after, x-cache, x-request-id";

/** Allows scripts of any site to read a response. */
export const ANY_SITE = { "access-control-allow-origin": "*" };

/** Headers of a response that scripts of any site may read. */
export const OPEN_TO_OTHER_SITES = { ...ANY_SITE, "access-control-expose-headers": SHOWN };

/** Public calls are the same for everybody: they may be read from any site, never with its reader's cookies. */
export function isPublicCall(path: string): boolean {
  if (!isApiPath(path)) return false;
  const found = findCall("GET", path);
  return found.found === "call" && found.call.access === "public";
}

/** Whether a method only reads. */
export const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/**
 * Whether scripts of other sites may read a response: the public read API, and nothing else. It is open to all of them
 * alike and without credentials, so no value of `Origin` (`null`, a host that looks like ours) opens anything more.
 */
export const isOpenRead = (method: string, path: string): boolean => isRead(method) && isPublicCall(path);
