import { readFile } from "node:fs/promises";
import { shiftsOf, sumOfShifts, watchShifts } from "#tests/support/browser/layout-shifts.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { following } from "#tests/support/demo/followed.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Favourites: the star of a row, the three pages, deletion with undo, the export file. */

async function firstOfToday(site: TestSite) {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
  const [match] = matches;
  if (!match) throw new Error("the demo world has no match today");
  return match;
}

test("a match is followed in the list, found again, let go, and taken back by keyboard", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const id = await page.locator("li.match-row").first().getAttribute("data-match-id");
  // By its id: the order of the list changes as matches begin.
  await page
    .locator(`li.match-row[data-match-id="${id}"]`)
    .getByRole("button", { name: /^Theo dõi/ })
    .click();
  await page.goto(`${site.url}/bong-da/theo-doi`);
  const followed = page.locator(`li.match-row[data-match-id="${id}"]`);
  await expect(followed).toBeVisible();
  await expect(page.getByRole("link", { name: "Trận đấu 1" })).toHaveAttribute("aria-current", "page");

  await followed.getByRole("button", { name: /^Theo dõi/, pressed: true }).click();
  await expect(page.getByRole("heading", { name: "Bạn chưa theo dõi trận nào" })).toBeVisible();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(followed).toBeVisible();

  await page.getByRole("button", { name: "Xóa tất cả" }).press("Enter");
  await expect(followed).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Hoàn tác" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(followed).toBeVisible();
});

test(
  "a file takes favourites to another browser",
  { tag: "@full" },
  async ({ page, browser, site }, testInfo) => {
    const match = await firstOfToday(site);
    await following(page, { league: match.competition.id, team: match.home.id });
    await page.goto(`${site.url}/football/favourites/fteams`);
    await expect(page.getByRole("heading", { level: 2, name: match.home.name })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    const file = testInfo.outputPath("favourites.json");
    await download.saveAs(file);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ format: "favourites", version: 1 });

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${site.url}/football/favourites/fteams`);
    await expect(other.getByRole("heading", { name: "You follow no teams yet" })).toBeVisible();
    await other.setInputFiles('input[type="file"]', file);
    await expect(other.getByText("2 new entries added from the file.")).toBeVisible();
    await expect(other.getByRole("heading", { level: 2, name: match.home.name })).toBeVisible();
    await other.context().close();
  },
);

test("another tab knows at once", { tag: "@full" }, async ({ page, context, site }) => {
  const match = await firstOfToday(site);
  await following(page, { team: match.home.id });
  await page.goto(`${site.url}/bong-da/theo-doi/doi`);
  const other = await context.newPage();
  await other.goto(`${site.url}/bong-da/theo-doi/doi`);
  await expect(page.getByRole("link", { name: "Đội 1" })).toBeVisible();
  await other.getByRole("button", { name: "Xóa tất cả" }).click();
  await expect(page.getByRole("link", { name: "Đội 0" })).toBeVisible();
});

test("nothing moves when a reader without stars, or with one, comes", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const match = await firstOfToday(site);
  for (const width of [360, 1280])
    for (const path of ["", "/giai-dau", "/doi"])
      for (const star of path === "/doi" ? [null, match.home.id] : [null]) {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        await watchShifts(page);
        if (star !== null) await following(page, { team: star });
        await page.goto(`${site.url}/bong-da/theo-doi${path}`);
        await expect(page.getByRole("button", { name: "Xóa tất cả" })).toBeVisible();
        const what = star === null ? page.locator(".favourites-empty") : page.locator("li.match-row").first();
        await expect(what).toBeVisible();
        const shifts = await shiftsOf(page);
        const where = `${path} at ${width} px, following ${star}: ${JSON.stringify(shifts)}`;
        expect.soft(sumOfShifts(shifts), where).toBeLessThan(0.05);
        await page.close();
      }
});

test("without JavaScript the pages say what they need", { tag: "@full" }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/bong-da/theo-doi", "/football/favourites/fteams"]) {
    await page.goto(site.url + path);
    await expect(page.getByText(/bật JavaScript|Turn on JavaScript/)).toBeVisible();
    await expect(page.getByText(/Đang tải…|Loading…/)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await context.close();
});
