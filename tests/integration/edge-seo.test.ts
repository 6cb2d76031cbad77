import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Responses of the built edge Worker for search engines and feed readers, with and without its services. */

const POSTS = "/oapi/v1/posts";
const SITEMAP_POSTS = "/oapi/v1/sitemap/posts";
const PROFILES = "/api/v1/football/sitemap/profiles";

const post = {
  ...{ id: 7, type: "post", lang: "vi", slug: "bai-viet", title: "Bài viết", summary: "Ngắn & gọn." },
  ...{ thumbnail: null, author: { slug: "lan", name: "Lan", avatar: null }, categories: [], tags: [] },
  ...{
    match_id: null,
    comment_count: 0,
    is_index_flag: true,
    published_at: 1_750_000_000,
    updated_at: 1_750_000_000,
  },
};
const answers = {
  [POSTS]: { data: { posts: [post] } },
  "/oapi/v1/sitemap/terms": { data: { categories: [], tags: [], authors: [] } },
  "/api/v1/football/sitemap/parts": { data: { months: [], profiles: [{ kind: "team", total: 2 }] } },
  [PROFILES]: { data: { ids: [1, 2] } },
};

let edge: EdgeHarness;
let named: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge();
  named = await startEdge({ SITE_URL: "https://site.example" });
});
afterAll(() => Promise.all([edge?.stop(), named?.stop()]));
beforeEach(async () => {
  for (const each of [edge, named]) {
    await each.reset();
    await each.plan({ paths: answers });
  }
});

const textOf = ({ bytes }: RawAnswer): string => bytes.toString("utf8");

