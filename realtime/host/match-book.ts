import * as z from "zod/mini";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { RealtimeEnv } from "../env.ts";
import { sendOut } from "./send-out.ts";

/** Which matches there are, as far as the site was asked by this isolate. */

/** A match that there is seldom goes; one that there is not may be imported at any moment. */
const FOUND_MS = 10 * 60_000;
const MISSING_MS = 10_000;
/** A site that fails is not asked about the same match by each page that connects again. */
const ASSUMED_MS = 10_000;
/** Ids remembered of each kind; beyond, those that came first are forgotten first. */
const MOST = 10_000;
/** Sockets wait for it, half as long as pages wait for a socket: a room that is opened in vain does less harm. */
const ASK_WITHIN_MS = 2_000;

const NoMatch = z.object({ code: z.literal("match_not_found") });

/** Moments until which ids are remembered, milliseconds UTC. */
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
  /** What is remembered of a match; null for nothing, then it has to be asked for. */
  recall(matchId: number, nowMs: number): "found" | "missing" | null;
  /** Asks the site. A site that does not answer in time, or has no such call, counts as one that has the match. */
  ask(matchId: number, env: RealtimeEnv, nowMs: number): Promise<"found" | "missing">;
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
    async ask(matchId, env, nowMs) {
      const path = endpointUrl(endpoints.matchesLiveDetail, { match_id: matchId });
      const request = { to: "edge", method: "GET", path, headers: {}, body: null } as const;
      const outcome = await sendOut(request, env, () => null, ASK_WITHIN_MS);
      if (outcome?.status === 404 && NoMatch.safeParse(outcome.body).success) {
        missing.add(matchId, nowMs);
        return "missing";
      }
      (outcome?.status === 200 ? found : assumed).add(matchId, nowMs);
      return "found";
    },
  };
}
