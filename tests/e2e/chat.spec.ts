import type { Locator } from "@playwright/test";
import {
  bringChatMatch,
  chatPath,
  chatWords,
  choose,
  fieldOf,
  messageOf,
  openChat,
  unfoldChat,
  write,
} from "#tests/support/browser/chat-screens.ts";
import { shiftsOf, watchShifts } from "#tests/support/browser/layout-shifts.ts";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { barriersIn, inspect } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** The chat of a match, on a whole site: one reader's messages, other readers' views, and moderation. */

/** Every label of an element from now on: one that is shown for seconds may be gone before a slow machine looks. */
async function labelsOf(element: Locator): Promise<() => Promise<string[]>> {
  const labels = await element.evaluateHandle((node) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(node.getAttribute("aria-label") ?? "")).observe(node, {
      attributeFilter: ["aria-label"],
    });
    return seen;
  });
  return () => labels.jsonValue();
}

for (const [language, other, width] of [
  ["vi", "en", 360],
  ["en", "vi", 1280],
] as const) {
  test(`goes from one reader to another and back, in ${language} at ${width} px`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ browser, site }) => {
    const id = await bringChatMatch(site, [1]);
    const lan = await openChat(browser, site, id, { language, width });
    const minh = await openChat(browser, site, id, { language: other });
    const guest = await openChat(browser, site, id, { language, width, role: "visitor" });
    const labels = await labelsOf(lan.page.locator(".chat-send"));
    await write(lan, "Vào rồi!");
    for (const one of [lan, minh, guest]) await expect(messageOf(one, "Vào rồi!")).toContainText(lan.nick);
    await expect(messageOf(minh, "Vào rồi!")).toContainText("1-0");
    await expect.poll(labels).toContainEqual(expect.stringMatching(lan.at.waiting));

    await choose(minh, "Vào rồi!", minh.at.reply);
    await write(minh, `@${lan.nick} đẹp thật`);
    const answer = messageOf(lan, "đẹp thật");
    await expect(answer.locator(".chat-quote")).toContainText("Vào rồi!");
    await expect(answer).toHaveAttribute("data-called", "true");
    await expect(messageOf(minh, "đẹp thật")).not.toHaveAttribute("data-called");

    await messageOf(minh, "Vào rồi!").locator(".chat-more").click();
    await minh.page.getByRole("menuitemcheckbox", { name: minh.at.like, exact: true }).click();
    await expect(messageOf(lan, "Vào rồi!").locator(".chat-reactions")).toHaveAccessibleName(lan.at.liked);

    await choose(lan, "Vào rồi!", lan.at.remove);
    for (const one of [lan, minh, guest]) await expect(messageOf(one, "Vào rồi!")).toHaveCount(0);
    await expect(answer.locator(".chat-quote")).not.toContainText("Vào rồi!");
  });
}

test("an empty chat is one line beside a match and open in its tab, and its messages move nothing", async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await watchShifts(page);
  await page.goto(`${site.url}/match/${id}`);
  const beside = page.locator('.chat[data-place="aside"]');
  await expect(beside).toContainText("Chưa có tin nhắn – Mở phòng chat");
  expect((await beside.boundingBox())?.height).toBeLessThan(60);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await watchShifts(phone);
  await phone.goto(site.url + chatPath(id, "en"));
  const tab = phone.locator('.chat[data-place="tab"]');
  await expect(tab).toContainText("No messages yet. Start the conversation!");
  for (const one of [page, phone]) expect.soft(await barriersIn(one, ".chat")).toEqual([]);

  const writer = await openChat(browser, site, id);
  await write(writer, "Có ai xem không?");
  await expect(phone.getByText("Có ai xem không?")).toBeVisible();
  await expect(beside).toContainText("1 tin nhắn – Mở phòng chat");
  for (const one of [page, phone]) {
    // The button's own words change within its line, and so does the number of those who watch.
    const isOfLine = (name: string) => /^(?:button\.chat-toggle|div\.chat-bar|svg|(?:b|span)\.: )/.test(name);
    const isMoved = (name: string) => /panel|chat/.test(name) && !isOfLine(name);
    expect.soft((await shiftsOf(one)).filter(({ what }) => what.some(isMoved))).toEqual([]);
  }
  await beside.locator(".chat-toggle").click();
  await expect(page.getByText("Có ai xem không?")).toBeVisible();
  await beside.locator(".chat-toggle").click();
  await expect(page.getByText("Có ai xem không?")).toBeHidden();
});

