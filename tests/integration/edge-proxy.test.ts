import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signRequest } from "#shared/room/index.ts";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";

/** The proxy of the built edge Worker in workerd. */

const RECENT = "/api/v1/football/matches/recent";
let edge: EdgeHarness;
let nextMatch = 1000;
const detailPath = () => `/api/v1/football/matches/recentdetail?match_id=${nextMatch++}`;

beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());
beforeEach(() => edge.reset());

describe("passed requests and responses", () => {
  it("The proxy gives aliases, junk, order and defaults one key and one upstream call", async () => {
    const spellings = [
      "?date=2026-03-01&comp_id=7",
      "?comp-id=7&date=2026-03-01&utm_source=x&_=123",
      "?date=2026-03-01&comp_id=7&limit=500&page=1&tz=GMT%2B07:00",
    ];
    for (const search of spellings) expect((await edge.get(RECENT + search)).status).toBe(200);
    const calls = await edge.calls();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.search).toBe("?comp_id=7&date=2026-03-01&limit=500&page=1&tz=%2B07%3A00");
  });

  it("The proxy asks for a day of a named zone by its offset, and by its name where clocks change", async () => {
    const queries = [
      ["2026-08-15", "Europe/Paris"],
      ["2026-08-15", "Europe/Berlin"],
      ["2026-08-15", "%2B02:00"],
      ["2026-08-15", "Asia/Ho_Chi_Minh"],
      ["2026-03-29", "Europe/Paris"],
    ];
    for (const [date, tz] of queries)
      expect((await edge.get(`${RECENT}?date=${date}&tz=${tz}`)).status).toBe(200);
    for (const tz of ["Asia/Kolkata", "Asia/Calcutta", "Asia/CALCUTTA"])
      expect((await edge.get(`${RECENT}?tz=${tz}`)).status).toBe(200);
    const zones = (await edge.calls()).map(({ search }) => new URLSearchParams(search).get("tz"));
    expect(zones).toEqual(["+02:00", "+07:00", "Europe/Paris", "Asia/Calcutta"]);
  });

  it("The proxy answers a call at its aliases from one entry, and asks the service as the spec spells it", async () => {
    for (const path of ["/oapi/v1/tags", "/oapi/v1/tags/"]) expect((await edge.get(path)).status).toBe(200);
    for (const path of ["/api/categories/", "/api/categories", "/oapi/v1/categories"])
      expect((await edge.get(path)).status).toBe(200);
    const calls = await edge.calls();
    expect(calls.map(({ path }) => path)).toEqual(["/oapi/v1/tags/", "/oapi/v1/categories"]);
  });

  it("The proxy refuses a wrong query at the edge, field by field, without asking anybody", async () => {
    const answer = await edge.get(`${RECENT}?date=2026-02-30&tz=nowhere`);
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    const problem = jsonOf(answer);
    expect(problem).toMatchObject({ code: "validation_failed", request_id: answer.headers["x-request-id"] });
    expect(problem).toHaveProperty("errors.date");
    expect(problem).toHaveProperty("errors.tz");
    expect(await edge.calls()).toHaveLength(0);
  });

  it("The proxy knows only the registry's paths and methods", async () => {
    for (const path of [
      "/api/v1/football/matches/nothing",
      "/api",
      "/oapi/v1/%2e%2e%2fetc",
      "/api/v1/football/matches/recent//",
    ]) {
      const answer = await edge.get(path);
      expect(answer.status).toBe(404);
      expect(jsonOf(answer)).toMatchObject({ code: "route_not_found" });
    }
    const wrongMethod = await edge.send("DELETE", RECENT, {}, "");
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.allow).toBe("GET, HEAD");
    expect(await edge.calls()).toHaveLength(0);
  });

  it("The proxy lets nothing of a reader but the request's id reach a public call", async () => {
    const personal = {
      cookie: "session=1",
      authorization: "Bearer x",
      "x-request-id": "trace-0001",
      range: "bytes=0-1",
    };
    const path = detailPath();
    const answer = await edge.get(path, personal);
    expect(answer.headers["x-request-id"]).toBe("trace-0001");
    const headers = (await edge.calls())[0]?.headers ?? {};
    expect(headers["x-request-id"]).toBe("trace-0001");
    for (const name of ["cookie", "authorization", "range"]) expect(headers).not.toHaveProperty(name);
  });

  const signatureOf = (method: string, path: string, body: string) =>
    signRequest("secret-of-another-service", { method, path, body }, Date.now(), crypto.randomUUID());

  it("The proxy hands calls with credentials on as they are and keeps nothing of them", async () => {
    const moments = { "as-of": "1800000000000", "next-change-at": "1800000001000" };
    await edge.plan({ data: { as_of_ms: 1, next_change_at_ms: null, details: [] }, headers: moments });
    const path = "/api/v1/origin/feed/changes?since_ms=5&junk=%20a";
    const signatures = await Promise.all([signatureOf("GET", path, ""), signatureOf("GET", path, "")]);
    for (const signature of signatures) {
      const answer = await edge.get(path, { "x-signature": signature });
      expect(answer.headers).toMatchObject({ "x-cache": "bypass", "cache-control": "no-store", ...moments });
    }
    const calls = await edge.calls();
    expect(calls.map((call) => call.headers["x-signature"])).toEqual(signatures);
    expect(calls.map((call) => call.search)).toEqual(["?since_ms=5&junk=%20a", "?since_ms=5&junk=%20a"]);
  });

  it("The proxy hands what a room tells on byte by byte, with the signature that covers it", async () => {
    await edge.plan({ data: {} });
    const body = '{ "deeds": [ ],  "wörd": "địt" }';
    const path = "/api/v1/origin/feed/chat";
    const signature = await signatureOf("POST", path, body);
    const headers = { "x-signature": signature, "content-type": "application/json" };
    const answer = await edge.send("POST", path, headers, body);
    expect([answer.status, answer.headers["x-cache"]]).toEqual([200, "bypass"]);
    const [call, ...more] = await edge.calls();
    expect([call?.headers["x-signature"], call?.body, more]).toEqual([signature, body, []]);
  });
});

