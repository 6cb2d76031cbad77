import type { Page } from "@playwright/test";
import { loadMore } from "#tests/support/browser/load-more.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { article, fillNews, MANY } from "#tests/support/origin/news-content.ts";

// Deleted or missing pages respond with an error status, which browsers log.
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4(?:04|10)/]) });

test.beforeEach(({ site, request }) => fillNews(site, request));

const pathOfArticle = { vi: `/${article.vi.slug}`, en: `/en/${article.en.slug}` } as const;

for (const language of ["vi", "en"] as const) {
  test(`an article is read, in ${language}: its text, its contents, its match, ways to share it`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    const { title, toc } = article[language];
    await page.goto(site.url + pathOfArticle[language]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    const contents = page.getByRole("navigation", { name: toc });
    await expect(contents.getByRole("link")).toHaveCount(4);
    await contents.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/#user-content-/);
    await expect(page.locator(".prose h2").nth(1)).toBeInViewport();
    await expect(page.locator(".article-match .match-row")).toHaveCount(1);
    await expect(page.locator('.prose a[href^="https:"]')).toHaveAttribute("rel", "nofollow noopener");
    await expect(page.locator(".prose script")).toHaveCount(0);
    const shared = page.locator('.article-share a[href*="facebook"]');
    const address = new URL((await shared.getAttribute("href")) ?? "").searchParams.get("u");
    expect(new URL(address ?? "").pathname).toBe(pathOfArticle[language]);
  });
}

test("a list goes on where it ends, and says how far", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(`${site.url}/en/categories/tin-nhanh`);
  const rows = page.locator(".post-rows > li");
  await expect(rows).toHaveCount(12);
  await loadMore(page, { within: page.locator(".news-main"), rows });
  await expect(rows).toHaveCount(MANY);
  await expect(page.getByRole("status").filter({ hasText: `${MANY} articles are shown` })).toHaveCount(1);
});

test("a navigation within the page to a former path ends at the page that is there now", {
  tag: "@full",
}, async ({ page, site }) => {
  await openAlive(page, `${site.url}/news`);
  const load = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate(() =>
    Reflect.get(window, "__reactRouterDataRouter").navigate("/en/category_tin-nhanh"),
  );
  await expect(page).toHaveURL(`${site.url}/en/categories/tin-nhanh`);
  await expect(page.locator(".post-rows > li")).toHaveCount(12);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(load);
});

test("an article is found by keys alone", { tag: "@full" }, async ({ page, site }) => {
  await openAlive(page, `${site.url}/news`);
  const lead = page.locator('.post-card[data-as="lead"]');
  await lead.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site.url + pathOfArticle.en);
  await page.locator(".article-contents summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".article-contents ol")).toBeHidden();
});

test("the other language is the article's own version, or the one that there is", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url + pathOfArticle.vi);
  const alternate = page.locator('link[rel="alternate"][hreflang="en"]');
  await expect(alternate).toHaveAttribute("href", new RegExp(`${pathOfArticle.en}$`));
  await page.locator('.site-tools a[hreflang="en"]').click();
  await expect(page).toHaveURL(site.url + pathOfArticle.en);
  await page.goto(`${site.url}/en/chi-co-tieng-viet`);
  await expect(page).toHaveURL(`${site.url}/chi-co-tieng-viet`);
  await expect(alternate).toHaveCount(0);
});

const answerAt = async (page: Page, url: string): Promise<[number, string | undefined]> => {
  const answer = await page.request.get(url, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

test("a moved, deleted or unknown article has the right status, after one redirect at most", async ({
  page,
  site,
}) => {
  const at = (path: string) => answerAt(page, site.url + path);
  expect(await at("/dia-chi-cu")).toEqual([301, pathOfArticle.vi]);
  expect((await at("/da-go-bo"))[0]).toBe(410);
  expect((await at("/khong-co-bai-nay"))[0]).toBe(404);
  expect(await at("/en/chi-co-tieng-viet")).toEqual([302, "/chi-co-tieng-viet"]);
  expect(await at(`/detail-news?slug=${article.vi.slug}`)).toEqual([308, pathOfArticle.vi]);
  expect(await at("/category_tin-nhanh")).toEqual([308, "/danh-muc/tin-nhanh"]);
  expect((await at("/tag_khong-co"))[1]).toBe("/tag/khong-co");
  expect((await at("/tag/khong-co"))[0]).toBe(404);
  await page.goto(`${site.url}/khong-co-bai-nay`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy trang: /khong-co-bai-nay");
});

test("without scripts all of it is read and left by links", async ({ browser, site }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site.url}/tin-tuc`);
  await page.locator('.post-card[data-as="lead"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.vi.title);
  await page.locator(".crumbs a").nth(2).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trước trận");
  await page.goto(`${site.url}/danh-muc/tin-nhanh`);
  await page.locator(".more-bar a").click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator(".post-rows > li").first()).toBeVisible();
  await page.goto(`${site.url}/ve-cac-bai-thu`);
  await expect(page.locator(".prose")).toHaveText("Giới thiệu");
});

test("football pages tell the newest articles", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(`${site.url}/?date=2026-01-05`);
  await expect(
    page.locator('.page-right a[href^="/tin-nhanh"], .page-right a[href^="/nhan-dinh-"]').first(),
  ).toBeVisible();
});