test("a visitor who is not logged in is led from the chat to log-in and back", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site);
  const { page, at } = await openChat(browser, site, id, { role: "visitor" });
  const link = page.getByRole("link", { name: at.logIn });
  await expect(link).toHaveAttribute("href", `/dang-nhap?back=${encodeURIComponent(chatPath(id, "vi"))}`);
  await expect(fieldOf({ page, at })).toHaveCount(0);
});

test("the chat explains every refusal, and when to retry", { tag: "@full" }, async ({ browser, site }) => {
  const chat = await openChat(browser, site, await bringChatMatch(site));
  const { page, at } = chat;
  const refused = page.locator('[data-state="refused"]');
  await write(chat, "xem tại bet88.com");
  await expect(refused.getByRole("alert")).toHaveText(at.noLinks);
  await refused.getByRole("button", { name: at.edit }).click();
  await expect(fieldOf(chat)).toHaveValue("xem tại bet88.com");
  await expect(fieldOf(chat)).toBeFocused();

  await fieldOf(chat).fill("ở".repeat(121));
  await expect(page.getByText(at.tooLong)).toBeVisible();
  await expect(page.locator(".chat-count")).toContainText("121/120");
  await fieldOf(chat).press("Enter");
  await expect(fieldOf(chat)).toHaveValue("ở".repeat(121));

  await write(chat, "cố lên nào");
  await expect(messageOf(chat, "cố lên nào")).toHaveCount(1);
  await write(chat, "đẹp quá");
  await expect(messageOf(chat, "đẹp quá")).toHaveCount(1);
  await write(chat, "CỐ LÊN NÀO");
  await expect(refused.getByRole("alert")).toContainText(at.noSpam);
  await expect(refused.getByRole("button", { name: at.again })).toBeDisabled();
  await refused.getByRole("button", { name: at.drop, exact: true }).click();
  await expect(refused).toHaveCount(0);
});

test("a reader can hide users and messages for themselves, and report them", {
  tag: "@full",
}, async ({ browser, site }) => {
  const id = await bringChatMatch(site);
  const [noisy, reader] = [await openChat(browser, site, id), await openChat(browser, site, id)];
  const { page, at } = reader;
  await write(noisy, "ồn ào quá");
  await choose(reader, "ồn ào quá", at.report, at.spam);
  await expect(page.locator(".chat-outcome")).toHaveText(at.reported);
  await choose(reader, "ồn ào quá", at.hide);
  await expect(messageOf(reader, "ồn ào quá")).toHaveCount(0);
  await expect(fieldOf(reader)).toBeFocused();
  await page.locator(".chat-outcome").getByRole("button", { name: at.undo }).click();
  await expect(messageOf(reader, "ồn ào quá")).toHaveCount(1);

  await page.getByRole("button", { name: at.filter }).click();
  await page.getByLabel(at.word).fill("ồn ào");
  await page.getByRole("button", { name: at.doHide }).click();
  await expect(messageOf(reader, "ồn ào quá")).toHaveCount(0);
  await page.reload();
  await write(noisy, "yên rồi");
  await expect(messageOf(reader, "yên rồi")).toHaveCount(1);
  await expect(messageOf(reader, "ồn ào quá")).toHaveCount(0);
  await expect(messageOf(noisy, "ồn ào quá")).toHaveCount(1);
});

