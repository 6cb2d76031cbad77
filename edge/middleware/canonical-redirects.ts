import type { MiddlewareHandler } from "hono";
import { redirectFor } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import { isApiPath } from "../proxy/call-table.ts";

/**
 * Sends readers to the one spelling of a page's URL in a single hop. 308 keeps the method, so that a form
 * posted to an old spelling arrives. Calls are not pages: their paths are the registry's, letter by letter.
 */
export function canonicalRedirects(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    if (isApiPath(c.req.path)) return next();
    const target = redirectFor(new URL(c.req.url));
    if (target === null) return next();
    return new Response(null, {
      status: 308,
      headers: { location: target, "cache-control": "public, max-age=3600" },
    });
  };
}
