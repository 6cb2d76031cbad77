import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ADDRESS_HEADER, SESSION_HEADER } from "#shared/account/index.ts";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { TIP_LENGTHS } from "#shared/tip/tip.table.ts";
import { browserWrites, readersCalls } from "#tests/support/browser/browser-calls.ts";
import { securityOf } from "#tests/support/edge/security-events.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { createReaderCalls } from "../session/reader-calls.ts";
import { createWriteGate } from "../session/session-writes.ts";
import { createReadRateLimit } from "./read-rate-limit.ts";
import { createSessionCalls } from "./session-calls.ts";
import type { CallUpstream, UpstreamRequest } from "./upstreams.ts";

const TOKEN = "a".repeat(43);
const NEW_TOKEN = "b".repeat(43);
const COOKIE = { cookie: `theme=dark; __Host-session=${TOKEN}; signed_in=1` };
const JSON_TYPE = { "content-type": "application/json" };
const ENDED = [
  "__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly",
  "__Host-signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
  "signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
];

const problem = (code: string, status: number, headers = {}) =>
  Response.json(
    { type: "about:blank", title: code, status, code, request_id: "r" },
    { status, headers: { "content-type": "application/problem+json", ...headers } },
  );

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

/** Calls of readers on a manual clock, before a service with preset responses. */
function aSite(answer: () => Response = () => Response.json({ data: {} })) {
  const requests: UpstreamRequest[] = [];
  const purged: string[] = [];
  const clock = { nowMs: 1_000_000 };
  const callUpstream: CallUpstream = async (_call, request) => {
    requests.push(request);
    return answer();
  };
  const { security } = securityOf(() => clock.nowMs);
  const answerCall = createSessionCalls({
    openReaderCalls: createReaderCalls({
      callUpstream,
      siteUrl: undefined,
      betting: "shown",
      purge: async (tags) => void purged.push(...tags),
      security,
    }),
    allowWrite: createWriteGate(() => clock.nowMs, security),
    admitOwnRead: createReadRateLimit({ now: () => clock.nowMs, siteUrl: undefined, security }).admitOwnRead,
  });
  const send = (
    call: Endpoint,
    headers: Record<string, string>,
    body: BodyInit | null = null,
    url = "/call",
  ) =>
    answerCall(
      call,
      new Request(`https://site.example${url}`, { method: call.method, headers, body }),
      "request-1",
    );
  return { requests, purged, clock, send };
}

afterEach(() => void vi.restoreAllMocks());

