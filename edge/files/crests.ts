import type { Context } from "hono";
import { crestAt, drawCrest } from "#shared/crest/crest.rules.ts";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeHono } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";

/**
 * A drawing never changes, but our drawing code may: a day in browsers, the rest of the week while it is revalidated.
 */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=518400";

/** GET /crests/<kind>-<seed>.svg: drawn on the spot, which costs less than looking it up. */
export function answerCrest(c: Context<EdgeHono>): Response {
  const crest = crestAt(c.req.path);
  if (!crest) return problemResponse(new AppError("route_not_found"), c.get("requestId"));
  return new Response(drawCrest(crest.kind, crest.seed), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": CACHE_CONTROL,
      // Opened by itself an SVG is a document; this one needs nothing from anywhere.
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
