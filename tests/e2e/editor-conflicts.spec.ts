import type { Page } from "@playwright/test";
import { flashMessage, pictureOf } from "#tests/support/browser/account-screens.ts";
import { becomeEditor, pressExactly as press, rich } from "#tests/support/browser/editor-screens.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** Conflicts while an article is written: no text is lost, and the page says how to go on. */

/** Refused forms respond 4xx, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/]) });

const title = (page: Page) => page.getByLabel(/^Tiêu đề \(/);
const summary = (page: Page) => page.getByLabel(/^Tóm tắt/);
const alert = (page: Page) => page.locator(".editor-form").getByRole("alert");

/** A saved draft on its open page. */
async function saveDraft(page: Page, siteUrl: string, name: string): Promise<string> {
  await page.goto(`${siteUrl}/thanh-vien/viet-bai`);
  await title(page).fill(name);
  await summary(page).fill("Tóm tắt đầu tiên.");
  await rich(page).click();
  await page.keyboard.type("Câu đầu tiên.");
  await page.getByLabel("Biên tập").check();
  await press(page, "Lưu bản nháp");
  await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");
  return page.url().replace(/\?.*$/, "");
}

test("two tabs write one article: the second one to save chooses which version stays, and loses neither", {
  tag: "@full",
}, async ({ page, site }) => {
  await becomeEditor(page, site);
  const address = await saveDraft(page, site.url, "Hai thẻ một bài");
  const second = await page.context().newPage();
  await second.goto(address);
  await rich(second).click();
  await second.keyboard.press("Control+End");
  await second.keyboard.type(" Câu của thẻ hai.");
  await summary(second).fill("Tóm tắt của thẻ hai.");

  await summary(page).fill("Tóm tắt của thẻ một.");
  await press(page, "Lưu bản nháp");
  await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");

  await press(second, "Lưu bản nháp");
  await expect(alert(second)).toContainText("đã được lưu ở nơi khác");
  await expect(alert(second)).toBeFocused();
  await expect(summary(second)).toHaveValue("Tóm tắt của thẻ hai.");
  await expect(rich(second)).toContainText("Câu của thẻ hai.");
  // Saving again is refused again: nothing is overwritten by accident.
  await press(second, "Lưu bản nháp");
  await expect(alert(second)).toContainText("Bản đã lưu:");
  const popup = second.waitForEvent("popup");
  await second.getByRole("link", { name: "Xem bản đã lưu (mở thẻ mới)" }).click();
  const saved = await popup;
  await expect(saved.getByText("Tóm tắt của thẻ một.").first()).toBeVisible();
  await saved.close();

  // It takes the saved version, and can still return to its own, with a warning about what that would replace.
  second.on("dialog", (dialog) => dialog.accept());
  await second.getByRole("link", { name: "Lấy bản đã lưu" }).click();
  await expect(summary(second)).toHaveValue("Tóm tắt của thẻ một.");
  await expect(second.getByText("viết trước khi bài được lưu ở nơi khác")).toBeVisible();
  await press(second, "Khôi phục");
  await expect(summary(second)).toHaveValue("Tóm tắt của thẻ hai.");
  await expect(rich(second)).toContainText("Câu của thẻ hai.");
  await press(second, "Lưu bản nháp");
  await expect(flashMessage(second)).toHaveText("Đã lưu bài viết");

  // The first tab is outdated now: it keeps its own version.
  await summary(page).fill("Tóm tắt cuối cùng.");
  await press(page, "Lưu bản nháp");
  await press(page, "Lưu bản của tôi");
  await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");
  await page.goto(address);
  await expect(summary(page)).toHaveValue("Tóm tắt cuối cùng.");
  await second.close();
});

test("an article that is deleted while it is written can be saved as a new one", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await becomeEditor(page, site);
  const address = await saveDraft(page, site.url, "Bài sắp bị xóa");
  const second = await page.context().newPage();
  await second.goto(address);
  await press(second, "Xóa bản nháp");
  await expect(flashMessage(second)).toHaveText("Đã xóa bản nháp");
  await second.close();
  await summary(page).fill("Vẫn còn đây.");
  await press(page, "Lưu bản nháp");
  await expect(alert(page)).toContainText("đã bị xóa trong lúc bạn viết");
  await expect(summary(page)).toHaveValue("Vẫn còn đây.");
  await expect(page.getByLabel("Biên tập")).toBeChecked();
  await press(page, "Lưu bản nháp");
  await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");
  await expect(summary(page)).toHaveValue("Vẫn còn đây.");
  expect(page.url()).not.toContain(address);
});

