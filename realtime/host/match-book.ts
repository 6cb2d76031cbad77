import * as z from "zod/mini";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { RealtimeEnv } from "../env.ts";
import { sendOut } from "./send-out.ts";

/** Which matches exist, as far as this isolate has queried the site. */

/** An existing match is seldom removed; a missing one may be imported at any moment. */
const FOUND_MS = 10 * 60_000;
const MISSING_MS = 10_000;
/** Caches a failure of the site, so that reconnecting pages do not each query the same match. */
const ASSUMED_MS = 10_000;
/** Cached ids of each kind; beyond that the oldest are dropped. */
const MOST = 10_000;
/** Sockets wait for it, half as long as pages wait for a socket: a room that is opened in vain does less harm. */
const QUERY_WITHIN_MS = 2_000;

const NoMatch = z.object({ code: z.literal("match_not_found") });

/** Times until which ids are remembered, milliseconds UTC. */
function memoryOfIds(forMs: number) {
  const until = new Map<number, number>();
  return {
    has: (id: number, nowMs: number): boolean => (until.get(id) ?? 0) > nowMs,
    add(id: number, nowMs: number) {
      until.delete(id);
      until.set(id, nowMs + forMs);
      if (until.size > MOST) until.delete(until.keys().next().value ?? id);
    },
  };
}

export interface MatchBook {
  /** The remembered result for a match; null for none, then the site must be queried. */
  recall(matchId: number, nowMs: number): "found" | "missing" | null;
  /** Queries the site. A site that does not answer in time, or has no such call, counts as one that has the match. */
  query(matchId: number, env: RealtimeEnv, nowMs: number): Promise<"found" | "missing">;
}

/** A book in which nothing is written yet. */
export function createMatchBook(): MatchBook {
  const found = memoryOfIds(FOUND_MS);
  const missing = memoryOfIds(MISSING_MS);
  const assumed = memoryOfIds(ASSUMED_MS);
  return {
    recall(matchId, nowMs) {
      if (missing.has(matchId, nowMs)) return "missing";
      return found.has(matchId, nowMs) || assumed.has(matchId, nowMs) ? "found" : null;
    },
    async query(matchId, env, nowMs) {
      const path = endpointUrl(endpoints.matchesLiveDetail, { match_id: matchId });
      const request = { to: "edge", method: "GET", path, headers: {}, body: null } as const;
      const outcome = await sendOut(request, env, () => null, QUERY_WITHIN_MS);
      if (outcome?.status === 404 && NoMatch.safeParse(outcome.body).success) {
        missing.add(matchId, nowMs);
        return "missing";
      }
      (outcome?.status === 200 ? found : assumed).add(matchId, nowMs);
      return "found";
    },
  };
}
