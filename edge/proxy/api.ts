import type { Context } from "hono";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { bettingOf, VARY_BY_BETTING } from "../betting/betting-mode.ts";
import { refuseBetting } from "../betting/hidden-answer.ts";
import { lifetimes } from "../cache/freshness.ts";
import type { HotResponses } from "../cache/hot-responses.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import { type CacheHeaders, REVALIDATE } from "../cache/respond.ts";
import type { EdgeHono, Settings } from "../env.ts";
import { problemResponse } from "../middleware/server-errors.ts";
import type { CachedCall } from "./cached-calls.ts";
import { findCall } from "./call-table.ts";
import type { AllowRead } from "./read-rate-limit.ts";

interface ApiServices {
  readonly cachedCall: CachedCall;
  readonly pollVote: (request: Request, requestId: string) => Promise<Response>;
  readonly sessionCall: (call: Endpoint, request: Request, requestId: string) => Promise<Response>;
  readonly passThrough: (call: Endpoint, request: Request, requestId: string) => Promise<Response>;
  readonly hotResponses: HotResponses;
  readonly allowRead: AllowRead;
  readonly settings: Pick<Settings, "BETTING">;
}

function cacheHeadersOf(call: Endpoint): CacheHeaders {
  // A reader who hides betting must not get the browser's earlier copy.
  if (call.betting !== "none") return { cacheControl: REVALIDATE, vary: VARY_BY_BETTING };
  const seconds = lifetimes[call.freshness].browser;
  return { cacheControl: seconds === 0 ? REVALIDATE : `public, max-age=${seconds}` };
}

/** Answers everything under the API's prefixes: calls of the registry, and nothing else. */
export async function answerApi(c: Context<EdgeHono>, services: ApiServices): Promise<Response> {
  const requestId = c.get("requestId");
  const found = findCall(c.req.method, c.req.path);
  if (found.found === "nothing") throw new AppError("route_not_found", { detail: c.req.path });
  if (found.found === "other-methods") {
    const response = problemResponse(new AppError("method_not_allowed"), requestId);
    response.headers.set("allow", found.allow);
    return response;
  }
  const { call } = found;
  if (call === endpoints.matchesPollVote) return services.pollVote(c.req.raw, requestId);
  const betting = bettingOf(c.req.raw.headers, services.settings.BETTING);
  if (call.access !== "public" || call.method !== "GET") {
    // Rooms call too. Whatever their own setting, they get no prices where the site hides betting.
    if (betting === "hidden") refuseBetting(call);
    if (call.access === "visitor" || call.access === "reader")
      return services.sessionCall(call, c.req.raw, requestId);
    return services.passThrough(call, c.req.raw, requestId);
  }
  const cached = await services.cachedCall(call, searchOf(c.req.url), {
    ...readOptionsOf(c, services, "call"),
    betting,
  });
  return services.hotResponses.respond(c, cached, cacheHeadersOf(call), cached);
}

/** The raw query of an absolute URL, without `?`. */
function searchOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start + 1);
}
