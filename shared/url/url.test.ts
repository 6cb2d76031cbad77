import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODDS_PAGES } from "../odds/index.ts";
import {
  alternatesOf,
  canonicalPath,
  localeOf,
  pathOf,
  SCREEN_TABS,
  type Screen,
  screenAt,
  screens,
} from "./index.ts";
import { redirectFor } from "./redirects.ts";

const url = (path: string) => new URL(path, "https://example.vn");

describe("screens and paths", () => {
  it("A screen's path is written in both languages and found again", () => {
    expect(pathOf("match", "vi", { id: 7 })).toBe("/match/7");
    expect(pathOf("match", "en", { id: 7 })).toBe("/en/match/7");
    expect(screenAt("/en/match/7")).toEqual({ screen: "match", locale: "en", params: { id: "7" } });
    expect(screenAt("/no/where")).toBeNull();
    expect(screenAt("/en/a-slug")).toEqual({ screen: "article", locale: "en", params: { slug: "a-slug" } });
  });

  it("The odds pages are known by the spec's words, with and without a match", () => {
    expect(pathOf("odds", "vi", { page: "1x2-odds" })).toBe("/1x2-odds");
    expect(pathOf("oddsMatch", "en", { page: "oddscomp", id: 7 })).toBe("/en/oddscomp/7");
    expect(screenAt("/oddscomp/7")).toEqual({
      screen: "oddsMatch",
      locale: "vi",
      params: { page: "oddscomp", id: "7" },
    });
    expect(screenAt("/asian-odds/7")).toBeNull();
    expect(screenAt("/oddscomp/7/history.csv")?.screen).toBe("oddsHistory");
    expect(screenAt("/oddscomp/7/historyxcsv")).toBeNull();
    for (const { path } of Object.values(ODDS_PAGES)) expect(screenAt(`/en/${path}`)?.screen).toBe("odds");
  });

  it("The language is known from the path alone", () => {
    expect(["/", "/match/1", "/en", "/en/match/1", "/en/unknown", "/english"].map(localeOf)).toEqual([
      "vi",
      "vi",
      "en",
      "en",
      "en",
      "vi",
    ]);
  });

  it("The other language has the same screen, or the home page where there is none", () => {
    expect(alternatesOf("/match/7")).toEqual({ vi: "/match/7", en: "/en/match/7" });
    expect(alternatesOf("/no/where")).toEqual({ vi: "/", en: "/en" });
  });

  it("A path with a broken encoding is handled", () => {
    expect(screenAt("/match/%E0%A4%A")?.params).toEqual({ id: "%E0%A4%A" });
  });
});

