import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { anAnswer } from "#tests/support/edge-answers.ts";
import { periodsOf } from "./entry.ts";
import { respond } from "./respond.ts";

const html = "<p>Bóng đá</p>".repeat(200);
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

function aPage() {
  const page = { ...anAnswer(html), contentType: "text/html; charset=utf-8" };
  return { ...page, etag: "e", gzip: new Uint8Array([1, 2, 3]), madeAtMs: 0, ...periodsOf(page, 0) };
}

const told = (response: Response) => [
  response.status,
  response.headers.get("content-encoding"),
  response.headers.get("etag"),
];

it("answers a page's first reader in gzip, and those after him in brotli", async () => {
  const entry = aPage();
  const ask = (state: "miss" | "hit", headers: Record<string, string>) =>
    respond({ entry, state }, new Headers(headers), { cacheControl: "x", nowMs: 0 });
  expect(told(ask("miss", browser))).toEqual([200, "gzip", '"e-gz"']);
  const second = ask("hit", browser);
  expect(told(second)).toEqual([200, "br", '"e-br"']);
  expect(brotliDecompressSync(new Uint8Array(await second.arrayBuffer())).toString()).toBe(html);
  expect(told(ask("hit", { "accept-encoding": "gzip" }))).toEqual([200, "gzip", '"e-gz"']);
  expect(told(ask("hit", {}))).toEqual([200, null, '"e"']);
  expect(told(ask("hit", { ...browser, "if-none-match": '"e-gz"' }))).toEqual([304, null, '"e-br"']);
  expect(told(ask("hit", { ...browser, "if-none-match": '"f-br"' }))[0]).toBe(200);
});
