import type { BrowserContext } from "@playwright/test";
import {
  answerSum,
  errorTextOf,
  exactly,
  fillRegistration,
  flashMessage,
  logInOn,
  newName,
  newPhone,
  PASSWORD,
  pictureOf,
  press,
  registerOn,
  type Words,
  words,
} from "#tests/support/browser/account-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { comesAlive, openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { registerVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import { linkInMail } from "#tests/support/origin/mailbox-reader.ts";

/** A refused form responds 400 or 401, and a test is offline for a while: browsers log both. */
test.use({
  expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/, /net::ERR_FAILED/]),
});

test("a press before hydration is replayed after it, with no input lost", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const at = words.vi;
  const held: (() => void)[] = [];
  await page.route(/assets\/register-page/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto(site.url + at.register, { waitUntil: "commit" });
  await fillRegistration(page, at, newName());
  await press(page, at.doRegister);
  await expect.poll(() => held.length, "the screen's code is asked for").toBe(1);
  await expect(page.locator("form[data-waits=pressed]")).toHaveCount(1);
  for (const go of held) go();
  await expect(flashMessage(page)).toHaveText(at.done.register);
});

for (const [language, width, scripts] of [
  ["vi", 360, true],
  ["en", 1280, false],
] as const) {
  const at = words[language];
  test(`an account from its making to its end, in ${language} at ${width} px ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? [] : ["@full"],
  }, async ({ browser, site }) => {
    const open = () => browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height: 800 } });
    const context = await open();
    const page = await context.newPage();
    const name = newName();

    await page.goto(site.url + at.register);
    await fillRegistration(page, at, name);
    if (!scripts) await answerSum(page, at);
    await press(page, at.doRegister);
    await expect(flashMessage(page)).toHaveText(at.done.register);
    expect(new URL(page.url()).pathname).toBe(at.profile);
    if (scripts) {
      await expect(page).not.toHaveURL(/done=/);
      await page.reload();
      await expect(flashMessage(page)).toHaveCount(0);
    }

    await exactly(page, at.fullName).fill("Nguyễn Văn A");
    const phone = newPhone();
    await exactly(page, at.phone).fill(phone);
    await press(page, at.doInfo);
    await expect(exactly(page, at.confirm)).toBeFocused();
    expect(await errorTextOf(exactly(page, at.confirm))).toBe(at.passwordMissing);
    await expect(exactly(page, at.phone)).toHaveValue(phone);
    await exactly(page, at.confirm).fill(PASSWORD);
    await press(page, at.doInfo);
    await expect(flashMessage(page)).toHaveText(at.done.info);
    await expect(exactly(page, at.confirm)).toHaveValue("");
    await expect(exactly(page, at.fullName)).toHaveValue("Nguyễn Văn A");

    await exactly(page, at.picture).setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: pictureOf(64, 48),
    });
    await press(page, at.doAvatar);
    await expect(flashMessage(page)).toHaveText(at.done.avatar);
    const picture = page.locator("main img.avatar");
    await expect(picture).toBeVisible();
    const answer = await page.request.get(site.url + (await picture.getAttribute("src")));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/webp"]);

    const elsewhere = await open();
    const other = await elsewhere.newPage();
    await other.goto(`${site.url}${at.login}?back=${encodeURIComponent(at.profile)}`);
    await logInOn(other, at, name, PASSWORD);
    await expect(flashMessage(other)).toHaveText(at.done.login);
    await page.goto(site.url + at.profile);
    await press(page, at.endOthers);
    await expect(flashMessage(page)).toHaveText(at.done.session);
    await other.goto(site.url + at.profile);
    expect(new URL(other.url()).pathname).toBe(at.login);
    await elsewhere.close();

    const exported = await page.request.get(`${site.url}/oapi/v1/users/me/export`);
    expect(await exported.text()).toContain(name);
    await expect(page.getByRole("link", { name: at.doExport })).toHaveAttribute("download", `${name}.json`);

    const section = page.getByRole("region", { name: at.doPassword, exact: true });
    await exactly(section, at.current).fill(PASSWORD);
    await exactly(page, at.fresh).fill("matkhau-2");
    const before = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await press(page, at.doPassword);
    await expect(flashMessage(page)).toHaveText(at.done.password);
    // A late response under the old session must not remove the current one.
    const late = await page.request.get(`${site.url}/oapi/v1/users/me`, { headers: { cookie: before } });
    expect(late.status()).toBe(401);
    expect(await cookieNames(context)).toContain("session");

    await press(page, at.doLogout);
    await expect(flashMessage(page)).toHaveText(at.done.logout);
    expect(new URL(page.url()).pathname).toBe(at.home);
    expect(await cookieNames(context)).not.toContain("session");

    await page.goto(site.url + at.login);
    await page.getByLabel(at.remember).check();
    await logInOn(page, at, name, "matkhau-2");
    await expect(flashMessage(page)).toHaveText(at.done.login);
    const [kept] = (await context.cookies()).filter((cookie) => cookie.name === "session");
    expect([kept?.httpOnly, (kept?.expires ?? 0) > Date.now() / 1000 + 29 * 86_400]).toEqual([true, true]);

    await page.goto(site.url + at.profile);
    await page.locator("main").getByText(at.openDelete).click();
    await exactly(page, at.password).fill("matkhau-2");
    await press(page, at.doDelete);
    await expect(flashMessage(page)).toHaveText(at.done.deleted);
    await page.goto(site.url + at.login);
    await logInOn(page, at, name, "matkhau-2");
    await expect(page.getByRole("alert")).toBeVisible();
    await context.close();
  });
}

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

/**
 * Values that a registration refuses, with the error beside the field; the English texts are in account-pages.test.tsx.
 */
const REGISTRATION: readonly (readonly [keyof Words, string, string])[] = [
  ["userName", "", "Vui lòng nhập tên tài khoản"],
  ["userName", "abcde", "Tên tài khoản phải có ít nhất 6 ký tự"],
  ["userName", "a".repeat(33), "Tên tài khoản không được dài quá 32 ký tự"],
  [
    "userName",
    "nguyễn văn a",
    "Tên tài khoản chỉ gồm chữ cái không dấu, chữ số và các dấu . _ -, bắt đầu bằng chữ hoặc số",
  ],
  ["nickName", "", "Vui lòng nhập biệt danh"],
  ["nickName", "abcde", "Biệt danh phải có ít nhất 6 ký tự"],
  ["nickName", "a".repeat(33), "Biệt danh không được dài quá 32 ký tự"],
  ["nickName", "admin\u200Bistrator", "Biệt danh chứa ký tự không hiển thị được hoặc chữ cái dễ nhầm lẫn"],
  ["password", "", "Vui lòng nhập mật khẩu"],
  ["password", "1234567", "Mật khẩu phải có ít nhất 8 ký tự"],
  ["password", "x".repeat(129), "Mật khẩu không được dài quá 128 ký tự"],
];

for (const language of ["vi", "en"] as const)
  test(`a form that the service refuses keeps its passwords, and goes through once it is mended, in ${language}`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    const at = words[language];
    const catalogue = messages[language];
    const [taken, name] = [newName(), newName()];
    await registerVisitor(visitorOf(site), taken, PASSWORD, { nick_name: `Nick ${taken}` });
    await openAlive(page, site.url + at.register);
    await fillRegistration(page, at, name);
    const nick = exactly(page, at.nickName);
    await nick.fill(`Nick ${taken}`);
    const eye = page.getByRole("button", { name: new RegExp(`^${catalogue.account_password_show}`) });
    await expect(eye).toHaveAttribute("aria-pressed", "false");
    await eye.click();
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await expect(exactly(page, at.password)).toHaveAttribute("type", "text");
    await eye.click();
    await expect(exactly(page, at.brand)).toBeHidden();
    await press(page, at.doRegister);
    await expect(nick).toBeFocused();
    // The focus may move one render before the error appears.
    await expect.poll(() => errorTextOf(nick)).toBe(catalogue.field_nick_name_taken);
    await expect(exactly(page, at.password)).toHaveValue(PASSWORD);
    await nick.fill(`Nick ${name}`);
    await press(page, at.doRegister);
    await expect(flashMessage(page)).toHaveText(at.done.register);

    await page.context().clearCookies();
    await openAlive(page, site.url + at.login);
    await page.route("**/*.data*", (route) => route.abort());
    await logInOn(page, at, name, "khong-phai");
    await expect(page.getByRole("alert")).toContainText(String(catalogue.error_hint_network));
    await expect(exactly(page, at.password)).toHaveValue("khong-phai");
    await page.unroute("**/*.data*");
    await press(page, at.doLogin);
    await expect(page.getByRole("alert")).toHaveText(String(catalogue.error_credentials_wrong));
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(exactly(page, at.account)).toHaveValue(name);
    await expect(exactly(page, at.password)).toHaveValue("khong-phai");
    await exactly(page, at.password).fill(PASSWORD);
    await press(page, at.doLogin);
    await expect(flashMessage(page)).toHaveText(at.done.login);
    expect(await cookieNames(page.context())).toContain("session");
  });

test("a registration complains beside the field that is left wrong", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const at = words.vi;
  await openAlive(page, site.url + at.register);
  await fillRegistration(page, at, newName());
  for (const [label, value, error] of REGISTRATION) {
    const field = exactly(page, at[label] as string | RegExp);
    const before = await field.inputValue();
    await field.fill(value);
    await field.blur();
    await expect.poll(() => errorTextOf(field), { message: `${label} ${value}` }).toBe(error);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(before);
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
  await exactly(page, "Email").fill("a@b");
  await press(page, at.doRegister);
  await expect(exactly(page, "Email")).toBeFocused();
  expect(await errorTextOf(exactly(page, "Email"))).toBe("Email không đúng định dạng");
});

test("an error that only the service can detect appears beside its field, with no input lost", {
  tag: "@full",
}, async ({ page, site }) => {
  const at = words.vi;
  const name = newName();
  await registerOn(page, site.url, at, name);
  // A form that is sent before hydration is sent by the browser, and comes back without passwords.
  await comesAlive(page);
  await exactly(page, at.fullName).fill("A");
  await exactly(page, "Email").fill(`${name}@example.com`);
  const phone = newPhone();
  await exactly(page, at.phone).fill(phone);
  await exactly(page, at.confirm).fill("khong-phai");
  await press(page, at.doInfo);
  await expect
    .poll(() => errorTextOf(exactly(page, at.confirm)))
    .toBe("Mật khẩu không chính xác, vui lòng thử lại");
  await expect(exactly(page, at.confirm)).toHaveValue("khong-phai");
  await expect(exactly(page, at.phone)).toHaveValue(phone);
  await exactly(page, at.confirm).fill(PASSWORD);
  await press(page, at.doInfo);
  await expect(flashMessage(page)).toHaveText(at.done.info);
  // An e-mail counts as taken once it is verified.
  await page.goto(await linkInMail(site.dataDir, `${name}@example.com`));
  await press(page, "Xác nhận email");
  await expect(flashMessage(page)).toHaveText("Email đã được xác nhận");

  await exactly(page, at.fullName).fill(" ");
  await exactly(page, at.fullName).blur();
  await expect.poll(() => errorTextOf(exactly(page, at.fullName))).toBe("Vui lòng nhập họ tên");
  await exactly(page, at.fullName).fill("x".repeat(81));
  await expect
    .poll(() => errorTextOf(exactly(page, at.fullName)))
    .toBe("Họ tên quá dài hoặc chứa ký tự không hiển thị được");

  const picture = exactly(page, at.picture);
  await press(page, at.doAvatar);
  await expect.poll(() => errorTextOf(picture)).toBe("Vui lòng chọn một ảnh");
  await picture.setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expect
    .poll(() => errorTextOf(picture))
    .toBe("Ảnh không được lớn quá 2 MB, 5 triệu điểm ảnh hay 4096 điểm ảnh mỗi cạnh");
  await picture.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await press(page, at.doAvatar);
  await expect.poll(() => errorTextOf(exactly(page, at.picture))).toBe("Tệp phải là ảnh JPEG, PNG hoặc WebP");

  // A camera's picture has more pixels than the service accepts: the page shrinks it before the upload.
  const camera = { name: "camera.png", mimeType: "image/png", buffer: pictureOf(3600, 2400) };
  await exactly(page, at.picture).setInputFiles(camera);
  await expect
    .poll(() => exactly(page, at.picture).evaluate((input) => (input as HTMLInputElement).files?.[0]?.type))
    .toBe("image/webp");
  await press(page, at.doAvatar);
  await expect(flashMessage(page)).toHaveText(at.done.avatar);

  const section = page.getByRole("region", { name: at.doPassword, exact: true });
  await exactly(section, at.current).fill("khong-phai");
  await exactly(page, at.fresh).fill("matkhau-2");
  await press(page, at.doPassword);
  await expect
    .poll(() => errorTextOf(exactly(section, at.current)))
    .toBe("Mật khẩu không chính xác, vui lòng thử lại");
  await expect(exactly(section, at.current)).toBeFocused();
  await expect(exactly(section, at.current)).toHaveValue("khong-phai");
  await expect(exactly(page, at.fresh)).toHaveValue("matkhau-2");

  await page.context().clearCookies();
  await openAlive(page, site.url + at.register);
  await fillRegistration(page, at, name);
  await exactly(page, "Email").fill(`${name}@example.com`);
  await page.getByText(String(messages.vi.register_brand_code_open)).click();
  await exactly(page, at.brand).fill("khong-co");
  await press(page, at.doRegister);
  const userName = exactly(page, at.userName);
  await expect.poll(() => errorTextOf(userName)).toBe("Tên tài khoản đã tồn tại");
  await expect(userName).toBeFocused();
  await expect(userName).toHaveValue(name);
  await expect(exactly(page, at.password)).toHaveValue(PASSWORD);
  for (const [label, error] of [
    [at.nickName, "Biệt danh đã tồn tại"],
    ["Email", "Email đã tồn tại"],
    [at.brand, "Mã thương hiệu không tồn tại"],
  ] as const)
    expect(await errorTextOf(exactly(page, label))).toBe(error);
});

test("a log-in complains of what is missing, and of a captcha once one is wanted", { tag: "@full" }, async ({
  browser,
  page,
  site,
}) => {
  const at = words.vi;
  const name = newName();
  await registerOn(page, site.url, at, name);
  await page.context().clearCookies();
  await openAlive(page, site.url + at.login);
  await press(page, at.doLogin);
  expect(await errorTextOf(exactly(page, at.account))).toBe("Vui lòng nhập tên tài khoản");
  expect(await errorTextOf(exactly(page, at.password))).toBe("Vui lòng nhập mật khẩu");
  const captcha = page.locator(".account-captcha");
  await expect(async () => {
    await openAlive(page, site.url + at.login);
    await logInOn(page, at, name, "sai-mat-khau");
    await expect(page.getByRole("alert").or(captcha)).toHaveCount(1);
    await expect(captcha).toHaveCount(1, { timeout: 1 });
  }).toPass();
  await expect(captcha).toContainText("Vui lòng xác minh captcha");
  await logInOn(page, at, name, PASSWORD);
  await expect(flashMessage(page)).toHaveText(at.done.login);

  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.goto(site.url + at.register);
  await fillRegistration(bare, at, newName());
  await press(bare, at.doRegister);
  await expect(bare.locator(".account-captcha")).toContainText("Vui lòng xác minh captcha");
  await exactly(bare, at.password).fill(PASSWORD);
  await bare.locator('input[name="captcha_answer"]').fill("99");
  await press(bare, at.doRegister);
  await expect(bare.locator(".account-captcha")).toContainText(
    "Captcha không đúng hoặc đã hết hạn, vui lòng thử lại",
  );
  await bare.context().close();
});

test("the header knows its reader in every tab, and leads to the profile and out", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  const at = words.vi;
  await openAlive(page, `${site.url}/cai-dat`);
  const other = await context.newPage();
  await openAlive(other, `${site.url}/team`);
  await page.locator("header").getByRole("link", { name: "Đăng nhập" }).click();
  await page.getByRole("link", { name: "Đăng ký", exact: true }).click();
  await page.waitForURL(/dang-ky/);
  const name = newName();
  await fillRegistration(page, at, name);
  await press(page, at.doRegister);
  await expect(flashMessage(page)).toHaveText(at.done.register);
  expect(new URL(page.url()).pathname).toBe("/cai-dat");
  await expect(other.locator(".reader-menu")).toHaveCount(1);
  await page.locator(".reader-menu > summary").click();
  await expect(page.locator(".reader-menu-name")).toHaveText(`Nick ${name}`);
  await page.locator(".reader-menu").getByRole("button", { name: "Đăng xuất" }).click();
  await expect(flashMessage(page)).toHaveText(at.done.logout);
  await expect(other.locator("header").getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await expect(page.locator(".reader-menu")).toHaveCount(0);
  await other.close();
});
