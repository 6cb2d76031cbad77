import { expect, test } from "#tests/support/browser/site-fixture.ts";

test.describe("the frame of every page", () => {
  test("leads to every section without JavaScript, from the foot of a phone's screen too", async ({
    browser,
    site,
  }) => {
    for (const [width, path, hidden] of [
      [360, "/", "Kết quả"],
      [1280, "/en", null],
    ] as const) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 740 },
      });
      const page = await context.newPage();
      await page.goto(site.url + path);
      const nav = page.locator("nav.site-nav");
      if (hidden) {
        await expect(nav.locator(".site-sections").getByText(hidden)).toBeHidden();
        await nav.locator("summary").click();
        await expect(nav.locator(".nav-menu").getByText(hidden)).toBeVisible();
        const bar = await nav.boundingBox();
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);
      } else await expect(nav.locator(".site-sections > li:visible")).toHaveCount(8);
      await page.locator(".site-tools a").nth(1).click();
      await expect(page.locator("main noscript p").first()).toBeVisible();
      await context.close();
    }
  });

  test("draws every icon, from one file", { tag: "@full" }, async ({ page, site }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (/\/icons-[\w-]+\.svg/.test(request.url())) requested.push(request.url());
    });
    await page.goto(site.url);
    const uses = page.locator("svg.icon:visible use");
    expect(await uses.count()).toBeGreaterThan(3);
    // Nothing is rendered until the file is loaded.
    await expect
      .poll(() =>
        uses.evaluateAll((all) => all.filter((use) => (use as SVGUseElement).getBBox().width === 0).length),
      )
      .toBe(0);
    expect(requested).toHaveLength(1);
  });
});
