import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { freePort } from "#scripts/site/ports.ts";
import { type Site, startSite } from "#scripts/site/site.ts";
import type { AttackClass } from "#scripts/testing/attack-counts.ts";
import { type Endpoint, endpointList, endpointPath, endpointUrl } from "#shared/api/index.ts";
import { LOCALES, pathOf, type Screen, screens } from "#shared/url/index.ts";
import { QUERY_KEYS } from "#shared/url/query-key.table.ts";
import { crawl } from "#tests/support/browser/betting-crawl.ts";
import { keepNoConnections } from "#tests/support/browser/no-kept-connections.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import { sampleQueries } from "#tests/support/calls/football-calls.ts";
import {
  type Answered,
  each,
  faultsOf,
  leadsAway,
  sendRaw,
  sendRequest,
} from "#tests/support/edge/attack-answers.ts";
import { counted, tried } from "#tests/support/edge/attack-counts.ts";
import { demoWorld } from "#tests/support/origin/demo-origin.ts";

/**
 * A whole running site, attacked as a scanner does: every kind of page that can be reached from its sitemap, its links
 * and its OpenAPI document, and every call in that document.
 */

const FILL_MS = 300_000;
const READ_MS = 180_000;
const AT_ONCE = 6;
const PROBE = `zq7"'><script>zq7</script>`;

const dataDir = mkdtempSync(join(tmpdir(), "bongda-attack-"));
let site: Site;
let sample: CallSample;
/** A path of every kind of page. */
let pages: string[] = [];

const get = (path: string, headers: Record<string, string> = {}) => sendRequest(site.url, path, { headers });
const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => {
    const { pathname, search } = new URL((loc ?? "").replaceAll("&amp;", "&"));
    return pathname + search;
  });

/** Three of each of the sitemap's files. */
async function sitemapPaths(): Promise<string[]> {
  const files = locsIn((await get("/sitemap.xml")).text);
  const named = await Promise.all(files.map(async (file) => locsIn((await get(file)).text).slice(0, 3)));
  return [...files, ...named.flat()];
}

/** Screens without a public link. */
const ownPages = (): string[] =>
  (Object.keys(screens) as Screen[]).flatMap((screen) =>
    LOCALES.flatMap((locale) => (/:/.test(screens[screen][locale]) ? [] : [pathOf(screen, locale)])),
  );

