import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** The poll's call at the built edge Worker in workerd, with a stand-in for the football service. */

const POLL = "/api/v1/football/matches/poll";
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const VOTE = JSON.stringify({ match_id: 7, choice: "home" });
const BACK = "/en/match/7#poll";

let edge: EdgeHarness;
let address = 0;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());
beforeEach(async () => {
  // Rate limits count by IP address and live as long as the Worker: each test uses its own.
  address += 1;
  await edge.reset();
  await edge.plan({ data: { poll: {}, choice: "home" } });
});

const send = (headers: Record<string, string>, body: string | Buffer = VOTE): Promise<RawAnswer> =>
  edge.send("POST", POLL, { "cf-connecting-ip": `203.0.113.${address}`, ...headers }, body);
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send({ ...FORM_TYPE, ...headers }, new URLSearchParams(fields).toString());
const cookieOf = (answer: RawAnswer): string => (answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";

describe("a vote", () => {
  it("A vote is passed on under a name that edge makes, with nothing else of the reader", async () => {
    const answer = await send({
      ...JSON_TYPE,
      "x-voter": "f".repeat(64),
      authorization: "Bearer secret",
      cookie: "session=1",
    });
    expect([answer.status, answer.headers["cache-control"], answer.headers["x-cache"]]).toEqual([
      200,
      "no-store",
      "bypass",
    ]);
    const [call] = await edge.calls();
    expect(call).toMatchObject({ method: "POST", path: POLL, search: "", body: VOTE });
    expect(call?.headers["x-voter"]).toMatch(/^[0-9a-f]{64}$/);
    expect(call?.headers["x-voter"]).not.toBe("f".repeat(64));
    expect(JSON.stringify(call?.headers)).not.toMatch(/session|secret|203\.0\.113/);
  });

  it("A vote replayed with the cookie is the same reader's, and the cookie stays what it was", async () => {
    const cookie = cookieOf(await send(JSON_TYPE));
    expect(cookie).toMatch(/^voter=[0-9a-f]{32}$/);
    for (let times = 0; times < 3; times += 1) {
      expect((await send({ ...JSON_TYPE, cookie })).headers["set-cookie"]).toBeUndefined();
    }
    const voters = (await edge.calls()).map(({ headers }) => headers["x-voter"]);
    expect([voters.length, new Set(voters).size]).toEqual([4, 1]);
  });

  it("A vote stuffed from one address is stopped, whatever cookies come with it", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 32; times += 1) {
      const cookie = times % 2 === 0 ? "" : `voter=${times.toString(16).padStart(32, "0")}`;
      statuses.push((await send({ ...JSON_TYPE, cookie })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
    expect(await edge.calls()).toHaveLength(30);
  });

  it("A vote is taken from each voter where nothing names their addresses", async () => {
    for (let times = 0; times < 35; times += 1)
      expect((await edge.send("POST", POLL, JSON_TYPE, VOTE)).status).toBe(200);
  });
});

describe("invalid votes", () => {
  it("An invalid vote is another site's form", async () => {
    const foreign = { "sec-fetch-site": "cross-site" };
    const answer = await form({ match_id: "7", choice: "home", back: BACK }, foreign);
    expect([answer.status, answer.headers["set-cookie"], (await edge.calls()).length]).toEqual([
      403,
      undefined,
      0,
    ]);
  });

  it("An invalid vote is a form that wants to lead away", async () => {
    const answer = await form({ match_id: "7", choice: "home", back: "//evil.example/" });
    expect([answer.status, answer.headers.location, (await edge.calls()).length]).toEqual([
      400,
      undefined,
      0,
    ]);
  });

  it("An invalid vote is a body that is too large, or of another kind", async () => {
    const huge = await send(JSON_TYPE, Buffer.alloc(200_000, "x"));
    expect([huge.status, jsonOf(huge)]).toMatchObject([413, { code: "body_too_large" }]);
    const text = await send({ "content-type": "text/plain" });
    expect([text.status, jsonOf(text)]).toMatchObject([415, { code: "unsupported_media_type" }]);
    expect(await edge.calls()).toHaveLength(0);
  });
});

describe("a vote without scripts", () => {
  it("A vote without scripts brings the reader back to the page, with the cookie", async () => {
    const answer = await form(
      { match_id: "7", choice: "draw", back: BACK },
      { "sec-fetch-site": "same-origin" },
    );
    expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      303,
      BACK,
      "no-store",
    ]);
    expect(cookieOf(answer)).toMatch(/^voter=/);
    expect((await edge.calls())[0]?.body).toBe('{"match_id":7,"choice":"draw"}');
  });

  it("A vote without scripts is told what is wrong on a screen in the page's language", async () => {
    await edge.plan({
      status: 404,
      contentType: "application/problem+json",
      text: '{"code":"match_not_found"}',
    });
    const answer = await form({ match_id: "9", choice: "draw", back: BACK });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.bytes.toString("utf8")).toContain('<html lang="en">');
  });
});

describe("the question", () => {
  it("The question is asked without saying who asks: the answer is the same for everybody", async () => {
    const answer = await edge.get(`${POLL}?match_id=70${address}`, { cookie: `voter=${"a".repeat(32)}` });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([200, undefined]);
    const [call] = await edge.calls();
    expect(call?.headers["x-voter"]).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });
});
