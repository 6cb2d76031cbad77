import type { BrowserContext, Page } from "@playwright/test";
import { comesAlive, comesWhole, openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** Without a network every request of a page logs an error. */
test.use({
  serviceWorkers: "allow",
  expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});

/** Opens a page as on a first visit, and waits until the worker has cached its files. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("offline-"));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return navigator.serviceWorker.controller === null ? 0 : kept.flat().length;
      }),
    )
    .toBe(2);
}

const firstMatch = (page: Page) =>
  page.locator("li.match-row a[href*='/match/']").first().getAttribute("href");

/** Paths of everything that the browser caches for the site. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

async function goOffline(context: BrowserContext, page: Page, url: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(url);
}

for (const { home, lang, heading, retry } of [
  { home: "/", lang: "vi", heading: "Bạn đang ngoại tuyến", retry: "Thử lại" },
  { home: "/en", lang: "en", heading: "You are offline", retry: "Try again" },
]) {
  test(`without a network a page says so, and opens by itself once it is back, in ${lang}`, {
    tag: lang === "vi" ? [] : ["@full"],
  }, async ({ context, page, site }) => {
    await visit(page, site.url + home);
    const match = `${site.url}${await firstMatch(page)}`;
    // Opened with its score, which must not be shown as current later.
    await page.goto(match);
    const live = await page.getByRole("heading", { level: 1 }).textContent();

    await goOffline(context, page, match);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(page.url()).toBe(match);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    await expect(page.locator("time")).toHaveText(/^\d{2}:\d{2}$/);
    expect(await page.locator("main").innerText()).not.toMatch(/\d\s*[-–]\s*\d/);

    await page.getByRole("button", { name: retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(live ?? "");
    expect(page.url()).toBe(match);
  });
}

test("no page and no answer of a call is kept, so none can be shown for a new one", async ({
  context,
  page,
  site,
}) => {
  await visit(page, `${site.url}/`);
  const match = `${site.url}${await firstMatch(page)}`;
  for (const url of [match, `${site.url}/bong-da/ket-qua-bong-da`]) {
    await openAlive(page, url);
    // Responses that the page requests later must not be cached either.
    await comesWhole(page);
  }
  const isAsset = (path: string) => path.startsWith("/assets/");
  await expect.poll(async () => (await keptPaths(page)).filter(isAsset).length).toBeGreaterThan(5);
  const kept = await keptPaths(page);
  expect(kept.filter((path) => !isAsset(path)).sort()).toEqual(["/offline/en", "/offline/vi"]);
  await context.setOffline(true);
  const outcome = await page.evaluate(() =>
    fetch("/api/v1/football/matches/live").then(
      () => "answered",
      () => "not answered",
    ),
  );
  expect(outcome).toBe("not answered");
});

test("a page that is open keeps its links, and says that they cannot be opened yet", {
  tag: "@full",
}, async ({ context, page, site }) => {
  await visit(page, `${site.url}/`);
  await comesAlive(page);
  await context.setOffline(true);
  await page.locator("li.match-row a[href*='/match/']").first().click();
  await expect(page.getByText("Không có mạng, chưa mở được trang này.")).toBeVisible();
  await expect(page.locator("li.match-row").first()).toBeVisible();
});

test("the offline page says when the network works but the site does not", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/offline/vi`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không kết nối được");
  await page.goto(`${site.url}/offline/en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site cannot be reached");
});