beforeAll(keepNoConnections);
beforeAll(async () => {
  cpSync(await demoWorld(), dataDir, { recursive: true });
  const port = await freePort();
  vi.stubEnv("SITE_URL", `http://localhost:${port}`);
  const printError = (text: string) => console.error(text);
  site = await startSite({
    ...{ host: "127.0.0.1", port, realtimePort: 0, dataDir, demo: true, realtime: false, betting: "shown" },
    ...{ log: printError, onLost: printError },
  }).finally(() => vi.unstubAllEnvs());
  sample = await sampleOf(await site.workers.miniflare.getD1Database("DB", ORIGIN_NAME));
  const from = ["/", "/en", "/api/docs", ...ownPages(), ...(await sitemapPaths())];
  const { visits } = await crawl({ url: site.url, from, most: 90, mostAlike: 1 });
  pages = visits.map(({ path }) => path);
}, FILL_MS);
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends all requests as inputs of a class, and returns the faults of their responses, by `also` too. */
async function wrongIn(
  name: AttackClass,
  requests: readonly { path: string; method?: string; headers?: Record<string, string>; body?: string }[],
  also: (answered: Answered) => readonly string[] = () => [],
): Promise<string[]> {
  const wrong: string[] = [];
  await each(requests, AT_ONCE, async ({ path, ...how }) => {
    const answered = counted(name, await sendRequest(site.url, path, how));
    wrong.push(...faultsOf(answered), ...also(answered));
  });
  return wrong;
}
const isDocument = ({ headers }: Answered) => /html|xml|svg/.test(headers.get("content-type") ?? "");
const reflectedIn = (answered: Answered): string[] => {
  const inBody = isDocument(answered) && /<script>zq7|zq7"'>/.test(answered.text);
  const inHead = [...answered.headers.values()].some((value) => /<script>|zq7"/.test(value));
  return inBody || inHead ? [`${answered.requested}: gives back what it was sent`] : [];
};

describe("the scanner", () => {
  const answered = (status: number, headers: Record<string, string>, text: string): Answered => ({
    ...{ requested: "GET /dang-nhap", path: "/dang-nhap", status, headers: new Headers(headers), text },
  });

  it("the check finds planted faults", () => {
    const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors *";
    const bad = answered(
      500,
      {
        "content-type": "text/html",
        "content-security-policy": policy,
        server: "x",
        "set-cookie": "a=b; Domain=x",
        location: "//evil.example",
      },
      `${PROBE} at handler (/srv/app.js:1:2)`,
    );
    const found = faultsOf(bad).join("\n");
    for (const hint of [
      ...["status 500", "nosniff", "referrer-policy", "permissions-policy", "x-request-id", "server: x"],
      ...["scripts may be anything", "frame it", "x-frame-options", "from any site", "scripts to read"],
      ...["other hosts'", "own page may be kept", "tells of itself"],
    ])
      expect(found.replace("x-content-type-options", "nosniff")).toContain(hint);
    expect(leadsAway(site.url, bad)).toBe("http://evil.example/");
    expect(reflectedIn(bad)).toHaveLength(1);
  });
});

describe("every page that can be reached", () => {
  it(
    "has the headers that keep it safe, and tells nothing of how it is made",
    async () => {
      expect(pages.length).toBeGreaterThan(100);
      expect(
        await wrongIn(
          "pages looked at by a scanner",
          pages.map((path) => ({ path })),
        ),
      ).toEqual([]);
    },
    READ_MS,
  );

  it(
    "gives back nothing of what is put into its query and its path",
    async () => {
      const probe = encodeURIComponent(PROBE);
      const keys = [...Object.keys(QUERY_KEYS), "next", "error", "utm_source"];
      const requests = pages.flatMap((path) => {
        const [pathname = "/"] = path.split("?");
        const all = keys.map((key) => `${key}=${probe}`).join("&");
        const segments = pathname.split("/").slice(1);
        const inPath = segments.map((_, at) => `/${segments.with(at, probe).join("/")}`);
        return [`${pathname}?${all}`, `${pathname}/${probe}`, ...inPath].map((one) => ({ path: one }));
      });
      const searched = ["/tim-kiem", "/en/search", "/search"].map((path) => ({ path: `${path}?q=${probe}` }));
      expect(await wrongIn("reflected scripts", [...requests, ...searched], reflectedIn)).toEqual([]);
    },
    READ_MS,
  );

  it(
    "leads to no other site, whatever it is told to go back to",
    async () => {
      const evil = [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/.//evil.example",
        "javascript:alert(1)",
      ];
      const keys = ["next", "back", "url", "redirect", "return", "return_to", "to", "continue"];
      const some = pages.filter((path) => !path.includes("?")).slice(0, 40);
      const queries = evil.map((to) => keys.map((key) => `${key}=${encodeURIComponent(to)}`).join("&"));
      const paths = [
        ...some.flatMap((path) => queries.map((query) => `${path}?${query}`)),
        ...[
          "//evil.example",
          "//evil.example/..",
          "/\\evil.example",
          "/%2F%2Fevil.example/",
          "/vi//evil.example/",
        ],
        ...[
          "/%5Cevil.example/",
          "/en//evil.example//",
          "/@evil.example/",
          "/.//evil.example/",
          "/;//evil.example/",
        ],
        ...["/http://evil.example/", "/vi/\\/evil.example/"],
      ];
      const away = (answered: Answered) => {
        const where = leadsAway(site.url, answered);
        const written =
          isDocument(answered) && /href="(?:https?:)?\/\/evil|href="javascript:/.test(answered.text);
        return where !== null || written
          ? [`${answered.requested}: leads to ${where ?? "it by a link"}`]
          : [];
      };
      expect(
        await wrongIn(
          "open redirects",
          paths.map((path) => ({ path })),
          away,
        ),
      ).toEqual([]);
      const forms = ["/betting", "/shield"].flatMap((path) =>
        evil.map((to) => ({
          path,
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
          body: new URLSearchParams({ back: to, betting: "hidden", scores: "hidden" }).toString(),
        })),
      );
      expect(await wrongIn("open redirects", forms, away)).toEqual([]);
    },
    READ_MS,
  );
});

describe("paths outside the public site", () => {
  const HIDDEN = [
    ...["/.env", "/.git/config", "/.git/HEAD", "/.dev.vars", "/.data/dev.json", "/.DS_Store", "/.well-known"],
    ...[
      "/wrangler.toml",
      "/wrangler.json",
      "/package.json",
      "/package-lock.json",
      "/tsconfig.json",
      "/vite.config.ts",
    ],
    ...[
      "/edge/worker.ts",
      "/build/server/index.js",
      "/server/index.js",
      "/index.js",
      "/assets/x.map",
      "/assets",
      "/node_modules/hono",
    ],
    ...[
      "/..%2f..%2fpackage.json",
      "/assets/..%2f..%2fwrangler.json",
      "/assets/..\\..\\wrangler.json",
      "/%2e%2e/package.json",
    ],
    ...[
      "/manifest.json",
      "/assets/manifest.json",
      "/.vite/manifest.json",
      "/_headers",
      "/_routes.json",
      "/.assetsignore",
    ],
  ];

  it.each(HIDDEN)("%s is not found", async (path) => {
    const { status, text } = counted("hidden files", await get(path));
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/compatibility_date|"dependencies"|INGEST_TOKEN|REALTIME_SECRET|\[core\]/);
  });

  it(
    "are source maps, and what the files of the site were made of",
    async () => {
      const html = (
        await Promise.all(["/", "/api/docs", `/match/${sample.match_id}`].map((path) => get(path)))
      ).map(({ text }) => text);
      const files = [...new Set(html.join("").match(/\/assets\/(?:en\/)?[\w.-]+\.(?:js|css)/g))];
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) {
        expect([file, counted("hidden files", await get(`${file}.map`)).status]).toEqual([file, 404]);
        expect([file, /sourceMappingURL=(?!data:)/.test((await get(file)).text)]).toEqual([file, false]);
      }
    },
    READ_MS,
  );
});

