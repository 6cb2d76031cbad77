import { pictureOf, told } from "#tests/support/account-screens.ts";
import { becomeEditor, pressExactly as press, rich } from "#tests/support/editor-screens.ts";
import { axeWidths, inspect } from "#tests/support/page-look.ts";
import { expect, test } from "#tests/support/site-fixture.ts";
import { grantExpert, registerReader } from "#tests/support/tip-screens.ts";

/** Articles from the first letter to the published page, with scripts and without. */

test("an editor writes, is told what is missing, previews, publishes, changes and withdraws an article", async ({
  page,
  site,
  browser,
  expectedFaults,
}) => {
  // A form that is refused.
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
  await page.getByLabel("Thẻ", { exact: true }).fill("Derby, Bên lề");
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
  await expect(told(page)).toHaveText("Đã đăng bài viết");

  const path = "/derby-thanh-pho-chuyen-ben-le";
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(site.url + path);
  await expect(anybody.getByRole("heading", { level: 1 })).toHaveText("Derby thành phố, chuyện bên lề");
  await expect(anybody.getByRole("heading", { name: "Hai nửa thành phố" })).toBeVisible();
  // What is changed is there for everybody. That this takes five seconds at most is a matter of the clock of edge, and of
  // its tests: here a busy machine may take longer to render a page than that.
  await page.getByLabel(/^Tiêu đề \(/).fill("Derby thành phố: tên mới");
  await press(page, "Lưu thay đổi");
  await expect(told(page)).toHaveText("Đã lưu bài viết");
  await expect.poll(async () => (await fetch(site.url + path)).text()).toContain("Derby thành phố: tên mới");
  await press(page, "Gỡ về bản nháp");
  await expect(told(page)).toHaveText("Bài viết đã về bản nháp");
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(404);
  await press(page, "Xóa bản nháp");
  await expect(told(page)).toHaveText("Đã xóa bản nháp");
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(410);
  await anybody.context().close();
});

test("an expert who has written nothing is told so, whatever others have written", async ({ page, site }) => {
  await grantExpert(site, await registerReader(page, site, "vi"));
  await page.goto(`${site.url}/thanh-vien/bai-viet`);
  await expect(page.getByText("Chưa có bài viết nào.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Viết bài mới" })).toBeVisible();
});

test("what was typed and not saved is offered again, and a reader is told who writes", async ({
  page,
  site,
}) => {
  await becomeEditor(page, site);
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await rich(page).click();
  await page.keyboard.type("Câu chưa lưu.");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("article-kept.new")), { timeout: 10_000 })
    .toContain("Câu chưa lưu.");
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`${site.url}/thanh-vien/viet-bai`);
  await press(page, "Khôi phục");
  await expect(rich(page)).toHaveText("Câu chưa lưu.");
});

test("without scripts an article is written as HTML, and scheduled", async ({ browser, site }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await becomeEditor(page, site, false);
  await page.goto(`${site.url}/en/thanh-vien/viet-bai`);
  await page.getByLabel(/^Title \(/).fill("Written without scripts");
  await page.getByLabel(/^Summary/).fill("It works.");
  await page
    .getByLabel(/^Text/)
    .fill('<p>Hello <img src="x" onerror="alert(1)"><script>alert(2)</script></p>');
  await page.getByLabel("Desk").check();
  await page.getByLabel("Publish later").fill("2099-01-02T03:04");
  await press(page, "Schedule");
  await expect(told(page)).toHaveText("The article is scheduled");
  await expect(page.getByText("Published 02-01-2099 at 03:04")).toBeVisible();
  expect(await page.getByLabel(/^Text/).inputValue()).not.toMatch(/script|onerror/);
  expect((await fetch(`${site.url}/en/written-without-scripts`)).status).toBe(404);
  await page.context().close();
});

test("the screens of writers have no barriers", async ({ page, site }) => {
  await becomeEditor(page, site);
  for (const path of ["/thanh-vien/bai-viet", "/thanh-vien/viet-bai"])
    expect.soft(await inspect(page, site.url + path, { axe: axeWidths("vi") })).toEqual([]);
  const english = `${site.url}/en/thanh-vien/viet-bai`;
  expect.soft(await inspect(page, english, { axe: axeWidths("en") })).toEqual([]);
});
