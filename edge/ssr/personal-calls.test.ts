import { afterEach, describe, expect, it, vi } from "vitest";
import { SESSION_HEADER } from "#shared/account/index.ts";
import { endpointPath } from "#shared/api/index.ts";
import { securityOf } from "#tests/support/edge/security-events.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import type { UpstreamRequest } from "../proxy/upstreams.ts";
import { createReaderCalls } from "../session/reader-calls.ts";
import { createPersonalCalls } from "./personal-calls.ts";

const [OLD, NEW] = ["o".repeat(43), "n".repeat(43)];
const ME = "/oapi/v1/users/me";

type SentRequest = UpstreamRequest & { readonly path: string };

/** A page of the reader whose session is OLD, before a service with preset responses. */
function aPage(
  answer: (request: SentRequest) => Response | Promise<Response>,
  cookie = `__Host-session=${OLD}`,
) {
  const requests: SentRequest[] = [];
  const open = createReaderCalls({
    callUpstream: async (call, request) => {
      const one = { ...request, path: endpointPath(call) };
      requests.push(one);
      return answer(one);
    },
    siteUrl: undefined,
    betting: "shown",
    purge: async () => undefined,
    security: securityOf(() => 0).security,
  });
  const request = new Request("https://site.example/thanh-vien/ho-so", {
    headers: { cookie },
  });
  const calls = open(request, "request-1");
  return { requests, cookies: calls.cookiesOfPage, ...createPersonalCalls(calls, "request-1") };
}

const tokensOf = (requests: readonly SentRequest[]) => requests.map(({ headers }) => headers.authorization);
const expired = () =>
  Response.json(
    { type: "about:blank", title: "x", status: 401, code: "session_expired", request_id: "r" },
    { status: 401, headers: { "content-type": "application/problem+json" } },
  );

afterEach(() => void vi.restoreAllMocks());

describe("calls of a reader's page", () => {
  it("Calls of a personal page use the reader's session, and after a log-in the new one", async () => {
    const { requests, load, cookies, send } = aPage(({ path }) =>
      Response.json({ data: {} }, { headers: path.endsWith("password") ? { [SESSION_HEADER]: NEW } : {} }),
    );
    await load(ME, {});
    expect(cookies()).toEqual([]);
    await send(`${ME}/password`, { current_password: "a" });
    await load(ME, {});
    expect(tokensOf(requests)).toEqual([OLD, OLD, NEW].map((token) => `Bearer ${token}`));
    expect(cookies()[0]).toContain(NEW);
  });

  it("Calls of a personal page have a longer timeout for writes only: the look-up of a mail link reads by POST", async () => {
    const { requests, load, send } = aPage(() => Response.json({ data: { state: "open" } }));
    await load(ME, {});
    await send("/oapi/v1/auth/link", { token: NEW, kind: "reset" });
    await send(`${ME}/password`, {});
    const [read, lookup, write] = requests.map(({ timeoutMs }) => timeoutMs);
    expect([lookup, write]).toEqual([read, 15_000]);
    expect(read).toBeLessThan(15_000);
  });

  it("A late call of the previous session does not end the session begun since", async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    const { load, cookies, send } = aPage(({ path }) =>
      path.endsWith("password") ? Response.json({ data: {} }, { headers: { [SESSION_HEADER]: NEW } }) : late,
    );
    const before = load(ME, {});
    await send(`${ME}/password`, {});
    answerLate(expired());
    await expect(before).rejects.toMatchObject({ code: "session_expired" });
    expect(cookies()[0]).toContain(NEW);
  });

  it.each([
    ["signed_in=1", "login_required"],
    [`__Host-session=${OLD}; signed_in=1`, "session_expired"],
  ])("Calls make the browser drop cookies that lead to no session: %s", async (cookie, code) => {
    const { load, cookies } = aPage(expired, cookie);
    await expect(load(ME, {})).rejects.toMatchObject({ code });
    expect(cookies()).toEqual([
      "__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly",
      "__Host-signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
      "signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
  });

  it("Calls set no cookies in a browser without session cookies", async () => {
    const { load, cookies } = aPage(expired, "theme=dark");
    await expect(load(ME, {})).rejects.toMatchObject({ code: "login_required" });
    expect(cookies()).toEqual([]);
  });

  it("Calls after the session's end are refused without a request", async () => {
    const { requests, load, cookies, send } = aPage(() =>
      Response.json({ data: {} }, { headers: { [SESSION_HEADER]: "none" } }),
    );
    await send("/oapi/v1/auth/logout", null);
    await expect(load(ME, {})).rejects.toMatchObject({ code: "login_required" });
    expect([requests.length, cookies()[0]]).toEqual([1, expect.stringContaining("Max-Age=0")]);
  });

  it("Calls send fields as JSON, a picture with its own media type, and nothing as nothing", async () => {
    const { requests, send } = aPage(() => Response.json({ data: {} }));
    await send(ME, { nick_name: "Đội" });
    for (const type of ["image/png", "text/html"]) await send(`${ME}/avatar`, new Blob(["x"], { type }));
    await send(`${ME}/avatar`, null);
    const sent = requests.map(({ headers, body }) => [
      headers["content-type"],
      new TextDecoder().decode(body),
    ]);
    expect(sent).toEqual([
      ["application/json", '{"nick_name":"Đội"}'],
      ["image/png", "x"],
      ["application/octet-stream", "x"],
      [undefined, ""],
    ]);
  });

  it("Calls are for readers only: another path does not compile, and is an internal error", async () => {
    expectConsole("error", "internal");
    const { requests, load, send } = aPage(() => Response.json({ data: {} }));
    const others = [
      // @ts-expect-error everybody's
      load("/api/v1/football/matches/live", {}),
      // @ts-expect-error a POST
      load("/oapi/v1/auth/logout", {}),
      // @ts-expect-error the operator's
      send("/api/v1/origin/accounts/role", {}),
    ];
    for (const { status, ...rest } of await Promise.allSettled(others))
      expect([status, rest]).toEqual(["rejected", { reason: expect.objectContaining({ code: "internal" }) }]);
    expect(requests).toEqual([]);
  });
});