test("lets a moderator delete, mute, slow the room and keep it for followers", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site);
  const reader = await openChat(browser, site, id);
  const moderator = await openChat(browser, site, id, { role: "operator", language: "en" });
  await write(reader, "tin xấu");
  await choose(moderator, "tin xấu", moderator.at.remove);
  await expect(messageOf(reader, "tin xấu")).toHaveCount(0);

  await moderator.page.getByLabel(moderator.at.slow).selectOption("30");
  await expect(reader.page.locator(".chat-mode")).toContainText(reader.at.slowed);
  await moderator.page.getByLabel(moderator.at.slow).selectOption("0");
  await expect(reader.page.locator(".chat-mode")).toHaveCount(0);

  const refusal = reader.page.locator('[data-state="refused"]').getByRole("alert");
  await moderator.page.getByLabel(moderator.at.follow).click();
  await expect(reader.page.locator(".chat-mode")).toContainText(reader.at.follow);
  await write(reader, "tôi chưa theo dõi");
  await expect(refusal).toHaveText(reader.at.followersOnly);
  await reader.page.getByRole("button", { name: reader.at.drop, exact: true }).click();
  await moderator.page.getByLabel(moderator.at.follow).click();
  await expect(reader.page.locator(".chat-mode")).toHaveCount(0);

  await write(reader, "thêm một tin");
  await choose(moderator, "thêm một tin", moderator.at.mute, moderator.at.anHour);
  await write(reader, "sao vậy");
  await expect(refusal).toHaveText(reader.at.muted);
});

test("a message whose answer was lost with the connection is written once", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site);
  const other = await openChat(browser, site, id);
  let isCut = false;
  const reader = await openChat(browser, site, id, {
    before: (page) =>
      page.routeWebSocket(/\/parties\/match\//, (line) => {
        const server = line.connectToServer();
        server.onMessage((text) => {
          // The room has written it; the page never receives that on this connection.
          if (!isCut && String(text).includes("chat-accepted")) {
            isCut = true;
            void line.close({ code: 1011 });
          } else if (!isCut || !String(text).includes("mất mạng")) line.send(text);
        });
      }),
  });
  await write(reader, "đừng gửi hai lần");
  await expect(messageOf(reader, "đừng gửi hai lần")).toHaveCount(1);
  await expect(reader.page.locator('[data-state="pending"]')).toHaveCount(0);
  expect(isCut).toBe(true);
  await write(other, "còn ai không");
  await expect(messageOf(reader, "còn ai không")).toHaveCount(1);
  await expect(messageOf(other, "đừng gửi hai lần")).toHaveCount(1);
});

test("is one line with the scores, beside every tab on wide screens and a tab on others", {
  tag: "@full",
}, async ({ browser, site }) => {
  const id = await bringChatMatch(site);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const lines: string[] = [];
  page.on("websocket", (line) => lines.push(line.url()));
  await page.goto(`${site.url}/match/${id}`);
  const panel = page.locator('.chat[data-place="aside"]');
  await unfoldChat(page);
  await expect.poll(() => lines.some((url) => url.includes("chat=1"))).toBe(true);
  await page.locator(".tab-links").getByRole("link", { name: "Đội hình" }).click();
  await expect(panel.getByRole("log")).toBeVisible();
  await page.locator(".tab-links").getByRole("link", { name: "Phòng chat" }).click();
  await expect(page.getByRole("log")).toHaveCount(1);
  await expect(panel).toHaveCount(0);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const requested: string[] = [];
  phone.on("request", (request) => requested.push(request.url()));
  phone.on("websocket", (line) => requested.push(line.url()));
  await phone.goto(`${site.url}/match/${id}`);
  await expect.poll(() => requested.some((url) => url.includes("/parties/match/"))).toBe(true);
  await comesWhole(phone);
  expect(requested.filter((url) => /chat-panel|chat=1/.test(url))).toEqual([]);
});

test("the chat log keeps the scroll position, and counts new messages", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site);
  const [one, other] = [
    await openChat(browser, site, id, { width: 360 }),
    await openChat(browser, site, id, { width: 360 }),
  ];
  const { page } = other;
  // Small enough that few messages fill the log.
  await page.setViewportSize({ width: 360, height: 500 });
  const log = page.locator(".chat-log");
  for (const [at, writer] of [one, other, one, other, one, other].entries())
    await write(writer, `${at} ${"một tin dài lắm ".repeat(7)}`);
  await expect(page.locator("li[data-message]")).toHaveCount(6);
  const fromEnd = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
  await expect.poll(fromEnd).toBeLessThan(2);

  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect(page.locator(".chat-to-end")).toBeVisible();
  await write(one, "tin mới đây");
  await expect(page.locator(".chat-to-end")).toHaveText("1 tin mới");
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  await page.locator(".chat-to-end").click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await expect(page.locator(".chat-to-end")).toHaveCount(0);
});

