import type { MiddlewareHandler } from "hono";
import { type EdgeHono, settingsOf } from "../env.ts";
import { isOwnHost } from "../middleware/own-host.ts";

/** Keeps search engines from a preview, and from a site under another host than its own: both show what the site itself shows. */
export function previewHosts(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    await next();
    const { SITE_URL, INDEXING } = settingsOf(c.env);
    const isElsewhere = !isOwnHost(c.req.url, SITE_URL);
    if (INDEXING === "closed" || isElsewhere) c.res.headers.set("x-robots-tag", "noindex");
  };
}
