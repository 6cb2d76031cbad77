import { holdRequests } from "#tests/support/held-requests.ts";
import { comesAlive } from "#tests/support/page-alive.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

/** What goes from page to page comes when a reader is about to (docs/decisions/041). */

const ROUTER = /\/assets\/(?:en\/)?router-[\w-]{8}\.js$/;

for (const locale of ["vi", "en"] as const) {
  test(`a page comes alive without the router, which comes with a pointer on a link (${locale})`, {
    tag: locale === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
    });
    await page.goto(`${site.url}${locale === "en" ? "/en" : "/"}`);
    await comesAlive(page);
    expect(scripts.filter((path) => ROUTER.test(path))).toEqual([]);
    // Every file is of the page's language.
    expect(new Set(scripts.map((path) => path.startsWith("/assets/en/")))).toEqual(
      new Set([locale === "en"]),
    );
    const link = page.locator(".match-row-link").first();
    const router = page.waitForRequest(ROUTER);
    await link.hover();
    await router;
    await page.evaluate(() => Reflect.set(window, "isStillHere", true));
    await link.click();
    await expect(page).toHaveURL(/\/match\/\d+/);
    await expect(page.locator("main h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".match-row-link").first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isStillHere"))).toBe(true);
  });
}

test("a link that is followed at once opens within the page, though the router is late", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url);
  await comesAlive(page);
  const letCome = await holdRequests(page, ROUTER);
  await page.evaluate(() => Reflect.set(window, "isStillHere", true));
  await page.locator(".match-row-link").first().click();
  await expect(page.locator('[role="progressbar"], .loading-bar[data-loading]').first()).toBeAttached();
  letCome();
  await expect(page).toHaveURL(/\/match\/\d+/);
  expect(await page.evaluate(() => Reflect.get(window, "isStillHere"))).toBe(true);
});

test("where the router cannot be had, links open their pages by a load", { tag: "@full" }, async ({
  page,
  site,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await page.goto(site.url);
  await comesAlive(page);
  await page.route(ROUTER, (route) => route.abort());
  await page.locator(".match-row-link").first().click();
  await expect(page).toHaveURL(/\/match\/\d+/);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a page whose data cannot be had says that the server could not be reached, and is tried again", {
  tag: "@full",
}, async ({ page, site, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED|Failed to fetch/);
  await page.goto(site.url);
  await comesAlive(page);
  const data = /\.data(\?|$)/;
  await page.route(data, (route) => route.abort());
  await page.locator(".match-row-link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không kết nối được máy chủ");
  await expect(page).toHaveURL(/\/match\/\d+/);
  await expect(page.locator(".error-status")).toHaveCount(0);
  await page.unroute(data);
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.locator(".error-screen")).toHaveCount(0);
  await expect(page).toHaveURL(/\/match\/\d+/);
});

test("scripts that are quicker than the page wait for its end", { tag: "@full" }, async ({
  page,
  site,
  expectedFaults,
}) => {
  // Chromium takes a page that a test answers for one from outside, which may ask nothing of this machine's rooms.
  expectedFaults.push(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS/);
  await page.route(`${site.url}/`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const at = html.lastIndexOf("<script>window.__reactRouterContext.state=");
    expect(at).toBeGreaterThan(0);
    // As on a slow line: the rest of the page is parsed a while after its scripts have run.
    const pause = '<script src="/slow.js"></script>';
    await route.fulfill({ response: answer, body: html.slice(0, at) + pause + html.slice(at) });
  });
  await page.addInitScript(() => {
    let context: object = {};
    const noting = {
      get(of: object, name: string) {
        if (name === "state" && !("state" in of)) Reflect.set(window, "isAskedFor", true);
        return Reflect.get(of, name);
      },
    };
    Object.defineProperty(window, "__reactRouterContext", {
      get: () => context,
      set: (given: object) => {
        context = new Proxy(given, noting);
      },
    });
  });
  await page.route("**/slow.js", async (route) => {
    await page.waitForFunction(() => Reflect.get(window, "isAskedFor") === true);
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto(site.url);
  await comesAlive(page);
});

test("back, while the code of the page that was opened is on its way, is back", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await comesAlive(page);
  const home = await page.title();
  const letCome = await holdRequests(page, /\/assets\/match-page-/);
  await page.locator(".match-row-link").first().click();
  await expect(page).toHaveURL(/\/match\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  letCome();
  const opened = page.waitForResponse(/\/assets\/match-page-/);
  await (await opened).finished();
  // What the code that came now would have shown is drawn by then.
  await page.evaluate(() => new Promise((over) => requestIdleCallback(() => requestAnimationFrame(over))));
  await expect(page.locator(".match-row-link").first()).toBeVisible();
  await expect(page).toHaveTitle(home);
});
