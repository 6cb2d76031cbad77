import type { BrowserContext } from "@playwright/test";
import {
  answerSum,
  complaintAt,
  exactly,
  fillRegistration,
  logInOn,
  newName,
  newPhone,
  PASSWORD,
  pictureOf,
  press,
  registerOn,
  told,
  type Words,
  words,
} from "#tests/support/account-screens.ts";
import { openAlive } from "#tests/support/page-alive.ts";
import { axeWidths, inspect } from "#tests/support/page-look.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

/** A refused form answers 400 or 401, which browsers note. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/]) });

test("what was pressed before the page is alive is done then, with nothing lost", async ({ page, site }) => {
  const at = words.vi;
  const held: (() => void)[] = [];
  await page.route(/assets\/(en\/)?register-page/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto(site.url + at.register, { waitUntil: "commit" });
  await fillRegistration(page, at, newName());
  await press(page, at.doRegister);
  await expect.poll(() => held.length, "the screen's code is asked for").toBe(1);
  await expect(page.locator("form[data-waits=pressed]")).toHaveCount(1);
  for (const go of held) go();
  await expect(told(page)).toHaveText(at.done.register);
});

for (const [language, width, scripts] of [
  ["vi", 360, true],
  ["en", 1280, true],
  ["en", 360, false],
  ["vi", 1280, false],
] as const) {
  const at = words[language];
  test(`an account from its making to its end, in ${language} at ${width} px ${scripts ? "with" : "without"} scripts`, async ({
    browser,
    site,
  }) => {
    const open = () => browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height: 800 } });
    const context = await open();
    const page = await context.newPage();
    const name = newName();

    await page.goto(site.url + at.register);
    await fillRegistration(page, at, name);
    if (!scripts) await answerSum(page, at);
    await press(page, at.doRegister);
    await expect(told(page)).toHaveText(at.done.register);
    expect(new URL(page.url()).pathname).toBe(at.profile);
    if (scripts) {
      await expect(page).not.toHaveURL(/done=/);
      await page.reload();
      await expect(told(page)).toHaveCount(0);
    }

    await exactly(page, at.fullName).fill("Nguyễn Văn A");
    await exactly(page, at.phone).fill(newPhone());
    await press(page, at.doInfo);
    await expect(told(page)).toHaveText(at.done.info);
    await expect(exactly(page, at.fullName)).toHaveValue("Nguyễn Văn A");

    await exactly(page, at.picture).setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: pictureOf(64, 48),
    });
    await press(page, at.doAvatar);
    await expect(told(page)).toHaveText(at.done.avatar);
    const picture = page.locator("main img.avatar");
    await expect(picture).toBeVisible();
    const answer = await page.request.get(site.url + (await picture.getAttribute("src")));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/webp"]);

    const elsewhere = await open();
    const other = await elsewhere.newPage();
    await other.goto(`${site.url}${at.login}?back=${encodeURIComponent(at.profile)}`);
    await logInOn(other, at, name, PASSWORD);
    await expect(told(other)).toHaveText(at.done.login);
    await page.goto(site.url + at.profile);
    await press(page, at.endOthers);
    await expect(told(page)).toHaveText(at.done.session);
    await other.goto(site.url + at.profile);
    expect(new URL(other.url()).pathname).toBe(at.login);
    await elsewhere.close();

    const exported = await page.request.get(`${site.url}/oapi/v1/users/me/export`);
    expect(await exported.text()).toContain(name);
    await expect(page.getByRole("link", { name: at.doExport })).toHaveAttribute("download", `${name}.json`);

    await exactly(page, at.current).fill(PASSWORD);
    await exactly(page, at.fresh).fill("matkhau-2");
    await exactly(page, at.again).fill("matkhau-2");
    const before = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await press(page, at.doPassword);
    await expect(told(page)).toHaveText(at.done.password);
    // What was asked under the session of before does not take away the one that goes on.
    const late = await page.request.get(`${site.url}/oapi/v1/users/me`, { headers: { cookie: before } });
    expect(late.status()).toBe(401);
    expect(await cookieNames(context)).toContain("session");

    await press(page, at.doLogout);
    await expect(told(page)).toHaveText(at.done.logout);
    expect(new URL(page.url()).pathname).toBe(at.home);
    expect(await cookieNames(context)).not.toContain("session");

    await page.goto(site.url + at.login);
    await page.getByLabel(at.remember).check();
    await logInOn(page, at, name, "matkhau-2");
    await expect(told(page)).toHaveText(at.done.login);
    const [kept] = (await context.cookies()).filter((cookie) => cookie.name === "session");
    expect([kept?.httpOnly, (kept?.expires ?? 0) > Date.now() / 1000 + 29 * 86_400]).toEqual([true, true]);

    await page.goto(site.url + at.profile);
    await page.locator("main").getByText(at.openDelete).click();
    await exactly(page, at.password).fill("matkhau-2");
    await press(page, at.doDelete);
    await expect(told(page)).toHaveText(at.done.deleted);
    await page.goto(site.url + at.login);
    await logInOn(page, at, name, "matkhau-2");
    await expect(page.getByRole("alert")).toBeVisible();
    await context.close();
  });
}

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

/** What is wrong with fields, by form: value and complaint, in both languages. */
const REGISTRATION: readonly (readonly [keyof Words, string, string, string])[] = [
  ["userName", "", "Vui lòng nhập tài khoản", "Account is required"],
  ["userName", "abcde", "Tên tài khoản phải có ít nhất 6 ký tự", "User name must have at least 6 characters"],
  [
    "userName",
    "a".repeat(33),
    "Tên tài khoản không được dài quá 32 ký tự",
    "User name must have at most 32 characters",
  ],
  [
    ...(["userName", "nguyễn văn a"] as const),
    "Tên tài khoản chỉ gồm chữ cái không dấu, chữ số và các dấu . _ -, bắt đầu bằng chữ hoặc số",
    "User name may only have plain letters, digits and . _ -, and begins with a letter or a digit",
  ],
  ["nickName", "", "Vui lòng nhập biệt danh", "Nickname is required"],
  ["nickName", "abcde", "Biệt danh phải có ít nhất 6 ký tự", "Nickname must have at least 6 characters"],
  [
    "nickName",
    "a".repeat(33),
    "Biệt danh không được dài quá 32 ký tự",
    "Nickname must have at most 32 characters",
  ],
  [
    "nickName",
    "admin\u200Bistrator",
    "Biệt danh chứa ký tự không hiển thị được",
    "Nickname has characters that cannot be seen",
  ],
  ["password", "", "Vui lòng nhập mật khẩu", "Password is required"],
  ["password", "1234567", "Mật khẩu phải có ít nhất 8 ký tự", "Password must have at least 8 characters"],
  [
    "password",
    "x".repeat(129),
    "Mật khẩu không được dài quá 128 ký tự",
    "Password must have at most 128 characters",
  ],
  [
    "again",
    "1234567",
    "Mật khẩu nhập lại phải có ít nhất 8 ký tự",
    "Re-entered password must have at least 8 characters",
  ],
  [
    ...(["again", "khac-mat-khau"] as const),
    "Vui lòng nhập mật khẩu và mật khẩu xác nhận giống nhau",
    "Please enter the password and confirm password are the same",
  ],
  ["phone", "12345", "Số điện thoại phải hợp lệ", "Phone number must be valid"],
];

