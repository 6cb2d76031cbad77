import type { MiddlewareHandler } from "hono";
import { localeOf, redirectFor } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import { isApiPath } from "../proxy/call-table.ts";
import { errorScreen } from "../ssr/error-screen.ts";
import { siteInPlaceOf } from "./own-host.ts";

/**
 * Sends readers to the one spelling of a page's URL, the host included, in a single hop. 308 keeps the method, so that a form
 * posted to an old spelling arrives; one that was sent to another host does not go on to ours (421, RFC 9110, section 15.5.20).
 * Calls are not pages: their paths are the registry's, letter by letter, and they hold no addresses.
 */
export function canonicalRedirects(
  siteUrlOf: (bindings: Record<string, unknown>) => string | undefined,
): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    const { method, path } = c.req;
    if (isApiPath(path)) return next();
    const url = new URL(c.req.url);
    const site = siteInPlaceOf(c.req.url, siteUrlOf(c.env));
    const target = redirectFor(url);
    if (site === null && target === null) return next();
    if (site !== null && method !== "GET" && method !== "HEAD")
      return errorScreen(421, localeOf(path), c.get("requestId"));
    // A path of ours begins with one slash (redirectFor), so it cannot lead to another host.
    return new Response(null, {
      status: 308,
      headers: {
        location: `${site ?? ""}${target ?? url.pathname + url.search}`,
        "cache-control": "public, max-age=3600",
      },
    });
  };
}
