import type { Endpoint } from "#shared/api/index.ts";
import { AppError, type ErrorCode } from "#shared/errors/index.ts";
import type { Cached } from "../cache/cache.ts";
import { isRefusal, type Produced } from "../cache/entry.ts";
import { shorterOf } from "../cache/freshness.ts";
import { tagsOf } from "./upstream-response.ts";

/** A failure as the cache keeps it. Whom it is told to gets it as an error, as if it had just been said. */
interface Kept {
  readonly code: ErrorCode;
  readonly detail?: string | undefined;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A refusal in place of an answer, kept and purged as that would be. */
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
 * What is kept of a call's failure: that there is no such thing, for as long as content may look as it did before, and until
 * something of its kind is stored. All else is thrown on.
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

/** What was read, where it is an answer. Throws what a kept refusal says. */
export function answerOf(cached: Cached): Cached {
  if (!isRefusal(cached.entry)) return cached;
  // Nothing but cachedRefusal makes one, and the second level has none of an older build.
  const { code, detail } = JSON.parse(decoder.decode(cached.entry.body)) as Kept;
  throw new AppError(code, detail === undefined ? {} : { detail });
}