for (const scripts of [true, false])
  test(`a session that ends while an article is written takes nothing of it, ${scripts ? "with" : "without"} scripts`, {
    tag: "@full",
  }, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    const page = await context.newPage();
    await becomeEditor(page, site, scripts);
    await page.goto(`${site.url}/thanh-vien/viet-bai`);
    await title(page).fill("Phiên hết giữa chừng");
    await summary(page).fill("Không mất chữ nào.");
    if (scripts) {
      await rich(page).click();
      await page.keyboard.type("Nội dung dài.");
    } else await page.getByLabel(/^Nội dung/).fill("<p>Nội dung dài.</p>");
    await page.getByLabel("Biên tập").check();
    await page.getByLabel("Chủ đề", { exact: true }).fill("Phiên");
    const cookies = await context.cookies();
    await context.clearCookies();
    await press(page, "Lưu bản nháp");
    await expect(alert(page)).toContainText("Bạn không còn đăng nhập nên bài chưa được lưu");
    await expect(page.getByRole("link", { name: "Đăng nhập (mở thẻ mới)" })).toHaveAttribute(
      "href",
      "/dang-nhap",
    );
    await expect(title(page)).toHaveValue("Phiên hết giữa chừng");
    // As if the editor had logged in in the other tab.
    await context.addCookies(cookies);
    await press(page, "Lưu bản nháp");
    await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");
    await expect(summary(page)).toHaveValue("Không mất chữ nào.");
    await expect(page.getByLabel(/^Nội dung/)).toHaveValue(/Nội dung dài\./);
    await expect(page.getByLabel("Chủ đề", { exact: true })).toHaveValue("Phiên");
    await context.close();
  });

test("an article that was refused is kept by the browser until it is saved", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await title(page).fill("Chưa chọn chuyên mục");
  await summary(page).fill("Bị từ chối.");
  await rich(page).click();
  await page.keyboard.type("Nội dung.");
  await press(page, "Lưu bản nháp");
  await expect(page.getByText("Hãy chọn ít nhất một chuyên mục")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await press(page, "Khôi phục");
  await expect(title(page)).toHaveValue("Chưa chọn chuyên mục");
  await expect(rich(page)).toHaveText("Nội dung.");
});

test("a picture that cannot be taken is told at its field, and the text stays", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await title(page).fill("Ảnh hỏng");
  await summary(page).fill("Chữ thì còn.");
  const field = page.locator(".editor-panel").filter({ has: page.getByLabel("Chọn ảnh") });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel("Chọn ảnh").setInputFiles({ name, mimeType, buffer });

  await choose("to.png", "image/png", Buffer.alloc(6 * 1024 * 1024));
  await expect(field.getByRole("alert")).toHaveText(
    "Ảnh không được quá 4 MB, 5 megapixel hoặc 4096 điểm ảnh mỗi cạnh",
  );
  await expect(page.getByLabel("Chọn ảnh")).toHaveValue("");
  await choose("bai.pdf", "application/pdf", Buffer.from("%PDF-1.7"));
  await expect(field.getByRole("alert")).toHaveText("Tệp phải là ảnh JPEG, PNG hoặc WebP");

  for (const [name, buffer, error] of [
    ["dut.png", pictureOf(400, 300).subarray(0, 90), "Không đọc được ảnh này"],
    ["gia.png", Buffer.from("<svg/>"), "Tệp phải là ảnh JPEG, PNG hoặc WebP"],
  ] as const) {
    await choose(name, "image/png", Buffer.from(buffer));
    await expect(field.getByRole("alert")).toHaveCount(0);
    await press(page, "Lưu bản nháp");
    await expect(field.locator(".form-error")).toContainText(error);
    await expect(title(page)).toHaveValue("Ảnh hỏng");
    await expect(summary(page)).toHaveValue("Chữ thì còn.");
  }
});

test("an upload that breaks off leaves the text in the browser", { tag: "@full" }, async ({
  page,
  site,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_|Failed to load/);
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await title(page).fill("Mạng rớt");
  await summary(page).fill("Giữa lúc tải ảnh.");
  await page.getByLabel("Chọn ảnh").setInputFiles({
    name: "anh.png",
    mimeType: "image/png",
    buffer: pictureOf(400, 300),
  });
  await page.route("**/thanh-vien/viet-bai", (route) =>
    route.request().method() === "POST" ? route.abort("connectionreset") : route.fallback(),
  );
  await press(page, "Lưu bản nháp");
  await page.waitForURL((url) => url.protocol === "chrome-error:");
  await page.unroute("**/thanh-vien/viet-bai");
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await press(page, "Khôi phục");
  await expect(title(page)).toHaveValue("Mạng rớt");
  await expect(summary(page)).toHaveValue("Giữa lúc tải ảnh.");
});