for (const language of ["vi", "en"] as const) {
  const at = words[language];
  const inLanguage = (vi: string, en: string) => (language === "vi" ? vi : en);

  test(`a registration complains beside the field that is left wrong (${language})`, async ({
    page,
    site,
  }) => {
    await openAlive(page, site.url + at.register);
    await fillRegistration(page, at, newName());
    for (const [label, value, vi, en] of REGISTRATION) {
      const field = exactly(page, at[label] as string | RegExp);
      const before = await field.inputValue();
      await field.fill(value);
      await field.blur();
      await expect.poll(() => complaintAt(field), { message: `${label} ${value}` }).toBe(inLanguage(vi, en));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill(before);
      await expect(field).not.toHaveAttribute("aria-invalid");
    }
    await exactly(page, "Email").fill("a@b");
    await press(page, at.doRegister);
    await expect(exactly(page, "Email")).toBeFocused();
    expect(await complaintAt(exactly(page, "Email"))).toBe(
      inLanguage("Email phải đúng định dạng", "Email must be in the correct format"),
    );
  });

  test(`what only the service knows is told beside the field, and nothing typed is lost (${language})`, async ({
    page,
    site,
  }) => {
    const name = newName();
    await registerOn(page, site.url, at, name);
    await exactly(page, at.fullName).fill("A");
    await exactly(page, "Email").fill(`${name}@example.com`);
    const phone = newPhone();
    await exactly(page, at.phone).fill(phone);
    await press(page, at.doInfo);
    await expect(told(page)).toHaveText(at.done.info);

    await exactly(page, at.fullName).fill(" ");
    await exactly(page, at.fullName).blur();
    await expect
      .poll(() => complaintAt(exactly(page, at.fullName)))
      .toBe(inLanguage("Vui lòng nhập họ tên", "Name is required"));
    await exactly(page, at.fullName).fill("x".repeat(81));
    await expect
      .poll(() => complaintAt(exactly(page, at.fullName)))
      .toBe(
        inLanguage(
          "Họ tên quá dài hoặc chứa ký tự không hiển thị được",
          "Name is too long or has characters that cannot be seen",
        ),
      );

    const picture = exactly(page, at.picture);
    await press(page, at.doAvatar);
    await expect
      .poll(() => complaintAt(picture))
      .toBe(inLanguage("Vui lòng chọn một ảnh", "Please choose a picture"));
    await picture.setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    });
    await expect
      .poll(() => complaintAt(picture))
      .toBe(
        inLanguage(
          "Ảnh không được lớn quá 2 MB, 5 triệu điểm ảnh hay 4096 điểm ảnh mỗi cạnh",
          "The picture must not be larger than 2 MB, 5 megapixels or 4096 pixels a side",
        ),
      );
    await picture.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await press(page, at.doAvatar);
    await expect
      .poll(() => complaintAt(exactly(page, at.picture)))
      .toBe(
        inLanguage("Tệp phải là ảnh JPEG, PNG hoặc WebP", "The file must be a JPEG, PNG or WebP picture"),
      );

    // A camera's picture has more pixels than the service takes: it is made small before it is sent.
    const camera = { name: "camera.png", mimeType: "image/png", buffer: pictureOf(3600, 2400) };
    await exactly(page, at.picture).setInputFiles(camera);
    await expect
      .poll(() => exactly(page, at.picture).evaluate((input) => (input as HTMLInputElement).files?.[0]?.type))
      .toBe("image/webp");
    await press(page, at.doAvatar);
    await expect(told(page)).toHaveText(at.done.avatar);

    await exactly(page, at.current).fill("khong-phai");
    await exactly(page, at.fresh).fill("matkhau-2");
    await exactly(page, at.again).fill("matkhau-2");
    await press(page, at.doPassword);
    await expect
      .poll(() => complaintAt(exactly(page, at.current)))
      .toBe(
        inLanguage("Mật khẩu không chính xác, vui lòng thử lại", "Password is incorrect, please try again"),
      );
    await expect(exactly(page, at.current)).toBeFocused();
    await expect(exactly(page, at.current)).toHaveValue("");

    await page.context().clearCookies();
    await openAlive(page, site.url + at.register);
    await fillRegistration(page, at, name);
    await exactly(page, "Email").fill(`${name}@example.com`);
    await exactly(page, at.phone).fill(phone);
    await exactly(page, at.brand).fill("khong-co");
    await press(page, at.doRegister);
    const userName = exactly(page, at.userName);
    await expect
      .poll(() => complaintAt(userName))
      .toBe(inLanguage("Tên tài khoản đã tồn tại", "User name already exists"));
    await expect(userName).toBeFocused();
    await expect(userName).toHaveValue(name);
    await expect(exactly(page, at.password)).toHaveValue("");
    for (const [label, vi, en] of [
      [at.nickName, "Biệt danh đã tồn tại", "Nick name already exists"],
      ["Email", "Email đã tồn tại", "Email already exists"],
      [at.phone, "Số điện thoại đã tồn tại", "Phone number already exists"],
      [at.brand, "Mã thương hiệu không tồn tại", "Brand code does not exist"],
    ] as const)
      expect(await complaintAt(exactly(page, label))).toBe(inLanguage(vi, en));
  });

  test(`a log-in complains of what is missing, and of a captcha once one is wanted (${language})`, async ({
    browser,
    page,
    site,
  }) => {
    const name = newName();
    await registerOn(page, site.url, at, name);
    await page.context().clearCookies();
    await openAlive(page, site.url + at.login);
    await press(page, at.doLogin);
    expect(await complaintAt(exactly(page, at.account))).toBe(
      inLanguage("Vui lòng nhập tài khoản", "Account is required"),
    );
    expect(await complaintAt(exactly(page, at.password))).toBe(
      inLanguage("Vui lòng nhập mật khẩu", "Password is required"),
    );
    const captcha = page.locator(".account-captcha");
    await expect(async () => {
      await page.goto(site.url + at.login);
      await logInOn(page, at, name, "sai-mat-khau");
      await expect(page.getByRole("alert").or(captcha)).toHaveCount(1);
      await expect(captcha).toHaveCount(1, { timeout: 1 });
    }).toPass();
    await expect(captcha).toContainText(inLanguage("Vui lòng xác minh captcha", "Captcha is required"));
    await logInOn(page, at, name, PASSWORD);
    await expect(told(page)).toHaveText(at.done.login);

    const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await bare.goto(site.url + at.register);
    await fillRegistration(bare, at, newName());
    await press(bare, at.doRegister);
    await expect(bare.locator(".account-captcha")).toContainText(
      inLanguage("Vui lòng xác minh captcha", "Captcha is required"),
    );
    await exactly(bare, at.password).fill(PASSWORD);
    await exactly(bare, at.again).fill(PASSWORD);
    await bare.locator('input[name="captcha_answer"]').fill("99");
    await press(bare, at.doRegister);
    await expect(bare.locator(".account-captcha")).toContainText(
      inLanguage(
        "Captcha không đúng hoặc đã hết hạn, vui lòng thử lại",
        "Captcha is wrong or has expired, please try again",
      ),
    );
    await bare.context().close();
  });
}

test("the header knows its reader in every tab, and leads to the profile and out", async ({
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
  await expect(told(page)).toHaveText(at.done.register);
  expect(new URL(page.url()).pathname).toBe("/cai-dat");
  await expect(other.locator(".reader-menu")).toHaveCount(1);
  await page.locator(".reader-menu > summary").click();
  await expect(page.locator(".reader-menu-name")).toHaveText(`Nick ${name}`);
  await page.locator(".reader-menu").getByRole("button", { name: "Đăng xuất" }).click();
  await expect(told(page)).toHaveText(at.done.logout);
  await expect(other.locator("header").getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await expect(page.locator(".reader-menu")).toHaveCount(0);
  await other.close();
});

for (const language of ["vi", "en"] as const) {
  const at = words[language];
  test(`the screens have no barriers (${language})`, async ({ page, site }) => {
    for (const path of [at.login, at.register])
      expect(await inspect(page, site.url + path, { axe: axeWidths(language) })).toEqual([]);
    await registerOn(page, site.url, at, newName());
    expect(await inspect(page, site.url + at.profile, { axe: axeWidths(language) })).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    if (language === "vi")
      expect(await page.locator("main").innerText()).not.toMatch(/\b(the|your|password|name|account)\b/i);
  });
}
