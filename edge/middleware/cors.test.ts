import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { endpointList, endpointPath } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeHono } from "../env.ts";
import { canonicalRedirects } from "./canonical-redirects.ts";
import { corsPreflight } from "./cors.ts";
import { responseHeaders } from "./response-headers.ts";
import { serverErrors } from "./server-errors.ts";

/** Edge as others come to it. */
function edgeOf(settings: Record<string, string> = {}) {
  const app = new Hono<EdgeHono>();
  app.use(
    responseHeaders(() => ({ SITE_URL: settings.SITE_URL, INDEXING: "open" })),
    canonicalRedirects(() => settings.SITE_URL),
    corsPreflight,
  );
  app.all("/api/v1/football/matches/recent", () => {
    throw new AppError("validation_failed");
  });
  app.all("*", () => new Response("ok"));
  app.onError(serverErrors());
  return (url: string, init: RequestInit = {}) => app.request(url, init);
}
const corsOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith("access-control"));

const SITE = "https://site.example";
const LIVE = `${SITE}/api/v1/football/matches/live`;
const ORIGINS = [
  "https://evil.example",
  "null",
  "https://site.example.evil.example",
  "https://m.site.example",
];
const preflight = (origin: string, wanted: string): RequestInit => ({
  method: "OPTIONS",
  headers: { origin, "access-control-request-method": wanted },
});

describe("scripts of other sites", () => {
  it.each(ORIGINS)("Scripts from %s may read public calls, never with credentials", async (origin) => {
    const send = edgeOf();
    const answers = [
      await send(LIVE, { headers: { origin, cookie: "session=x" } }),
      await send(LIVE, preflight(origin, "GET")),
      await send(`${SITE}/api/v1/football/matches/recent`, { headers: { origin } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 400]);
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("Scripts of other sites may read nothing else: no call of a reader, of origin's own, no page, no file", async () => {
    const send = edgeOf();
    const closed = endpointList
      .filter(([, call]) => call.access !== "public")
      .map(([, call]) => endpointPath(call));
    const paths = [...new Set([...closed, "/", "/match/7", "/sw.js", "/health", "/metrics", "/api/nowhere"])];
    const readToo = new Set(
      endpointList
        .filter(([, { access, method }]) => access === "public" && method === "GET")
        .map(([, call]) => endpointPath(call)),
    );
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths.filter((one) => !readToo.has(one)))
      for (const init of [
        { headers: { origin: "null" } },
        preflight("null", "GET"),
        preflight("null", "POST"),
      ])
        expect([path, corsOf(await send(SITE + path, init))]).toEqual([path, []]);
  });

  it("Scripts of other sites may write nothing", async () => {
    const send = edgeOf();
    for (const wanted of ["POST", "PUT", "DELETE"])
      expect(corsOf(await send(LIVE, preflight("https://evil.example", wanted)))).toEqual([]);
    expect(corsOf(await send(LIVE, { method: "POST", headers: { origin: "null" } }))).toEqual([]);
  });
});

describe("a foreign host name", () => {
  const send = edgeOf({ SITE_URL: SITE });
  const statusAndLocation = async (url: string, init: RequestInit = {}) => {
    const response = await send(url, init);
    return [response.status, response.headers.get("location")];
  };

  it.each([
    ["https://www.site.example/match/7?tab=lineup", `${SITE}/match/7?tab=lineup`],
    ["https://site.example.evil.example/", `${SITE}/`],
    ["https://www.site.example/vi//match/7/", `${SITE}/match/7`],
    ["https://evil.example//other.example/x", `${SITE}/other.example/x`],
    ["https://evil.example/\\other.example", `${SITE}/other.example`],
    ["http://site.example:8080/en", `${SITE}/en`],
  ])("The foreign address %s redirects to %s", async (url, location) => {
    expect(await statusAndLocation(url)).toEqual([308, location]);
  });

  it("A request under a foreign host name takes no form", async () => {
    expect(await statusAndLocation("https://evil.example/comments", { method: "POST", body: "x" })).toEqual([
      421,
      null,
    ]);
  });

  it.each([
    "https://site.example/",
    "https://bongda-edge.somebody.workers.dev/",
    "http://127.0.0.1:8787/",
    "http://[::1]:8787/",
    "http://localhost:8787/",
    "http://edge/",
    "https://evil.example/api/v1/football/matches/live",
  ])("The address %s is answered without a redirect", async (url) => {
    expect(await statusAndLocation(url)).toEqual([200, null]);
  });

  it("The host name is the connected one, and no header changes it", async () => {
    const headers = {
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "x-host": "evil.example",
    };
    expect(await statusAndLocation(`${SITE}/`, { headers })).toEqual([200, null]);
  });

  it("No host name is foreign where the site has no name of its own", async () => {
    expect((await edgeOf()("https://any.example/")).status).toBe(200);
  });
});
