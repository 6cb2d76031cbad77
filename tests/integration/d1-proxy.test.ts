import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { d1ProxyScript, databaseBehind } from "#tests/support/origin/d1-proxy.ts";

let miniflare: Miniflare;
let proxyUrl: string;

beforeAll(async () => {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: "d1-proxy",
      modules: true,
      script: d1ProxyScript,
      compatibilityDate: "2026-09-01",
      d1Databases: { DB: "d1-proxy" },
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    }),
  );
  proxyUrl = (await miniflare.unsafeGetDirectURL("d1-proxy")).href;
});
afterAll(() => miniflare.dispose());

it("The D1 proxy gives rows, and D1's words for what it does not take", async () => {
  const db = databaseBehind(proxyUrl);
  expect(await db.prepare("SELECT ? AS one").bind(1).all()).toEqual({ results: [{ one: 1 }] });
  await expect(db.prepare("SELECT one FROM nowhere").all()).rejects.toThrow(/no such table/);
});

it("The D1 proxy says in D1's words too what it cannot bind", async () => {
  const body = JSON.stringify({ statements: [["SELECT ?", [{}]]], together: false });
  const answer = await fetch(proxyUrl, { method: "POST", body });
  expect(await answer.json()).toEqual({ failure: expect.stringContaining("D1_TYPE_ERROR") });
});
