import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { commentTextRefusal } from "#shared/content/comment-text.rules.ts";
import { tidyText } from "#shared/form/text.rules.ts";
import { flashMessage, press } from "#tests/support/browser/account-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { grantRole, pathTo, registerReader } from "#tests/support/browser/tip-screens.ts";
import { article, fillNews } from "#tests/support/origin/news-content.ts";
import { liftPauses, storeThread } from "#tests/support/origin/stored-comments.ts";

/** A form without a session responds 401, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/]) });

test.beforeEach(({ site, request }) => fillNews(site, request));

/** An article that the tests of the news do not use. */
const pathOfArticle = { vi: `/${article.vi.slug}-2`, en: `/en/${article.en.slug}-2` } as const;

const mine = (page: Page, text: string) =>
  page.locator(".comment").filter({ has: page.locator(`:scope > article:has-text("${text}")`) });

/** Texts and the article for a language. */
function readerOf(language: "vi" | "en") {
  const at = messages[language] as Record<string, string>;
  const label = (key: string): string => {
    const text = at[key];
    if (text === undefined) throw new Error(`there is no message ${key}`);
    return text;
  };
  return { language, label, path: pathOfArticle[language] };
}

test("a comment waits, is let stand by an editor and is answered", async ({
  browser,
  page,
  request,
  site,
}) => {
  const { language, label, path } = readerOf("vi");
  const text = "Trận hay quá";
  const answer = "Đúng vậy";
  const everybodys = async () => (await request.get(site.url + path)).text();
  await page.setViewportSize({ width: 360, height: 800 });
  await registerReader(page, site, language);
  await page.goto(site.url + path);
  const form = page.locator(".comments > .comment-form");
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel(label("comment_field"), { exact: true }).fill(text);
  await expect(form.locator(".comment-count")).toContainText(`${text.length}/`);
  await press(page, label("comment_send"));
  await expect(mine(page, text)).toHaveAttribute("data-way", "waiting");
  await expect(mine(page, text)).toContainText(label("comment_pending"));
  await expect(page.getByRole("status").filter({ hasText: label("done_comment_pending") })).toHaveCount(1);
  await expect(form.getByRole("textbox")).toHaveValue("");
  expect(await everybodys()).not.toContain(text);

  const editor = await (await browser.newContext()).newPage();
  await grantRole(site, await registerReader(editor, site, language), "editor");
  const storageState = await editor.context().storageState();
  expect(await inspect(editor, site.url + pathTo("commentQueue", language), { axe: [360] })).toEqual([]);
  await editor.context().close();
  const bare = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await bare.goto(site.url + pathTo("commentQueue", language));
  await mineInQueue(bare, text).getByRole("button").first().click();
  await expect(flashMessage(bare)).toHaveText(label("done_comment_approved"));
  await expect(mineInQueue(bare, text)).toHaveCount(0);
  await expect.poll(everybodys).toContain(text);

  liftPauses(site);
  await page.reload();
  await page.locator("#comments").scrollIntoViewIfNeeded();
  await expect(mine(page, text)).not.toHaveAttribute("data-way");
  const reply = mine(page, text).locator(".comment-form");
  await expect(async () => {
    // Before its code is loaded, the link leads to the comment's own page.
    if (new URL(page.url()).pathname !== path) await page.goto(site.url + path);
    await mine(page, text).getByText(label("comment_reply"), { exact: true }).click();
    await expect(reply).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await reply.getByRole("textbox").fill(answer);
  await reply.getByRole("button", { name: label("comment_send_reply"), exact: true }).click();
  const answered = mine(page, text).locator(".comment-replies .comment");
  await expect(answered).toContainText(answer);
  await expect(answered.locator("article")).toBeFocused();
  await expect(answered).not.toHaveAttribute("data-way");
  await expect.poll(everybodys).toContain(answer);
  await bare.context().close();
});

test("without scripts no input is lost, and an accepted comment leads back to it", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  const { language, label, path } = readerOf("en");
  const text = "Không cần mã";
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.setViewportSize({ width: 1280, height: 800 });
  await bare.goto(site.url + path);
  await bare.getByLabel(label("comment_field"), { exact: true }).fill(text);
  await press(bare, label("comment_send"));
  await expect(bare).toHaveURL(site.url + pathTo("newComment", language));
  await expect(bare.getByRole("alert").first()).toContainText(label("comment_login_first"));
  await expect(bare.locator("textarea")).toHaveValue(text);

  // The reader logs in in another tab.
  await grantRole(site, await registerReader(page, site, language), "editor");
  await bare.context().addCookies(await page.context().cookies());
  await press(bare, label("comment_send"));
  await expect(bare).toHaveURL(new RegExp(`${path}\\?done=comment#comment-\\d+$`));
  await expect(bare.locator(new URL(bare.url()).hash)).toContainText(text);
  await expect(flashMessage(bare)).toHaveText(label("done_comment"));
  await bare.context().close();
});

test("without scripts answering and reporting are two links, each to its own form", { tag: "@full" }, async ({
  browser,
  page,
  site,
}) => {
  const vi = messages.vi as Record<string, string>;
  storeThread(site, { slug: "tin-nhanh-2", nick_name: "Người nói", texts: ["Một ý kiến"] });
  await registerReader(page, site, "vi");
  const storageState = await page.context().storageState();
  const bare = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  const action = (key: string) => mine(bare, "Một ý kiến").getByText(vi[key] ?? key, { exact: true });
  const [field, reason] = [bare.locator("main textarea"), bare.getByRole("radio").first()];
  await bare.goto(`${site.url}/tin-nhanh-2`);
  await action("comment_reply").click();
  await expect(field).toBeFocused();
  await expect(reason).toBeHidden();
  await bare.goto(`${site.url}/tin-nhanh-2`);
  await action("comment_report").click();
  await expect(reason).toBeVisible();
  await expect(field).toHaveCount(0);
  await press(bare, vi.comment_report_send ?? "");
  await expect(flashMessage(bare)).toHaveText(vi.done_comment_reported ?? "");
  await bare.context().close();
});

const mineInQueue = (page: Page, text: string) => page.locator("main .comment").filter({ hasText: text });

test("markup in comments and names is text, and nothing of it runs", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const vectors = JSON.parse(
    readFileSync(new URL("../fixtures/xss/vectors.json", import.meta.url), "utf8"),
  ) as readonly { readonly html: string }[];
  const texts = vectors.map(({ html }) => tidyText(html)).filter((text) => commentTextRefusal(text) === null);
  expect(texts.length).toBeGreaterThan(100);
  const nick_name = "<img src=x onerror=alert(1)>";
  storeThread(site, { slug: "tin-nhanh-1", nick_name, texts });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const url = `${site.url}/tin-nhanh-1`;
  expect(await inspect(page, url, { axe: [360, 1280] })).toEqual([]);
  await openAlive(page, url);
  await page.locator("#comments").scrollIntoViewIfNeeded();
  // Its code is loaded: the list renders again.
  await expect(page.locator(".comment-count")).toBeVisible();
  expect(await page.locator(".comment-text").allTextContents()).toEqual(texts);
  await expect(page.locator(".comment-name").first()).toHaveText(nick_name);
  await expect(page.locator(".comments :is(script, img:not(.avatar), svg a, iframe, style)")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
