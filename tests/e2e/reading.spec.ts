import type { Browser, Page } from "@playwright/test";
import { mainText } from "#tests/support/browser/main-text.ts";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { imported } from "#tests/support/consistency/imported.ts";
import type { TestSite } from "#tests/support/site.ts";

async function textWithoutScript(browser: Browser, url: string): Promise<{ status: number; text: string }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(url);
  const text = await mainText(page);
  await context.close();
  return { status: response?.status() ?? 0, text };
}

async function finalPath(page: Page, site: TestSite, locale: "vi" | "en"): Promise<string> {
  await page.goto(`${site.url}${locale === "en" ? "/en" : "/"}?date=${imported.finalDay}`);
  return (await page.locator("li.match-row a").first().getAttribute("href")) ?? "";
}

test.describe("without JavaScript", () => {
  for (const locale of ["vi", "en"] as const) {
    test(`the list, the match and the error page say the same (${locale})`, {
      tag: locale === "vi" ? [] : ["@full"],
    }, async ({ browser, page, site, expectedFaults }) => {
      expectedFaults.push(/404/);
      const home = locale === "en" ? "/en" : "/";
      const paths = [
        `${home}?date=${imported.groupDay}`,
        `${home}?date=${imported.groupDay}&status=upcoming`,
        `${home}?status=ended`,
        await finalPath(page, site, locale),
        `${home === "/" ? "" : home}/khong-co-trang-nay`,
      ];
      for (const path of paths) {
        const bare = await textWithoutScript(browser, site.url + path);
        await page.goto(site.url + path);
        await comesWhole(page);
        expect(await mainText(page), path).toBe(bare.text);
      }
    });
  }

  test("shows the facts of an imported day and match", { tag: "@full" }, async ({ browser, page, site }) => {
    const day = await textWithoutScript(browser, `${site.url}/?date=${imported.groupDay}`);
    expect(day.text).toContain("Northland");
    expect(day.text).toMatch(/2\s*-\s*1/);
    const match = await textWithoutScript(browser, site.url + (await finalPath(page, site, "vi")));
    for (const fact of ["Nam Bach", "Wim Kade", "118", "Northland", "Westland"])
      expect(match.text).toContain(fact);
    expect(match.text).toMatch(/4\s*-\s*2/);
  });
});

test.describe("addresses", () => {
  test("lose a trailing slash in one hop and keep their query", { tag: "@full" }, async ({
    request,
    site,
  }) => {
    const response = await request.get(`${site.url}/en/?date=${imported.groupDay}`, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe(`/en?date=${imported.groupDay}`);
  });

  test("unknown URLs respond 404 with the path and a link home", { tag: "@full" }, async ({
    page,
    site,
    expectedFaults,
  }) => {
    expectedFaults.push(/404/);
    const response = await page.goto(`${site.url}/en/nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toContainText("404");
    await expect(page.locator("main")).toContainText("Page not found: /en/nowhere");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/en$/);
  });

  test("of a match that does not exist say so in the reader's language", { tag: "@full" }, async ({
    page,
    site,
    expectedFaults,
  }) => {
    expectedFaults.push(/404/);
    const response = await page.goto(`${site.url}/match/999999`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toContainText("Trận đấu không tồn tại");
  });

  test("name their alternates, their canonical form and themselves", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const path = await finalPath(page, site, "vi");
    await page.goto(`${site.url}${path}?utm_source=x`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + path);
    await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute(
      "href",
      `${site.url}/en${path}`,
    );
    await page.goto(`${site.url}/en${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveAttribute("href", site.url + path);
  });
});

test.describe("a reader", () => {
  test("finds matches in play on the home page at once", { tag: "@full" }, async ({ page, site }) => {
    await page.goto(site.url);
    await expect(page.locator("li.match-row[data-tone=live]").first()).toBeVisible();
    await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
  });

  test("walks from day to day and into a match and back by links", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/?date=${imported.groupDay}`);
    await page.locator("li.match-row a").first().click();
    await expect(page).toHaveURL(/\/match\/\d+$/);
    await expect(page.locator("main")).toContainText("Northland");
    await page.goBack();
    await expect(page.locator("li.match-row")).toHaveCount(2);
  });

  test("comes back to the row they left, and finds it after a reload too", async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(site.url);
    await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await expect.poll(scrollTop).toBe(400);
    // By script: Playwright's own click would scroll first.
    await page.locator("li.match-row a").nth(8).dispatchEvent("click");
    await expect(page.locator(".match-header")).toBeVisible();
    expect(await scrollTop()).toBe(0);
    await page.goBack();
    await expect(page.locator("li.match-row").first()).toBeAttached();
    await expect.poll(scrollTop).toBe(400);
    await page.reload();
    await expect.poll(scrollTop).toBe(400);
  });

  test("changes the language and stays on the match", async ({ page, site }) => {
    const path = await finalPath(page, site, "vi");
    await page.goto(site.url + path);
    await page.locator("a[hreflang=en]").first().click();
    await expect(page).toHaveURL(`${site.url}/en${path}`);
  });
});