describe("upstream responses", () => {
  const problem = (code: string, status: number) => ({
    status,
    contentType: "application/problem+json",
    text: JSON.stringify({
      type: "about:blank",
      title: "x",
      status,
      code,
      detail: "why",
      request_id: "upstream",
    }),
  });

  it("The proxy passes a problem of the catalogue on under the reader's own request id", async () => {
    await edge.plan(problem("match_not_found", 404));
    const answer = await edge.get(detailPath());
    expect(answer.status).toBe(404);
    expect(jsonOf(answer)).toMatchObject({
      code: "match_not_found",
      request_id: answer.headers["x-request-id"],
    });
  });

  it.each([
    ["HTML", { contentType: "text/html", text: "<h1>hi</h1>" }],
    ["broken JSON", { text: "{" }],
    ["a bare array", { text: "[]" }],
    ["data that is an array", { text: '{"data":[]}' }],
    ["a code that is not in the catalogue", problem("our_own_code", 404)],
    ["a redirect", { status: 302, headers: { location: "http://169.254.169.254/" }, text: "" }],
    ["an error in its own words", { status: 500, contentType: "text/plain", text: "oops" }],
  ])("The proxy calls %s upstream_invalid", async (_, plan) => {
    await edge.plan(plan);
    const answer = await edge.get(detailPath());
    expect(answer.status).toBe(502);
    expect(jsonOf(answer)).toMatchObject({ code: "upstream_invalid" });
  });

  it("The proxy calls a gateway's 503 and a crash upstream_unavailable", async () => {
    for (const plan of [{ status: 503, contentType: "text/html", text: "down" }, { crash: true }]) {
      await edge.plan(plan);
      const answer = await edge.get(detailPath());
      expect(answer.status).toBe(503);
      expect(jsonOf(answer)).toMatchObject({ code: "upstream_unavailable" });
    }
  });

  it("The proxy gives a silent upstream four seconds", async () => {
    await edge.plan({ delayMs: 8000 });
    const startedMs = Date.now();
    const answer = await edge.get(detailPath());
    expect(answer.status).toBe(504);
    expect(jsonOf(answer)).toMatchObject({ code: "upstream_timeout" });
    expect(Date.now() - startedMs).toBeLessThan(5500);
  });
});

