import * as z from "zod/mini";
import { canonicalSearch, type Endpoint, endpointPath, endpoints } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import { logLine } from "#shared/log/log-line.ts";
import type { Source } from "../cache/cache.ts";
import type { Entry } from "../cache/entry.ts";
import { logFailure } from "../observability/failure-log.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";

/** Longest wait for the content service's data. */
const PATIENCE_MS = 1000;

/** Resolves with the result, or fails on a timeout; the work goes on and fills the cache. */
async function inTime<Result>(work: Promise<Result>, limitMs = PATIENCE_MS): Promise<Result> {
  const stop = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new AppError("upstream_timeout", { detail: "the time budget was exceeded" })),
      limitMs,
    );
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}

/** How long a page waits for the content service's data while that call is failing. */
const FAILING_PATIENCE_MS = 10;
/** How long after a failure a call counts as failing. */
const FAILING_MS = 5000;
/** Number of last good responses kept for failures. */
const MOST_HELD = 500;

export interface ContentReadOptions {
  readonly waitUntil: (task: Promise<unknown>) => void;
  readonly requestId: string;
}

/**
 * Result of a content call: a response (`held` is the last good one while the service is failing), an unusable response
 * (`wrong`, with the last good data or null), a 404, or a failure.
 */
export type ContentRead =
  | (Source & { readonly state: "read"; readonly data: unknown })
  | { readonly state: "held" | "wrong"; readonly entry: Entry; readonly data: unknown }
  | { readonly state: "none" }
  | { readonly state: "failed" };

/** Requests optional data of a page from the content service. Never rejects. */
export type ReadContent = (
  call: Endpoint,
  query: Readonly<Record<string, unknown>>,
  options: ContentReadOptions,
) => Promise<ContentRead>;

const decoder = new TextDecoder();

// Every page rendered from a hot response reads it: parsed once, read-only by agreement.
const readBefore = new WeakMap<Entry, ReturnType<typeof read>>();

/**
 * The same reads for the site of one brand: pages that request the site's configuration get the brand's. An unknown
 * code is logged once, and the site's own configuration applies.
 */
export function readsOfBrand(read: ReadContent, brandCode: string | undefined): ReadContent {
  if (brandCode === undefined) return read;
  let isKnown = true;
  return async (call, query, options) => {
    if (call !== endpoints.configurations) return read(call, query, options);
    const ofBrand = await read(endpoints.configurationBrand, { brand_code: brandCode }, options);
    if (ofBrand.state !== "none") return ofBrand;
    if (isKnown) logLine("warn", { worker: "edge", code: "brand_unknown", brand_code: brandCode });
    isKnown = false;
    return read(call, query, options);
  };
}

/** The `data` of a response, if it matches the call's schema: pages build on it. */
function read(call: Endpoint, entry: Entry) {
  const { data }: { data: unknown } = JSON.parse(decoder.decode(entry.body));
  return z.safeParse(call.answer, data);
}

function readOnce(call: Endpoint, entry: Entry): ReturnType<typeof read> {
  const parsed = readBefore.get(entry) ?? read(call, entry);
  readBefore.set(entry, parsed);
  return parsed;
}

const logWrong = (error: z.core.$ZodError, where: { readonly requestId: string; readonly path: string }) =>
  logFailure(new AppError("upstream_invalid", { detail: z.prettifyError(error) }), {
    ...where,
    served: "without",
  });

/**
 * Reads titles, menus and other content around a page. A failing call is logged, and from then on, for a while, only
 * its cached response is waited for: a content service that hangs must not slow down every football page. A call that
 * keeps failing is one line in the log, even if other calls succeed meanwhile; so is an invalid response.
 */
export function createContentReads({
  cachedCall,
  now,
}: {
  readonly cachedCall: CachedCall;
  readonly now: () => number;
}): ReadContent {
  /** Until when a path counts as failing, milliseconds UTC. */
  const failures = new Map<string, number>();
  const held = new Map<string, { readonly entry: Entry; readonly data: unknown }>();
  /** Calls with their queries whose last response was invalid. */
  const wrong = new Set<string>();
  return async (call, query, { waitUntil, requestId }) => {
    const path = endpointPath(call);
    const failure = failures.get(path);
    const isFailing = failure !== undefined && now() < failure;
    const search = canonicalSearch(query);
    const key = `${path}?${search}`;
    const work = cachedCall(call, search, { allowStale: false, waitUntil, requestId, betting: "shown" });
    // Also where no page waits for it any more: the first good response ends the failing state.
    const settled = work.then(({ state }) => {
      if (state === "miss") failures.delete(path);
    });
    waitUntil(settled.catch(() => undefined));
    try {
      const { entry, key: source } = await inTime(work, isFailing ? FAILING_PATIENCE_MS : PATIENCE_MS);
      const parsed = readOnce(call, entry);
      if (!parsed.success) {
        if (wrong.size >= MOST_HELD) wrong.clear();
        if (!wrong.has(key)) logWrong(parsed.error, { requestId, path });
        wrong.add(key);
        return { state: "wrong", entry, data: held.get(key)?.data ?? null };
      }
      wrong.delete(key);
      if (held.size >= MOST_HELD) held.clear();
      held.set(key, { entry, data: parsed.data });
      return { state: "read", key: source, entry, data: parsed.data };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.row.status < 500) {
        held.delete(key);
        return { state: "none" };
      }
      // Looked up again: of concurrent calls only the first failure is logged.
      if (!failures.has(path)) logFailure(error, { requestId, path, served: "without" });
      if (!isFailing) failures.set(path, now() + FAILING_MS);
      const last = held.get(key);
      return last ? { state: "held", ...last } : { state: "failed" };
    }
  };
}
