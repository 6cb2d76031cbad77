import type { Browser, Page } from "@playwright/test";
import {
  flashMessage,
  logInOn,
  newName,
  PASSWORD,
  press,
  registerOn,
  words,
} from "#tests/support/browser/account-screens.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

/** One account in two browsers: favourites and settings of one are synced to the other, and stay or go at log-out. */

/** A call during a log-out is refused, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 401/]) });

const at = words.vi;
const KEPT = "/oapi/v1/users/me/favourites";
const CHOSEN = "/oapi/v1/users/me/settings";
const FAVOURITES = "/bong-da/theo-doi";

/** The browser sends a change to the account, and it is accepted. */
const taken = (page: Page, path: string) =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === "POST" && new URL(request.url()).pathname === path && answer.ok();
  });

/** Logs in on a page of its own, and waits for the response: a page that is left before it has no session. */
async function logIn(page: Page, site: TestSite, name: string): Promise<void> {
  await page.goto(site.url + at.login);
  await logInOn(page, at, name, PASSWORD);
  await expect(flashMessage(page)).toHaveText(at.done.login);
}

/** Another browser in which the same reader logs in. */
async function elsewhere(browser: Browser, site: TestSite, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, site, name);
  return page;
}

/** Follows the first match of the list, and returns its id. */
async function followFirst(page: Page, site: TestSite): Promise<string> {
  await page.goto(site.url);
  const id = await page.locator("li.match-row").first().getAttribute("data-match-id");
  // By its id: the order of the list changes as matches begin.
  await page
    .locator(`li.match-row[data-match-id="${id}"]`)
    .getByRole("button", { name: /^Theo dõi/ })
    .click();
  return id ?? "";
}

const row = (page: Page, id: string) => page.locator(`li.match-row[data-match-id="${id}"]`);
const star = (page: Page, id: string) => row(page, id).getByRole("button", { name: /^Theo dõi/ });
const nothing = (page: Page) => page.getByRole("heading", { name: "Bạn chưa theo dõi trận nào" });
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(favourites|settings)/.test(key))
      .sort(),
  );

test("a match that is followed in one browser is in the other, and let go there it is gone in both", async ({
  page,
  browser,
  site,
}) => {
  const name = newName();
  await registerOn(page, site.url, at, name);
  const flashMessage = taken(page, KEPT);
  const id = await followFirst(page, site);
  await flashMessage;

  const other = await elsewhere(browser, site, name);
  await other.goto(site.url + FAVOURITES);
  await expect(row(other, id)).toBeVisible();
  await expect(other.getByText("Lưu trong tài khoản của bạn.")).toBeVisible();
  await star(other, id).click();
  await expect(nothing(other)).toBeVisible();
  // Left at once: the change still reaches the account.
  await other.goto(site.url + at.login);
  await other.context().close();

  await page.goto(site.url + FAVOURITES);
  await expect(nothing(page)).toBeVisible();
  await page.reload();
  await expect(nothing(page)).toBeVisible();
});

test("a setting that is changed in one browser is in force in the other, and back again", {
  tag: "@full",
}, async ({ page, browser, site }) => {
  const name = newName();
  await registerOn(page, site.url, at, name);
  const other = await elsewhere(browser, site, name);
  for (const [from, to, value] of [
    [page, other, "time"],
    [other, page, "league"],
  ] as const) {
    await from.goto(`${site.url}/cai-dat`);
    const sent = taken(from, CHOSEN);
    await from.getByLabel("Sắp xếp").selectOption(value);
    await sent;
    await to.goto(`${site.url}/cai-dat`);
    await expect(to.getByLabel("Sắp xếp")).toHaveValue(value);
    await expect(to.getByText(/được lưu trong tài khoản/)).toBeVisible();
  }
  await other.context().close();
});

test("favourites from before the log-in are synced; at log-out they stay, or are removed on request", {
  tag: "@full",
}, async ({ page, site }) => {
  const personal: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/users/me")) personal.push(request.url());
  });
  const id = await followFirst(page, site);
  await page.goto(site.url + FAVOURITES);
  await expect(page.getByText("Chỉ lưu trên thiết bị này.")).toBeVisible();
  await page.getByRole("link", { name: "Đăng nhập để có trên mọi thiết bị" }).click();
  await expect(page).toHaveURL(/\/dang-nhap\?back=/);
  expect(personal).toEqual([]);

  const sent = taken(page, KEPT);
  const name = newName();
  await registerOn(page, site.url, at, name);
  await sent;
  await page.goto(site.url + at.profile);
  await press(page, at.doLogout);
  await expect(flashMessage(page)).toHaveText(at.done.logout);
  expect(await keptKeys(page)).toContain("favouritesList");

  await logIn(page, site, name);
  await page.goto(`${site.url}/cai-dat`);
  await page.getByLabel("Sắp xếp").selectOption("time");
  // From the menu of any page, with an unsent change.
  await page.locator(".reader-menu > summary").click();
  await page.getByLabel("Xóa danh sách yêu thích và cài đặt khỏi thiết bị này").check();
  await page.locator(".reader-menu").getByRole("button", { name: at.doLogout }).click();
  await expect(flashMessage(page)).toHaveText(at.done.logout);
  expect(await keptKeys(page)).toEqual([]);
  await page.goto(site.url + FAVOURITES);
  await expect(nothing(page)).toBeVisible();

  await logIn(page, site, name);
  await page.goto(site.url + FAVOURITES);
  await expect(row(page, id)).toBeVisible();
  await page.goto(`${site.url}/cai-dat`);
  await expect(page.getByLabel("Sắp xếp")).toHaveValue("time");
});

test("without scripts nothing is kept here, and nothing is offered to be removed", { tag: "@full" }, async ({
  browser,
  page,
  site,
}) => {
  await registerOn(page, site.url, at, newName());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(site.url + at.profile);
  await expect(plain.getByLabel(/khỏi thiết bị này/)).toBeHidden();
  await press(plain, at.doLogout);
  await expect(flashMessage(plain)).toHaveText(at.done.logout);
  await context.close();
});