describe("methods that nothing takes", () => {
  it.each(["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "OPTIONS", "LOCK"])(
    "like %s do nothing",
    async (method) => {
      const paths = [
        "/",
        `/match/${sample.match_id}`,
        "/sw.js",
        "/api/v1/football/matches/live",
        "/health",
        "/metrics",
        "/dang-nhap",
      ];
      for (const path of paths) {
        const answered = counted(
          "unused methods",
          await sendRequest(site.url, path, { method, headers: { "x-secret": "zq7" } }),
        );
        expect([answered.requested, answered.status >= 400 && answered.status < 500]).toEqual([
          answered.requested,
          true,
        ]);
        expect(answered.text).not.toContain("zq7");
      }
    },
  );
});

describe("request headers", () => {
  const HOST = "evil.example";
  const requestOf = (line: string, headers: readonly string[], body = "") =>
    `${line}\r\n${[...headers, "connection: close"].join("\r\n")}\r\n\r\n${body}`;
  const own = () => `host: ${new URL(site.url).host}`;
  const big = "x".repeat(60_000);

  const RAW: readonly [what: string, bytes: () => string][] = [
    ["another host", () => requestOf("GET / HTTP/1.1", [`host: ${HOST}`])],
    ["another host of a sitemap", () => requestOf("GET /sitemap.xml HTTP/1.1", [`host: ${HOST}`])],
    ["two hosts", () => requestOf("GET / HTTP/1.1", [own(), `host: ${HOST}`])],
    ["no host", () => requestOf("GET / HTTP/1.1", [])],
    ["a host with somebody before it", () => requestOf("GET / HTTP/1.1", [`host: ${HOST}@localhost`])],
    ["a host that is markup", () => requestOf("GET / HTTP/1.1", [`host: ${HOST}"><script>`])],
    ["an absolute address", () => requestOf(`GET http://${HOST}/ HTTP/1.1`, [own()])],
    ["an address with somebody in it", () => requestOf(`GET http://a:b@${HOST}/ HTTP/1.1`, [own()])],
    [
      "where it was forwarded from",
      () =>
        requestOf("GET /en/ HTTP/1.1", [
          own(),
          `x-forwarded-host: ${HOST}`,
          `forwarded: host=${HOST}`,
          `x-original-url: //${HOST}`,
        ]),
    ],
    ["a line break in its path", () => requestOf(`GET /%0d%0alocation:%20http://${HOST}/ HTTP/1.1`, [own()])],
    [
      "a line break in its query",
      () => requestOf(`GET /?date=%0d%0aset-cookie:%20a=${HOST} HTTP/1.1`, [own()]),
    ],
    ["a header as long as a book", () => requestOf("GET / HTTP/1.1", [own(), `x-a: ${big}`])],
    ["cookies as long as a book", () => requestOf("GET / HTTP/1.1", [own(), `cookie: session=${big}`])],
    [
      "a thousand headers",
      () => requestOf("GET / HTTP/1.1", [own(), ...Array.from({ length: 1000 }, (_, at) => `x-${at}: a`)]),
    ],
    [
      "a body of two lengths",
      () => requestOf("POST /oapi/v1/auth/login HTTP/1.1", [own(), "content-length: 5", "content-length: 6"]),
    ],
    [
      "a body of a length and in chunks",
      () =>
        requestOf(
          "POST /oapi/v1/auth/login HTTP/1.1",
          [own(), "content-length: 5", "transfer-encoding: chunked"],
          "0\r\n\r\n",
        ),
    ],
  ];
  const answers = new Map<string, string>();
  // The runtime keeps connections for some seconds: all of them run at once.
  beforeAll(async () => {
    await each(RAW, RAW.length, async ([what, bytes]) => {
      answers.set(what, await sendRaw(site.url, bytes()));
    });
  }, READ_MS);

  it.each(RAW.map(([what]) => what))("like %s is not believed", (what) => {
    const answer = answers.get(what) ?? expect.fail("not asked");
    tried("forged hosts, headers and lengths", !/^HTTP\/1\.1 [23]/.test(answer));
    // The runtime rejects bytes that are no request before the Worker sees them, with a response of its own.
    const isRefusedUnread = answer === "" || !/\nx-request-id:/i.test(answer);
    expect(isRefusedUnread || /^HTTP\/1\.1 [234]\d\d /.test(answer)).toBe(true);
    const [head = ""] = answer.split("\r\n\r\n");
    expect(head.toLowerCase()).not.toMatch(/\nset-cookie: a=/);
    expect(/\nlocation: ([^\r]*)/i.exec(head)?.[1] ?? "/").toMatch(
      /^(?:\/(?![/\\])|http:\/\/localhost:\d+\/)/,
    );
    expect(answer).not.toMatch(/\/\/[^\s/"]*evil\.example/);
  });
});

/** Values that a query field does not accept. */
const BAD = [
  ...["", " ", "0", "-1", "1.5", "1e309", "NaN", "null", "undefined", "true", "[]", "{}", "9".repeat(40)],
  ...[
    "\u0000",
    "'",
    "' OR '1'='1",
    '"',
    "%",
    "%25zz",
    "\\",
    "../../etc/passwd",
    "//evil.example",
    PROBE,
    "a\r\nx: y",
  ],
  ...[
    "__proto__",
    "constructor",
    "2026-13-45",
    "0000-00-00",
    "9999-12-31",
    "-0001-01-01",
    "\ud83d\ude00",
    "\u202e",
    "a".repeat(5000),
  ],
];

describe("every call of the document", () => {
  const queries = sampleQueries as Readonly<Record<string, (from: CallSample) => Record<string, unknown>>>;
  const documented = async () => {
    const { text } = await get("/api/openapi.json");
    return JSON.parse(text) as { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> };
  };

  it(
    "takes any value of any field, and is never at fault for it",
    async () => {
      const { paths } = await documented();
      const requests = endpointList.flatMap(([name, call]: readonly [string, Endpoint]) => {
        if (call.method !== "GET") return [];
        const path = endpointPath(call);
        // Without its signature no part of the query is read.
        if (call.access === "hub" || call.access === "ingest") return [{ path }];
        const fields = (paths[path]?.get?.parameters ?? []).map((one) => one.name);
        const base = new URLSearchParams(
          endpointUrl(call, queries[name]?.(sample) ?? {}).split("?")[1] ?? "",
        );
        const requested = fields.flatMap((field) =>
          BAD.map((value) => {
            const query = new URLSearchParams(base);
            query.set(field, value);
            return `${path}?${query}`;
          }),
        );
        return [path, `${path}?${"a=b&".repeat(2000)}`, ...requested].map((one) => ({ path: one }));
      });
      expect(requests.length).toBeGreaterThan(3000);
      expect(await wrongIn("values of calls", requests, reflectedIn)).toEqual([]);
    },
    READ_MS,
  );

  it(
    "that writes takes any body, and is never at fault for it",
    async () => {
      const bodies = [
        "",
        "{",
        "[]",
        "null",
        '"x"',
        "{}",
        '{"__proto__":{"a":1}}',
        `${"[".repeat(20_000)}`,
        '{"a":"\\u0000"}',
      ];
      const types = [
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "image/png",
        "",
      ];
      const { paths } = await documented();
      const writes = Object.entries(paths).flatMap(([path, methods]) => ("post" in methods ? [path] : []));
      expect(writes.length).toBeGreaterThan(15);
      const requests = writes.flatMap((path, which) =>
        bodies.flatMap((body, at) =>
          types.map((type) => ({
            ...{ path, body, method: "POST" },
            // Each from an IP address of its own: this test is not about rate limits.
            headers: {
              ...(type === "" ? {} : { "content-type": type }),
              ...{ "sec-fetch-site": "same-origin", "cf-connecting-ip": `198.51.${which}.${at}` },
              ...{
                authorization: "Bearer zq7",
                "x-signature": "t=1,v1=00",
                cookie: `session=${"z".repeat(43)}`,
              },
            },
          })),
        ),
      );
      expect(await wrongIn("bodies of writes", requests, reflectedIn)).toEqual([]);
    },
    READ_MS,
  );
});
