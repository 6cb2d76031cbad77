import type { Context } from "hono";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeHono } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";
import { UPSTREAM_TIMEOUT_MS, type Upstreams } from "../proxy/upstreams.ts";

/**
 * Addresses of pictures, for readers and for the service that stores them: readers' pictures and articles' pictures.
 */
export const PICTURE_PATHS = ["/avatars/:file", "/media/:file"];
const FILE = /^\/(?:avatars\/[\w-]{16,64}|media\/[\w-]{8,64}-\d{1,5})\.webp$/;

/** A new picture has a new name. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";

/**
 * GET /avatars/<key>.webp, /media/<key>-<width>.webp: uploads, redrawn by the service that stores them. Headers make
 * sure that every browser treats them as pictures.
 */
export async function answerPicture(
  c: Context<EdgeHono>,
  { callUpstreamAt, allowRead }: Pick<Upstreams, "callUpstreamAt"> & { readonly allowRead: AllowRead },
): Promise<Response> {
  const { path } = c.req;
  const missing = () => problemResponse(new AppError("route_not_found"), c.get("requestId"));
  if (!FILE.test(path)) return missing();
  allowRead(c.req.raw, "call");
  const found = await callUpstreamAt("content", path, {
    headers: { "x-request-id": c.get("requestId") },
    timeoutMs: UPSTREAM_TIMEOUT_MS,
  });
  if (found.status === 404) return missing();
  if (found.status !== 200) throw new AppError("upstream_invalid", { detail: `status ${found.status}` });
  return new Response(found.body, {
    headers: {
      "content-type": "image/webp",
      "cache-control": CACHE_CONTROL,
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
