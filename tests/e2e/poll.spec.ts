import type { Page } from "@playwright/test";
import { dateOf } from "#shared/time/index.ts";
import { newName } from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { bringMatch } from "#tests/support/browser/tip-screens.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** The poll of a match that has not begun. */

/** The page of a match without a vote. */
async function freshMatch(site: TestSite): Promise<string> {
  const { source } = await bringMatch(site, `poll-${newName()}`);
  const date = dateOf(Math.floor(Date.now() / 1000) + 3_600);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent", { date });
  const found = matches.find(({ home }) => home.name.startsWith(source));
  if (!found) throw new Error(`no match of ${source} is on ${date}`);
  return `${site.url}/match/${found.id}`;
}

const total = (page: Page) => page.locator(".poll-total");
const own = (page: Page) => page.locator('.poll-option[data-own="true"]');

test("a vote counts at once, can be changed, and is known after a reload", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAlive(page, await freshMatch(site));
  const option = (value: string) => page.locator(`button.poll-option[value="${value}"]`);
  await expect(total(page)).toHaveText("Chưa có ai bình chọn");
  await option("home").click();
  await expect(page.locator(".poll-note")).toHaveText("Đã ghi nhận bình chọn của bạn.");
  await expect(total(page)).toHaveText("Lượt bình chọn: 1");
  await expect(option("home")).toContainText("100%");
  await option("draw").click();
  await expect(option("draw")).toContainText("100%");
  await expect(total(page)).toHaveText("Lượt bình chọn: 1");
  await page.reload();
  await expect(own(page)).toHaveAttribute("value", "draw");
});

test("without scripts a vote leads back to the poll", { tag: "@full" }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const url = await freshMatch(site);
  await page.goto(url);
  await page.locator('button.poll-option[value="away"]').click();
  await expect(page).toHaveURL(`${url}#poll`);
  await expect(async () => {
    await page.reload();
    await expect(total(page)).toHaveText("Lượt bình chọn: 1", { timeout: 1_000 });
  }).toPass();
  await context.close();
});
