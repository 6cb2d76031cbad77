import { canonicalSearch, type Endpoint, endpointPath, parseQuery } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { variantOf } from "../betting/betting-mode.ts";
import { hiddenAnswer, refuseBetting } from "../betting/hidden-answer.ts";
import type { Cached, EdgeCache, ReadOptions } from "../cache/cache.ts";
import { readAnswer } from "./upstream-answer.ts";
import type { AskUpstream } from "./upstreams.ts";

/** How long an upstream may take for a cached call. */
export const UPSTREAM_TIMEOUT_MS = 4000;

/** Spellings that are remembered; what is sent to fill the table only empties it. */
const MAX_SPELLINGS = 2000;

export interface CallOptions extends ReadOptions {
  readonly requestId: string;
  /** `hidden` keeps prices, markets and companies out of the answer. */
  readonly betting: Betting;
}

/** Answers a public GET of the registry through the cache. `search` is a query without `?`, as it came. Rejects with an AppError. */
export type CachedCall = (call: Endpoint, search: string, options: CallOptions) => Promise<Cached>;

/**
 * The one path by which calls are answered, for HTTP callers and for pages alike. The key is the call with its
 * parsed query in canonical spelling: junk and aliases cannot split it, and nothing of the caller but the id
 * reaches the upstream, so an answer is the same for everyone.
 */
export function createCachedCalls(cache: EdgeCache, ask: AskUpstream): CachedCall {
  const canonicalOf = createSpellings();
  return async (call, search, { requestId, betting, ...options }) => {
    if (betting === "hidden") refuseBetting(call);
    const canonical = canonicalOf(call, search);
    // Most answers say nothing of betting and are the same for all.
    const reduces = betting === "hidden" && call.betting !== "none";
    const key = `${reduces ? variantOf(betting) : ""}${endpointPath(call)}${canonical === "" ? "" : `?${canonical}`}`;
    return cache.read(key, options, async () => {
      const response = await ask(call, {
        search: canonical,
        headers: { accept: "application/json", "x-request-id": requestId },
        timeoutMs: UPSTREAM_TIMEOUT_MS,
      });
      const answer = await readAnswer(call, response);
      return reduces ? hiddenAnswer(call, answer) : answer;
    });
  };
}

/** Canonical queries by the spelling they came in: parsing one costs as much as all the rest of a cached answer. */
function createSpellings(): (call: Endpoint, search: string) => string {
  const known = new Map<string, string>();
  return (call, search) => {
    const spelling = `${endpointPath(call)}?${search}`;
    const remembered = known.get(spelling);
    if (remembered !== undefined) return remembered;
    const query = parseQuery(call, new URLSearchParams(search));
    if (!query.ok) throw new AppError("validation_failed", { fields: query.errors });
    const canonical = canonicalSearch(query.value);
    if (known.size >= MAX_SPELLINGS) known.clear();
    if (spelling.length < 500) known.set(spelling, canonical);
    return canonical;
  };
}
