import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endpointList, endpointPath } from "#shared/api/index.ts";
import { each } from "#tests/support/edge/attack-answers.ts";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Rate limits of the built edge Worker on requests that need an upstream, and its upstream calls under load. */

const SITE = "site.example";
let edge: EdgeHarness;
let nextMatch = 1;
const detailPath = () => `/api/v1/football/matches/recentdetail?match_id=${nextMatch++}`;
/** The budget of one household per minute: a call costs 1, a health check of all services 4. */
const [MOST_OF_NETWORK, HEALTH_COST, CALLS] = [2400, 4, 40];

beforeAll(async () => {
  edge = await startEdge({ SITE_URL: `https://${SITE}`, REALTIME_URL: "http://127.0.0.1:9" });
});
afterAll(() => edge?.stop());
beforeEach(() => edge.reset());

/** Makes this many uncached calls; returns the statuses, each once. */
async function requestNew(count: number, headers: Record<string, string>): Promise<number[]> {
  const statuses = new Set<number>();
  const paths = Array.from({ length: count }, detailPath);
  await each(paths, 8, async (path) => void statuses.add((await edge.get(path, headers)).status));
  return [...statuses];
}

describe("reads that edge has to ask for", () => {
  const greedy = { "cf-connecting-ip": "2001:db8:7:7::1" };
  const sameHousehold = { "cf-connecting-ip": "2001:db8:7:7:ffff::2" };
  let kept = "";

  it("Reads that edge has to ask for are taken up to what one household may cost", async () => {
    kept = "/api/v1/football/comp-list?limit=19";
    await edge.get(kept);
    const checks = Array.from({ length: (MOST_OF_NETWORK - CALLS) / HEALTH_COST }, () => "/health");
    // Most of the budget goes to the fastest responses: the minute is a real one.
    await each(checks, 8, async (path) => expect((await edge.get(path, greedy)).status).toBe(200));
    expect(await requestNew(CALLS, greedy)).toEqual([200]);
  });

  it("Reads beyond the limit of a household are refused, with the time to wait and without asking anybody", async () => {
    const before = (await edge.calls()).length;
    const answer = await edge.get(detailPath(), sameHousehold);
    expect([answer.status, answer.headers["content-type"]]).toEqual([429, "application/problem+json"]);
    expect(jsonOf(answer)).toMatchObject({ code: "too_many_requests" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
    const page = await edge.get("/?date=2025-03-01", { ...greedy, host: SITE });
    expect([page.status, page.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect((await edge.calls()).length).toBe(before);
  });

  it("A rate-limited client still gets responses from memory", async () => {
    for (let times = 0; times < 3; times += 1) {
      const { status, headers } = await edge.get(kept, greedy);
      expect([status, headers["x-cache"]]).toEqual([200, "hit"]);
    }
  });

  it("Reads of other callers are taken as before, and those of callers without an address", async () => {
    for (const headers of [
      { "cf-connecting-ip": "2001:db8:7:8::1" },
      { "cf-connecting-ip": "203.0.113.9" },
      {},
    ])
      expect(await requestNew(3, headers)).toEqual([200]);
  });

  it("Reads that edge has to ask for are counted among the figures where they were refused", async () => {
    expect(jsonOf(await edge.get("/metrics"))).toMatchObject({
      requests: { call: { too_many: 1 }, page: { too_many: 1 } },
    });
  });
});

describe("whatever is asked", () => {
  const PUBLIC = new Set(endpointList.map(([, call]) => endpointPath(call)));
  const WHERE = [
    ...[
      "//evil.example/api/v1/football/matches/live",
      "/api/v1/football//evil.example/",
      "/api/v1/football/@evil.example/",
    ],
    ...[
      "/api/v1/football/../../../admin",
      "/api/v1/football/%2e%2e/%2e%2e/admin",
      "/api/v1/football/..%2fadmin",
    ],
    ...[
      "/api/v1/football/matches/live%00.json",
      "/api/v1/football/matches\\..\\..\\admin",
      "/api/v1/football/%5c%5cevil.example",
    ],
    ...[
      "/api/v1/football/matches/live;a=b",
      "/api/v1/football/matches/live/..;/admin",
      "/api/v1/football/matches/live%3f/x",
    ],
    ...[
      "/api/v1/football/http://evil.example/",
      "/oapi/v1/%0d%0ahost:%20evil.example",
      "/oapi/v1/menu%20HTTP/1.1",
    ],
    ...[
      "/media/..%2f..%2fsecret-640.webp",
      "/media/abcdefgh-1.webp/../../x",
      "/avatars/%2e%2e%2fsecret.webp",
      "/avatars//evil.example/x.webp",
    ],
    ...[
      "/api/v1/football/matches/live?url=http://169.254.169.254/",
      "/api/v1/football/matches/live?a=1%0d%0ax:y#@evil",
    ],
  ];

  it.each(WHERE)("The page %s makes calls of the registry only, with keys that they have", async (path) => {
    const { status } = await edge.get(path, { host: SITE });
    expect(status).toBeLessThan(500);
    for (const call of await edge.calls()) {
      const isPicture = /^\/(?:avatars\/[\w-]+|media\/[\w-]+)\.webp$/.test(call.path);
      expect([call.path, PUBLIC.has(call.path) || isPicture]).toEqual([call.path, true]);
      expect(decodeURIComponent(call.search)).not.toMatch(/evil|169\.254|[\r\n]|url=/);
      expect(Object.values(call.headers).join("\n")).not.toMatch(/evil/);
    }
  });
});
