import { becomeEditor, rich } from "#tests/support/browser/editor-screens.ts";
import { comesAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { holdRequests } from "#tests/support/edge/held-requests.ts";

/** Lazy chunks of a page, on a connection that breaks meanwhile. */

/** Requests after a page's first code; a chunk's name comes before its hash. */
const LATE = /\/assets\/(home-screen|match-list|match-page)-[\w-]{8}\.js$/;
const WANTED = { home: ["home-screen"], match: ["match-page"] } as const;

for (const screen of ["home", "match"] as const) {
  test(`a failed chunk leaves the page of ${screen} usable, and is requested again`, {
    tag: screen === "home" ? [] : ["@full"],
  }, async ({ page, site, expectedFaults }) => {
    expectedFaults.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto(site.url);
    const match = await page.locator(".match-row-link").first().getAttribute("href");
    const title = screen === "home" ? ".match-row-link" : "main h1";
    let isCut = true;
    const cut: string[] = [];
    await page.route(LATE, (route) => {
      if (!isCut) return route.continue();
      cut.push(LATE.exec(route.request().url())?.[1] ?? "");
      return route.abort("internetdisconnected");
    });
    await page.goto(site.url + (screen === "home" ? "/" : match));
    const before = await page.locator(title).count();
    expect(before).toBeGreaterThan(0);
    // Each file was requested again: the page had time to react to the first failure.
    const twice = () => WANTED[screen].every((name) => cut.filter((one) => one === name).length > 1);
    await expect.poll(twice).toBe(true);
    expect(await page.locator(title).count()).toBe(before);
    await expect(page.locator("html[data-alive]")).toHaveCount(0);
    isCut = false;
    // As browsers do when they are online again.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await comesAlive(page);
    const after = await page.locator(title).count();
    // The rest of a list may have loaded by then.
    if (screen === "home") expect(after).toBeGreaterThanOrEqual(before);
    else expect(after).toBe(before);
  });
}

test("text typed into an article's field stays when the lazy editor replaces it", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await becomeEditor(page, site);
  const letGo = await holdRequests(page, /\/assets\/rich-text-[\w-]{8}\.js$/);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await comesAlive(page);
  const field = page.getByRole("textbox", { name: /^Nội dung/ });
  await field.click();
  await page.keyboard.type("Mở đầu");
  letGo();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type(" và tiếp theo");
  await expect(rich(page)).toHaveText("Mở đầu và tiếp theo");
});
