import type { Page } from "@playwright/test";
import {
  errorTextOf,
  exactly,
  flashMessage,
  logInOn,
  newName,
  PASSWORD,
  press,
  words,
} from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import {
  bringMatch,
  CONTENT,
  chooseCompany,
  chooseMatch,
  grantExpert,
  type Language,
  pathTo,
  registerReader,
  sendTip,
  tipWords,
} from "#tests/support/browser/tip-screens.ts";
import type { TestSite } from "#tests/support/site.ts";

/** A refused form responds with an error status, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/]) });

const sourceOf = (language: Language) => `tip-${language}-${newName()}`;

async function writeTip(page: Page, language: Language, title: string, content = CONTENT): Promise<void> {
  const at = tipWords[language];
  await exactly(page, at.title).fill(title);
  await exactly(page, at.content).fill(content);
  await page.locator(".write-outcome").first().click();
}

for (const [language, width, scripts] of [
  ["vi", 360, true],
  ["en", 1280, false],
] as const) {
  const at = tipWords[language];
  const account = words[language];
  test(`a tip from its post to its expert's record, in ${language} at ${width} px ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? [] : ["@full"],
  }, async ({ browser, site }) => {
    const open = async () =>
      (await browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height: 800 } })).newPage();
    const match = await bringMatch(site, sourceOf(language));
    const page = await open();
    const expert = await registerReader(page, site, language, scripts);
    await grantExpert(site, expert);
    await page.goto(site.url + account.profile);
    await press(page, account.doLogout);
    await expect(flashMessage(page)).toHaveText(account.done.logout);
    await page.goto(site.url + account.login);
    await logInOn(page, account, expert, PASSWORD);
    await expect(flashMessage(page)).toHaveText(account.done.login);
    const title = `Kèo của ${match.source}`;

    await page.goto(site.url + pathTo("newTip", language));
    await chooseMatch(page, language, match);
    await chooseCompany(page, match);
    await writeTip(page, language, title);
    await sendTip(page, language);
    await expect(flashMessage(page)).toHaveText(at.done.tip);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const id = Number(/(\d+)(\?|$)/.exec(page.url())?.[1]);

    const fan = await open();
    const inList = fan.locator(".tip").filter({ hasText: title });
    await expect(async () => {
      await fan.goto(site.url + pathTo("tips", language));
      await expect(inList).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await inList.getByRole("link", { name: title }).click();
    await expect(fan.locator(".tip-text")).toContainText("Chủ nhà thắng");
    await fan.locator("main .tip-expert").click();
    await expect(fan).toHaveURL(/(chuyen-gia|experts)\/\d+/);
    const expertUrl = site.url + new URL(fan.url()).pathname;
    await expect(fan.getByText(at.few, { exact: true })).toBeVisible();

    // A visitor who is not logged in is led to log-in, and comes back to follow.
    await fan.getByRole("button", { name: at.follow }).click();
    await expect(fan).toHaveURL(/(dang-nhap|login)\?back=/);
    await registerReader(fan, site, language, scripts);
    await fan.goto(expertUrl);
    await fan.getByRole("button", { name: at.follow }).click();
    await expect(fan.getByRole("status").filter({ hasText: at.done.follow })).toHaveCount(1);
    await fan.goto(site.url + pathTo("myFollows", language));
    await expect(fan.locator(".tip").filter({ hasText: title })).toHaveCount(1);
    await fan.getByRole("button", { name: at.unfollow }).click();
    await expect(flashMessage(fan)).toHaveText(at.done.unfollow);
    await expect(fan.getByText(at.followNone)).toBeVisible();
    await match.end();
    await site.runScheduled();
    // A follow changes the expert's page for every reader, so its cached copy goes stale and is fetched anew.
    await fan.goto(expertUrl);
    await fan.getByRole("button", { name: at.follow }).click();
    await expect(fan.getByRole("status").filter({ hasText: at.done.follow })).toHaveCount(1);
    await expect(async () => {
      await fan.goto(`${expertUrl}?state=settled`);
      await expect(fan.locator(".tip .tip-result")).toHaveText(at.won, { timeout: 1_000 });
      await expect(fan.locator(".record-number > b").first()).toHaveText("1", { timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await expect(fan.locator(".record")).toContainText(/\+0[.,]90/);
    await expect(fan.getByRole("button", { name: at.unfollow })).toBeVisible();

    await fan.goto(site.url + pathTo("tipLedger", language));
    await expect(fan.locator(".ledger-days .ledger-hash").first()).toHaveText(/^[0-9a-f]{64}$/);

    await page.goto(site.url + pathTo("myTip", language, id));
    await page.locator("main").getByText(at.remove, { exact: true }).click();
    await press(page, at.doRemove);
    await expect(flashMessage(page)).toHaveText(at.done.removed);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(at.deleted);
    await expect(page.locator("main").getByText(at.remove, { exact: true })).toHaveCount(0);
    await fan.context().close();
    await page.context().close();
  });
}

/** The error of a choice, above the choices. */
const choiceError = (page: Page, id: string) => page.locator(`#${id} .form-error`);

