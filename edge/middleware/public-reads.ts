import type { MiddlewareHandler } from "hono";
import type { EdgeHono } from "../env.ts";
import { findCall, isApiPath } from "../proxy/call-table.ts";

/** What other sites' scripts may see of an answer beside its body. */
const SHOWN = "age, as-of, etag, next-change-at, retry-after, x-cache, x-request-id";
/** What they may send: what a browser does not take as harmless by itself, and a cached answer is asked for with. */
const TAKEN = "if-none-match, x-request-id";
const DAY_SECONDS = 86_400;

/** Calls that anybody may read are the same for everybody: they may be read from any site, never with its reader's cookies. */
function isPublicRead(path: string): boolean {
  const found = findCall("GET", path);
  return found.found === "call" && found.call.access === "public";
}

const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": TAKEN,
      "access-control-max-age": String(DAY_SECONDS),
    },
  });

/**
 * Opens the public read API, and nothing else, to scripts of other sites. It does so for all of them alike and without
 * credentials, so whatever stands in `Origin` (`null`, a host that looks like ours) opens nothing more.
 */
export function publicReads(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    const { method, path } = c.req;
    if (!isApiPath(path) || !isPublicRead(path)) return next();
    const wanted = c.req.header("access-control-request-method");
    if (method === "OPTIONS" && (wanted === "GET" || wanted === "HEAD")) return preflight();
    await next();
    if (method !== "GET" && method !== "HEAD") return;
    c.res.headers.set("access-control-allow-origin", "*");
    c.res.headers.set("access-control-expose-headers", SHOWN);
  };
}
