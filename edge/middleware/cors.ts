import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { findCall, isApiPath } from "../proxy/call-table.ts";

/**
 * Headers of a response that scripts of any site may read. They are part of the security headers and not set by
 * `hono/cors`, which rebuilds each response and so loses that its body is compressed already (cache/respond.ts).
 */
export const OPEN_TO_OTHER_SITES = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "age, as-of, etag, next-change-at, retry-after, x-cache, x-request-id",
};

/** Public calls are the same for everybody: they may be read from any site, never with its reader's cookies. */
function isPublicCall(path: string): boolean {
  if (!isApiPath(path)) return false;
  const found = findCall("GET", path);
  return found.found === "call" && found.call.access === "public";
}

/**
 * True if scripts of other sites may read a response: the public read API, and nothing else. It is open to all of them
 * alike and without credentials, so no value of `Origin` (`null`, a host that looks like ours) opens anything more.
 */
export const isOpenRead = (method: string | undefined, path: string): boolean =>
  (method === "GET" || method === "HEAD") && isPublicCall(path);

const answerPreflight = cors({
  allowMethods: ["GET", "HEAD"],
  // Request headers that are not CORS-safelisted and that a cached response depends on.
  allowHeaders: ["if-none-match", "x-request-id"],
  maxAge: 86_400,
});

/** Answers the CORS preflight requests of open reads, and no other request. */
export const corsPreflight: MiddlewareHandler = (c, next) => {
  const { method, path } = c.req;
  const isOpen = method === "OPTIONS" && isOpenRead(c.req.header("access-control-request-method"), path);
  return isOpen ? answerPreflight(c, next) : next();
};