describe("calls by another path", () => {
  it.each([
    ["/api/categories?lang=en", "/oapi/v1/categories", { categories: [] }],
    ["/api/author?slug=lan", "/oapi/v1/author", { author: null }],
  ])("The call at %s is the one at %s", async (path, own, data) => {
    await edge.plan({ data });
    expect(jsonOf(await edge.get(path))).toMatchObject({ data });
    expect((await edge.calls()).at(-1)?.path).toBe(own);
    expect((await edge.get(path.replace(/^.*\?/, `${own}?`))).headers["x-cache"]).toBe("hit");
  });
});

describe("ingest", () => {
  const report = (kinds: object, matchIds: number[]) => ({
    report: {
      source: "test",
      stored: true,
      kinds,
      refusals: [],
      unmatched: [],
      warnings: [],
      match_ids: matchIds,
    },
  });
  const changedMatch = { matches: { new: 0, changed: 1, same: 0, refused: 0 } };
  const ingest = (body: string | Buffer) =>
    edge.send(
      "POST",
      "/api/v1/origin/ingest?dry_run=0",
      { authorization: "Bearer t", "content-type": "application/json" },
      body,
    );

  it("Ingest passes body and token on and purges what the report names", async () => {
    const [touched, list] = [detailPath(), "/api/v1/football/comp-list"];
    await edge.plan({ headers: { "cache-tag": "match:77" } });
    await edge.get(touched);
    await edge.get(list);
    await edge.plan({ headers: {}, data: report(changedMatch, [77]) });
    const answer = await ingest('{"source":"test"}');
    expect(answer.status).toBe(200);
    expect((await edge.calls()).at(-1)).toMatchObject({
      body: '{"source":"test"}',
      search: "?dry_run=0",
      headers: { authorization: "Bearer t" },
    });
    expect((await edge.get(touched)).headers["x-cache"]).toBe("miss");
    // Tagged with the match as well, because the plan applied to both; without the tag it would stay.
    expect((await edge.get("/api/v1/football/comp-list?page=1")).headers["x-cache"]).toBe("miss");
  });

  it("Ingest leaves competitions alone when only a match changed", async () => {
    const list = "/api/v1/football/comp-list?limit=17";
    await edge.get(list);
    await edge.plan({ data: report(changedMatch, [78]) });
    await ingest("{}");
    expect((await edge.get(list)).headers["x-cache"]).toBe("hit");
  });

  it("Ingest takes all of football when a name may have changed", async () => {
    const list = "/api/v1/football/comp-list?limit=18";
    await edge.get(list);
    await edge.plan({ data: report({ teams: { new: 0, changed: 1, same: 0, refused: 0 } }, []) });
    await ingest("{}");
    expect((await edge.get(list)).headers["x-cache"]).toBe("miss");
  });

  it("Ingest purges what a batch of content has changed, and nothing else", async () => {
    const [posts, menu] = ["/oapi/v1/posts?limit=17", "/oapi/v1/menu?lang=en"];
    await edge.plan({ headers: { "cache-tag": "posts" }, data: { posts: [] } });
    await edge.get(posts);
    await edge.plan({ headers: { "cache-tag": "menu" }, data: { menu: [] } });
    await edge.get(menu);
    const content = { stored: true, kinds: {}, refusals: [], warnings: [], tags: ["posts", "post:7"] };
    await edge.plan({ data: { report: content } });
    const headers = { authorization: "Bearer t", "content-type": "application/json" };
    expect((await edge.send("POST", "/api/v1/origin/content", headers, "{}")).status).toBe(200);
    await edge.plan({ data: { posts: [] } });
    expect((await edge.get(posts)).headers["x-cache"]).toBe("miss");
    expect((await edge.get(menu)).headers["x-cache"]).toBe("hit");
  });

  it("Ingest refuses a body above the limit", async () => {
    const answer = await ingest(Buffer.alloc(16 * 1024 * 1024 + 1, 32));
    expect(answer.status).toBe(413);
    expect(jsonOf(answer)).toMatchObject({ code: "body_too_large" });
    expect(await edge.calls()).toHaveLength(0);
  });
});