describe("canonicalPath", () => {
  it("A canonical path keeps the keys that make another page, sorted, and drops the rest", () => {
    expect(canonicalPath(url("/?utm_source=x&status=live&date=2026-01-01&fbclid=1#top"))).toBe(
      "/?date=2026-01-01&status=live",
    );
    // A list in play and a list of all are two pages: rendered as one, the browser would have to throw rows away.
    expect(canonicalPath(url("/?status=live&ref=1"))).toBe("/?status=live");
    expect(canonicalPath(url("/match/7?ref=1&date="))).toBe("/match/7");
    expect(canonicalPath(url("/team/7?season_year=1999-00&x=1"))).toBe("/team/7?season_year=1999-00");
    expect(canonicalPath(url("/match/7?tab=teamsche-x"))).toBe("/match/7");
    expect(canonicalPath(url("/team/7?tab=h2h"))).toBe("/team/7");
    const stats = "/league/5?order=asc&per=total&sort=goals_against&tab=stats";
    expect(canonicalPath(url(`${stats}&x=1`))).toBe(stats);
    expect(canonicalPath(url("/league/5?tab=goal-times&goals=first"))).toBe(
      "/league/5?goals=first&tab=goal-times",
    );
  });

  it.each([
    ["/", "tab=h2h&tz=%2B07:00&q=x&round=1&group=A&season_id=4"],
    ["/team/7", "q=x&tz=%2B07:00&date=2026-01-01"],
    ["/league/7", "q=x&kind=team"],
    ["/cai-dat", "page=2&q=x"],
    ["/no/where", "date=2026-01-01&page=2&delay=60"],
  ])("A canonical path of %s drops keys of other screens: %s", (path, query) => {
    expect(canonicalPath(url(`${path}?${query}`))).toBe(path);
  });

  it("A canonical path keeps the zones that readers can choose", () => {
    expect(canonicalPath(url("/iframe?tz=%2B05:30"))).toBe("/iframe?tz=%2B05%3A30");
    for (const tz of ["%2B05:31", "%2B99:00", "GMT"])
      expect(canonicalPath(url(`/iframe?tz=${tz}`))).toBe("/iframe");
  });

  it.each(["/", "/en/match/7", "/league/7", "/cai-dat"])(
    "A canonical path on %s keeps the shield's keys",
    (path) => {
      const query = "?delay=60&scores=shown";
      expect(canonicalPath(url(path + query))).toBe(path + query);
    },
  );

  it.each([
    "date=2026-02-30",
    "date=x",
    "page=0",
    "page=1e9",
    "tab=nonsense",
    "status=Live!",
    "tab=".padEnd(40, "a"),
    "season_year=2025",
    "season_year=2025-27",
    "season_year=2025/26",
    "scores=hidden",
    "delay=7",
    "delay=0",
    "sort=constructor",
    "order=up",
    "per=minute",
    "per=match",
    "goals=scored",
  ])("A canonical path drops %s, so that no stranger's text makes a page of its own", (query) => {
    expect(canonicalPath(url(`/?${query}`))).toBe("/");
  });

  it("A canonical path keeps a search term as typed, on one line of 60 characters", () => {
    const found = (typed: string) =>
      new URL(canonicalPath(url(`/tim-kiem?q=${encodeURIComponent(typed)}`)), "http://a").searchParams.get(
        "q",
      );
    for (const typed of ['"Công An" #1?', "⚽ %_*", "x".repeat(60)]) expect(found(typed)).toBe(typed);
    for (const typed of ["a\nb", "x".repeat(61), ""]) expect(found(typed)).toBeNull();
  });

  it("A canonical path writes an older spelling as the key's own", () => {
    expect(canonicalPath(url("/1x2-odds/7?haft=1&company_id=3"))).toBe(
      "/1x2-odds/7?company_id=3&period=half",
    );
  });

  it("A canonical path has a key once, with its first value", () => {
    expect(canonicalPath(url("/?page=2&page=x"))).toBe("/?page=2");
    expect(canonicalPath(url("/?page=2&page=3&page=2"))).toBe("/?page=2");
    expect(canonicalPath(url("/?page=x&page=2"))).toBe("/");
    expect(canonicalPath(url("/1x2-odds/7?haft=1&haft=1&period=half"))).toBe("/1x2-odds/7?period=half");
  });

  it("A canonical query stays unchanged", () => {
    const words = fc.constantFrom("haft", "period", "tab", "page", "x", "1", "half", "odds", "2");
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words)), (pairs) => {
        const once = canonicalPath(url(`/?${new URLSearchParams(pairs)}`));
        expect(canonicalPath(url(once))).toBe(once);
      }),
    );
  });
});

