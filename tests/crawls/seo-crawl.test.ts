import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "#scripts/site/site.ts";
import { screenAt } from "#shared/url/index.ts";
import { crumbsListed, crumbsShown } from "#tests/support/browser/breadcrumbs.ts";
import { keepNoConnections } from "#tests/support/browser/no-kept-connections.ts";
import {
  type Described,
  describedIn,
  thingsIn,
  vocabularyProblems,
} from "#tests/support/browser/schema-org.ts";

/** A whole site with the demo world, crawled as search engines do: from its sitemap on. */

const FILL_MS = 300_000;
const READ_MS = 240_000;
/** URLs of each kind of page that are read. */
const SAMPLE = 3;

const dataDir = mkdtempSync(join(tmpdir(), "bongda-seo-"));
let site: Site;

interface PageRead {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}
const pages: PageRead[] = [];
let files: { path: string; xml: string }[] = [];

const get = (path: string) => fetch(new URL(path, site.url), { redirect: "manual" });
const pathIn = (address: string) => {
  const { origin, pathname, search } = new URL(address);
  expect(origin).toBe(new URL(site.url).origin);
  return pathname + search;
};
const unescaped = (text: string) => text.replaceAll("&amp;", "&");
const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => unescaped(loc ?? ""));
const linkIn = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? "");
const canonicalIn = (html: string) => linkIn(html, /<link rel="canonical" href="([^"]*)"/);
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, lang, href]) => [
      lang,
      unescaped(href ?? ""),
    ]),
  );
const screenOf = (path: string) => {
  const found = screenAt(path.split("?")[0] ?? "");
  return found ? `${found.screen}.${found.locale}` : "none";
};

/** From the beginning, the middle and the end. */
function sampleOf<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, at) => items[Math.floor((at * (items.length - 1)) / (most - 1))] as Item,
  );
}

beforeAll(keepNoConnections);
beforeAll(async () => {
  const printError = (text: string) => console.error(text);
  const ports = { host: "127.0.0.1", port: 0, realtimePort: 0 };
  site = await startSite({
    ...{ ...ports, dataDir, demo: true, realtime: false, betting: "shown" },
    ...{ log: printError, onLost: printError },
  });
  const index = await (await get("/sitemap.xml")).text();
  files = await Promise.all(
    locsIn(index).map(async (loc) => {
      const path = pathIn(loc);
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      return { path, xml: await response.text() };
    }),
  );
  const byScreen = Map.groupBy(files.flatMap(({ xml }) => locsIn(xml)).map(pathIn), (path) =>
    screenOf(path).startsWith("odds") || screenOf(path).startsWith("livescore") ? path : screenOf(path),
  );
  for (const paths of byScreen.values())
    for (const path of sampleOf(paths, SAMPLE)) {
      const response = await get(path);
      pages.push({ path, status: response.status, html: await response.text() });
    }
}, FILL_MS);
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the sitemap of a site", () => {
  it("names every kind of page, in files within the protocol's limits", () => {
    const kinds = files.map(({ path }) => path.replace(/(-\d+)*\.xml$/, ""));
    expect(kinds).toEqual(
      expect.arrayContaining(
        [
          ...[
            "screens",
            "news",
            "topics",
            "matches",
            "leagues",
            "teams",
            "players",
            "coaches",
            "experts",
            "tips",
          ],
        ].map((kind) => `/sitemap-${kind}`),
      ),
    );
    for (const { path, xml } of files) {
      expect([path, locsIn(xml).length > 0 && locsIn(xml).length <= 50_000]).toEqual([path, true]);
      expect(xml.length).toBeLessThan(50 * 1024 * 1024);
    }
  });

  it("names no address twice", () => {
    const all = files.flatMap(({ xml }) => locsIn(xml));
    expect(all.length).toBe(new Set(all).size);
  });

  it("names pages that answer, are to be found and have themselves as canonical address", () => {
    const wrong = pages
      .map(({ path, status, html }) => ({
        path,
        status,
        canonical: canonicalIn(html) === "" ? "" : pathIn(canonicalIn(html)),
        robots: linkIn(html, /<meta name="robots" content="([^"]*)"/),
      }))
      .filter(
        ({ path, status, canonical, robots }) =>
          status !== 200 || canonical !== path || /noindex|none/.test(robots),
      );
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(60);
  });

  it("tells the same languages of a page as the page does", async () => {
    for (const { path, html } of pages) {
      const alternates = alternatesIn(html);
      const xml =
        files.find((file) => file.xml.includes(`<loc>${site.url.replace(/\/$/, "")}${path}</loc>`))?.xml ??
        "";
      const entry =
        xml
          .split("<url>")
          .find((url) => url.includes(`<loc>${new URL(path, site.url).href.replaceAll("&", "&amp;")}<`)) ??
        "";
      const inSitemap = Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
          lang,
          unescaped(href ?? ""),
        ]),
      );
      expect({ path, alternates }).toEqual({ path, alternates: inSitemap });
    }
  });
});

