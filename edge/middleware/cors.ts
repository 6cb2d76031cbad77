import { findCall, isApiPath } from "../proxy/call-table.ts";

/** What other sites' scripts may see of an answer beside its body. */
const SHOWN = "age, as-of, etag, next-change-at, retry-after, x-cache, x-request-id";

/** Says that any site's scripts may have an answer. */
export const ANY_SITE = { "access-control-allow-origin": "*" };

/** Headers of an answer that scripts of any site may read. */
export const OPEN_TO_OTHER_SITES = { ...ANY_SITE, "access-control-expose-headers": SHOWN };

/** Calls that anybody may read are the same for everybody: they may be read from any site, never with its reader's cookies. */
export function isPublicCall(path: string): boolean {
  if (!isApiPath(path)) return false;
  const found = findCall("GET", path);
  return found.found === "call" && found.call.access === "public";
}

/** Whether a method only reads. */
export const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/**
 * Whether scripts of other sites may read what a request is answered: the public read API, and nothing else. It is open to all of
 * them alike and without credentials, so whatever stands in `Origin` (`null`, a host that looks like ours) opens nothing more.
 */
export const isOpenRead = (method: string, path: string): boolean => isRead(method) && isPublicCall(path);
