// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { callFromBrowser, callsOfView, sendFromBrowser } from "./browser-call.ts";

const PATH = "/api/v1/football/comp-list";
const PAGE = { limit: 30, page: 1, total: 0 };

/** Makes edge answer the next calls with this body, and returns the list of requested URLs. */
function edgeAnswers(body: unknown, status = 200): string[] {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    urls.push(url);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return urls;
}

function edgeFails(cause: Error): void {
  vi.stubGlobal("fetch", async () => {
    throw cause;
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it there
  document.cookie = "scores=; Max-Age=0";
});

describe("a call from the browser", () => {
  it("a call requests no results that were hidden meanwhile, except those of the page's match", async () => {
    const urls = edgeAnswers({ data: {} });
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it there
    document.cookie = "scores=hidden";
    const call = callsOfView({ revealed: 7 })(new AbortController().signal);
    for (const match_id of [7, 8]) await call("/api/v1/football/matches/recentdetail", { match_id });
    expect(urls.map((url) => url.split("?")[1])).toEqual([
      "match_id=7&scores=match",
      "match_id=8&scores=hidden",
    ]);
  });

  it("a call uses the canonical URL and returns the envelope", async () => {
    const urls = edgeAnswers({ data: { competitions: [] }, page: PAGE, more: 1 });
    expect(await callFromBrowser(PATH, { page: 2, hot: [5, 4] })).toEqual({
      data: { competitions: [] },
      page: PAGE,
    });
    expect(urls).toEqual([`${PATH}?hot=4%2C5&page=2`]);
  });

  it("a call returns no page where the response has none", async () => {
    edgeAnswers({ data: { competitions: [] } });
    expect(await callFromBrowser(PATH, {})).toEqual({ data: { competitions: [] } });
  });

  it.each([
    ["no JSON", "<html>"],
    ["no object", "[]"],
    ["no data", { page: PAGE }],
    ["data that is no object", { data: [] }],
    ["a page that is null", { data: {}, page: null }],
    ["a page without a total", { data: {}, page: { limit: 30, page: 1 } }],
    ["a page 0", { data: {}, page: { ...PAGE, page: 0 } }],
    ["half a row", { data: {}, page: { ...PAGE, total: 0.5 } }],
    ["a limit in words", { data: {}, page: { ...PAGE, limit: "30" } }],
  ])("a call rejects a response with %s", async (_, body) => {
    edgeAnswers(body);
    await expect(callFromBrowser(PATH, {})).rejects.toMatchObject({ code: "upstream_invalid" });
  });

  it.each([
    [{ code: "match_not_found" }, "match_not_found"],
    [{ code: "toString" }, "upstream_unavailable"],
    [{ code: 7 }, "upstream_unavailable"],
    ["Bad gateway", "upstream_unavailable"],
  ])("a call fails with the code of a problem %j", async (body, code) => {
    edgeAnswers(body, 502);
    await expect(callFromBrowser(PATH, {})).rejects.toMatchObject({ code });
  });

  it.each([
    [new TypeError("network"), "upstream_unavailable"],
    [new DOMException("slow", "TimeoutError"), "upstream_timeout"],
  ])("a call fails without a response: %s", async (cause, code) => {
    edgeFails(cause);
    await expect(callFromBrowser(PATH, {})).rejects.toMatchObject({ code });
  });
});

describe("sending from the browser", () => {
  const SETTINGS = "/oapi/v1/users/me/settings";
  const fields = { settings: [{ key: "keyboard", value: false, changed_at_ms: 5 }] };

  /** Accepts sent bodies as edge would, and returns the received requests. */
  function edgeTakes(status = 200): (RequestInit & { url: string })[] {
    const sent: (RequestInit & { url: string })[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      sent.push({ ...init, url });
      return Response.json(status === 200 ? { data: fields } : { code: "session_expired" }, { status });
    });
    return sent;
  }

  it("a body is sent as JSON, and outlives the page", async () => {
    const sent = edgeTakes();
    expect((await sendFromBrowser(SETTINGS, fields)).data).toEqual(fields);
    expect(sent).toMatchObject([
      {
        ...{ url: SETTINGS, method: "POST", keepalive: true, body: JSON.stringify(fields) },
        headers: { accept: "application/json", "content-type": "application/json" },
      },
    ]);
  });

  it("a picture is sent with its own media type, and an empty body without one", async () => {
    const sent = edgeTakes();
    const picture = new Blob(["x"], { type: "image/png" });
    for (const body of [picture, null]) await sendFromBrowser("/oapi/v1/users/me/avatar", body);
    expect(sent.map(({ body, headers }) => [body, headers])).toEqual(
      [picture, null].map((body) => [body, { accept: "application/json" }]),
    );
  });

  it("a refused body fails with the code of the problem", async () => {
    edgeTakes(401);
    await expect(sendFromBrowser(SETTINGS, fields)).rejects.toMatchObject({ code: "session_expired" });
  });
});