describe("redirectFor", () => {
  it.each([
    ["/", null],
    ["/en", null],
    ["/match/7?x=1", null],
    ["/match/7/", "/match/7"],
    ["/en/", "/en"],
    ["/match//7///?x=1", "/match/7?x=1"],
    ["/vi", "/"],
    ["/vi/match/7/", "/match/7"],
    ["/vi/vi", "/"],
    ["/vi/vi/vi-league", "/vi-league"],
    ["/vietnam", null],
    ["/EN", "/en"],
    ["/%65n/", "/en"],
    ["/En/Match/7?x=1", "/en/match/7?x=1"],
    ["/1X2-Odds/7/", "/1x2-odds/7"],
    ["/match/%37", "/match/7"],
    ["/match/B%c3%ac-nh", "/match/B%C3%AC-nh"],
    ["/match/B%C3%AC-nh", null],
    ["/match/100%", "/match/100%25"],
    ["/match/100%25", null],
    ["/match/%2F%2Fevil.example", null],
    ["/match/7.data?_routes=root", null],
    ["/category_nhan-dinh", "/danh-muc/nhan-dinh"],
    ["/en/category_nhan-dinh/?page=2", "/en/categories/nhan-dinh?page=2"],
    ["/Category_Nh%E1%BA%ADn%20%C4%91%E1%BB%8Bnh", "/danh-muc/nhan-dinh"],
    ["/category_", "/danh-muc"],
    ["/vi/tag_World_Cup", "/tag/world-cup"],
    ["/en/tag_%E0%A4%A", "/en/tag/e0-a4-a"],
    ["/detail-news", "/tin-tuc"],
    ["/en/detail-news/", "/news"],
    ["/detail-news?slug=tran-cau-tam-diem&utm_source=x", "/tran-cau-tam-diem?utm_source=x"],
    ["/en/detail-news?slug=The%20Big%20Match", "/en/the-big-match"],
    ["/detail-news?slug=%2F%2Fevil.example", "/evil-example"],
    ["/detail-newsroom", null],
    ["/en/tin-tuc?page=2", "/news?page=2"],
    ["/en/news", "/news"],
    ["/en/do-tre/", "/en/latency"],
    ["/en/tin-tuc-moi", null],
    ["/en/categories/nhan-dinh", null],
    ["/en/tips/ledger", null],
    // A percent sign that begins no byte is one itself: the router would write a line of its own to the log for each of them.
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
    ["/x/100%/%C3%A9", "/x/100%25/%C3%A9"],
    ["/en/%ff.data?x=%ff", "/en/%25ff.data?x=%ff"],
    ["/%25ff", null],
  ])("The path %s redirects to %s", (from, to) => {
    expect(redirectFor(url(from))).toBe(to);
  });

  it.each([
    ["/en/tim-kiem?q=h%C3%A0", "/en/search?q=h%C3%A0"],
    ["/en/cai-dat", "/en/settings"],
    ["/en/dang-nhap?back=%2Fen", "/en/login?back=%2Fen"],
    ["/en/dang-ky", "/en/register"],
    ["/en/quen-mat-khau", "/en/forgot-password"],
    ["/en/dat-lai-mat-khau?token=x", "/en/reset-password?token=x"],
    ["/en/xac-nhan-email?token=x", "/en/verify-email?token=x"],
    ["/en/thanh-vien/ho-so", "/en/account/profile"],
    ["/en/nhan-dinh?page=2", "/en/tips?page=2"],
    ["/en/nhan-dinh/7", "/en/tips/7"],
    ["/en/chuyen-gia", "/en/experts"],
    ["/en/chuyen-gia/7", "/en/experts/7"],
    ["/en/thanh-vien/nhan-dinh/7", "/en/account/tips/7"],
    ["/en/thanh-vien/theo-doi", "/en/account/follows"],
    ["/en/thanh-vien/dang-bai?match_id=7", "/en/account/new-tip?match_id=7"],
    ["/en/thanh-vien/bai-viet", "/en/account/articles"],
    ["/en/thanh-vien/bai-viet/7", "/en/account/articles/7"],
    ["/en/thanh-vien/bai-viet/7/xem-truoc", "/en/account/articles/7/preview"],
    ["/en/thanh-vien/viet-bai", "/en/account/new-article"],
    ["/en/thanh-vien/binh-luan", "/en/account/comment"],
    ["/en/thanh-vien/binh-luan/7", "/en/account/comment/7"],
    ["/en/thanh-vien/nguon-du-lieu", "/en/account/data-sources"],
    ["/en/thanh-vien/duyet-binh-luan", "/en/account/comment-queue"],
    ["/en/danh-muc", "/en/categories"],
    ["/en/danh-muc/nhan-dinh", "/en/categories/nhan-dinh"],
    ["/en/danh-muc/nhan-dinh/rss.xml", "/en/categories/nhan-dinh/rss.xml"],
    ["/en/tac-gia/lan", "/en/authors/lan"],
    ["/en/ma-nhung?theme=dark", "/en/embed-code?theme=dark"],
    ["/EN/Thanh-Vien/HO-SO/", "/en/account/profile"],
  ])("The former English path %s redirects to %s", (from, to) => {
    expect(redirectFor(url(from))).toBe(to);
    expect(redirectFor(url(to))).toBeNull();
    expect(screenAt(new URL(to, "http://a").pathname.replace("/rss.xml", ""))?.locale).toBe("en");
  });

  const FIRST = { match: "detail", team: "summary", player: "summary", coach: "summary", league: "overview" };

  it.each(Object.keys(SCREEN_TABS) as (keyof typeof SCREEN_TABS)[])(
    "Each tab of a %s has one address",
    (screen) => {
      const plain = pathOf(screen, "vi", { id: 7 });
      const at = (tab: string) => redirectFor(url(`${plain}?page=2&tab=${tab}&x=1`));
      const { keys, aliases } = SCREEN_TABS[screen];
      expect(keys[0]).toBe(FIRST[screen]);
      for (const key of [keys[0], "nonsense", "constructor", "__proto__", ""])
        expect([key, at(key)]).toEqual([key, `${plain}?page=2&x=1`]);
      for (const key of keys.slice(1)) expect([key, at(key)]).toEqual([key, null]);
      for (const [alias, key] of Object.entries(aliases))
        expect([alias, at(alias)]).toEqual([
          alias,
          key === keys[0] ? `${plain}?page=2&x=1` : `${plain}?page=2&tab=${key}&x=1`,
        ]);
      expect(redirectFor(url(`${plain}.data?tab=nonsense`))).toBeNull();
    },
  );

  it("A redirect fixes a path and its tab in one hop, and takes a tab by the first key", () => {
    expect(redirectFor(url("/vi/team/7/?tab=player&tab=x"))).toBe("/team/7?tab=lineup");
    expect(redirectFor(url("/match/7?tab=h2h&tab=x"))).toBeNull();
    expect(redirectFor(url("/match/7?t%61b=x"))).toBe("/match/7");
    expect(redirectFor(url("/?tab=x"))).toBeNull();
  });

  it("Each screen is found at its own English path", () => {
    const params = { id: 7, slug: "x", page: "oddscomp", category: "live", table: "stats" };
    for (const screen of Object.keys(screens) as Screen[])
      expect(screenAt(pathOf(screen, "en", params))).toMatchObject({ screen, locale: "en" });
  });

  it("One redirect is always enough", () => {
    for (const path of [
      "/vi//match/7//",
      "/en///",
      "/vi/vi-league/",
      "/vi/vi",
      "/vi//vi/vi/match/7/",
      "/vi//detail-news/",
      "/TAG_x",
      "/EN/Tin-Tuc/",
      "/vi/%ff//%E0/",
    ]) {
      const target = redirectFor(url(path));
      expect(target && redirectFor(url(target))).toBeNull();
    }
  });

  it("A redirect never leads to another host", () => {
    // "//evil.example" as a path would be read by browsers as a host.
    expect(redirectFor(new URL("https://example.vn//evil.example/"))).toBe("/evil.example");
    expect(redirectFor(new URL("https://example.vn/vi//evil.example/"))).toBe("/evil.example");
  });
});
