import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { securityHeadersOf } from "../middleware/security-headers.ts";
import { periodsOf } from "./entry.ts";
import { respond } from "./respond.ts";

const html = "<p>Bóng đá</p>".repeat(200);
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

const standingAt = (url: string) =>
  securityHeadersOf(
    { method: "GET", url, path: new URL(url).pathname },
    { SITE_URL: undefined, INDEXING: "open" },
  );
const requestFacts = (
  headers: Record<string, string>,
  { url = "http://site.test/", nowMs = 0, requestId = "one" } = {},
) => ({
  headers: new Headers(headers),
  requestId,
  standing: standingAt(url),
  nowMs,
});

function aPage(headers: Record<string, string> = {}) {
  const page = { ...anAnswer(html), headers, contentType: "text/html; charset=utf-8" };
  return { ...page, etag: "e", gzip: new Uint8Array([1, 2, 3]), madeAtMs: 0, ...periodsOf(page, 0) };
}

const statusAndForm = (response: Response) => [
  response.status,
  response.headers.get("content-encoding"),
  response.headers.get("etag"),
];

it("A page's first reader gets gzip, and later readers get brotli", async () => {
  const entry = aPage();
  const respondAs = (state: "miss" | "hit", headers: Record<string, string>) =>
    respond({ entry, state }, requestFacts(headers), { cacheControl: "x" });
  expect(statusAndForm(respondAs("miss", browser))).toEqual([200, "gzip", '"e-gz"']);
  const second = respondAs("hit", browser);
  expect(statusAndForm(second)).toEqual([200, "br", '"e-br"']);
  expect(brotliDecompressSync(new Uint8Array(await second.arrayBuffer())).toString()).toBe(html);
  expect(statusAndForm(respondAs("hit", { "accept-encoding": "gzip" }))).toEqual([200, "gzip", '"e-gz"']);
  expect(statusAndForm(respondAs("hit", {}))).toEqual([200, null, '"e"']);
  expect(statusAndForm(respondAs("hit", { ...browser, "if-none-match": '"e-gz"' }))).toEqual([
    304,
    null,
    '"e-br"',
  ]);
  expect(statusAndForm(respondAs("hit", { ...browser, "if-none-match": '"f-br"' }))[0]).toBe(200);
});

describe("shared response headers", () => {
  const how = { cacheControl: "x" };
  const hit = (entry: ReturnType<typeof aPage>, who: Parameters<typeof requestFacts>[1], headers = {}) =>
    Object.fromEntries(respond({ entry, state: "hit" }, requestFacts(headers, who), how).headers);

  it("Shared headers have each request's own id and the current age", () => {
    const entry = aPage();
    const first = hit(entry, { requestId: "one", nowMs: 1000 });
    const second = hit(entry, { requestId: "two", nowMs: 3000 });
    expect(second).toEqual({ ...first, "x-request-id": "two", age: "3" });
    expect([first["x-request-id"], first.age]).toEqual(["one", "1"]);
  });

  it("Shared headers are not changed by later changes to one response", () => {
    const entry = aPage();
    const one = respond({ entry, state: "hit" }, requestFacts({}), how);
    one.headers.set("server-timing", "bot");
    expect(hit(entry, {})).not.toHaveProperty("server-timing");
  });

  it("Shared headers follow the request's kind: https, and the page that may be framed", () => {
    const entry = aPage();
    expect(hit(entry, {})["strict-transport-security"]).toBeUndefined();
    expect(hit(entry, { url: "https://site.test/" })["strict-transport-security"]).toBe("max-age=31536000");
    expect(hit(entry, {})["strict-transport-security"]).toBeUndefined();
    expect(hit(entry, { url: "http://site.test/iframe" })["content-security-policy"]).toMatch(
      /^script-src 'none';.* frame-ancestors \*$/,
    );
    expect(hit(entry, {})["content-security-policy"]).toMatch(
      /^script-src 'none';.* frame-ancestors 'none'$/,
    );
  });

  it("A page keeps its own policy and overrides no other standard header", () => {
    const own = { "content-security-policy": "script-src 'sha256-x'", "x-frame-options": "ALLOWALL" };
    expect(hit(aPage(own), {})).toMatchObject({ ...own, "x-frame-options": "DENY" });
  });

  it("The headers of an uncached response are its own", () => {
    const entry = { ...aPage({ "x-own": "1" }), storable: false };
    const headers = Object.fromEntries(respond({ entry, state: "miss" }, requestFacts({}), how).headers);
    expect(headers).toMatchObject({ "x-own": "1", "cache-control": "no-store", "x-frame-options": "DENY" });
    expect(headers["x-request-id"]).toBe("one");
  });
});
