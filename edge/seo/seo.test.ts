import { describe, expect, it } from "vitest";
import { LOCALES, pathOf, type Screen, screens } from "#shared/url/index.ts";
import type { Feed } from "./feed-xml.ts";
import { FEED_FILES, type FeedFile, feedAt } from "./feeds.ts";
import { robotsText } from "./robots.ts";
import { subjectAt } from "./share-image/subject.ts";
import { isSitemapPath } from "./sitemap.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";
import { escapeXml } from "./xml.ts";

const origin = "https://example.vn";

describe("XML", () => {
  it("XML text escapes everything and drops characters that XML forbids", () => {
    expect(escapeXml(`<a b="c">'&'</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;");
    expect(escapeXml("a\u0000\u001b\ud800b\ufffe😀\n")).toBe("ab😀\n");
  });
});

describe("a sitemap", () => {
  it("A sitemap has an address for each language of a page, each with all of them", () => {
    const xml = sitemapXml(origin, [
      { vi: { path: "/a?x=1&y=2", changed_at: 1_700_000_000 }, en: { path: "/en/a" } },
      { en: { path: "/en/only" } },
    ]);
    expect(xml.match(/<url>/g)?.length).toBe(3);
    expect(xml).toContain(
      "<loc>https://example.vn/a?x=1&amp;y=2</loc><lastmod>2023-11-14T22:13:20Z</lastmod>",
    );
    expect(xml).toContain('hreflang="x-default" href="https://example.vn/en/only"');
    expect(xml.match(/hreflang="vi"/g)?.length).toBe(2);
  });

  it("A sitemap index names its files", () => {
    expect(sitemapIndexXml(origin, ["/sitemap-a.xml"])).toContain(
      "<sitemap><loc>https://example.vn/sitemap-a.xml</loc></sitemap>",
    );
    expect(
      ["/sitemap.xml", "/sitemap-teams-2.xml", "/sitemap-.xml", "/x/sitemap.xml", "/sitemap-A.xml"].map(
        isSitemapPath,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});

describe("robots.txt", () => {
  const rules = robotsText(origin)
    .split("\n")
    .flatMap((line) => (line.startsWith("Disallow: ") ? [line.slice("Disallow: ".length)] : []));
  const closes = (rule: string, path: string) =>
    rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule);
  const isOpen = (path: string) => !rules.some((rule) => closes(rule, path));

  it("robots.txt keeps crawlers from calls and personal pages, and from nothing else", () => {
    const closed = (Object.keys(screens) as Screen[]).filter((screen) =>
      LOCALES.every(
        (locale) => !isOpen(pathOf(screen, locale, { id: 7, slug: "x", page: "oddscomp", category: "live" })),
      ),
    );
    expect(closed.toSorted()).toEqual([
      ...[
        "embed",
        "favouriteLeagues",
        "favouriteTeams",
        "favourites",
        "forgotPassword",
        "login",
        "myFollows",
        "myTip",
        "newTip",
      ],
      ...["profile", "register", "resetPassword", "settings", "verifyEmail"],
    ]);
    expect(["/api/v1/football/matches/live", "/oapi/v1/posts"].map(isOpen)).toEqual([false, false]);
    expect(["/og/match/7.png", "/media/a-1.webp", "/assets/a.css", "/en", "/"].map(isOpen)).toEqual(
      Array(5).fill(true),
    );
    expect(robotsText(origin)).toContain("Sitemap: https://example.vn/sitemap.xml");
  });

  it("robots.txt leaves articles open whose address begins as a closed screen's does", () => {
    const screens = ["login", "register", "forgotPassword", "settings", "embed"] as const;
    const paths = screens.flatMap((screen) => LOCALES.map((locale) => pathOf(screen, locale)));
    const open = (end: string) => paths.filter((path) => isOpen(path + end));
    expect(open("-problems")).toEqual(paths);
    expect(["", "/", "?next=%2F", "/x"].flatMap(open)).toEqual([]);
  });
});

describe("feeds", () => {
  it("Feeds are below the lists of articles", () => {
    expect(feedAt("/tin-tuc/rss.xml")).toMatchObject({ screen: "news", locale: "vi", file: "rss.xml" });
    expect(feedAt("/news/atom.xml")).toMatchObject({ screen: "news", locale: "en", file: "atom.xml" });
    expect(feedAt("/tag/chuyen-nhuong/feed.json")).toMatchObject({ screen: "tag", file: "feed.json" });
    expect(feedAt("/en/categories/v-league/rss.xml")).toMatchObject({ screen: "category", slug: "v-league" });
    expect(feedAt("/tag/chuyen-nhuong/rss.xml")).toMatchObject({ screen: "tag", slug: "chuyen-nhuong" });
    const none = ["/rss.xml", "/match/7/rss.xml", "/tin-tuc/rdf.xml", "/team/feed.json", "/tin-tuc/toString"];
    expect(none.map(feedAt)).toEqual(none.map(() => null));
  });

  const feedNamed = (file: FeedFile): Feed => ({
    title: "Tin <b>&",
    description: "x",
    lang: "vi",
    site_url: `${origin}/tin-tuc`,
    feed_url: `${origin}/tin-tuc/${file}`,
    items: [
      {
        ...{ title: "]]><script>", summary: "a & b", url: `${origin}/a`, id: "tag:example.vn,2026:post:1" },
        ...{ author: "A", categories: ['"c"'], image: `${origin}/media/a-1.webp` },
        ...{ published_at: 1_700_000_000, updated_at: 1_700_000_100 },
      },
    ],
  });

  it("A JSON Feed has the fields of version 1.1, and texts as they are", () => {
    expect(JSON.parse(FEED_FILES["feed.json"].textOf(feedNamed("feed.json")))).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Tin <b>&",
      home_page_url: `${origin}/tin-tuc`,
      feed_url: `${origin}/tin-tuc/feed.json`,
      description: "x",
      language: "vi",
      items: [
        {
          ...{ id: "tag:example.vn,2026:post:1", url: `${origin}/a`, title: "]]><script>" },
          ...{ summary: "a & b", content_text: "a & b", image: `${origin}/media/a-1.webp` },
          ...{ date_published: "2023-11-14T22:13:20.000Z", date_modified: "2023-11-14T22:15:00.000Z" },
          ...{ authors: [{ name: "A" }], tags: ['"c"'] },
        },
      ],
    });
  });

  it.each(["rss.xml", "atom.xml"] as const)("A feed in %s holds texts as texts", (file) => {
    const xml = FEED_FILES[file].textOf(feedNamed(file));
    expect(xml).toContain("<title>]]&gt;&lt;script&gt;</title>");
    expect(xml).toContain("<title>Tin &lt;b&gt;&amp;</title>");
    expect(xml).toContain(file === "rss.xml" ? "Tue, 14 Nov 2023 22:13:20 GMT" : "2023-11-14T22:13:20.000Z");
  });
});

describe("pictures of shared links", () => {
  it("Pictures of shared links are at the addresses of their subjects, and nowhere else", () => {
    expect(subjectAt("/og/match/7.png")).toEqual({ of: "match", locale: "vi", id: 7 });
    expect(subjectAt("/og/match/en/7.png")).toEqual({ of: "match", locale: "en", id: 7 });
    expect(subjectAt("/og/post/en/a-b.png")).toEqual({ of: "post", locale: "en", slug: "a-b" });
    expect(subjectAt("/og/default.png")).toEqual({ of: "site" });
    const odd = [
      "/og/match/07.png",
      "/og/match/1e3.png",
      "/og/post/fr/a.png",
      "/og/post/vi/-a.png",
      "/og/x.png",
    ];
    expect(odd.map(subjectAt)).toEqual(odd.map(() => null));
  });
});
