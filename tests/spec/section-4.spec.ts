import { expect, type Page } from "@playwright/test";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { loadMore } from "#tests/support/browser/load-more.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { putContent } from "#tests/support/origin/news-content.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";
import { type BrowserTools, conforms } from "./conformance.ts";
import { TRACKING, touch, trackedPage } from "./tracked-page.ts";

/** States and transitions. */

/** A status has the specification's label in English, and one in Vietnamese. */
const labelled = (status: MatchStatus, english: string) => (): void => {
  expect(inLocale("en", () => statusLabel(status))).toBe(english);
  expect(inLocale("vi", () => statusLabel(status))).not.toBe(english);
};

const DAY = 86_400;

/** The entries of a list of favourites as the browser stores them; null where the key is gone. */
const keptTeams = (page: Page): Promise<{ id: number; expires_at: number }[] | null> =>
  page.evaluate(() => {
    const text = localStorage.getItem("favouritesTeams");
    return text === null ? null : JSON.parse(text);
  });

/** Opens a page, and a link of its footer whose data are held until `go`. */
async function openSlowly({ page, site }: BrowserTools, fails: boolean) {
  await openAlive(page, `${site.url}/team`);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\.data\b/, async (route) => {
    await held;
    await (fails ? route.fulfill({ status: 500, body: "" }) : route.continue());
  });
  await page.getByRole("contentinfo").getByRole("link").first().click();
  return go;
}

conforms(4, {
  calls: {
    async "the bot flag is set for certain user agents"({ visitor }) {
      const flagOf = async (agent: string) =>
        (await visitor.get("/team", { "user-agent": agent })).headers.get("server-timing");
      const google = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
      expect(await flagOf(google)).toBe("bot");
      expect(
        await flagOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
      ).toBeNull();
    },
    "match status label: Not started yet": labelled("not_started", "Not started yet"),
    "match status label: Ended": labelled("ended", "Ended"),
    "match status label: Postpone": labelled("postponed", "Postpone"),
    "match status label: Cancel": labelled("cancelled", "Cancel"),
    "match phase: 1st half": labelled("first_half", "1st half"),
    "match phase: half-time": labelled("half_time", "Half-time"),
    "match phase: 2nd half": labelled("second_half", "2nd half"),
    "match phase: penalty shoot-out": labelled("penalties", "Penalty shoot-out"),
    "match phase: overtime": labelled("overtime", "Overtime"),
    async "match status label: In progress"({ visitor, world }) {
      expect(messages.en.filter_live).toBe("In progress");
      expect((await visitor.get("/en")).text).toContain("In progress");
      const { text } = await visitor.get(`/en/match/${world.match.id}`);
      expect(text).toContain("In progress");
    },
  },
  browser: {
    async "the loading indicator progresses while a page loads and finishes on completion"(tools) {
      const go = await openSlowly(tools, false);
      const bar = tools.page.getByRole("progressbar");
      await expect(bar).toBeVisible();
      const scale = () =>
        bar.locator("> div").evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a);
      const begun = await scale();
      await expect.poll(scale, { message: "it goes on while the page loads" }).toBeGreaterThan(begun);
      go();
      await expect(tools.page.locator(".loading-bar")).toHaveCount(0);
    },
    async "the loading indicator shows an error colour on error"(tools) {
      tools.expectedFaults.push(/status of 500|Error/);
      const go = await openSlowly(tools, true);
      await expect(tools.page.getByRole("progressbar")).toBeVisible();
      const failed = tools.page.locator('.loading-bar[data-phase="failed"] > div');
      // The bar of a failed load stays for less than half a second: the test reads its colour as soon as it appears.
      const colour = tools.page.waitForFunction(() => {
        const line = document.querySelector('.loading-bar[data-phase="failed"] > div');
        return line && getComputedStyle(line).backgroundColor;
      });
      go();
      expect(await (await colour).jsonValue()).not.toBe("rgb(115, 199, 52)");
      await expect(failed).toHaveCount(0);
    },
    async "lazy extras load on the first mouse move, touch or scroll"({ browser, site }) {
      await putContent(site, { configurations: [{ code: "header_script", value: TRACKING }] });
      const requested: string[] = [];
      const page = await trackedPage(browser, site, async (route) => {
        requested.push(route.request().url());
        await route.fulfill({ contentType: "text/javascript", body: "window.isLoaded = true" });
      });
      expect(requested).toEqual([]);
      await touch(page);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "isLoaded"))).toBe(true);
      expect(requested).toHaveLength(1);
      await putContent(site, { configurations: [{ code: "header_script", value: "" }] });
    },
    async "favourites are kept in local storage with an expiry of 30 days"({ page, site }) {
      await openAlive(page, `${site.url}/team`);
      const href = (await page.locator("main a[href^='/team/']").first().getAttribute("href")) ?? "";
      await openAlive(page, site.url + href);
      await page
        .locator("main")
        .getByRole("button", { name: /^Theo dõi/ })
        .first()
        .click();
      const [team] = (await keptTeams(page)) ?? [];
      const now = await page.evaluate(() => Date.now() / 1000);
      expect(team?.id).toBe(Number(/\d+/.exec(href)));
      expect(Math.abs((team?.expires_at ?? 0) - now - 30 * DAY)).toBeLessThan(120);
    },
    async "expired favourites are removed and read as an empty list"({ page, site }) {
      await page.addInitScript(() => {
        if (sessionStorage.getItem("kept") !== null) return;
        sessionStorage.setItem("kept", "");
        const at = Math.floor(Date.now() / 1000) - 31 * 86_400;
        const old = [{ id: 7, followed_at: at, removed_at: null, expires_at: at + 30 * 86_400 }];
        localStorage.setItem("favouritesTeams", JSON.stringify(old));
      });
      await openAlive(page, `${site.url}/bong-da/theo-doi/doi`);
      await expect(page.locator(".favourites-empty")).toBeVisible();
      expect(await keptTeams(page)).toBeNull();
    },
    async "after a new build the page reloads, at most once per 10 seconds per path"({ page, site }) {
      await openAlive(page, `${site.url}/coach`);
      const outdate = () =>
        page.evaluate(() => {
          Reflect.set(window, "isMarked", true);
          Reflect.set(Reflect.get(window, "__reactRouterManifest"), "version", "0ld");
          window.dispatchEvent(new Event("vite:preloadError"));
        });
      await Promise.all([page.waitForEvent("load"), outdate()]);
      await openAlive(page, `${site.url}/coach`);
      await Promise.all([page.waitForResponse(/__manifest/), outdate()]);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await page.evaluate(() => Reflect.get(window, "isMarked"))).toBe(true);
    },
    async "theme mode: Dark or Light"({ page, site }) {
      await openAlive(page, `${site.url}/cai-dat`);
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const seen: string[] = [];
      for (const theme of ["dark", "light"]) {
        await page.getByLabel("Giao diện", { exact: true }).selectOption(theme);
        await page.reload();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        seen.push(await background());
      }
      expect(seen[0]).not.toBe(seen[1]);
    },
    async "lists use a 'Load more' action"({ page, site }) {
      await openAlive(page, `${site.url}/en/player`);
      await loadMore(page, { rows: page.locator("main .people-list li, main tbody tr") });
    },
  },
});
