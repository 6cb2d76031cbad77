import { pathOf } from "#shared/url/index.ts";
import {
  answerSum,
  exactly,
  fillRegistration,
  flashMessage,
  logInOn,
  newName,
  PASSWORD,
  press,
  words,
} from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { linkInMail } from "#tests/support/origin/mailbox-reader.ts";

/** A refused form responds 401 or 410, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/]) });

const texts = {
  vi: {
    ...{ unverified: /chưa được xác nhận/, verified: /đã được xác nhận$/, send: "Gửi lại thư xác nhận" },
    ...{
      verify: "Xác nhận email",
      forgot: "Quên mật khẩu?",
      request: "Gửi liên kết",
      save: "Lưu mật khẩu mới",
    },
    ...{ sent: /sẽ đến trong vài phút/, over: "Liên kết này đã hết hạn hoặc đã được dùng" },
    ...{ saved: "Đã lưu mật khẩu mới, mời bạn đăng nhập", isVerified: "Email đã được xác nhận" },
    ...{
      again: "Yêu cầu liên kết mới",
      already: "Email này đã được xác nhận. Bạn có thể đăng nhập bằng email này.",
    },
  },
  en: {
    ...{ unverified: /is not verified/, verified: /is verified$/, send: "Send the verification mail again" },
    ...{ verify: "Verify email", forgot: "Forgot your password?", request: "Send the link" },
    ...{ save: "Save new password", sent: /will arrive within a few minutes/ },
    ...{ over: "This link has expired or was already used", again: "Request a new link" },
    ...{ saved: "Your new password is saved, please log in", isVerified: "Your email is verified" },
    already: "This email is verified already. You can log in with it.",
  },
} as const;

for (const [language, width, scripts] of [
  ["vi", 360, true],
  ["en", 1280, false],
] as const) {
  test(`an e-mail is verified and a forgotten password reset by mail, in ${language} at ${width} px ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? [] : ["@full"],
  }, async ({ browser, site }) => {
    const [at, mailTexts] = [words[language], texts[language]];
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const name = newName();
    const email = `${name}@example.com`;
    const open = (path: string) => (scripts ? openAlive(page, site.url + path) : page.goto(site.url + path));

    await page.goto(site.url + at.register);
    await fillRegistration(page, at, name);
    await exactly(page, "Email").fill(email);
    if (!scripts) await answerSum(page, at);
    await press(page, at.doRegister);
    await expect(flashMessage(page)).toHaveText(at.done.register);
    await expect(page.locator(".account-email")).toHaveText(mailTexts.unverified);
    const first = await linkInMail(site.dataDir, email);
    await press(page, mailTexts.send);
    await expect(flashMessage(page)).toBeVisible();
    const link = await linkInMail(site.dataDir, email, 2);
    expect(new URL(link).pathname).toBe(pathOf("verifyEmail", language));

    // A scanner that follows the link changes nothing.
    const scanned = await page.request.get(link);
    expect([
      scanned.status(),
      scanned.headers()["referrer-policy"],
      scanned.headers()["cache-control"],
    ]).toEqual([...[200, "strict-origin", "private, no-store"]]);
    expect(scanned.headers()["x-robots-tag"]).toBe("noindex");
    // A replaced link says so at once, and has no form.
    await page.goto(first);
    await expect(page.getByRole("alert")).toHaveText(mailTexts.over);
    await expect(page.getByRole("button", { name: mailTexts.verify })).toHaveCount(0);
    await page.goto(link);
    await press(page, mailTexts.verify);
    await expect(flashMessage(page)).toHaveText(mailTexts.isVerified);
    expect(new URL(page.url()).pathname).toBe(at.profile);
    await expect(page.locator(".account-email")).toHaveText(mailTexts.verified);
    await page.goto(link);
    await expect(page.getByText(mailTexts.already)).toBeVisible();

    await page.context().clearCookies();
    await open(at.login);
    await page.getByRole("link", { name: mailTexts.forgot }).click();
    // The previous page has such a field too.
    await expect(page.getByRole("button", { name: mailTexts.request })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathOf("forgotPassword", language));
    await exactly(page, at.account).fill(email);
    await press(page, mailTexts.request);
    await expect(page.locator("main")).toContainText(mailTexts.sent);
    const reset = await linkInMail(site.dataDir, email, 3);
    expect(new URL(reset).pathname).toBe(pathOf("resetPassword", language));
    await page.goto(reset);
    await exactly(page, at.fresh).fill("matkhau-2");
    await press(page, mailTexts.save);
    await expect(flashMessage(page)).toHaveText(mailTexts.saved);
    expect(new URL(page.url()).pathname).toBe(at.login);
    await logInOn(page, at, email, PASSWORD);
    await expect(page.getByRole("alert")).toBeVisible();
    await logInOn(page, at, email, "matkhau-2");
    await expect(flashMessage(page)).toHaveText(at.done.login);

    await page.goto(reset);
    await expect(page.getByRole("alert")).toHaveText(mailTexts.over);
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: mailTexts.again })).toHaveAttribute(
      "href",
      pathOf("forgotPassword", language),
    );
    await context.close();
  });
}