async function openTipForm(page: Page, site: TestSite) {
  const match = await bringMatch(site, sourceOf("vi"));
  const name = await registerReader(page, site, "vi");
  await grantExpert(site, name);
  await openAlive(page, site.url + pathTo("newTip", "vi"));
  return match;
}

const at = tipWords.vi;
/** The English texts are in spec-messages.test.ts. */
const { errors } = at;

test("the tip form shows missing fields, and keeps the typed text on every choice", {
  tag: "@full",
}, async ({ page, site }) => {
  const match = await openTipForm(page, site);
  const title = exactly(page, at.title);
  const content = exactly(page, at.content);
  await title.fill(" ");
  await title.blur();
  await expect.poll(() => errorTextOf(title)).toBe(errors.title);
  await title.fill("Kèo thơm");
  await expect(title).not.toHaveAttribute("aria-invalid");
  await content.fill(" ");
  await content.blur();
  await expect.poll(() => errorTextOf(content)).toBe(errors.content);
  await content.fill("x".repeat(499));
  await expect.poll(() => errorTextOf(content)).toBe(errors.short);
  await expect(page.locator(".write-count")).toContainText("499/500");
  await content.fill("x".repeat(20_001));
  await expect.poll(() => errorTextOf(content)).toBe(errors.long);
  await content.fill(CONTENT);
  await expect(content).not.toHaveAttribute("aria-invalid");

  await sendTip(page, "vi");
  await expect(choiceError(page, "tran-dau")).toHaveText(errors.match);
  await expect(choiceError(page, "cach-choi")).toHaveText([errors.company, errors.play]);
  await chooseMatch(page, "vi", match);
  await expect(title).toHaveValue("Kèo thơm");
  await expect(page.locator(".write-companies .chip").first()).toBeVisible();
  await sendTip(page, "vi");
  await expect(choiceError(page, "cach-choi")).toHaveText([errors.company, errors.play]);
  await chooseCompany(page, match);
  await expect(page.locator(".write-outcome").first()).toBeVisible();
  await sendTip(page, "vi");
  await expect(choiceError(page, "cach-choi")).toHaveText(errors.play);
  await expect(content).toHaveValue(CONTENT);
  await page.goto(`${site.url}${pathTo("newTip", "vi")}?match_id=999999999`);
  await expect(choiceError(page, "tran-dau")).toHaveText(errors.unknown);
});

test("an error that only the service can detect is shown on the tip form, with no input lost", {
  tag: "@full",
}, async ({ page, site }) => {
  const match = await openTipForm(page, site);
  const choose = async () => {
    await page.goto(site.url + pathTo("newTip", "vi"));
    await chooseMatch(page, "vi", match);
    await chooseCompany(page, match);
  };
  const write = async () => {
    await choose();
    await writeTip(page, "vi", "Kèo thơm");
  };
  const offers = choiceError(page, "cach-choi");

  await write();
  await match.move("up");
  await sendTip(page, "vi");
  await expect(offers.first()).toHaveText(errors.moved);
  await expect(exactly(page, at.title)).toHaveValue("Kèo thơm");
  await expect(async () => {
    if (!(await page.locator(".flash-message").isVisible())) await sendTip(page, "vi");
    await expect(flashMessage(page)).toHaveText(at.done.tip, { timeout: 3_000 });
  }).toPass();

  await write();
  await sendTip(page, "vi");
  await expect(offers.first()).toHaveText(errors.repeated);

  await match.move("off");
  await expect(async () => {
    await choose();
    await expect(offers.first()).toHaveText(errors.empty, { timeout: 1_000 });
  }).toPass();

  await chooseCompany(page, match, 2);
  await writeTip(page, "vi", "Kèo thơm");
  await page.locator(".write-outcome").last().click();
  await match.end();
  await sendTip(page, "vi");
  await expect(page.getByRole("alert").first()).toHaveText(errors.closed);
});

