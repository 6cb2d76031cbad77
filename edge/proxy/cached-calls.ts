import { canonicalSearch, type Endpoint, endpointPath, endpoints, parseQuery } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";
import { offsetOfDay, zoneName } from "#shared/time/index.ts";
import { variantOf } from "../betting/betting-mode.ts";
import { hiddenAnswer, refuseBetting } from "../betting/hidden-answer.ts";
import type { Cached, EdgeCache, ReadOptions, Source } from "../cache/cache.ts";
import { isRefusal } from "../cache/entry.ts";
import {
  type HiddenResults,
  type LoadMatch,
  refuseResults,
  withoutResults,
} from "../spoiler-shield/hidden-results.ts";
import { type Delays, shieldOfCall } from "../spoiler-shield/shield-mode.ts";
import { answerOf, cachedFailure } from "./negative-cache.ts";
import { readAnswer } from "./upstream-response.ts";
import { type CallUpstream, UPSTREAM_TIMEOUT_MS } from "./upstreams.ts";

/** Spellings that are remembered; requests meant to fill the table only empty it. */
const MAX_SPELLINGS = 2000;

export interface CallOptions extends ReadOptions {
  /** `hidden` keeps prices, markets and companies out of the response. */
  readonly betting: Betting;
}

/** A call's answer, and where the cache has it. */
export type AnsweredCall = Cached & Source;

/**
 * Answers a public GET of the registry through the cache. `search` is the raw query without `?`. Rejects with an
 * AppError.
 */
export type CachedCall = (call: Endpoint, search: string, options: CallOptions) => Promise<AnsweredCall>;

interface CachedCallsOptions {
  readonly cache: EdgeCache;
  readonly callUpstream: CallUpstream;
  readonly delays: Delays;
}

/**
 * The one path by which calls are answered, for HTTP callers and for pages alike. The key is the call with its parsed
 * query in canonical spelling: junk and aliases cannot split it, and nothing of the caller but the id reaches the
 * upstream, so a response is the same for everyone.
 */
export function createCachedCalls({ cache, callUpstream, delays }: CachedCallsOptions): CachedCall {
  const spell = createSpellings(delays);
  const cachedCall: CachedCall = async (call, search, { betting, ...options }) => {
    const { requestId } = options;
    if (betting === "hidden") refuseBetting(call);
    const { canonical, sent, hidden, query } = spell(call, search);
    if (hidden) {
      const loadMatch: LoadMatch = (query) =>
        cachedCall(endpoints.matchesRecentdetail, query, { betting, ...options });
      await refuseResults(call, new URLSearchParams(canonical), hidden, loadMatch);
    }
    // Most responses hold no betting data and are the same for all.
    const reduces = betting === "hidden" && call.betting !== "none";
    const key = `${reduces ? variantOf(betting) : ""}${endpointPath(call)}${canonical === "" ? "" : `?${canonical}`}`;
    const cached = await cache.read(key, options, async () => {
      const response = await callUpstream(call, {
        search: sent,
        headers: { accept: "application/json", "x-request-id": requestId },
        timeoutMs: UPSTREAM_TIMEOUT_MS,
      });
      const answer = await readAnswer(call, response, query).catch((thrown) => cachedFailure(call, thrown));
      if (isRefusal(answer)) return answer;
      const shown = reduces ? hiddenAnswer(call, answer) : answer;
      return hidden ? withoutResults(shown, hidden) : shown;
    });
    // The shield is checked on every request: a match is news for a while only.
    return { ...answerOf(cached), key: hidden ? null : key };
  };
  return cachedCall;
}

/** A call's query as it is cached and as it is sent on. */
interface Spelling {
  /** Parsed. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly canonical: string;
  readonly sent: string;
  /** The reader whose hidden results the response lacks; null for none. */
  readonly hidden: HiddenResults | null;
}

/** Canonical queries by their raw spelling: parsing one costs as much as the rest of a cached response. */
function createSpellings(delays: Delays): (call: Endpoint, search: string) => Spelling {
  const known = new Map<string, Spelling>();
  return (call, search) => {
    const spelling = `${endpointPath(call)}?${search}`;
    const remembered = known.get(spelling);
    if (remembered !== undefined) return remembered;
    const given = new URLSearchParams(search);
    const parsed = parseQuery(call, given);
    if (!parsed.ok) throw new AppError("validation_failed", { fields: parsed.errors });
    const query = withOffset(parsed.value);
    const { delay, scores } = shieldOfCall(call, given, delays);
    const sent = canonicalSearch({ ...query, ...delay });
    const { match_id } = query;
    const but = scores === "match" && typeof match_id === "number" ? match_id : null;
    const word = but === null ? "hidden" : "match";
    const spelled: Spelling = {
      query,
      sent,
      hidden: scores === "shown" ? null : { but },
      canonical: scores === "shown" ? sent : canonicalSearch({ ...query, ...delay, [SCORES_KEY]: word }),
    };
    if (known.size >= MAX_SPELLINGS) known.clear();
    if (spelling.length < 500) known.set(spelling, spelled);
    return spelled;
  };
}

/**
 * Replaces a named zone by the offset that holds there all day, so that the zones of one offset share a response. A
 * name stays where the clocks change on that day, and where the call names no day: "today" would outlast its offset in
 * the caches of spellings and addresses. Its aliases and letter cases become one then.
 */
function withOffset(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { date, tz } = query;
  if (typeof tz !== "string") return query;
  const offset = typeof date === "string" ? offsetOfDay(date, tz) : null;
  return { ...query, tz: offset ?? zoneName(tz) ?? tz };
}
