import { expect } from "@playwright/test";
import { errorScreen } from "#edge/ssr/error-screen.ts";
import type { ROUTER_NAMES } from "#shared/content/route-table.ts";
import { LOCALES, type Locale, pathOf, type Screen } from "#shared/url/index.ts";
import { aBatchPage } from "#tests/support/batches/content-batches.ts";
import { newName, PASSWORD } from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import type { World } from "#tests/support/browser/page-kinds.ts";
import { registerVisitor } from "#tests/support/browser/site-visitor.ts";
import { article, putContent } from "#tests/support/origin/news-content.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { conforms, type SiteTools } from "./conformance.ts";

/** Screens and routes. */

type Ids = (world: World) => Readonly<Record<string, string | number>>;

/** A screen responds in both languages, as a page of its own with a heading and its own canonical URL. */
async function answersIn({ visitor, world }: SiteTools, screen: Screen, ids: Ids = () => ({}), query = "") {
  for (const locale of LOCALES) {
    const path = pathOf(screen, locale, ids(world)) + query;
    const page = await visitor.get(path);
    expect([path, page.status, page.canonical]).toEqual([path, 200, path]);
    expect([path, page.html.includes(`<html lang="${locale}"`)]).toEqual([path, true]);
    expect([path, page.heading === "", page.title === ""]).toEqual([path, false, false]);
  }
}

const screen =
  (name: Screen, ids?: Ids, query?: string) =>
  (tools: SiteTools): Promise<void> =>
    answersIn(tools, name, ids, query);

/** A screen of one object: it responds, and names the missing object for an unknown id. */
const detail =
  (name: Screen, ids: Ids, missing: Record<Locale, string>) =>
  async (tools: SiteTools): Promise<void> => {
    await answersIn(tools, name, ids);
    for (const locale of LOCALES) {
      const page = await tools.visitor.get(pathOf(name, locale, { id: 987_654_321 }));
      expect([page.status, page.heading]).toEqual([404, missing[locale]]);
    }
  };

/** A path of the specification responds as spelt, and its English one where it has one. */
const named =
  (vi: string, en: string | null = null) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    for (const path of en === null ? [vi] : [vi, en]) {
      const page = await visitor.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.html).toContain(`<html lang="${path === en ? "en" : "vi"}"`);
    }
  };

const leadsTo =
  (from: string, to: string) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    const { status, location } = await visitor.get(from);
    expect([from, status, location]).toEqual([from, 308, to]);
  };

/** An odds page lists the matches of a day, and prices of one match by company. */
const oddsPage =
  (page: string) =>
  async ({ visitor, world }: SiteTools): Promise<void> => {
    for (const home of ["", "/en"]) {
      const list = await visitor.get(`${home}/${page}`);
      expect([list.status, list.canonical]).toEqual([200, `${home}/${page}`]);
      const one = await visitor.get(`${home}/${page}/${world.upcoming.id}`);
      expect([one.status, one.heading === ""]).toEqual([200, false]);
      expect(one.html).toMatch(/<table\b/);
      expect(one.text).toContain(world.upcoming.home.name);
    }
  };

/** A content page with a router name shows a screen, at its own URL. */
const routerName =
  (name: keyof typeof ROUTER_NAMES, builtIn: string) =>
  async ({ site, visitor }: SiteTools): Promise<void> => {
    const slug = `trang-${name.toLowerCase().replaceAll("_", "-")}`;
    const meta = [{ name: "router_name", value: name }];
    await putContent(site, { pages: [aBatchPage({ key: slug, slug, meta })] });
    const { heading } = await visitor.get(builtIn);
    const status = async () => (await visitor.get(`/${slug}`)).status;
    await expect.poll(status, { message: "edge takes changed content over", timeout: 10_000 }).toBe(200);
    const page = await visitor.get(`/${slug}`);
    expect([page.heading, page.canonical]).toEqual([heading, `/${slug}`]);
    await putContent(site, { removed: { posts: [], pages: [slug] } });
  };

