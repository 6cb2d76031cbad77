import type { Context } from "hono";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import type { HotResponses } from "../cache/hot-responses.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import type { EdgeHono, Settings } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";

/** File types that the build or the public folder can hold; a dot elsewhere in a slug is no file. */
const FILE =
  /\.(?:js|mjs|css|map|json|webmanifest|ico|png|svg|jpe?g|webp|avif|gif|woff2?|ttf|txt|xml|wasm)$/i;

const HASHED_PREFIX = "/assets/";

/** True for paths that are files. A missing one is a plain 404: it must not cost a rendered page. */
export const isFilePath = (path: string): boolean => path.startsWith(HASHED_PREFIX) || FILE.test(path);

/**
 * File paths as a build writes them, decoded. Any other path has no file and is not looked up: one that decodes to `..`
 * or `..\` would read another path, of the files and of the cache.
 */
const WRITTEN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.@-]+)+$/;
const MAX_LENGTH = 200;

/** Flags of countries: their addresses end with the release of the set (`?v=`). */
const FLAGS_PREFIX = "/flags/";

/**
 * Names under /assets/ and addresses of flags with a release change with their content; everything else may change
 * under its name.
 */
const cacheControlOf = (path: string, release: string | undefined): string =>
  path.startsWith(HASHED_PREFIX) || (path.startsWith(FLAGS_PREFIX) && release !== undefined)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";

interface FileServices {
  readonly cache: EdgeCache;
  readonly hotResponses: HotResponses;
  readonly settings: Settings;
  readonly allowRead: AllowRead;
}

/** Serves a built file, compressed once and kept in memory like every other response. */
export async function answerFile(
  c: Context<EdgeHono>,
  { cache, hotResponses, settings, allowRead }: FileServices,
): Promise<Response> {
  const { path } = c.req;
  const missing = () => problemResponse(new AppError("route_not_found"), c.get("requestId"));
  if (path.length > MAX_LENGTH || !WRITTEN.test(path)) return missing();
  const key = `/file${path}`;
  const cached = await cache.read(key, readOptionsOf(c, { allowRead }, "call"), async () =>
    producedFrom(await settings.ASSETS.fetch(new URL(path, "https://assets.internal"))),
  );
  if (cached.entry.status !== 200) return missing();
  return hotResponses.respond(c, cached, { cacheControl: cacheControlOf(path, c.req.query("v")) }, { key });
}

async function producedFrom(response: Response): Promise<Produced> {
  return {
    status: response.status === 200 ? 200 : 404,
    contentType: response.headers.get("content-type") ?? "application/octet-stream",
    headers: {},
    body: new Uint8Array(await response.arrayBuffer()),
    freshness: "static",
    tags: [],
    nextChangeAtMs: null,
    storable: response.status === 200,
    overdue: false,
  };
}
