import type { MiddlewareHandler } from "hono";
import { localeOf } from "#shared/url/index.ts";
import { redirectFor } from "#shared/url/redirects.ts";
import type { EdgeHono } from "../env.ts";
import { isApiPath } from "../proxy/call-table.ts";
import { errorScreen } from "../ssr/error-screen.ts";
import { isDataPath, pagePathOf, ROUTES_KEY } from "../ssr/page-url.ts";
import { siteInPlaceOf } from "./own-host.ts";

const HOUR = "public, max-age=3600";

/** Redirect target of the page that a data request is about; the page's loader redirects a tab (screen-loader.server.ts). */
function pageTarget(url: URL): string | null {
  const page = new URL(url);
  page.pathname = pagePathOf(url.pathname);
  page.searchParams.delete(ROUTES_KEY);
  const target = redirectFor(page);
  return target?.split("?")[0] === page.pathname ? null : target;
}

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
    const isDataRead = isDataPath(path) && (method === "GET" || method === "HEAD");
    // A data request to another host goes on to ours first, where the client gets the page's redirect.
    const target = !isDataRead ? redirectFor(url) : site === null ? pageTarget(url) : null;
    // React Router's client navigates there; `fetch` would follow a 308 and keep the former URL in the address bar.
    if (isDataRead && target !== null)
      return new Response(null, {
        status: 204,
        headers: { "x-remix-redirect": target, "x-remix-status": "308", "cache-control": HOUR },
      });
    if (site === null && target === null) return next();
    if (site !== null && method !== "GET" && method !== "HEAD")
      return errorScreen(421, localeOf(path), c.get("requestId"));
    // A path of ours begins with one slash (redirectFor), so it cannot lead to another host.
    return new Response(null, {
      status: 308,
      headers: {
        location: `${site ?? ""}${target ?? url.pathname + url.search}`,
        "cache-control": HOUR,
      },
    });
  };
}