test("the chat is neither shown nor requested while scores are hidden, until the reader opens it", async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site, [1]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: "scores", value: "hidden", url: site.url }]);
  const page = await context.newPage();
  const at = chatWords.vi;
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("websocket", (line) => requested.push(line.url()));
  await page.goto(site.url + chatPath(id, "vi"));
  await expect(page.getByText(at.gate)).toBeVisible();
  await comesWhole(page);
  expect(requested.filter((url) => /chat-panel|chat=1/.test(url))).toEqual([]);
  await expect(page.getByText(at.flag)).toHaveCount(0);
  await page.getByRole("button", { name: at.gateOpen }).click();
  await expect(page.getByRole("log")).toBeVisible();
  await expect.poll(() => requested.some((url) => url.includes("chat=1"))).toBe(true);
});

test("is flagged in red where a score has changed: in lists, as a tab and at its head", {
  tag: "@full",
}, async ({ page, site }) => {
  const [goal, none] = [await bringChatMatch(site, [1]), await bringChatMatch(site)];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  const icon = (id: number) => page.locator(`li.match-row[data-match-id="${id}"] .row-chat`);
  await expect(icon(goal)).toHaveAttribute("data-flagged", "true");
  await expect(icon(none)).not.toHaveAttribute("data-flagged");
  await icon(goal).click();
  await expect(page).toHaveURL(site.url + chatPath(goal, "vi"));
  await expect(page.locator(".red-flag[data-flagged]")).toHaveCount(2);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await expect(icon(goal)).toBeHidden();
  // A phone shows this button to keyboards and screen readers alone; fingers press long.
  await page.locator(`li.match-row[data-match-id="${goal}"] .match-row-expand`).press("Enter");
  await expect(page.locator(".row-more-chat .red-flag[data-flagged]")).toBeVisible();
});

test("the chat retries when its code fails to load, and the page stays usable", {
  tag: "@full",
}, async ({ browser, site }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const at = chatWords.vi;
  let isCut = true;
  await page.route(/\/assets\/chat-panel-/, (route) =>
    isCut ? route.abort("internetdisconnected") : route.continue(),
  );
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.goto(`${site.url}/match/${await bringChatMatch(site)}`);
  const panel = page.locator('.chat[data-place="aside"]');
  await expect(panel.getByText(at.failed)).toBeVisible();
  await panel.getByRole("button", { name: at.retry }).click();
  await expect(panel.getByText(at.failed)).toBeVisible();
  isCut = false;
  await panel.getByRole("button", { name: at.retry }).click();
  await unfoldChat(page);
  await expect(panel.getByRole("log")).toBeVisible();
  // With its style sheet: the log scrolls.
  await expect(panel.getByRole("log")).toHaveCSS("overflow-y", "auto");
  expect(loads).toHaveLength(1);
});

test("the chat without scripts says that it needs them, and shows its rules", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(site.url + chatPath(await bringChatMatch(site), "vi"));
  await expect(page.getByText(chatWords.vi.needsScript)).toBeVisible();
  await page.locator(".chat-fold > summary").click();
  await expect(page.locator(".chat-rules > li")).toHaveCount(4);
});

test("has no barriers and fits every width with messages and a moderator's tools", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const id = await bringChatMatch(site, [1]);
  const writer = await openChat(browser, site, id, { language: "vi" });
  await write(writer, `${"dài".repeat(36)} 👏👏`);
  await write(writer, "@Nick không ai, một tin nữa để đọc");
  const { page } = await openChat(browser, site, id, { language: "vi", role: "operator" });
  expect(await inspect(page, site.url + chatPath(id, "vi"), { axe: [360, 1280] })).toEqual([]);
  await expect(page.locator("li[data-message]")).toHaveCount(2);
});
