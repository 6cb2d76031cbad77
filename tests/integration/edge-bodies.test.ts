import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";

/** Bodies of calls with credentials: the built edge Worker reads none without plausible credentials. */

const CHAT = "/api/v1/origin/feed/chat";
const INGEST = "/api/v1/origin/ingest";
const MEGABYTE = 1024 * 1024;

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge({ SITE_URL: "https://site.example", REALTIME_URL: "http://127.0.0.1:9" });
});
afterAll(() => edge?.stop());
beforeEach(() => edge.reset());

const bearer = { authorization: "Bearer a-token-that-is-not-ours" };
const signed = (body: string) => signatureHeaders("another-secret-entirely", { path: CHAT, body });

/** Announces a body, sends only its first kilobyte and returns the status of the early response. */
function statusBeforeBody(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        ...{ host: "127.0.0.1", port: edge.port, method: "POST", path, agent: false },
        headers: { ...headers, "content-length": String(16 * MEGABYTE) },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      },
    );
    request.on("error", reject);
    request.write("x".repeat(1024));
  });
}

describe("a body of a call with credentials", () => {
  // In parallel: each response ends two seconds after it was begun.
  it.concurrent.each([
    ["no signature", CHAT, {}],
    ["a signature of no form", CHAT, { [SIGNATURE_HEADER]: "t=1,n=2,s=3" }],
    ["no token", INGEST, {}],
    ["a token of no form", INGEST, { authorization: "Basic dXNlcjpwYXNz" }],
  ])("A body of a call with credentials is not read of a caller with %s", async (_name, path, headers) => {
    expect(await statusBeforeBody(path, headers)).toBe(401);
    expect(await edge.calls()).toEqual([]);
  });

  it("A body of a call with credentials reaches the service whole, byte by byte", async () => {
    const body = JSON.stringify({ text: "ướt ".repeat(100_000) });
    const { status } = await edge.send("POST", CHAT, await signed(body), body);
    const [call] = await edge.calls();
    expect([status, call?.body === body]).toEqual([200, true]);
  });

  it("A body of a room or chat call may have one megabyte, of a batch sixteen", async () => {
    const large = "x".repeat(MEGABYTE + 1);
    const refused = await edge.send("POST", CHAT, await signed(large), large);
    expect([refused.status, jsonOf(refused)]).toMatchObject([413, { code: "body_too_large" }]);
    await edge.plan({ data: { report: {} } });
    const batch = await edge.send("POST", INGEST, bearer, large);
    expect(batch.status).not.toBe(413);
    // The sender's fault opens no circuit breaker: the service still gets calls.
    for (let times = 0; times < 10; times += 1) await edge.send("POST", CHAT, await signed(large), large);
    expect((await edge.send("POST", CHAT, await signed("{}"), "{}")).status).toBe(200);
  });
});

describe("a body that is not whole", () => {
  /** Announces a body, sends some of it and disconnects or waits for a response. */
  function sendPartially(
    path: string,
    headers: Record<string, string>,
    hangsUp: boolean,
  ): Promise<number | null> {
    return new Promise((resolve) => {
      const request = httpRequest(
        {
          ...{ host: "127.0.0.1", port: edge.port, method: "POST", path, agent: false },
          headers: { ...headers, "content-length": String(MEGABYTE) },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          request.destroy();
        },
      );
      request.on("error", () => resolve(null));
      request.write("x".repeat(100_000), () => {
        if (hangsUp) request.destroy();
      });
    });
  }

  it("A body that is not whole is refused by the service's answer where that comes first, and counts as refused credentials", async () => {
    await edge.plan({
      ...{ readsNoBody: true, status: 401, contentType: "application/problem+json" },
      text: '{"code":"token_invalid"}',
    });
    const from = { ...bearer, "cf-connecting-ip": "203.0.113.9" };
    const statuses = await Promise.all(Array.from({ length: 20 }, () => sendPartially(INGEST, from, false)));
    expect(statuses).toEqual(Array(20).fill(401));
    expect(await sendPartially(INGEST, from, false)).toBe(429);
  });

  it("A body that is not whole is never a shorter one for the service", async () => {
    await sendPartially(INGEST, bearer, true);
    await expect.poll(async () => (await edge.calls()).length).toBe(0);
    expect((await edge.send("POST", INGEST, bearer, "{}")).status).not.toBe(503);
    const bodies = (await edge.calls()).map(({ body }) => body);
    expect(bodies).toEqual(["{}"]);
  });
});

describe("refused credentials", () => {
  it("Refused credentials of one address are counted, and beyond the limit nobody is asked for that address", async () => {
    await edge.plan({
      status: 401,
      contentType: "application/problem+json",
      text: '{"code":"token_invalid"}',
    });
    const from = (last: number) => ({ ...bearer, "cf-connecting-ip": `203.0.113.${last}` });
    const statuses = [];
    for (let times = 0; times < 22; times += 1)
      statuses.push((await edge.send("POST", INGEST, from(1), "{}")).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    const callsBefore = (await edge.calls()).length;
    const refused = await edge.send("POST", INGEST, from(1), "{}");
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await edge.calls()).length).toBe(callsBefore);
    expect((await edge.send("POST", INGEST, from(2), "{}")).status).toBe(401);
  });

  it("Refused credentials are not counted where nothing says who calls: one caller must not shut out all", async () => {
    await edge.plan({
      status: 401,
      contentType: "application/problem+json",
      text: '{"code":"token_invalid"}',
    });
    for (let times = 0; times < 30; times += 1)
      expect((await edge.send("POST", INGEST, bearer, "{}")).status).toBe(401);
  });
});
