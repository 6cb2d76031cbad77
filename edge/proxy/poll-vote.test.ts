import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "#shared/http/client-address.ts";
import { VOTER_HEADER } from "#shared/poll/index.ts";
import { securityOf } from "#tests/support/edge/security-events.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { createPollVote } from "./poll-vote.ts";
import type { UpstreamRequest } from "./upstreams.ts";
import { voterIn } from "./voter-cookie.ts";

const URL_OF_POLL = "https://site.example/api/v1/football/matches/poll";
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const VOTE = JSON.stringify({ match_id: 7, choice: "home" });

/** The poll's call on a manual clock, before a service with preset responses. */
function aPoll(answer: () => Response = () => Response.json({ data: { poll: {}, choice: "home" } })) {
  const requests: UpstreamRequest[] = [];
  const clock = { nowMs: 1_000_000 };
  const vote = createPollVote({
    callUpstream: async (_call, request) => {
      requests.push(request);
      return answer();
    },
    now: () => clock.nowMs,
    security: securityOf(() => clock.nowMs).security,
  });
  const send = (headers: Record<string, string>, body: BodyInit | null = VOTE, url = URL_OF_POLL) =>
    vote(new Request(url, { method: "POST", headers, body }), "request-1");
  return { requests, clock, send };
}

const problem = (code: string, status: number) => () =>
  Response.json(
    { type: "about:blank", title: code, status, code, request_id: "r" },
    { status, headers: { "content-type": "application/problem+json" } },
  );
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const bodyOf = ({ body }: UpstreamRequest) => JSON.parse(new TextDecoder().decode(body));

afterEach(() => void vi.restoreAllMocks());

describe("a vote", () => {
  it("A vote identifies a reader by a cookie that only this call gets and no script reads", async () => {
    const { send } = aPoll();
    const response = await send(JSON_TYPE);
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Secure-voter=[0-9a-f]{32}; Path=\/api\/v1\/football\/matches\/poll; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const plain = await send(JSON_TYPE, VOTE, URL_OF_POLL.replace("https", "http"));
    expect(plain.headers.get("set-cookie")).not.toContain("Secure");
  });

  it("A reader with the bare cookie name continues under the new one", async () => {
    const { requests, send } = aPoll();
    const word = "0123456789abcdef".repeat(2);
    const first = await send({ ...JSON_TYPE, cookie: `voter=${word}` });
    const path = "/api/v1/football/matches/poll";
    expect(first.headers.getSetCookie()).toEqual([
      `__Secure-voter=${word}; Path=${path}; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
      `voter=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    ]);
    // Another host of the domain can set the bare name: it does not take the reader's place.
    const tossed = await send({ ...JSON_TYPE, cookie: `voter=${"f".repeat(32)}; __Secure-voter=${word}` });
    expect(tossed.headers.getSetCookie()).toEqual([]);
    expect(new Set(requests.map(({ headers }) => headers[VOTER_HEADER])).size).toBe(1);
  });

  it("The service gets a hash in place of the cookie and the address: the same for the same reader", async () => {
    const { requests, send } = aPoll();
    const first = await send({ ...JSON_TYPE, "cf-connecting-ip": "203.0.113.7" });
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const again = await send({ ...JSON_TYPE, cookie: `theme=dark; ${cookie}` });
    expect(again.headers.get("set-cookie")).toBeNull();
    const [one, other] = requests.map(({ headers }) => headers[VOTER_HEADER]);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).toBe(one);
    const sent = JSON.stringify(requests);
    expect(sent).not.toContain(cookie.split("=")[1]);
    expect(sent).not.toContain("203.0.113.7");
  });

  it("A vote cannot name another voter: a forged header or cookie is ignored", async () => {
    const { requests, send } = aPoll();
    const forged = "f".repeat(64);
    const response = await send({ ...JSON_TYPE, [VOTER_HEADER]: forged, cookie: "voter=admin" });
    expect(requests[0]?.headers[VOTER_HEADER]).not.toBe(forged);
    expect(response.headers.get("set-cookie")).toContain("voter=");
  });

  it("A refused vote sets no cookie", async () => {
    const { send } = aPoll(problem("poll_closed", 409));
    const response = await send(JSON_TYPE);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([409, null]);
    expect(await response.json()).toMatchObject({ code: "poll_closed", request_id: "request-1" });
  });
});

