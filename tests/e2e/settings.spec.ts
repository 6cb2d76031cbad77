import type { Page } from "@playwright/test";
import { comesWhole, openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { imported } from "#tests/support/consistency/imported.ts";

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}"));

/** Stores settings in the browser before any page of the site is opened. */
const keepBefore = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((text) => {
    if (localStorage.getItem("settings") === null) localStorage.setItem("settings", text);
  }, JSON.stringify(settings));

const firstTime = (page: Page) => page.locator("li.match-row time").first();

test.describe("settings", () => {
  test("open over the page, change it at once, and give the focus back", async ({ page, site }) => {
    await openAlive(page, `${site.url}/en?date=${imported.finalDay}`);
    const before = await firstTime(page).textContent();
    const opener = page.locator(".site-tools").getByRole("link", { name: "Settings" });
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Settings" });
    await drawer.getByLabel("Time zone").selectOption("+09:00");
    await drawer.getByLabel("Theme").selectOption("dark");
    await drawer.getByRole("switch", { name: "Reduce motion" }).click();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(firstTime(page)).not.toHaveText(before ?? "");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("footer")).toContainText("GMT+09:00");
    expect(await kept(page)).toEqual({ time_zone: "+09:00", motion: "less" });
  });

  test("reach another tab, and go back to the defaults and again back", { tag: "@full" }, async ({
    context,
    page,
    site,
  }) => {
    await openAlive(page, `${site.url}/cai-dat`);
    const other = await context.newPage();
    await openAlive(other, `${site.url}/?date=${imported.finalDay}`);
    await page.getByLabel("Múi giờ").selectOption("-03:30");
    await page.getByLabel("Phạt góc").uncheck();
    await expect(other.locator("footer")).toContainText("GMT-03:30");
    await expect(other.locator("html")).toHaveAttribute("data-marks", "rank red yellow half");
    await page.getByRole("button", { name: "Khôi phục mặc định" }).click();
    await expect(other.locator("footer")).toContainText("GMT+07:00");
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(other.locator("footer")).toContainText("GMT-03:30");
    await other.close();
  });
});

/** Days of kick-off of the list's matches that are not in play, in a zone, earliest first. */
const daysOfRows = (page: Page, utc: number): Promise<string[]> =>
  page.evaluate((offset) => {
    // A match in play is on today's list whenever it began.
    const waiting = 'li.match-row[data-tone="still"] time[datetime]';
    const times = [...document.querySelectorAll<HTMLTimeElement>(waiting)];
    const days = times.map(({ dateTime }) =>
      new Date(Date.parse(dateTime) + offset * 3_600_000).toISOString().slice(0, 10),
    );
    return [...new Set(days)].sort();
  }, utc);

test.describe("a reader of another zone", () => {
  for (const [zone, utc] of [
    ["-11:00", -11],
    ["+13:00", 13],
  ] as const) {
    test(`a reader of another zone sees today and the day's matches of that zone (GMT${zone})`, {
      tag: "@full",
    }, async ({ page, site }) => {
      await keepBefore(page, { time_zone: zone });
      await openAlive(page, `${site.url}/`);
      const today = new Date(Date.now() + utc * 3_600_000).toISOString().slice(0, 10);
      const [, month, day] = today.split("-");
      const shown = page.locator('.day-strip-link[aria-current="date"] time');
      await expect(shown).toHaveAttribute("datetime", today);
      await expect(shown).toHaveText(`${day}-${month}`);
      // Today's list ends with the first matches of tomorrow.
      const tomorrow = new Date(Date.now() + (utc + 24) * 3_600_000).toISOString().slice(0, 10);
      await expect
        .poll(async () => (await daysOfRows(page, utc)).filter((one) => one !== tomorrow))
        .toEqual([today]);
    });
  }

  test("sees the browser's zone where it is automatic", { tag: "@full" }, async ({ browser, site }) => {
    const context = await browser.newContext({ timezoneId: "Asia/Kathmandu", locale: "en-GB" });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await keepBefore(page, { time_zone: "auto" });
    await openAlive(page, `${site.url}/en?date=${imported.finalDay}`);
    await expect(page.locator("footer")).toContainText("GMT+05:45");
    await comesWhole(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("sees a summer match at its summer time in Paris, in January as in July", { tag: "@full" }, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ timezoneId: "Europe/Paris", locale: "en-GB" });
    const parisian = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeStyle: "short" });
    for (const opened of ["2027-01-15T12:00:00Z", "2027-07-15T12:00:00Z"]) {
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(opened));
      await keepBefore(page, { time_zone: "auto" });
      await openAlive(page, `${site.url}/en?date=${imported.finalDay}`);
      const kickOff = Date.parse((await firstTime(page).getAttribute("datetime")) ?? "");
      await expect(firstTime(page), opened).toHaveText(parisian.format(kickOff));
      await page.close();
    }
    await context.close();
  });
});

test("as a page cannot be changed before it is alive, when a choice would be lost", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const held: (() => void)[] = [];
  await page.route(/assets\/settings-screen/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto(`${site.url}/en/settings`, { waitUntil: "commit" });
  const theme = page.getByLabel("Theme", { exact: true });
  await expect(theme).toBeDisabled();
  await expect.poll(() => held.length, "the screen's code is asked for").toBe(1);
  for (const go of held) go();
  await theme.selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
