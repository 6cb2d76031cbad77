import { expect, type Page } from "@playwright/test";
import { WINDOWS } from "#shared/analysis/analysis.schema.ts";
import { chatTextRefusal } from "#shared/chat/chat-text.rules.ts";
import { isRedFlagged } from "#shared/chat/red-flag.rules.ts";
import { favouriteCount, follow, KEPT_SECONDS, NO_FAVOURITES } from "#shared/favourite/favourite.rules.ts";
import { SEARCH_MINIMUM } from "#shared/search/search.table.ts";
import { DEFAULT_TZ, dateOf } from "#shared/time/index.ts";
import { TIP_VISIBLE_SECONDS } from "#shared/tip/tip.table.ts";
import { canonicalPath, DEFAULT_LOCALE, pathOf } from "#shared/url/index.ts";
import { newName, PASSWORD } from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { registerVisitor } from "#tests/support/browser/site-visitor.ts";
import { sampleOf } from "#tests/support/calls/call-sample.ts";
import { createPreloadQueue, MAX_PENDING_PRELOADS } from "#web/platform/navigation/preload-queue.ts";
import { conforms } from "./conformance.ts";

/** Business constants and limits. */

/** Marks the open document, and reports a missing file of its build; the build is unknown to the site. */
const outdated = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, "isMarked", true);
    Reflect.set(Reflect.get(window, "__reactRouterManifest"), "version", "0ld");
    window.dispatchEvent(new Event("vite:preloadError"));
  });
const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "isMarked") === true);

/** Errors of a refused form, by field. */
const errorsOf = ({ body }: { body: Record<string, unknown> }): Record<string, string[]> =>
  body.errors as Record<string, string[]>;

const DAY = 86_400;
/** 18:00 in Vietnam. */
const EVENING = Date.UTC(2026, 10, 20, 11) / 1000;

