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

// A call of the page during the password change is refused, and the page retries with its new session.
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 401/]) });

const eventWords = {
  vi: {
    ...{ title: "Hoạt động của tài khoản", alert: "Thay đổi gần đây" },
    ...{ registered: "Đã tạo tài khoản", login: "Đã đăng nhập", password: "Đã đổi mật khẩu" },
  },
  en: {
    ...{ title: "Account activity", alert: "Recent change" },
    ...{ registered: "Account created", login: "Logged in", password: "Password changed" },
  },
} as const;

for (const [language, width, javaScriptEnabled] of [
  ["vi", 360, true],
  ["en", 1280, false],
] as const) {
  test(`the profile tells of a password that was changed in another browser, in ${language}${javaScriptEnabled ? "" : " without scripts"}`, {
    tag: javaScriptEnabled ? [] : ["@full"],
  }, async ({ browser, page, site }) => {
    const at = { ...words[language], event: eventWords[language] };
    const name = newName();
    const fresh = `${PASSWORD}-moi`;
    await registerOn(page, site.url, at, name);
    await page.goto(site.url + at.profile);
    const alert = page.getByRole("complementary", { name: at.event.alert });
    await page.getByLabel(at.current, { exact: true }).first().fill(PASSWORD);
    await page.getByLabel(at.fresh, { exact: true }).fill(fresh);
    await press(page, at.doPassword);
    await expect(flashMessage(page)).toHaveText(at.done.password);
    // This passkey was created here: there is no warning.
    await expect(page.getByRole("region", { name: at.event.title })).toBeVisible();
    await expect(alert).toHaveCount(0);

    const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
    const other = await context.newPage();
    await other.goto(`${site.url}${at.login}?back=${encodeURIComponent(at.profile)}`);
    await logInOn(other, at, name, fresh);
    await expect(flashMessage(other)).toHaveText(at.done.login);
    const notice = other.getByRole("complementary", { name: at.event.alert });
    await expect(notice).toContainText(at.event.password);
    await notice.getByRole("link").last().click();
    const events = other.getByRole("region", { name: at.event.title });
    await expect(events).toBeInViewport();
    const items = events.getByRole("listitem");
    await expect(items).toHaveCount(3);
    for (const [index, kind] of [at.event.login, at.event.password, at.event.registered].entries())
      await expect(items.nth(index)).toContainText(kind);
    await expect(items.first()).toContainText("Chrome");
    expect(await other.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await context.close();
  });
}
