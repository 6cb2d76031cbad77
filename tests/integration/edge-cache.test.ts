import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** The cache of the built edge Worker in workerd. Each test uses a key of its own, because the cache persists. */

let edge: EdgeHarness;
let nextMatch = 1;
const detailPath = () => `/api/v1/football/matches/recentdetail?match_id=${nextMatch++}`;

beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());
beforeEach(() => edge.reset());

const callsTo = async (path: string) =>
  (await edge.calls()).filter((call) => `${call.path}${call.search}` === path).length;
/** Fetches a response and waits until it is past the change time that its upstream announced. */
async function getOverdue(path: string) {
  const changeMs = Date.now() + 200;
  await edge.plan({ headers: { "next-change-at": String(changeMs) } });
  const answer = await edge.get(path);
  await edge.moveTo(changeMs);
  return answer;
}
const many = <T>(count: number, request: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, request));

describe("coalescing", () => {
  it("Coalescing asks the upstream once for 50 equal requests on a cold key", async () => {
    await edge.plan({ delayMs: 150 });
    const path = detailPath();
    const answers = await many(50, () => edge.get(path));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.bytes.toString())).size).toBe(1);
    expect(await callsTo(path)).toBe(1);
  });

  it("Coalescing serves 50 equal requests at once from a stale answer and renews it with one call", async () => {
    const path = detailPath();
    await edge.get(path);
    await edge.moveTo(Date.now() + 1000);
    await edge.plan({ delayMs: 300 });
    const answers = await many(50, () => edge.get(path));
    expect(answers.map((answer) => answer.headers["x-cache"])).toEqual(Array(50).fill("stale"));
    await expect.poll(async () => (await edge.get(path)).headers["x-cache"]).toBe("hit");
    expect(await callsTo(path)).toBe(2);
  });

  it("Coalescing keeps working for the others when the reader who came first goes away", async () => {
    await edge.plan({ delayMs: 400 });
    const path = detailPath();
    const first = edge.getAndLeave(path, 100);
    await first;
    const answers = await many(10, () => edge.get(path));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(await callsTo(path)).toBe(1);
  });

  it("Coalescing gives every waiting reader the failure with an id of their own", async () => {
    await edge.plan({ delayMs: 150, crash: true });
    const path = detailPath();
    const answers = await many(20, () => edge.get(path));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(new Set(answers.map((answer) => answer.headers["x-request-id"])).size).toBe(20);
    expect(await callsTo(path)).toBe(1);
  });
});

describe("an answer from memory", () => {
  const accepted = { "accept-encoding": "gzip, deflate, br", "x-request-id": "request-1" };
  /** The response of a path without its time-dependent headers. */
  const comparable = ({
    status,
    headers: { date, age, "content-length": length, ...headers },
  }: RawAnswer) => ({
    status,
    headers,
  });

  it.each(["/", "/api/v1/football/matches/live", "/sw.js"])(
    "An answer from memory of %s has all headers of an answer that is made",
    async (path) => {
      // A HEAD passes through every middleware; a GET of a hot URL does not.
      const both = async () => {
        await edge.get(path, accepted);
        return [await edge.get(path, accepted), await edge.send("HEAD", path, accepted, "")].map(comparable);
      };
      let seen = await both();
      const states = async () => {
        if (seen.some(({ headers }) => headers["x-cache"] !== "hit")) seen = await both();
        return seen.map(({ headers }) => headers["x-cache"]);
      };
      await expect.poll(states).toEqual(["hit", "hit"]);
      expect(seen[0]).toEqual(seen[1]);
    },
  );
});

describe("periods", () => {
  it("The cache serves a fresh answer from memory and says how old it is", async () => {
    const path = detailPath();
    expect((await edge.get(path)).headers).toMatchObject({ "x-cache": "miss", age: "0" });
    expect((await edge.get(path)).headers).toMatchObject({
      "x-cache": "hit",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(await callsTo(path)).toBe(1);
  });

  it("The cache tells the moment an answer is true for, and nothing that is no moment", async () => {
    const path = detailPath();
    await edge.plan({ headers: { "as-of": "1767268800123", "next-change-at": "soon" } });
    const { headers } = await edge.get(path);
    expect(headers["as-of"]).toBe("1767268800123");
    expect(headers["next-change-at"]).toBeUndefined();
  });

  it("The cache makes readers wait for the new answer from the moment at which something changes", async () => {
    const path = detailPath();
    const changeMs = Date.now() + 500;
    await edge.plan({ headers: { "next-change-at": String(changeMs) }, data: { goals: 0 } });
    expect((await edge.get(path)).headers["next-change-at"]).toBe(String(changeMs));
    await edge.plan({ headers: {}, data: { goals: 1 }, delayMs: 100 });
    await edge.moveTo(changeMs);
    const answers = await many(30, () => edge.get(path));
    for (const answer of answers) expect(jsonOf(answer)).toMatchObject({ data: { goals: 1 } });
    expect(await callsTo(path)).toBe(2);
  });

  it("The cache serves the older answer, marked, while the upstream fails", async () => {
    const path = detailPath();
    const before = await getOverdue(path);
    await edge.plan({ crash: true });
    const during = await edge.get(path);
    expect(during.status).toBe(200);
    expect(during.headers["x-cache"]).toBe("stale");
    expect(during.bytes.equals(before.bytes)).toBe(true);
    const seen = () => edge.logged().map((line) => JSON.parse(line));
    await expect.poll(seen).toMatchObject([{ code: "upstream_unavailable", served: "stale" }]);
  });

  it("The cache does not hide an upstream's 'not found' behind an older answer", async () => {
    const path = detailPath();
    await getOverdue(path);
    const problem = {
      type: "about:blank",
      title: "x",
      status: 404,
      code: "match_not_found",
      request_id: "u",
    };
    await edge.plan({ status: 404, contentType: "application/problem+json", text: JSON.stringify(problem) });
    expect((await edge.get(path)).status).toBe(404);
  });

  it("The cache keeps no failure: the next request asks again", async () => {
    const path = detailPath();
    await edge.plan({ crash: true });
    expect((await edge.get(path)).status).toBe(503);
    await edge.plan({ crash: false });
    expect((await edge.get(path)).headers["x-cache"]).toBe("miss");
  });
});

describe("representation", () => {
  it("Representation sends gzip to those who take it and the plain bytes to the others, with validators of their own", async () => {
    await edge.plan({ padding: 5000 });
    const path = detailPath();
    const plain = await edge.get(path);
    const packed = await edge.get(path, { "accept-encoding": "gzip, br" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.headers.vary).toBe("accept-encoding");
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(
      (await edge.get(path, { "accept-encoding": "gzip;q=0" })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it("Representation answers 304 without a body to a reader who has the answer, in either encoding", async () => {
    await edge.plan({ padding: 5000 });
    const path = detailPath();
    const { etag } = (await edge.get(path, { "accept-encoding": "gzip" })).headers;
    for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await edge.get(path, { "if-none-match": known });
      expect(answer.status).toBe(304);
      expect(answer.bytes.byteLength).toBe(0);
      expect(answer.headers.etag).toBeTruthy();
    }
    expect((await edge.get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("Representation answers HEAD as GET without a body", async () => {
    const answer = await edge.send("HEAD", detailPath(), {}, "");
    expect(answer.status).toBe(200);
    expect(answer.bytes.byteLength).toBe(0);
  });
});