conforms(9, {
  calls: {
    async "default locale: vi"({ visitor }) {
      expect(DEFAULT_LOCALE).toBe("vi");
      expect((await visitor.get("/", { "accept-language": "en" })).html).toContain('<html lang="vi"');
    },
    async "default time zone: GMT+07:00"({ visitor }) {
      expect(DEFAULT_TZ).toBe("+07:00");
      expect((await visitor.get("/")).text).toContain("GMT+07:00");
    },
    async "default date format: YYYY-MM-DD"({ visitor, world }) {
      // URLs, calls and machine-readable times; readers see DD-MM-YYYY (section 3).
      expect(dateOf(0)).toBe("1970-01-01");
      const day = dateOf(world.match.match_time);
      const { canonical, html } = await visitor.get(`/bong-da/lich-thi-dau?date=${day}`);
      expect(canonical === "/bong-da/lich-thi-dau" || canonical?.endsWith(`?date=${day}`)).toBe(true);
      expect(html).toMatch(/dateTime="\d{4}-\d\d-\d\dT/i);
    },
    "favourites lifetime in local storage: 30 days"() {
      expect(KEPT_SECONDS).toBe(30 * DAY);
      expect(follow([], { id: 7 }, EVENING)[0]?.expires_at).toBe(EVENING + 30 * DAY);
    },
    "favourites match count: matches dated today or yesterday in the chosen zone, plus all favourite leagues and teams"() {
      const matchAt = (id: number, match_time: number) => follow([], { id, match_time }, EVENING);
      const match = [-2 * DAY, -DAY, 0, 5 * 3600, 7 * 3600].flatMap((after, id) =>
        matchAt(id + 1, EVENING + after),
      );
      const lists = { ...NO_FAVOURITES, match, league: follow([], { id: 1 }, EVENING) };
      // Until midnight in Vietnam; an hour later is tomorrow there, and still today three hours further west.
      expect(favouriteCount(lists, EVENING, "+07:00")).toBe(3 + 1);
      expect(favouriteCount(lists, EVENING, "+04:00")).toBe(4 + 1);
    },
    async "tip content minimum: 500 characters"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const errorsFor = async (length: number) =>
        errorsOf(await visitor.call("/oapi/v1/tips", { content: "á".repeat(length) })).content;
      expect([await errorsFor(499), await errorsFor(500)]).toEqual([["tip_content_short"], undefined]);
    },
    async "tips visibility: only visible for 24 hours"({ visitor }) {
      expect(TIP_VISIBLE_SECONDS).toBe(DAY);
      const tips = async (state: string) =>
        (await visitor.call(`/oapi/v1/tips?state=${state}`)).body.data as {
          tips: { published_at: number; text_state: string }[];
        };
      const { tips: settled } = await tips("settled");
      const old = settled.filter(({ published_at }) => Date.now() / 1000 - published_at > DAY);
      expect(old.length).toBeGreaterThan(0);
      expect(new Set(old.map(({ text_state }) => text_state))).toEqual(new Set(["over"]));
    },
    "chat message maximum: 120 characters"() {
      expect([120, 121].map((length) => chatTextRefusal("á".repeat(length)))).toEqual([
        null,
        "chat_text_too_long",
      ]);
    },
    "chat flagged in red: when the score changed within 30 minutes"() {
      const flagged = [1, 1_799, 1_800].map((ago) => isRedFlagged(EVENING - ago, EVENING * 1000));
      expect(flagged).toEqual([true, true, false]);
    },
    async "search minimum: 3 characters"({ visitor }) {
      expect(SEARCH_MINIMUM).toBe(3);
      expect((await visitor.call("/api/v1/football/search?q=ab")).status).toBe(400);
      expect((await visitor.call("/api/v1/football/search?q=abc")).status).toBe(200);
    },
    async "nickname and user name minimum: 6 characters"({ visitor }) {
      const errorsFor = async (name: string) =>
        errorsOf(await visitor.call("/oapi/v1/auth/register", { user_name: name, nick_name: name }));
      expect(await errorsFor("abcde")).toMatchObject({
        user_name: ["account_short"],
        nick_name: ["nick_name_short"],
      });
      expect(Object.keys(await errorsFor("abcdef"))).not.toContain("user_name");
      expect(Object.keys(await errorsFor("abcdef"))).not.toContain("nick_name");
    },
    async "password minimum: 8 characters"({ visitor }) {
      const errorsFor = async (password: string) =>
        errorsOf(await visitor.call("/oapi/v1/auth/register", { password })).password;
      expect([await errorsFor("abcd123"), await errorsFor("abcd1234")]).toEqual([
        ["password_short"],
        undefined,
      ]);
    },
    async "recent-form windows: 3, 6, 10, 20, 30, 50 matches"({ site, visitor }) {
      expect(WINDOWS).toEqual([3, 6, 10, 20, 30, 50]);
      const { match_id } = await sampleOf(await site.database());
      const fetchWindow = (count: number) =>
        visitor.call(`/api/v1/football/matches/statistic-analysis?match_id=${match_id}&count=${count}`);
      for (const count of WINDOWS) expect([count, (await fetchWindow(count)).status]).toEqual([count, 200]);
      expect((await fetchWindow(7)).status).toBe(400);
    },
    async "prefetch concurrency: more than 4 pending preloads wait"() {
      // A preload is a page: its code and its data.
      expect(MAX_PENDING_PRELOADS).toBe(4);
      const queue = createPreloadQueue();
      for (const id of [1, 2, 3, 4, 5, 6]) queue.add(`/match/${id}`);
      expect(queue.pending()).toEqual(["/match/1", "/match/2", "/match/3", "/match/4"]);
      queue.settle("/match/1", true);
      expect(queue.pending(), "one ended, one begins").toEqual([
        "/match/2",
        "/match/3",
        "/match/4",
        "/match/5",
      ]);
    },
    async "canonical URL: keeps only whitelisted query keys"({ visitor }) {
      const path = "/match/7?tab=h2h&utm_source=x&fbclid=y";
      expect(canonicalPath(new URL(path, "https://site.example"))).toBe("/match/7?tab=h2h");
      expect((await visitor.get("/team?utm_source=x&page=2")).canonical).toBe("/team?page=2");
    },
    async "title template: '{page} {separator} {site name}'"({ visitor }) {
      expect((await visitor.get(pathOf("settings", "en"))).title).toMatch(/^\S.* \| Bóng Đá Live$/);
    },
  },
  browser: {
    async "loading indicator: throttle 200 ms, duration 2000 ms, height 3 px, colour #73c734"({
      page,
      site,
    }) {
      await openAlive(page, `${site.url}/team`);
      let go = () => {};
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route(/\.data\b/, async (route) => {
        await held;
        await route.continue();
      });
      const pressedAt = Date.now();
      await page.getByRole("contentinfo").getByRole("link").first().click();
      const bar = page.locator('.loading-bar[data-phase="running"]');
      await expect(bar).toBeVisible();
      expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(200);
      await expect(bar).toHaveCSS("height", "3px");
      await expect(bar.locator("> div")).toHaveCSS("background-color", "rgb(115, 199, 52)");
      await expect(bar.locator("> div")).toHaveCSS("animation-duration", "2s");
      go();
      await expect(bar).toHaveCount(0);
    },
    async "reload guard after chunk-load error: 10 s per path"({ page, site }) {
      await openAlive(page, `${site.url}/league`);
      await Promise.all([page.waitForEvent("load"), outdated(page)]);
      await openAlive(page, `${site.url}/league`);
      const checked = page.waitForResponse(/__manifest/);
      await outdated(page);
      await checked;
      // The check has been answered: a task later the page would be gone.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await isSamePage(page)).toBe(true);
    },
    async "manifest check delay: not shown"({ page, site }) {
      // The specification gives no number; here a page refetches when its reader comes back after five minutes, not
      // before.
      await openAlive(page, `${site.url}/cai-dat`);
      const requested: string[] = [];
      page.on(
        "request",
        (request) => void (/__manifest/.test(request.url()) && requested.push(request.url())),
      );
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(requested).toEqual([]);
    },
  },
});
