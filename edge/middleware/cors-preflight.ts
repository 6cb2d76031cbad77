import type { MiddlewareHandler } from "hono";
import type { EdgeHono } from "../env.ts";
import { ANY_SITE, isPublicCall, isRead } from "./cors.ts";

/**
 * Request headers allowed to scripts of other sites: those that are not CORS-safelisted and that a cached response
 * depends on.
 */
const TAKEN = "if-none-match, x-request-id";
const DAY_SECONDS = 86_400;

/** Answers CORS preflight requests (cors.ts). */
export function corsPreflight(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    if (c.req.method !== "OPTIONS" || !isRead(c.req.header("access-control-request-method"))) return next();
    if (!isPublicCall(c.req.path)) return next();
    return new Response(null, {
      status: 204,
      headers: {
        ...ANY_SITE,
        "access-control-allow-methods": "GET, HEAD",
        "access-control-allow-headers": TAKEN,
        "access-control-max-age": String(DAY_SECONDS),
      },
    });
  };
}