describe("a reader's call", () => {
  it("A reader's call about bets is refused in no-betting mode, before any service is called", async () => {
    const { requests, send } = aSite();
    const response = await send(
      endpoints.tipsPost,
      { ...COOKIE, ...JSON_TYPE, cookie: "betting=hidden" },
      "{}",
    );
    expect([response.status, (await response.json()).code, requests.length]).toEqual([
      403,
      "betting_hidden",
      0,
    ]);
  });

  it("A reader's export is refused to another site's page, which would use up the reader's exports", async () => {
    const { requests, send } = aSite();
    const from = async (site: string) =>
      (await send(endpoints.usersMeExport, { ...COOKIE, "sec-fetch-site": site })).status;
    expect([await from("cross-site"), await from("same-site"), requests.length]).toEqual([403, 403, 0]);
    expect([await from("same-origin"), await from("none"), requests.length]).toEqual([200, 200, 2]);
  });

  it("A reader's write purges the shared lists that show it, and only after success", async () => {
    const { purged, send } = aSite();
    const headers = { ...COOKIE, ...JSON_TYPE };
    await send(endpoints.expertsFollow, headers, '{"expert_id":1}');
    expect(purged.splice(0)).toEqual(["expert:1"]);
    await send(endpoints.tipsDelete, headers, '{"tip_id":1}');
    expect(purged).toEqual(["tips", "experts"]);
    const refused = aSite(() => problem("tip_not_found", 404));
    await refused.send(endpoints.tipsDelete, headers, '{"tip_id":1}');
    expect(refused.purged).toEqual([]);
  });

  it("A reader's call goes to the service under the session of its cookie, without identity headers of the caller", async () => {
    const { requests, send } = aSite();
    const response = await send(endpoints.usersMe, {
      ...COOKIE,
      authorization: "Bearer mine",
      [SESSION_HEADER]: "mine",
      [ADDRESS_HEADER]: "mine",
      "cf-connecting-ip": "203.0.113.7",
      "user-agent": "Firefox",
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(requests.map(({ headers }) => headers)).toEqual([
      {
        accept: "application/json",
        "x-request-id": "request-1",
        [ADDRESS_HEADER]: "203.0.113.7",
        "user-agent": "Firefox",
        authorization: `Bearer ${TOKEN}`,
      },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ["login_required", {}],
    ["token_invalid", { cookie: "__Host-session=junk" }],
    ["login_required", { cookie: `session=${TOKEN}` }],
    ["token_invalid", { authorization: `Bearer ${TOKEN}` }],
  ])("A call without a session makes no request, %s: %j", async (code, headers) => {
    const { requests, send } = aSite();
    for (const { name, call, url, contentType, body } of readersCalls) {
      const sent = { "content-type": contentType, ...headers };
      const response = await send(call, sent, call.method === "GET" ? null : body, url);
      expect([name, response.status, await codeOf(response)]).toEqual([name, 401, code]);
    }
    expect(requests).toEqual([]);
  });

  it("A failed call removes no cookie: the browser may have got another session since", async () => {
    const without = await aSite().send(endpoints.usersMe, { cookie: "signed_in=1" });
    const over = await aSite(() => problem("session_expired", 401)).send(endpoints.usersMe, COOKIE);
    for (const response of [without, over])
      expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  it("The session stays where the service fails or refuses something else", async () => {
    expectConsole("error", "internal");
    for (const answer of [() => problem("internal", 500), () => problem("credentials_wrong", 401)]) {
      const response = await aSite(answer).send(endpoints.usersMe, COOKIE);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("session headers of the service", () => {
  const withSession = (value: string) => () =>
    Response.json({ data: {} }, { headers: { [SESSION_HEADER]: value } });

  it("A service's session becomes cookies, and is in no response header", async () => {
    const { send } = aSite(withSession(`${NEW_TOKEN}; max-age=2592000`));
    const response = await send(endpoints.authLogin, JSON_TYPE, "{}");
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-session=${NEW_TOKEN}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly`,
      "__Host-signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
    const shown = JSON.stringify([...response.headers].filter(([name]) => name !== "set-cookie"));
    expect(shown + (await response.text())).not.toContain(NEW_TOKEN);
    expect(response.headers.has(SESSION_HEADER)).toBe(false);
  });

  it("An ended session removes the cookies", async () => {
    const response = await aSite(withSession("none")).send(endpoints.authLogout, COOKIE);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, ENDED]);
  });

  it("An invalid session header is ignored", async () => {
    const response = await aSite(withSession("x; path=/evil")).send(endpoints.authLogin, JSON_TYPE, "{}");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("a write", () => {
  it.each<Record<string, string>>([{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }])(
    "A write of another site is refused, also one that begins a session: %j",
    async (headers) => {
      const { requests, send } = aSite();
      for (const { name, call, contentType, body } of browserWrites) {
        const response = await send(call, { ...COOKIE, "content-type": contentType, ...headers }, body);
        expect([name, response.status, await codeOf(response)]).toEqual([name, 403, "forbidden"]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      expect(requests).toEqual([]);
      expectConsole("warn", "other_site_refused");
    },
  );

  it("A write is JSON, and no larger than a form can be", async () => {
    const { requests, send } = aSite();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const response = await send(endpoints.authLogin, { "content-type": type }, "{}");
      expect([response.status, await codeOf(response)]).toEqual([415, "unsupported_media_type"]);
    }
    const huge = await send(endpoints.authLogin, JSON_TYPE, "x".repeat(300_000));
    expect([huge.status, await codeOf(huge)]).toEqual([413, "body_too_large"]);
    expect(requests).toEqual([]);
    await send(endpoints.authLogin, { "content-type": "Application/JSON; charset=utf-8" }, '{"a":1}');
    expect([requests[0]?.headers["content-type"], new TextDecoder().decode(requests[0]?.body)]).toEqual([
      "application/json",
      '{"a":1}',
    ]);
  });

  it("A write may be as long as the longest tip, with every letter as two escapes", async () => {
    const { requests, send } = aSite();
    const letters = (count: number) => "\\ud840\\udc00".repeat(count);
    const play = { market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 };
    const rest = JSON.stringify({ match_id: 1, play: { ...play, company_id: 1 }, permission: "followers" });
    const { title, content } = TIP_LENGTHS;
    const body = `{"title":"${letters(title.max)}","content":"${letters(content.max)}",${rest.slice(1)}`;
    expect(z.safeParse(endpoints.tipsPost.body, JSON.parse(body)).success).toBe(true);
    const response = await send(endpoints.tipsPost, { ...COOKIE, ...JSON_TYPE }, body);
    expect([response.status, requests[0]?.body?.byteLength]).toEqual([200, body.length]);
  });

  it("A write of an avatar is a picture, or nothing", async () => {
    const { requests, send } = aSite();
    const picture = (type: string, body: BodyInit | null) =>
      send(endpoints.usersMeAvatar, { ...COOKIE, "content-type": type }, body);
    expect((await picture("image/png", new Uint8Array([1, 2, 3]))).status).toBe(200);
    expect((await picture("", null)).status).toBe(200);
    expect(requests.map(({ headers, body }) => [headers["content-type"], body?.byteLength])).toEqual([
      ["image/png", 3],
      [undefined, undefined],
    ]);
    expect(await codeOf(await picture("text/html", "<p>"))).toBe("unsupported_media_type");
    const large = (bytes: number) => picture("image/png", new Uint8Array(bytes));
    // The service reports by field what is too large; only far larger bodies are refused here.
    expect((await large(4.5 * 1024 * 1024)).status).toBe(200);
    expect(await codeOf(await large(5.5 * 1024 * 1024))).toBe("body_too_large");
  });

  it("A write beyond the limit of its address is refused with the time of the next try", async () => {
    const { requests, clock, send } = aSite();
    const from = (address: string) =>
      send(endpoints.authLogin, { ...JSON_TYPE, "cf-connecting-ip": address }, "{}");
    for (let tries = 0; tries < 60; tries += 1) await from("203.0.113.7");
    clock.nowMs += 20_000;
    const refused = await from("203.0.113.7");
    expect([refused.status, refused.headers.get("retry-after"), requests.length]).toEqual([429, "40", 60]);
    expectConsole("warn", "limit_reached");
    expect((await from("203.0.113.8")).status).toBe(200);
  });

  it("Automatic writes of browsers count apart, so that they block no log-in", async () => {
    const { send } = aSite();
    const from = { ...JSON_TYPE, "cf-connecting-ip": "203.0.113.7" };
    const save = () => send(endpoints.usersMeFavouritesMerge, { ...COOKIE, ...from }, "{}");
    for (let sent = 0; sent < 600; sent += 1) expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(429);
    expectConsole("warn", "limit_reached");
    expect((await send(endpoints.authLogin, from, "{}")).status).toBe(200);
  });

  it("A write passes on the service's wait time", async () => {
    const { send } = aSite(() => problem("too_many_requests", 429, { "retry-after": "600" }));
    const response = await send(endpoints.authLogin, JSON_TYPE, "{}");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "600"]);
  });
});
