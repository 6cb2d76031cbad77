import type { Context } from "hono";
import { crestAt, drawCrest } from "#shared/crest/crest.rules.ts";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeHono } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";
import { UPSTREAM_TIMEOUT_MS, type Upstreams } from "../proxy/upstreams.ts";

/** Opened by itself an SVG is a document; an image needs nothing from anywhere. */
const NOTHING_ELSE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const imageResponse = (body: BodyInit | null, contentType: string, cacheControl: string): Response =>
  new Response(body, {
    headers: {
      "content-type": contentType,
      "cache-control": cacheControl,
      "content-security-policy": NOTHING_ELSE,
    },
  });

/**
 * A drawing never changes, but our drawing code may: a day in browsers, the rest of the week while it is revalidated.
 */
const CREST_CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=518400";

/** GET /crests/<kind>-<seed>.svg: drawn on the spot, which costs less than looking it up. */
export function answerCrest(c: Context<EdgeHono>): Response {
  const crest = crestAt(c.req.path);
  if (!crest) return problemResponse(new AppError("route_not_found"), c.get("requestId"));
  return imageResponse(
    drawCrest(crest.kind, crest.seed),
    "image/svg+xml; charset=utf-8",
    CREST_CACHE_CONTROL,
  );
}

/**
 * Addresses of pictures, for readers and for the service that stores them: readers' pictures and articles' pictures.
 */
export const PICTURE_PATHS = ["/avatars/:file", "/media/:file"];
const FILE = /^\/(?:avatars\/[\w-]{16,64}|media\/[\w-]{8,64}-\d{1,5})\.webp$/;

/** Logos copied from providers: a list shows dozens of them, so a place keeps them, for the seconds below. */
const LOGO = /^\/media\/crest-/;
const LOGO_KEPT = "public, max-age=86400";

/** A new picture has a new name. */
const PICTURE_CACHE_CONTROL = "public, max-age=31536000, immutable";

interface PictureServices {
  readonly allowRead: AllowRead;
  /** Copies of this place; null where nothing is kept. */
  readonly pictureCache: Pick<Cache, "match" | "put"> | null;
}

/**
 * GET /avatars/<key>.webp, /media/<key>-<width>.webp: uploads, redrawn by the service that stores them. Headers make
 * sure that every browser treats them as pictures.
 */
export async function answerPicture(
  c: Context<EdgeHono>,
  { callUpstreamAt, allowRead, pictureCache }: Pick<Upstreams, "callUpstreamAt"> & PictureServices,
): Promise<Response> {
  const { path } = c.req;
  const missing = () => problemResponse(new AppError("route_not_found"), c.get("requestId"));
  if (!FILE.test(path)) return missing();
  const cache = LOGO.test(path) ? pictureCache : null;
  // Without the query, which no picture has.
  const key = new URL(path, c.req.url).href;
  const kept = await cache?.match(key);
  if (kept) return imageResponse(kept.body, "image/webp", PICTURE_CACHE_CONTROL);
  allowRead(c.req.raw, "call");
  const found = await callUpstreamAt("content", path, {
    headers: { "x-request-id": c.get("requestId") },
    timeoutMs: UPSTREAM_TIMEOUT_MS,
  });
  if (found.status === 404) return missing();
  if (found.status !== 200) throw new AppError("upstream_invalid", { detail: `status ${found.status}` });
  if (cache === null) return imageResponse(found.body, "image/webp", PICTURE_CACHE_CONTROL);
  const body = await found.arrayBuffer();
  c.executionCtx.waitUntil(cache.put(key, imageResponse(body, "image/webp", LOGO_KEPT)));
  return imageResponse(body, "image/webp", PICTURE_CACHE_CONTROL);
}