describe("pages", () => {
  it(
    "and their alternates in the other language point at each other",
    async () => {
      for (const { path, html } of sampleOf(pages, 40)) {
        const alternates = alternatesIn(html);
        expect(Object.values(alternates)).toContain(canonicalIn(html));
        for (const href of new Set(Object.values(alternates))) {
          const response = await get(pathIn(href));
          expect([path, href, response.status]).toEqual([path, href, 200]);
          expect([href, alternatesIn(await response.text())]).toEqual([href, alternates]);
        }
      }
    },
    READ_MS,
  );

  it(
    "lead nowhere that is not there, and to what has moved in one step",
    async () => {
      const links = new Map<string, string>();
      for (const { path, html } of sampleOf(pages, 30)) {
        const body = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
        for (const [, href] of body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
          const url = new URL(unescaped(href ?? ""), new URL(path, site.url));
          if (url.origin === new URL(site.url).origin) links.set(url.pathname + url.search, path);
        }
      }
      const wrong: unknown[] = [];
      for (const [link, from] of sampleOf([...links], 250)) {
        const response = await get(link);
        await response.arrayBuffer();
        if (response.status === 200) continue;
        const location = response.headers.get("location");
        const next =
          location === null ? null : await get(new URL(location, new URL(link, site.url)).pathname);
        if (next?.status !== 200) wrong.push({ link, from, status: response.status, location });
      }
      expect(wrong).toEqual([]);
    },
    READ_MS,
  );

  it.each([
    ["/match/999999999", 404],
    ["/team/999999999", 404],
    ["/league/abc", 404],
    ["/khong-co-gi-o-day/ca", 404],
    ["/tin-tuc?page=500", 404],
    ["/tag?page=99", 404],
    ["/sitemap-nothing.xml", 404],
    ["/sitemap-teams-99.xml", 404],
    ["/danh-muc/khong-co/rss.xml", 404],
    ["/og/match/999999999.png", 404],
    ["/og/post/vi/khong-co.png", 404],
  ])("at %s answer %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    "/?date=9999-12-31",
    "/match?date=9999-12-31",
    "/oddscomp?date=9999-12-31",
    "/bong-da/ket-qua-bong-da?date=1900-01-01",
  ])("keep search engines from %s, where there is nothing", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<meta name="robots" content="noindex"'),
    ]);
  });

  it.each([
    ["/vi/match/", "/match"],
    ["/en//team/", "/en/team"],
    ["/MATCH", "/match"],
  ])("move from %s to %s in one step", async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get("location")]).toEqual([308, to]);
    expect((await get(to)).status).toBe(200);
  });
});

describe("structured data", () => {
  const described = (): Described[] => pages.flatMap(({ path, html }) => describedIn(path, html));

  it("is on every page, with the way to it below home", () => {
    const types = new Map(
      pages.map(({ path, html }) => [
        path,
        describedIn(path, html).flatMap((one) => thingsIn(one).map((thing) => thing["@type"])),
      ]),
    );
    for (const [path, found] of types)
      expect([path, found]).toEqual([
        path,
        expect.arrayContaining([/^\/(en)?$/.test(path) ? "WebSite" : "BreadcrumbList"]),
      ]);
    const seen = new Set([...types.values()].flat());
    expect([...seen]).toEqual(
      expect.arrayContaining([
        "ItemList",
        "NewsArticle",
        "SportsEvent",
        "SportsTeam",
        "SportsOrganization",
        "Person",
        "WebSite",
        "BreadcrumbList",
      ]),
    );
  });

  it("lists the breadcrumbs that are on screen, on every page below home", () => {
    const below = pages.filter(({ path }) => !/^\/(en)?(\?|$)/.test(path));
    for (const { path, html } of below)
      expect({ path, crumbs: crumbsListed(path, html) }).toEqual({ path, crumbs: crumbsShown(html) });
    expect(
      below
        .map(({ path, html }) => [path, crumbsShown(html).length])
        .filter(([, count]) => Number(count) < 2),
    ).toEqual([]);
  });

  it(
    "is of schema.org's vocabulary",
    async () => {
      expect(await vocabularyProblems(described())).toEqual([]);
    },
    READ_MS,
  );

  it("is found out where it is not", async () => {
    const problems = await vocabularyProblems([
      { path: "/a", value: { "@context": "https://schema.org", "@type": "SportsEvent", homeScore: 3 } },
      { path: "/b", value: { "@graph": [{ "@type": "SportsTeam", name: "x", coach: 7 }] } },
      { path: "/c", value: { "@type": "SportsTeam", name: "x" } },
    ]);
    expect(problems.join("\n")).toMatch(/\/a .*homeScore/);
    expect(problems.join("\n")).toMatch(/\/b .*/);
    expect(problems.join("\n")).not.toMatch(/^\/c /m);
  });
});

describe("pictures of shared links", () => {
  it("are there, as large as the page says", async () => {
    const match = pages.find(({ path }) => /^\/match\/\d+$/.test(path));
    const address = linkIn(match?.html ?? "", /<meta property="og:image" content="([^"]*)"/);
    const response = await get(pathIn(address));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const view = new DataView(bytes.buffer);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  });
});
