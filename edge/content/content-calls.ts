import * as z from "zod/mini";
import { canonicalSearch, type Endpoint, endpointPath } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import type { Entry } from "../cache/entry.ts";
import { logFailure } from "../failure-log.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { inTime, PATIENCE_MS } from "./in-time.ts";

/** How long a page waits for what the content service says beside it while that call is failing. */
const FAILING_PATIENCE_MS = 10;
/** How long after a failure a call counts as failing. */
const FAILING_MS = 5000;
/** Last good answers that are kept for the case of a failure. */
const MOST_HELD = 500;

export interface ContentReadOptions {
  readonly waitUntil: (task: Promise<unknown>) => void;
  readonly requestId: string;
}

/** What was said: an answer (the last good one while the service is failing), that there is no such thing, or nothing. */
export type ContentRead =
  | { readonly state: "read" | "held"; readonly entry: Entry; readonly data: unknown }
  | { readonly state: "none" }
  | { readonly state: "failed" };

/** Asks the content service for what a page can do without. Never rejects. */
export type ReadContent = (
  call: Endpoint,
  query: Readonly<Record<string, unknown>>,
  options: ContentReadOptions,
) => Promise<ContentRead>;

const decoder = new TextDecoder();

// A hot answer is asked for by every page that is rendered from it: read once, read-only by agreement.
const readBefore = new WeakMap<Entry, { readonly data: unknown }>();

/** What stands under `data` of an answer. Throws `upstream_invalid` where it is not what the call promises: pages build on it. */
function dataOf(call: Endpoint, entry: Entry): unknown {
  const known = readBefore.get(entry);
  if (known) return known.data;
  const { data } = JSON.parse(decoder.decode(entry.body)) as { data: unknown };
  const read = z.safeParse(call.answer, data);
  if (!read.success) throw new AppError("upstream_invalid", { detail: z.prettifyError(read.error) });
  readBefore.set(entry, read);
  return read.data;
}

/**
 * Reads of titles, menus and other things around a page. A call that fails is logged, and from then on, for a while, only
 * what the cache has of it is waited for: a content service that hangs must not slow down every page of football. A call
 * that goes on failing is one line in the log, whatever the others answer meanwhile.
 */
export function createContentReads(parts: {
  readonly cachedCall: CachedCall;
  readonly now: () => number;
}): ReadContent {
  const { cachedCall, now } = parts;
  /** Until when a path counts as failing, milliseconds UTC. */
  const failures = new Map<string, number>();
  const held = new Map<string, { readonly entry: Entry; readonly data: unknown }>();
  return async (call, query, { waitUntil, requestId }) => {
    const path = endpointPath(call);
    const failure = failures.get(path);
    const isFailing = failure !== undefined && now() < failure;
    const search = canonicalSearch(query);
    const key = `${path}?${search}`;
    const work = cachedCall(call, search, { allowStale: false, waitUntil, requestId, betting: "shown" });
    // Also where nobody waits for it any more: the first good answer ends the failing.
    const heard = work.then(({ entry, state }) => {
      dataOf(call, entry);
      if (state === "miss") failures.delete(path);
    });
    waitUntil(heard.catch(() => undefined));
    try {
      const { entry } = await inTime(work, isFailing ? FAILING_PATIENCE_MS : PATIENCE_MS);
      const data = dataOf(call, entry);
      if (held.size >= MOST_HELD) held.clear();
      held.set(key, { entry, data });
      return { state: "read", entry, data };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.row.status < 500) {
        held.delete(key);
        return { state: "none" };
      }
      // Looked up again: of calls that wait side by side only the first to fail says so.
      if (!failures.has(path)) logFailure(error, { requestId, path, served: "without" });
      if (!isFailing) failures.set(path, now() + FAILING_MS);
      const last = held.get(key);
      return last ? { state: "held", ...last } : { state: "failed" };
    }
  };
}