describe("a forged or repeated vote", () => {
  it.each<[string, Record<string, string>, BodyInit | null, number]>([
    ["another site's form", { ...FORM_TYPE, "sec-fetch-site": "cross-site" }, formOf({ match_id: "7" }), 403],
    ["another site's call", { ...JSON_TYPE, origin: "https://evil.example" }, VOTE, 403],
    ["JSON that says it is text", { "content-type": "text/plain" }, VOTE, 415],
    ["a body without a type", {}, new Uint8Array([1]), 415],
    ["a huge body", JSON_TYPE, "x".repeat(5000), 413],
    ["an endless one", JSON_TYPE, "x".repeat(1_000_000), 413],
  ])("A vote is refused: %s", async (_what, headers, body, status) => {
    const { requests, send } = aPoll();
    const response = await send(headers, body);
    expect([response.status, requests.length]).toEqual([status, 0]);
  });

  it("One reader's flood of votes is stopped, and allowed again a minute later", async () => {
    const { clock, send } = aPoll();
    const cookie = `__Secure-voter=${"a".repeat(32)}`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await send({ ...JSON_TYPE, cookie })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expectConsole("warn", "limit_reached");
    const refused = await send({ ...JSON_TYPE, cookie });
    expect([refused.headers.get("retry-after"), await refused.json()]).toMatchObject([
      "60",
      { code: "too_many_requests" },
    ]);
    expect((await send({ ...JSON_TYPE, cookie: `voter=${"b".repeat(32)}` })).status).toBe(200);
    clock.nowMs += 60_000;
    expect((await send({ ...JSON_TYPE, cookie })).status).toBe(200);
  });

  it("One address's flood of votes under ever new cookies is stopped", async () => {
    const { requests, send } = aPoll();
    for (let tries = 0; tries < 40; tries += 1) {
      const cookie = `voter=${tries.toString(16).padStart(32, "0")}`;
      await send({ ...JSON_TYPE, cookie, "cf-connecting-ip": "203.0.113.7" });
    }
    expect(requests).toHaveLength(30);
    expectConsole("warn", "limit_reached");
    expect((await send({ ...JSON_TYPE, "cf-connecting-ip": "203.0.113.8" })).status).toBe(200);
  });
});

describe("a vote by a plain form", () => {
  const fields = { match_id: "7", choice: "draw", back: "/en/match/7#poll" };

  it("A form's vote is passed on as JSON, and the reader goes back to the page", async () => {
    const { requests, send } = aPoll();
    const response = await send(FORM_TYPE, formOf(fields));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/match/7#poll"]);
    expect(response.headers.get("set-cookie")).toContain("voter=");
    expect(requests.map(bodyOf)).toEqual([{ match_id: 7, choice: "draw" }]);
  });

  it("A form's vote is refused with a return path that leads to another site", async () => {
    const { requests, send } = aPoll();
    const response = await send(FORM_TYPE, formOf({ ...fields, back: "//evil.example" }));
    expect([response.status, response.headers.get("location"), requests.length]).toEqual([400, null, 0]);
  });

  it("A form's vote on a closed poll leads back to the page, which shows that it is closed", async () => {
    const { send } = aPoll(problem("poll_closed", 409));
    const response = await send(FORM_TYPE, formOf(fields));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/match/7#poll"]);
  });

  it("A form's vote with another error shows a screen in the page's language", async () => {
    const { send } = aPoll(problem("match_not_found", 404));
    const response = await send(FORM_TYPE, formOf(fields));
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toContain('<html lang="en">');
  });

  it("A server error of a form's vote is an error screen too, and logged", async () => {
    const { send } = aPoll(() => new Response("<html>", { status: 500 }));
    expect((await send(FORM_TYPE, formOf(fields))).status).toBe(502);
    expectConsole("error", "upstream_invalid");
  });
});

describe("the client that a request counts for", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::9", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
  ])("A request counts for its address, of IPv6 the network: %s is %s", (address, who) => {
    expect(addressOf(new Request(URL_OF_POLL, { headers: { "cf-connecting-ip": address } }))).toBe(who);
  });

  it("A request counts for the first possible cookie", () => {
    const word = "0123456789abcdef".repeat(2);
    const at = (cookies: string | null) => voterIn(cookies, new URL(URL_OF_POLL.replace("https", "http")));
    expect(at(`a=b;voter=x; voter=${word}`)).toEqual({ word, isOld: false });
    expect([null, "voter=", `xvoter=${word}`, `voter=${word}0`].map(at)).toEqual([null, null, null, null]);
  });
});