describe("a sitemap whose service is down", () => {
  it("A sitemap whose service is down says when to come back, keeps nothing of it, and is there as soon as the service is", async () => {
    await edge.plan({ paths: { ...answers, [PROFILES]: { crash: true } } });
    const down = await edge.get("/sitemap-teams.xml");
    expect(down.status).toBe(503);
    expect(down.headers).toMatchObject({ "retry-after": "120", "cache-control": "no-store" });
    await edge.plan({ paths: answers });
    const up = await edge.get("/sitemap-teams.xml");
    expect([up.status, up.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(textOf(up)).toContain("/team/2</loc>");
  });

  it("A sitemap whose service is down leaves its files out of the index, for as long as it is down", async () => {
    await edge.plan({ paths: { ...answers, [SITEMAP_POSTS]: { crash: true } } });
    const files = async () => [...textOf(await edge.get("/sitemap.xml")).matchAll(/sitemap-[a-z]+/g)].flat();
    expect(await files()).toEqual(["sitemap-screens", "sitemap-teams"]);
    const one = JSON.stringify({ data: { posts: [] }, page: { limit: 5_000, page: 1, total: 1 } });
    await edge.plan({ paths: { ...answers, [SITEMAP_POSTS]: { text: one } } });
    expect(await files()).toEqual(["sitemap-screens", "sitemap-news", "sitemap-teams"]);
  });
});

describe("a sitemap of a site whose pages show screens", () => {
  it("A sitemap of a site whose pages show screens names them where the content service has put them, and nowhere else", async () => {
    const page = {
      ...{ slug: "ket-qua", is_front_page: false, header_script: null, request_header_script: null },
      post_meta_post: [{ name: "router_name", value: "FOOTBALL_RESULT" }],
    };
    await named.plan({ paths: { ...answers, "/oapi/v1/pages": { data: { pages: [page] } } } });
    const xml = textOf(await named.get("/sitemap-screens.xml"));
    expect(xml).toContain("<loc>https://site.example/ket-qua</loc>");
    expect(xml).toContain("<loc>https://site.example/en/ket-qua</loc>");
    expect(xml).not.toContain("ket-qua-bong-da");
    expect(xml).toContain("<loc>https://site.example/bong-da/lich-thi-dau</loc>");
  });
});

describe("a sitemap's lists", () => {
  const LISTS = ["/team", "/player", "/coach", "/bong-da/bang-xep-hang", "/nhan-dinh"];
  const isThere = (xml: string, path: string) => xml.includes(`${path}</loc>`);
  const sitemapAnswer = (total: number) => ({
    data: { months: [], profiles: ["team", "player", "coach"].map((kind) => ({ kind, total })) },
  });

  it("A sitemap's lists are not there while they are empty and say noindex", async () => {
    const fresh = await startEdge();
    await fresh.plan({
      data: { teams: [], players: [], coaches: [], tips: [], countries: [] },
      paths: {
        ...{
          "/api/v1/football/sitemap/parts": sitemapAnswer(0),
          "/oapi/v1/sitemap/tips": { data: { tips: [] } },
        },
      },
    });
    const xml = textOf(await fresh.get("/sitemap-screens.xml"));
    for (const path of LISTS) {
      const page = await fresh.get(path);
      const isNoindex = textOf(page).includes('<meta name="robots" content="noindex"');
      expect([path, page.status, isNoindex, isThere(xml, path)]).toEqual([path, 200, true, false]);
    }
    expect(isThere(xml, "/league")).toBe(true);
    await fresh.stop();
  });

  it("A sitemap's lists are there while they have something", async () => {
    const fresh = await startEdge();
    await fresh.plan({
      paths: {
        "/api/v1/football/sitemap/parts": sitemapAnswer(3),
        "/api/v1/football/compseason": { data: { competitions: [{}] } },
        "/oapi/v1/sitemap/tips": { data: { tips: [{ id: 1, changed_at: 1_750_000_000 }] } },
      },
    });
    const xml = textOf(await fresh.get("/sitemap-screens.xml"));
    expect(LISTS.filter((path) => !isThere(xml, path))).toEqual([]);
    expect(
      isThere(textOf(await fresh.get("/sitemap-screens.xml", { cookie: "betting=hidden" })), "/nhan-dinh"),
    ).toBe(false);
    await fresh.stop();
  });
});

describe("a feed", () => {
  it.each(["/tin-tuc/rss.xml", "/tin-tuc/atom.xml"])(
    "A feed at %s is not sent again to who has it",
    async (path) => {
      const first = await edge.get(path);
      expect([first.status, textOf(first).includes("Ngắn &amp; gọn.")]).toEqual([200, true]);
      const { etag } = first.headers;
      expect(etag).toBeTruthy();
      const again = await edge.get(path, { "if-none-match": String(etag) });
      expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
      expect((await edge.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );

  it.each(["rss", "atom"])("A feed has no article that search engines are kept from: %s", async (format) => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...{ ...post, id: at, slug: `bai-${at}`, title: `Bài ${at}`, is_index_flag: at % 4 !== 1 },
    }));
    await named.plan({ paths: { ...answers, [POSTS]: { data: { posts: rows } } } });
    const titles = [...textOf(await named.get(`/news/${format}.xml`)).matchAll(/<title>Bài (\d+)</g)];
    expect(titles.map(([, at]) => Number(at))).toEqual(
      rows.flatMap(({ id, is_index_flag }) => (is_index_flag ? [id] : [])).slice(0, 30),
    );
  });

  it("A feed is what it was while its service is down", async () => {
    const path = "/news/rss.xml";
    const before = await edge.get(path);
    await edge.plan({ crash: true });
    const after = await edge.get(path);
    expect([after.status, textOf(after)]).toEqual([200, textOf(before)]);
  });
});

describe("a host that is not the site's own", () => {
  it("A host that is not the site's own is kept from search engines, and tells the site's addresses", async () => {
    for (const path of ["/robots.txt", "/sitemap-teams.xml", "/tin-tuc/rss.xml", "/khong-co/gi"]) {
      const answer = await named.get(path, { host: "preview.somebody.workers.dev" });
      expect([path, answer.headers["x-robots-tag"]]).toEqual([path, "noindex"]);
    }
    const feed = textOf(await named.get("/tin-tuc/rss.xml", { host: "preview.somebody.workers.dev" }));
    expect(feed).toContain("<link>https://site.example/bai-viet</link>");
    expect(feed).not.toContain("preview.somebody.workers.dev");
  });

  it("No host is foreign to a site that has not said its own, nor is the site's own", async () => {
    expect((await edge.get("/robots.txt")).headers["x-robots-tag"]).toBeUndefined();
    const own = await named.get("/robots.txt", { host: "site.example" });
    expect([own.status, own.headers["x-robots-tag"]]).toEqual([200, undefined]);
  });

  it("A host that is not the site's own is in nobody else's answer: what was made under one name is kept for that name alone", async () => {
    for (const path of ["/bai-viet", "/cai-dat", "/tin-tuc/rss.xml", "/robots.txt"]) {
      await edge.get(path, { host: "thief.example" });
      await edge.get(path, { host: "thief.example" });
      const answer = await edge.get(path, { host: "reader.example" });
      const text = textOf(answer);
      expect([path, text.includes("thief.example")]).toEqual([path, false]);
      if (answer.status === 200 && !path.startsWith("/cai-dat")) expect(text).toContain("reader.example");
    }
  });

  it("Every host of a preview is kept from search engines, its own address too", async () => {
    const preview = await startEdge({ SITE_URL: "https://preview.somebody.workers.dev", INDEXING: "closed" });
    const answer = await preview.get("/robots.txt", { host: "preview.somebody.workers.dev" });
    await preview.stop();
    expect([answer.status, answer.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  });
});
