import { beforeEach, expect, it } from "vitest";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { AppError, type ErrorCode, PROBLEM_CONTENT_TYPE, toProblem } from "#shared/errors/index.ts";
import { aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { createCache } from "../cache/cache.ts";
import { CONTENT_AGE_MS, lifetimes } from "../cache/freshness.ts";
import { delaysOf } from "../spoiler-shield/shield-mode.ts";
import { createCachedCalls } from "./cached-calls.ts";

/** A service with a missing resource behind an edge: its calls and its cache, on a clock of the test's. */

let nowMs = 1_800_000_000_000;
let requests: string[] = [];
let refusal: ErrorCode | null = null;

const problem = (code: ErrorCode) => {
  const error = new AppError(code);
  const headers = { "content-type": PROBLEM_CONTENT_TYPE };
  return new Response(JSON.stringify(toProblem(error, "r")), { status: error.row.status, headers });
};
const callUpstream = async (call: Endpoint, { search }: { search: string }) => {
  requests.push(`${call.path}?${search}`);
  return refusal === null ? Response.json({ data: { post: null, moved_to: "new" } }) : problem(refusal);
};

function anEdge() {
  const background: Promise<unknown>[] = [];
  const waitUntil = (task: Promise<unknown>) => void background.push(task);
  const cache = createCache({
    ...{ now: () => nowMs, shared: aSharedStore(), memoryBytes: 1_000_000, patienceMs: 5000 },
    onFailure: () => {},
  });
  const cachedCall = createCachedCalls({ cache, callUpstream, delays: delaysOf({}) });
  return {
    cache,
    get: async (call: Endpoint = endpoints.postsSlug, search = "slug=nowhere&lang=vi") => {
      const options = { allowStale: false, waitUntil, requestId: "r", betting: "shown" } as const;
      const outcome = await cachedCall(call, search, options).then(
        ({ entry }) => entry.status,
        (error: AppError) => error.code,
      );
      await Promise.all(background.splice(0));
      return outcome;
    },
  };
}

beforeEach(() => {
  [requests, refusal] = [[], "article_not_found"];
});

it.each(["article_not_found", "article_gone"] as const)(
  "A missing resource is negative-cached as briefly as content: %s",
  async (code) => {
    const { get } = anEdge();
    refusal = code;
    for (const _ of [1, 2, 3]) expect(await get()).toBe(code);
    expect(requests).toHaveLength(1);
    refusal = null;
    nowMs += lifetimes.content.fresh * 1000;
    expect(await get()).toBe(200);
  },
);

it("A missing resource is cached no longer where responses are fresh for hours", async () => {
  const { get } = anEdge();
  refusal = "league_not_found";
  await get(endpoints.compDetail, "comp_id=9");
  nowMs += CONTENT_AGE_MS;
  await get(endpoints.compDetail, "comp_id=9");
  expect(requests).toHaveLength(2);
});

it("A stored row of its kind ends a negative-cached response at once", async () => {
  const { get, cache } = anEdge();
  await get();
  refusal = null;
  await cache.purge(["posts"]);
  expect(await get()).toBe(200);
});

it.each([
  ["upstream_unavailable", "upstream_unavailable"],
  ["validation_failed", "validation_failed"],
  // The limit was hit by us, not by a reader.
  ["too_many_requests", "upstream_unavailable"],
] as const)("Other errors are not negative-cached: %s", async (code, outcome) => {
  const { get } = anEdge();
  refusal = code;
  for (const _ of [1, 2]) expect(await get()).toBe(outcome);
  expect(requests).toHaveLength(2);
});
