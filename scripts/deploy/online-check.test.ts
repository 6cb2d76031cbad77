import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { listenLocally } from "#scripts/site/ports.ts";
import { checkOnline } from "./online-check.ts";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A site that answers every request with this, except metrics with a status of their own. */
async function siteResponding(status: number, body: string, metricsStatus = 401): Promise<string> {
  const server = createServer(({ url }, answer) =>
    answer.writeHead(url === "/metrics" ? metricsStatus : status).end(body),
  );
  open.push(() => server.close());
  return listenLocally(server);
}
const found = async (site: string | undefined) =>
  (await checkOnline(site)).map(({ state, message }) => `${state} ${message}`);
const health = (status: string, realtime: boolean) =>
  JSON.stringify({
    status,
    version: "1.0.0+a",
    checks: { origin: { ok: true, ms: 3 }, realtime: { ok: realtime, ms: 4 } },
  });

it("The check reports for each service whether edge reaches it", async () => {
  expect(await found(await siteResponding(200, health("ok", true)))).toEqual([
    "ok is ok, version 1.0.0+a",
    "ok responds to edge in 3 ms",
    "ok responds to edge in 4 ms",
  ]);
  expect(await found(await siteResponding(200, health("degraded", false)))).toEqual([
    "ok is degraded, version 1.0.0+a",
    "ok responds to edge in 3 ms",
    "wrong does not respond to edge",
  ]);
  expect((await found(await siteResponding(503, health("down", true))))[0]).toBe(
    "wrong is down, version 1.0.0+a",
  );
});

it("The check notes open metrics", async () => {
  const lines = await found(await siteResponding(200, health("ok", true), 200));
  expect(lines.at(-1)).toMatch(/^note is public: .*METRICS_TOKEN/);
});

it("The check reports the other cases: no address, another site, no response", async () => {
  expect(await found(undefined)).toEqual(["wrong needs the site's URL in SITE_URL"]);
  expect(await found("example.vn")).toEqual(["wrong needs the site's URL in SITE_URL"]);
  expect(await found(await siteResponding(404, "{}"))).toEqual([
    "wrong responds with 404, but not as this site does",
  ]);
  expect((await found(await siteResponding(200, "<html>")))[0]).toContain("does not respond");
  expect((await found("http://127.0.0.1:1"))[0]).toContain("does not respond");
});