/** A tab of a match has its own URL and title; those about both teams have a half for each. */
const matchTab =
  (key: string, english: string) =>
  async ({ visitor, world: { match } }: SiteTools): Promise<void> => {
    for (const locale of LOCALES) {
      const plain = pathOf("match", locale, { id: match.id });
      const page = await visitor.get(`${plain}?tab=${key}`);
      expect([page.status, page.canonical]).toEqual([200, `${plain}?tab=${key}`]);
      expect(page.title).not.toBe((await visitor.get(plain)).title);
      if (locale === "en") expect(page.text).toContain(english);
      if (key !== "lineup")
        expect(page.html.match(/<section class="match-side" aria-label="[^"]+"/g)).toHaveLength(2);
    }
    expect((await visitor.get(`/match/${match.id}?tab=nothing`)).location).toBe(`/match/${match.id}`);
  };

const match: Ids = ({ match: { id } }) => ({ id });
const CATEGORIES = [
  ...["live", "upcoming", "ended", "hot", "africa", "asia", "europe"],
  ...["north-america", "oceania", "south-america", "world"],
];

conforms(2, {
  calls: {
    async "route /: home with live scores; livescore_tab selects the tab"({ visitor }) {
      const [all, league] = [await visitor.get("/"), await visitor.get("/?livescore_tab=league")];
      expect([all.status, league.status]).toEqual([200, 200]);
      expect(league.text).not.toBe(all.text);
      const unknown = await visitor.get("/?livescore_tab=none");
      expect([unknown.status, unknown.location ?? unknown.canonical]).toEqual([unknown.status, "/"]);
    },
    "route /match: match list": screen("matches"),
    "route /match/{id}: match detail": detail("match", match, {
      vi: "Trận đấu không tồn tại",
      en: "The match does not exist",
    }),
    "route /tag/{tag}: news tag listing": screen("tag", () => ({ slug: "world-cup" })),
    "route /coach: coach list": screen("coaches"),
    "route /coach/{id}: coach detail": detail("coach", ({ coach }) => ({ id: coach }), {
      vi: "Huấn luyện viên không tồn tại",
      en: "Coach does not exist",
    }),
    "route /league: league list": screen("leagues"),
    "route /league/{league_id}: league detail": detail(
      "league",
      ({ match: { competition } }) => ({ id: competition.id }),
      { vi: "Giải đấu không tồn tại", en: "League does not exist" },
    ),
    "route /player: player list": screen("players"),
    "route /player/{id}: player detail": detail("player", ({ player }) => ({ id: player }), {
      vi: "Cầu thủ không tồn tại",
      en: "Player does not exist",
    }),
    "route /team: team list": screen("teams"),
    "route /team/{id}: team detail": detail("team", ({ match: { home } }) => ({ id: home.id }), {
      vi: "Đội bóng không tồn tại",
      en: "Team does not exist",
    }),
    async "route /{slug}: content page or article by slug"({ visitor }) {
      const page = await visitor.get("/ve-cac-bai-thu");
      expect([page.status, page.heading]).toEqual([200, "Giới thiệu"]);
      for (const [home, { slug, title }] of [["", article.vi] as const, ["/en", article.en] as const])
        expect((await visitor.get(`${home}/${slug}`)).heading).toBe(title);
    },
    async "route /livescore/{category}: live score by category"({ visitor }) {
      for (const category of CATEGORIES) {
        const page = await visitor.get(`/livescore/${category}`);
        expect([category, page.status, page.canonical]).toEqual([category, 200, `/livescore/${category}`]);
      }
      for (const none of ["/livescore", "/livescore/nowhere"])
        expect((await visitor.get(none)).status).toBe(404);
    },
    async "route /iframe: embeddable view"({ visitor }) {
      const policyAt = async (path: string) =>
        (await visitor.get(path)).headers.get("content-security-policy") ?? "";
      expect(await policyAt("/iframe")).not.toContain("frame-ancestors 'none'");
      expect(await policyAt("/")).toContain("frame-ancestors 'none'");
    },
    async "a trailing slash is removed by redirect, except on the root"({ visitor, world }) {
      for (const path of ["/match", `/match/${world.match.id}`, "/en/team", "/bong-da/lich-thi-dau"]) {
        const { status, location } = await visitor.get(`${path}/`);
        expect([status, location]).toEqual([308, path]);
      }
      expect((await visitor.get("/")).status).toBe(200);
    },
    async "an unknown route raises a 404 with 'Page not found: {path}' on the error screen"({ visitor }) {
      const [vi, en] = [await visitor.get("/khong/co"), await visitor.get("/en/no/page")];
      expect([vi.status, vi.heading]).toEqual([404, "Không tìm thấy trang: /khong/co"]);
      expect([en.status, en.heading]).toEqual([404, "Page not found: /en/no/page"]);
    },
    "named path: home /": named("/", "/en"),
    "named path: login /dang-nhap": named("/dang-nhap"),
    "named path: register /dang-ky": named("/dang-ky"),
    "named path: category /danh-muc": named("/danh-muc"),
    "named path: tag /tag": named("/tag"),
    "named path: news /tin-tuc (English /news)": named("/tin-tuc", "/news"),
    "named path: search /tim-kiem": named("/tim-kiem"),
    async "named path: user profile /thanh-vien/ho-so"({ visitor }) {
      const { status, location } = await visitor.get("/thanh-vien/ho-so");
      expect([status, location]).toEqual([303, "/dang-nhap?back=%2Fthanh-vien%2Fho-so"]);
      await registerVisitor(visitor, newName(), PASSWORD);
      expect((await visitor.get("/thanh-vien/ho-so")).status).toBe(200);
    },
    "named path: results /bong-da/ket-qua-bong-da (English /football/results)": named(
      "/bong-da/ket-qua-bong-da",
      "/football/results",
    ),
    "named path: schedule /bong-da/lich-thi-dau (English /football/schedule)": named(
      "/bong-da/lich-thi-dau",
      "/football/schedule",
    ),
    "named path: favourites /bong-da/theo-doi (English /football/favourites)": named(
      "/bong-da/theo-doi",
      "/football/favourites",
    ),
    "named path: favourite leagues /bong-da/theo-doi/giai-dau (English /football/favourites/fleagues)": named(
      "/bong-da/theo-doi/giai-dau",
      "/football/favourites/fleagues",
    ),
    "named path: favourite teams /bong-da/theo-doi/doi (English /football/favourites/fteams)": named(
      "/bong-da/theo-doi/doi",
      "/football/favourites/fteams",
    ),
    "also present: /warehouse": named("/warehouse", "/en/warehouse"),
    "also present: /category_{name}": leadsTo("/category_tin-nhanh", "/danh-muc/tin-nhanh"),
    "also present: /tag_{name}": leadsTo("/tag_world-cup", "/tag/world-cup"),
    "also present: /detail-news": leadsTo("/detail-news", "/tin-tuc"),
    "odds page prefix /oddscomp/": oddsPage("oddscomp"),
    "odds page prefix /asian-handicap-odds/": oddsPage("asian-handicap-odds"),
    "odds page prefix /1x2-odds/": oddsPage("1x2-odds"),
    "odds page prefix /over-under-odds/": oddsPage("over-under-odds"),
    "odds page prefix /corner-ou-odds/": oddsPage("corner-ou-odds"),
    "odds page prefix /correct-score-odds/": oddsPage("correct-score-odds"),
    "odds page prefix /euro-handicap-odds/": oddsPage("euro-handicap-odds"),
    "odds page prefix /double-chance-odds/": oddsPage("double-chance-odds"),
    async "odds, home, results, schedule and favourites pages use the livescore layout; others default and error"({
      visitor,
    }) {
      const isLivescore = async (path: string) =>
        (await visitor.get(path)).html.includes('class="page-grid"');
      for (const path of [
        ...["/", "/oddscomp", "/bong-da/ket-qua-bong-da", "/bong-da/lich-thi-dau", "/bong-da/theo-doi"],
      ])
        expect([path, await isLivescore(path)]).toEqual([path, true]);
      for (const path of ["/cai-dat", "/khong/co"])
        expect([path, await isLivescore(path)]).toEqual([path, false]);
    },
    async "match-page tab key summary"({ visitor, world }) {
      const { status, location } = await visitor.get(`/match/${world.match.id}?tab=summary`);
      expect([status, location]).toEqual([308, `/match/${world.match.id}`]);
    },
    "match-page tab key teamsche": matchTab("teamsche", "Results"),
    "match-page tab key lineup": matchTab("lineup", "Line-ups"),
    "match-page tab key playerzh": matchTab("playerzh", "In"),
    "match-page tab key playerdata": matchTab("playerdata", "Apps"),
    "match-page tab key player": matchTab("player", "On the pitch now"),
    "match-page tab key team": matchTab("team", "Current standing"),
    "match-page tab key coach": matchTab("coach", "Honours"),
    "match-page tab key achievements": matchTab("achievements", "Recent seasons"),
    "a page whose router_name names favourites shows that screen at /{slug}": routerName(
      "FOOTBALL_FAVORITES",
      "/bong-da/theo-doi",
    ),
    "a page whose router_name names results shows that screen at /{slug}": routerName(
      "FOOTBALL_RESULT",
      "/bong-da/ket-qua-bong-da",
    ),
    "a page whose router_name names schedule shows that screen at /{slug}": routerName(
      "FOOTBALL_SCHEDULE",
      "/bong-da/lich-thi-dau",
    ),
    "a page whose router_name names standings shows that screen at /{slug}": routerName(
      "standings",
      "/bong-da/bang-xep-hang",
    ),
    "a page whose router_name names news shows that screen at /{slug}": routerName("NEWS_PAGE", "/tin-tuc"),
    async "the error screen shows the status code and a message"({ visitor }) {
      const page = await visitor.get("/en/team/987654321");
      expect(page.text).toContain("404");
      expect(page.heading).toBe("Team does not exist");
    },
    async "the error screen of a 404 with data shows 'Page not found'"({ visitor }) {
      const { text } = await visitor.get("/en/match/987654321");
      expect(text).toMatch(/404 Page not found The match does not exist/);
    },
    async "the error screen without a message shows 'Oops! An error occurred'"() {
      expect(inLocale("en", () => errorLabel(null))).toBe("Oops! An error occurred");
      expect(await errorScreen(500, "en", "r").text()).toContain("Oops! An error occurred");
    },
    async "the error screen has a button 'Back to Home' that goes to /"({ visitor }) {
      const { html } = await visitor.get("/en/no/page");
      expect(html).toMatch(/<a\b[^>]*href="\/en"[^>]*>Back to Home<\/a>/);
      expect((await visitor.get("/khong/co")).html).toMatch(/<a\b[^>]*href="\/"[^>]*>Về trang chủ<\/a>/);
    },
    async "the page title of the error screen is the error's status message"({ visitor }) {
      expect((await visitor.get("/en/match/987654321")).title).toBe("The match does not exist");
    },
    "screen by label: home": screen("home"),
    "screen by label: league": screen("league", ({ match: { competition } }) => ({ id: competition.id })),
    "screen by label: schedule": screen("schedule"),
    "screen by label: hot matches": screen("hotMatches"),
    "screen by label: odd detail": screen("match", match, "?tab=odds"),
    "screen by label: match analysis": screen("match", match, "?tab=h2h"),
    "screen by label: lineup": screen("match", match, "?tab=lineup"),
    "screen by label: player page": screen("player", ({ player }) => ({ id: player })),
    "screen by label: team page": screen("team", ({ match: { home } }) => ({ id: home.id })),
    "screen by label: tips": screen("tips"),
    "screen by label: expert list": screen("experts"),
    async "screen by label: my follow"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const page = await visitor.get(pathOf("myFollows", "vi"));
      expect([page.status, page.heading === ""]).toEqual([200, false]);
    },
    async "screen by label: profile (personal information, change password)"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const { text } = await visitor.get(pathOf("profile", "en"));
      for (const words of ["Personal information", "Change password"]) expect(text).toContain(words);
    },
    "screen by label: login": screen("login"),
    "screen by label: register": screen("register"),
    "screen by label: advanced search": screen("search"),
    "screen by label: settings": screen("settings"),
  },
  browser: {
    async "the error screen of a network failure while navigating says so"({ page, site, expectedFaults }) {
      expectedFaults.push(/ERR_FAILED|Failed to fetch/);
      await openAlive(page, `${site.url}/en/team`);
      await page.route(/\.data\b/, (route) => route.abort());
      await page.getByRole("contentinfo").getByRole("link").first().click();
      await expect(page.locator("main h1")).toHaveText("The server could not be reached");
      await expect(page.locator(".error-status")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
    },
  },
});
