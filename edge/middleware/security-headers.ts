import type { MiddlewareHandler } from "hono";
import { isFramePath } from "#shared/url/frame.ts";
import type { EdgeHono } from "../env.ts";

/** Nothing of the site uses these; a script that got in could not either. */
const CLOSED = ["camera", "microphone", "geolocation", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** A year of https only, of this host alone: an operator's other hosts are his. */
const HTTPS_ONLY = "max-age=31536000";

/**
 * Headers that every answer carries. No page may stand in another site's frame, except the one that is made for it.
 * The headers object is changed in place: Hono's own `c.header` would build
 * the response anew and lose that its body is compressed already.
 */
export function securityHeaders(): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("permissions-policy", CLOSED);
    headers.set("cross-origin-opener-policy", "same-origin");
    // Over http browsers ignore it (RFC 6797, 7.2).
    if (c.req.url.startsWith("https:")) headers.set("strict-transport-security", HTTPS_ONLY);
    const isFrame = isFramePath(c.req.path);
    if (!isFrame) headers.set("x-frame-options", "DENY");
    // Rendered pages bring their own, with the hashes of their scripts.
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", isFrame ? "frame-ancestors *" : "frame-ancestors 'none'");
  };
}
