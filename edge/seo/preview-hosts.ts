import type { MiddlewareHandler } from "hono";
import { type EdgeHono, settingsOf } from "../env.ts";

/** Keeps search engines from a site under another host than its own: previews show what the site itself shows. */
export function previewHosts(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    await next();
    const { SITE_URL } = settingsOf(c.env);
    if (SITE_URL !== undefined && new URL(SITE_URL).host !== new URL(c.req.url).host)
      c.res.headers.set("x-robots-tag", "noindex");
  };
}
