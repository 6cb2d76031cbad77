import { createServer, type Server } from "node:http";
import { listenLocally } from "#scripts/site/ports.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { holdRequests, SCRIPTS } from "#tests/support/edge/held-requests.ts";

/** Another site: one page with the owner's copied code. */
async function otherSite(body: string): Promise<{ url: string; server: Server }> {
  const html = `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,"><body>${body}</body></html>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  return { url: `${await listenLocally(server)}/`, server };
}

test.describe("the embedded list", () => {
  test("stands in another site's page at its own height, keeps nothing there, and opens matches beside it", async ({
    browser,
    site,
  }) => {
    const maker = await browser.newPage();
    await maker.goto(`${site.url}/en/embed-code?theme=dark&tz=-03:30`);
    const code = await maker.locator("textarea").inputValue();
    await maker.close();
    const { url, server } = await otherSite(code);
    const context = await browser.newContext({ viewport: { width: 800, height: 700 } });
    const page = await context.newPage();
    await page.goto(url);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("li.match-row").first()).toBeVisible();
    await expect(page.locator("iframe")).toHaveAttribute("style", /height: ?\d+px/);
    await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(frame.locator(".embed-day")).toContainText("GMT-03:30");
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      frame.locator(".match-row-link").first().click(),
    ]);
    await expect(opened).toHaveURL(/\/en\/match\/\d+$/);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await context.close();
    server.close();
  });

  test("cannot be replaced by another page of the site", { tag: "@full" }, async ({ request, site }) => {
    for (const path of ["/", "/en", "/ma-nhung", "/cai-dat"]) {
      const headers = (await request.get(site.url + path)).headers();
      expect([path, headers["content-security-policy"]]).toEqual([
        path,
        expect.stringMatching(/frame-ancestors 'none'(?:;|$)/),
      ]);
    }
    const headers = (await request.get(`${site.url}/iframe?theme=dark`)).headers();
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors \*(?:;|$)/);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("is in the zone of its address without JavaScript too, with prices only where they are asked for", {
    tag: "@full",
  }, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/iframe?tz=%2B09:00`);
    await expect(page.locator(".embed-day")).toContainText("GMT+09:00");
    const time = page.locator("li.match-row time").first();
    const utc = Date.parse((await time.getAttribute("datetime")) ?? "");
    const shown = new Date(utc + 9 * 3_600_000).toISOString().slice(11, 16);
    expect(await time.textContent()).toBe(shown);
    await expect(page.locator(".match-row-prices")).toHaveCount(0);
    await page.goto(`${site.url}/iframe?odds=1`);
    await expect(page.locator(".match-row-prices").first()).toBeAttached();
    await context.close();
  });
});

test.describe("the page that makes the code", () => {
  test("changes the code with a choice", async ({ page, site }) => {
    await openAlive(page, `${site.url}/ma-nhung`);
    const code = page.locator("textarea");
    await page.locator("select[name=theme]").selectOption("dark");
    await expect(code).toHaveValue(/iframe\?theme=dark/);
    await page.locator("select[name=theme]").selectOption("light");
    await expect(code).toHaveValue(/iframe\?theme=light/);
  });

  test("changes the code with what was chosen before the page was alive", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const letScriptsGo = await holdRequests(page, SCRIPTS);
    await page.goto(`${site.url}/ma-nhung`, { waitUntil: "commit" });
    await page.locator("select[name=theme]").selectOption("dark");
    letScriptsGo();
    await expect(page.locator("textarea")).toHaveValue(/iframe\?theme=dark/);
  });

  test("makes the code without JavaScript", { tag: "@full" }, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/ma-nhung`);
    await page.locator("select[name=theme]").selectOption("light");
    await page.locator("select[name=height]").selectOption("600");
    await page.locator("form.embed-form button").click();
    await expect(page.locator("textarea")).toHaveValue(/iframe\?theme=light" .*height="600"/);
    await context.close();
  });
});
