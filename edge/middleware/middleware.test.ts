import { type Context, Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { LOCALES, pathOf, type Screen, screens } from "#shared/url/index.ts";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { periodsOf } from "../cache/entry.ts";
import { respondTo } from "../cache/respond.ts";
import type { EdgeHono } from "../env.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { canonicalRedirects } from "./canonical-redirects.ts";
import { responseHeaders } from "./response-headers.ts";
import { securityHeadersOf } from "./security-headers.ts";
import { serverErrors } from "./server-errors.ts";

/** A tiny app in edge's order. */
function appWith(handler: (c: Context<EdgeHono>) => Response | Promise<Response>) {
  const app = new Hono<EdgeHono>();
  app.use(
    responseHeaders(() => ({ SITE_URL: undefined, INDEXING: "open" })),
    canonicalRedirects(() => undefined),
    allowedMethods(["/form"]),
  );
  app.all("*", handler);
  app.onError(serverErrors());
  return app;
}
const plain = appWith(() => new Response("ok"));
const failing = (error: unknown) =>
  appWith(() => {
    throw error;
  });

describe("request id", () => {
  it("A valid request id is kept, and otherwise one is made", async () => {
    const given = async (id: string) =>
      (await plain.request("/", { headers: { "x-request-id": id } })).headers.get("x-request-id");
    expect(await given("trace-42.abc")).toBe("trace-42.abc");
    for (const odd of ["short", "x".repeat(65), "a b c d e f g h", '"><script>alert']) {
      expect(await given(odd)).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it("Request ids differ from request to request", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await plain.request("/")).headers.get("x-request-id")),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe("methods", () => {
  const send = (method: string, path: string) => plain.request(path, { method });

  it("Read methods are allowed everywhere, those of calls and forms where they belong", async () => {
    for (const [method, path] of [
      ["GET", "/match/7"],
      ["HEAD", "/match/7"],
      ["POST", "/form"],
      ["GET", "/form"],
      ["POST", "/api/v1/football/matches/poll"],
      ["PUT", "/api/nowhere"],
    ] as const)
      expect([method, path, (await send(method, path)).status]).toEqual([method, path, 200]);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "The method %s is refused on a page",
    async (method) => {
      const answer = await send(method, "/en/match/7");
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await answer.text()).toContain('<html lang="en">');
    },
  );

  it.each(["/dang-nhap", "/en/account/profile", "/dang-ky.data"])(
    "Form methods are allowed on %s, a personal page",
    async (path) => {
      expect((await send("POST", path)).status).toBe(200);
      const answer = await send("PUT", path);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    },
  );

  it("A form that fails ends in an error screen in the language of the form's page", async () => {
    const answer = await failing(new AppError("validation_failed")).request("/form", {
      method: "POST",
      headers: { referer: "http://localhost/en/settings" },
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<html lang="en">')]);
  });

  it("Other methods are refused on a form, with the allowed one", async () => {
    const answer = await send("PUT", "/form");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("redirects of data requests", () => {
  it.each([
    ["/category_nhan-dinh.data?_routes=root&page=2", "/danh-muc/nhan-dinh?page=2"],
    ["/en/tag_World_Cup.data", "/en/tag/world-cup"],
    ["/detail-news.data?slug=x&_routes=article.vi", "/x"],
    ["/en/tin-tuc.data", "/news"],
    ["/Match/7.data?_routes=root", "/match/7"],
    ["/vi/_.data", "/"],
  ])("The router's request %s redirects the client to %s", async (from, to) => {
    // `fetchAndDecodeViaTurboStream` of React Router makes a client-side redirect of a 204 with this header.
    const answer = await plain.request(from);
    expect([answer.status, answer.headers.get("x-remix-redirect")]).toEqual([204, to]);
  });

  it.each(["/danh-muc/nhan-dinh.data?_routes=root", "/_.data", "/match/7.data?tab=nonsense"])(
    "The router's request %s is answered by its loaders",
    async (path) => expect((await plain.request(path)).status).toBe(200),
  );

  it("A form sent to a former path as data keeps its method", async () => {
    const answer = await plain.request("/vi/dang-nhap.data", { method: "POST" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/dang-nhap.data"]);
  });
});

const NOTHING_RUNS = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

describe("security headers", () => {
  it("Security headers allow frames for the embedded list, and for no other screen, file or call", async () => {
    const screenPaths = (Object.keys(screens) as Screen[]).flatMap((screen) =>
      LOCALES.map((locale) => pathOf(screen, locale, { id: 7, page: "oddscomp", category: "live" })),
    );
    const paths = [
      ...screenPaths,
      "/iframe.data",
      "/iframes",
      "/x/iframe",
      "/api/docs",
      "/api/v1/x",
      "/a.js",
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { headers } = await plain.request(`${path}?theme=dark`);
        return { path, policy: headers.get("content-security-policy"), old: headers.get("x-frame-options") };
      }),
    );
    const framed = answers.filter(({ path }) => path === "/iframe" || path === "/en/iframe");
    expect(framed.map(({ policy, old }) => [policy, old])).toEqual([
      [`${NOTHING_RUNS}; frame-ancestors *`, null],
      [`${NOTHING_RUNS}; frame-ancestors *`, null],
    ]);
    for (const { path, policy, old } of answers.filter((answer) => !framed.includes(answer)))
      expect([path, policy, old]).toEqual([path, `${NOTHING_RUNS}; frame-ancestors 'none'`, "DENY"]);
  });

  it("Security headers block devices and openers on every page, and keep https on https", async () => {
    const kept = async (url: string) => {
      const { headers } = await plain.request(url);
      return ["permissions-policy", "cross-origin-opener-policy", "strict-transport-security"].map((name) =>
        headers.get(name),
      );
    };
    const closed =
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)";
    expect(await kept("https://site.test/")).toEqual([closed, "same-origin", "max-age=31536000"]);
    expect(await kept("http://localhost/")).toEqual([closed, "same-origin", null]);
  });

  it("Security headers keep https behind a proxy that ends TLS, under the site's own name alone", () => {
    const kept = (url: string, SITE_URL: string | undefined) =>
      securityHeadersOf({ method: "GET", url, path: "/" }, { SITE_URL, INDEXING: "open" }).always[
        "strict-transport-security"
      ];
    expect(kept("http://site.test/", "https://site.test")).toBe("max-age=31536000");
    expect(kept("http://localhost:8787/", "https://site.test")).toBeUndefined();
    expect(kept("http://site.test/", "http://site.test")).toBeUndefined();
  });

  it("The address of a mail's link is kept from other sites and search engines", () => {
    const kept = (path: string) => {
      const request = { method: "GET", url: `https://site.test${path}`, path };
      const { always } = securityHeadersOf(request, { SITE_URL: "https://site.test", INDEXING: "open" });
      return [always["referrer-policy"], always["x-robots-tag"]];
    };
    expect(kept("/en/reset-password")).toEqual(["strict-origin", "noindex"]);
    expect(kept("/xac-nhan-email")).toEqual(["strict-origin", "noindex"]);
    expect(kept("/dang-nhap")).toEqual(["strict-origin-when-cross-origin", undefined]);
  });

  it("A page's stricter policy stays in place", async () => {
    const policy = "default-src 'self'; frame-ancestors 'self'";
    const app = appWith(() => new Response("ok", { headers: { "content-security-policy": policy } }));
    expect((await app.request("/")).headers.get("content-security-policy")).toBe(policy);
  });

  it("Security headers keep the cache's headers for encoding and age", async () => {
    const answer = anAnswer("x".repeat(100));
    const gzip = new Uint8Array([1, 2, 3]);
    const entry = { ...answer, gzip, etag: "e", madeAtMs: 0, ...periodsOf(answer, 0) };
    const app = appWith((c) => respondTo(c, { entry, state: "hit" }, { cacheControl: "x" }, 2500));
    const response = await app.request("/", { headers: { "accept-encoding": "gzip" } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": "gzip",
      vary: "accept-encoding",
      age: "2",
      etag: '"e-gz"',
      "x-content-type-options": "nosniff",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(gzip);
  });
});

describe("canonical redirects", () => {
  it("A canonical redirect keeps the method of a form", async () => {
    const response = await plain.request("/vi/dang-nhap/", { method: "POST" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/dang-nhap"]);
  });

  it.each(["/", "/en", "/match/7?tab=lineup", "/api/v1/football/matches/recent/", "/oapi//v1"])(
    "There is no redirect of %s",
    async (path) => {
      expect((await plain.request(path)).status).toBe(200);
    },
  );

  it("Redirects cannot be made to lead to another host", async () => {
    const location = (await plain.request("http://localhost//evil.example/")).headers.get("location");
    expect(new URL(location ?? "", "http://localhost/").host).toBe("localhost");
  });
});

describe("server errors", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  });
  afterEach(() => void vi.restoreAllMocks());

  it("Server errors are problems for callers of the API, logged once with the request's id", async () => {
    const response = await failing(new Error("secret detail")).request("/api/v1/x");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await response.json();
    expect(problem).toMatchObject({
      status: 500,
      code: "internal",
      request_id: response.headers.get("x-request-id"),
    });
    expect(JSON.stringify(problem)).not.toContain("secret detail");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: "error", code: "internal", request_id: problem.request_id, path: "/api/v1/x" },
    ]);
  });

  it("Server errors are an error screen in the page's language for readers", async () => {
    const response = await failing(new AppError("upstream_timeout")).request("/en/match/7");
    expect(response.status).toBe(504);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<a href="/en">Back to Home</a>');
  });

  it("Readers' everyday errors are not logged", async () => {
    await failing(new AppError("match_not_found")).request("/api/v1/x");
    expect(lines).toEqual([]);
  });
});
