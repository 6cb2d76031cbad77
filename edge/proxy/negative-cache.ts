import type { Endpoint } from "#shared/api/index.ts";
import { AppError, type ErrorCode } from "#shared/errors/index.ts";
import type { Cached } from "../cache/cache.ts";
import { isRefusal, type Produced } from "../cache/entry.ts";
import { shorterOf } from "../cache/freshness.ts";
import { tagsOf } from "./upstream-response.ts";

/** A negative-cached failure. The reader gets it as an error, as if the service had just returned it. */
interface Kept {
  readonly code: ErrorCode;
  readonly detail?: string | undefined;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A refusal in place of a response, cached and purged like it. */
export const cachedRefusal = (
  { code, detail, row }: AppError,
  answer: Pick<Produced, "freshness" | "tags" | "nextChangeAtMs" | "storable">,
): Produced => ({
  ...answer,
  status: row.status,
  contentType: "application/json",
  headers: {},
  body: new Uint8Array(encoder.encode(JSON.stringify({ code, detail } satisfies Kept))),
  overdue: false,
});

const NOT_THERE: readonly number[] = [404, 410];

/**
 * Cacheable form of a call's failure: 404s are negative-cached for at most the freshness of content, and until
 * something of their kind is stored. Other errors are rethrown.
 */
export function cachedFailure(call: Endpoint, thrown: unknown): Produced {
  if (!(thrown instanceof AppError) || !NOT_THERE.includes(thrown.row.status)) throw thrown;
  const [noun = ""] = call.path.split("/");
  return cachedRefusal(thrown, {
    freshness: shorterOf(call.freshness, "content"),
    tags: [...tagsOf(call), noun],
    nextChangeAtMs: null,
    storable: call.freshness !== "private",
  });
}

/** Returns a cached response. Throws the error of a negative-cached one. */
export function answerOf(cached: Cached): Cached {
  if (!isRefusal(cached.entry)) return cached;
  // Nothing but cachedRefusal makes one, and the second level has none of an older build.
  const { code, detail }: Kept = JSON.parse(decoder.decode(cached.entry.body));
  throw new AppError(code, detail === undefined ? {} : { detail });
}
