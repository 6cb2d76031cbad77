import type { MiddlewareHandler } from "hono";
import { REQUEST_ID_HEADER, requestIdOf } from "#shared/log/request-id.ts";
import type { EdgeHono, Settings } from "../env.ts";
import { securityHeadersOf } from "./security-headers.ts";

/**
 * Gives every request an id, and every response that id and the standard headers. Cached responses are made with them
 * (cache/respond.ts); all others get them here, one by one. The headers object is changed in place: Hono's own
 * `c.header` would rebuild the response and lose that its body is compressed already.
 */
export function responseHeaders(
  settingsOf: (bindings: Record<string, unknown>) => Pick<Settings, "SITE_URL" | "INDEXING">,
): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    const requestId = requestIdOf(c.req.raw.headers);
    c.set("requestId", requestId);
    const standing = securityHeadersOf(c.req, settingsOf(c.env));
    c.set("standing", standing);
    await next();
    const { headers } = c.res;
    if (c.res === c.get("complete")) return;
    for (const [name, value] of Object.entries(standing.always)) headers.set(name, value);
    // Rendered pages bring their own, with the hashes of their scripts.
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", standing.policy);
    headers.set(REQUEST_ID_HEADER, requestId);
  };
}