test("tips for some are read by those, and following has its say", { tag: "@full" }, async ({
  browser,
  page,
  site,
}) => {
  const match = await openTipForm(page, site);
  await chooseMatch(page, "vi", match);
  await chooseCompany(page, match);
  // Nearly the maximum length, with letters that take the most bytes.
  await writeTip(page, "vi", "Kèo kín", `${CONTENT}${"ế".repeat(19_000)}`);
  await page.getByLabel(at.followers).check();
  await sendTip(page, "vi");
  await expect(flashMessage(page)).toHaveText(at.done.tip);
  const id = Number(/(\d+)(\?|$)/.exec(page.url())?.[1]);

  const fan = await (await browser.newContext()).newPage();
  await registerReader(fan, site, "vi");
  await fan.goto(site.url + pathTo("tip", "vi", id));
  await expect(fan.getByText(at.sealed)).toBeVisible();
  await fan.getByRole("link", { name: at.mine }).click();
  await expect(fan).toHaveURL(site.url + pathTo("myTip", "vi", id));
  // The URL changes before the page does, and the previous page has the same button.
  await expect(fan.getByRole("link", { name: at.everybodys })).toBeVisible();
  await expect(fan.locator(".tip-text")).toHaveCount(0);
  await fan.getByRole("button", { name: at.follow }).click();
  await expect(flashMessage(fan)).toHaveText(at.done.follow);
  await expect(fan.locator(".tip-text")).toContainText("Chủ nhà thắng");
  await expect(fan.getByText(at.remove, { exact: true })).toHaveCount(0);

  await fan.goto(site.url + pathTo("newTip", "vi"));
  await expect(fan.getByRole("heading", { name: at.noExpert })).toBeVisible();

  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await registerReader(bare, site, "vi", false);
  await bare.goto(site.url + pathTo("tip", "vi", id));
  await bare.getByRole("button", { name: at.unfollow }).click();
  await expect(bare.getByRole("alert")).toHaveText(at.unfollowFailed);
  await fan.context().close();
  await bare.context().close();
});

test("a tip with a long title fits every screen on its own page, on its writer's page and beside its match", {
  tag: "@full",
}, async ({ page, site }) => {
  const match = await openTipForm(page, site);
  await chooseMatch(page, "vi", match);
  await chooseCompany(page, match);
  await writeTip(
    page,
    "vi",
    "Một tiêu đề dài của bài nhận định, để xem nó xuống dòng thế nào trên điện thoại",
  );
  await sendTip(page, "vi");
  await expect(flashMessage(page)).toHaveText(at.done.tip);
  const id = Number(/(\d+)(\?|$)/.exec(page.url())?.[1]);
  const matchPath = (await page.locator("main a.tip-match").getAttribute("href")) ?? "";
  for (const path of [pathTo("tip", "vi", id), pathTo("myTip", "vi", id), pathTo("myTip", "en", id)])
    expect.soft(await inspect(page, site.url + path, { axe: [360] })).toEqual([]);
  await page.goto(site.url + matchPath);
  await expect(page.locator("#match-tips")).toBeVisible();
  await page.goto(site.url + pathTo("tip", "vi", 999_999));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nhận định không tồn tại");
});

for (const scripts of [true, false]) {
  test(`experts are put in another order ${scripts ? "with" : "without"} scripts, and a market keeps it`, {
    tag: scripts ? [] : ["@full"],
  }, async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await page.goto(site.url + pathTo("experts", "vi"));
    const orders = page.getByRole("navigation", { name: "Thứ tự chuyên gia" });
    await orders.getByRole("link", { name: "Nhiều bài" }).click();
    await expect(page).toHaveURL(/\?sort=count$/);
    await expect(page.locator(".experts-table th[aria-sort]")).toHaveText("Bài đã tính");
    const counts = (await page.locator(".experts-table td:nth-child(6)").allTextContents()).map(Number);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    await page.getByRole("link", { name: "Kèo tài xỉu" }).click();
    await expect(page).toHaveURL(/\?sort=count&tip_market=over_under$/);
    await expect(orders.locator("[aria-current]")).toHaveText("Nhiều bài");
    await context.close();
  });
}

test("in no-betting mode there are no tips, and no way to them", async ({ page, site, context }) => {
  await context.addCookies([{ name: "betting", value: "hidden", url: site.url }]);
  for (const screen of ["tips", "experts", "tipLedger", "newTip", "myFollows"] as const) {
    const answer = await page.goto(site.url + pathTo(screen, "vi"));
    expect([screen, answer?.status()]).toEqual([screen, 403]);
  }
  await page.goto(site.url);
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  // An article's own URL may begin with the same word.
  const leadsToTips = /^\/(nhan-dinh|tips|chuyen-gia|thanh-vien\/(dang-bai|theo-doi))([/?]|$)/;
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => leadsToTips.test(href))).toEqual([]);
});
