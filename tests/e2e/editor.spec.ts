import type { Page } from "@playwright/test";
import { flashMessage, pictureOf } from "#tests/support/browser/account-screens.ts";
import { becomeEditor, pressExactly as press, rich } from "#tests/support/browser/editor-screens.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { grantExpert, pathTo, registerReader } from "#tests/support/browser/tip-screens.ts";

/** Articles from the first letter to the published page, with scripts and without. */

test("an editor writes an article, sees missing fields, previews, publishes, changes and withdraws it", async ({
  page,
  site,
  browser,
  expectedFaults,
}) => {
  // A refused form.
  expectedFaults.push(/status of 400/);
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/bai-viet`);
  await page.getByRole("link", { name: "Viết bài mới" }).click();
  await page.getByLabel(/^Tiêu đề \(/).fill("Derby thành phố, chuyện bên lề");
  await page.getByLabel(/^Tóm tắt/).fill("Những điều ít người biết.");
  await rich(page).click();
  await page.keyboard.type("Mở đầu.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Tiêu đề mục" }).click();
  await page.keyboard.type("Hai nửa thành phố");
  await press(page, "Đăng ngay");
  await expect(page.getByText("Hãy chọn ít nhất một chuyên mục")).toBeVisible();
  await expect(rich(page).locator("h2")).toHaveText("Hai nửa thành phố");

  await page.getByLabel("Biên tập").check();
  await page.getByLabel("Chủ đề", { exact: true }).fill("Derby, Bên lề");
  await page.getByLabel("Chọn ảnh").setInputFiles({
    name: "anh.png",
    mimeType: "image/png",
    buffer: pictureOf(400, 300),
  });
  await page.getByLabel("Mô tả ảnh").fill("Khán đài đỏ và xanh");
  await press(page, "Lưu và xem trước");
  await expect(page).toHaveURL(/\/thanh-vien\/bai-viet\/\d+\/xem-truoc$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Derby thành phố, chuyện bên lề");
  const picture = page.getByAltText("Khán đài đỏ và xanh");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-400\.webp$/);
  await page.getByRole("link", { name: "Tiếp tục viết" }).click();
  await press(page, "Đăng ngay");
  await expect(flashMessage(page)).toHaveText("Đã đăng bài viết");

  const path = "/derby-thanh-pho-chuyen-ben-le";
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(site.url + path);
  await expect(anybody.getByRole("heading", { level: 1 })).toHaveText("Derby thành phố, chuyện bên lề");
  await expect(anybody.getByRole("heading", { name: "Hai nửa thành phố" })).toBeVisible();
  // The change is visible to everybody. The limit of five seconds depends on edge's clock and is covered by its tests:
  // here a busy machine may take longer to render a page.
  await page.getByLabel(/^Tiêu đề \(/).fill("Derby thành phố: tên mới");
  await press(page, "Lưu thay đổi");
  await expect(flashMessage(page)).toHaveText("Đã lưu bài viết");
  await expect.poll(async () => (await fetch(site.url + path)).text()).toContain("Derby thành phố: tên mới");
  const shareImage = async () => (await fetch(`${site.url}/og/post/vi${path}.png`)).status;
  expect(await shareImage()).toBe(200);
  await press(page, "Gỡ về bản nháp");
  await expect(flashMessage(page)).toHaveText("Bài viết đã về bản nháp");
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(404);
  await expect.poll(shareImage).toBe(404);
  await press(page, "Xóa bản nháp");
  await expect(flashMessage(page)).toHaveText("Đã xóa bản nháp");
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(410);
  await anybody.context().close();
});

test("an expert without articles sees an empty list, whatever others have written", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await grantExpert(site, await registerReader(page, site, "vi"));
  await page.goto(`${site.url}/thanh-vien/bai-viet`);
  await expect(page.getByText("Chưa có bài viết nào.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Viết bài mới" })).toBeVisible();
});

test("unsaved text is offered again, and a reader learns who may write", {
  tag: "@full",
}, async ({ page, site }) => {
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await rich(page).click();
  await page.keyboard.type("Câu chưa lưu.");
  await expect.poll(() => keptIn(page), { timeout: 10_000 }).toContain("Câu chưa lưu.");
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await press(page, "Khôi phục");
  await expect(rich(page)).toHaveText("Câu chưa lưu.");
});

/** The browser's stored drafts of new articles. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("article-kept.new"))
      .map(([, text]) => text)
      .join(),
  );

test("two tabs with a new article each keep their own draft, and the draft of a closed one is found", {
  tag: "@full",
}, async ({ page, context, site }) => {
  await becomeEditor(page, site);
  const other = await context.newPage();
  for (const [tab, text] of [
    [page, "Bài của thẻ một."],
    [other, "Bài của thẻ hai."],
  ] as const) {
    tab.on("dialog", (dialog) => dialog.accept());
    await tab.goto(`${site.url}/thanh-vien/viet-bai`);
    await rich(tab).click();
    await tab.keyboard.type(text);
    await expect.poll(() => keptIn(tab), { timeout: 10_000 }).toContain(text);
  }
  expect(await keptIn(page)).toContain("Bài của thẻ một.");
  await page.reload();
  await press(page, "Khôi phục");
  await expect(rich(page)).toHaveText("Bài của thẻ một.");

  await other.close();
  const third = await context.newPage();
  third.on("dialog", (dialog) => dialog.accept());
  await third.goto(`${site.url}/thanh-vien/viet-bai`);
  await press(third, "Khôi phục");
  await expect(rich(third)).toHaveText("Bài của thẻ hai.");
});

test("without scripts an article is written as HTML, and scheduled", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await becomeEditor(page, site, false);
  await page.goto(`${site.url}/en/account/new-article`);
  await page.getByLabel(/^Title \(/).fill("Written without scripts");
  await page.getByLabel(/^Summary/).fill("It works.");
  await page
    .getByLabel(/^Text/)
    .fill('<p>Hello <img src="x" onerror="alert(1)"><script>alert(2)</script></p>');
  await page.getByLabel("Desk").check();
  await page.getByLabel("Publish later").fill("2099-01-02T03:04");
  await press(page, "Schedule");
  await expect(flashMessage(page)).toHaveText("The article is scheduled");
  await expect(page.getByText("Published 02-01-2099 03:04")).toBeVisible();
  expect(await page.getByLabel(/^Text/).inputValue()).not.toMatch(/script|onerror/);
  expect((await fetch(`${site.url}/en/written-without-scripts`)).status).toBe(404);
  await page.context().close();
});

test("an editor page is refused to other readers, and an unreadable file is not sent back", async ({
  page,
  site,
}) => {
  const account = await registerReader(page, site, "vi");
  const { request } = page;
  for (const screen of ["myArticles", "newArticle", "commentQueue", "providers", "newTip"] as const)
    expect.soft((await request.get(site.url + pathTo(screen, "vi"))).status(), screen).toBe(403);
  const post = (fields: Record<string, string>) =>
    request.post(site.url + pathTo("newArticle", "vi"), {
      multipart: { intent: "save", ...fields },
      headers: { origin: site.url },
    });
  expect((await post({})).status()).toBe(403);
  await grantExpert(site, account);
  expect((await post({})).status()).toBe(400);
  expect((await post({ post_id: "987654" })).status()).toBe(404);
  expect((await post({ post_id: "x" })).status()).toBe(404);
  expect((await post({ post_id: "987654", intent: "delete" })).status()).toBe(404);
  const html = await (await post({ title: "a\u0000b\u0008c\u001Bd" })).text();
  expect(html).toContain('value="abcd"');
  expect(html).not.toMatch(/[^\P{Cc}\t\n\r]/u);
});

test("a long word in a table of an article wraps, and the page does not scroll sideways", {
  tag: "@full",
}, async ({ page, site }) => {
  await becomeEditor(page, site);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${site.url}${pathTo("newArticle", "en")}`);
  await rich(page).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.keyboard.type("W".repeat(80));
  await expect(rich(page).locator("th").first()).toHaveText("W".repeat(80));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});
