import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { goalRush } from "../batches/goal-rush.ts";
import { ingestInPlay } from "../batches/ingest.ts";
import type { TestSite } from "../site.ts";
import { newName, registerOn, words } from "./account-screens.ts";

/** Texts of the chat, by language. */
export const chatWords = {
  vi: {
    ...{ home: "", field: "Tin nhắn", send: "Gửi", logIn: "Đăng nhập để gửi tin", reply: "Trả lời" },
    ...{
      report: "Báo cáo",
      spam: "Spam, quảng cáo",
      reported: "Đã gửi báo cáo. Cảm ơn bạn.",
      undo: "Hoàn tác",
    },
    ...{ hide: /^Ẩn tin của/, hidden: /^Đã ẩn tin của/, like: "Thích", liked: "Cảm xúc: Thích 1" },
    ...{
      remove: "Xóa tin",
      mute: /^Cấm chat/,
      anHour: "1 giờ",
      slow: "Chế độ chậm",
      follow: "Chỉ người theo dõi",
    },
    ...{
      slowed: "Chế độ chậm: mỗi người 30 giây một tin.",
      muted: /^Bạn bị cấm chat đến \d\d-\d\d-\d{4} \d\d:\d\d\.$/,
    },
    ...{ noLinks: "Không gửi liên kết hay số điện thoại trong phòng chat.", edit: "Sửa tin", drop: "Xóa" },
    ...{
      noSpam: "Vui lòng không spam",
      again: /^Gửi lại sau \d+ (giây|phút)$/,
      waiting: /^Gửi sau \d giây$/,
    },
    ...{ tooLong: "Tin nhắn dài quá 120 ký tự.", filter: "Tùy chỉnh hiển thị", word: "Từ muốn ẩn" },
    ...{ doHide: "Ẩn từ này", gate: "Phòng chat có thể tiết lộ tỷ số.", gateOpen: "Vẫn mở phòng chat" },
    ...{ flag: "Tỷ số vừa thay đổi trong 30 phút qua", needsScript: "Phòng chat cần JavaScript" },
    ...{ failed: "Không mở được phòng chat.", retry: "Thử lại" },
    followersOnly: "Lúc này chỉ người theo dõi trận, giải hoặc một trong hai đội được gửi tin.",
  },
  en: {
    ...{ home: "/en", field: "Message", send: "Send", logIn: "Log in to write", reply: "Reply" },
    ...{ report: "Report", spam: "Spam or advertising", reported: "Reported. Thank you.", undo: "Undo" },
    ...{ hide: /^Hide messages of/, hidden: /are hidden\.$/, like: "Like", liked: "Reactions: Like 1" },
    ...{
      remove: "Delete the message",
      mute: /^Mute/,
      anHour: "1 hour",
      slow: "Slow mode",
      follow: "Followers only",
    },
    ...{
      slowed: "Slow mode: one message per person every 30 s.",
      muted: /^You are muted until \d\d-\d\d-\d{4} \d\d:\d\d\.$/,
    },
    ...{ noLinks: "Links and telephone numbers are not allowed in the chat.", edit: "Edit", drop: "Discard" },
    ...{ noSpam: "Please do not spam", again: /^Send again in \d+ (s|min)$/, waiting: /^Send in \d s$/ },
    ...{ tooLong: "The message is longer than 120 characters.", filter: "What I see" },
    ...{ word: "Word to hide", doHide: "Hide the word", gate: "The chat may give the score away." },
    ...{ gateOpen: "Open the chat anyway", flag: "The score has changed within the last 30 minutes" },
    needsScript: "The chat needs JavaScript",
    ...{ failed: "The chat could not be opened.", retry: "Try again" },
    followersOnly: "For now only those who follow the match, its league or one of its teams may write.",
  },
} as const;
export type Language = keyof typeof chatWords;

/** A page with the chat of a match, and its reader. */
export interface ChatPage {
  readonly page: Page;
  readonly at: (typeof chatWords)[Language];
  readonly nick: string;
}

/** A match of the test's own that has been in play for a minute; `goals` are this many seconds later. */
export function bringChatMatch(site: TestSite, goals: readonly number[] = []): Promise<number> {
  const source = `chat-${newName()}`;
  const scored = goals.map((after_s) => ({ after_s, side: "home" as const }));
  const batch = goalRush({ source, at_ms: Date.now() - 60_000, matches: [scored] });
  // With teams of its own: matches of the same teams would be merged.
  const teams = batch.teams.map((team) => ({ ...team, name: `${source} ${team.external_id}` }));
  return ingestInPlay(site, { ...batch, teams });
}

export const chatPath = (match_id: number, language: Language): string =>
  `${chatWords[language].home}/match/${match_id}?tab=chat`;

/** Gives an account a role, as operators do. */
export async function grant(site: TestSite, account: string, role: "operator"): Promise<void> {
  const response = await fetch(`${site.url}/api/v1/origin/accounts/role`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify({ account, role }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}

interface Who {
  readonly language?: Language;
  readonly width?: number;
  readonly role?: "operator" | "reader" | "visitor";
  /** Prepares the page before it loads. */
  readonly before?: (page: Page) => Promise<void>;
}

/** The chat of a match in a browser of its own: as a newly registered reader, a moderator or a visitor. */
export async function openChat(
  browser: Browser,
  site: TestSite,
  match_id: number,
  { language = "vi", width = 1280, role = "reader", before }: Who = {},
): Promise<ChatPage> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  const name = newName();
  if (role !== "visitor") await registerOn(page, site.url, words[language], name);
  if (role === "operator") await grant(site, name, "operator");
  await before?.(page);
  await page.goto(site.url + chatPath(match_id, language));
  const at = chatWords[language];
  await unfoldChat(page);
  if (role !== "visitor") await expect(fieldOf({ page, at })).toBeVisible();
  return { page, at, nick: `Nick ${name}` };
}

/** Opens a chat that is folded; one with messages opens by itself. */
export async function unfoldChat(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator(".chat[data-open]").count()) === 0)
      await page.locator(".chat-toggle").click({ timeout: 1_000 });
    await expect(page.locator(".chat-log")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

export const fieldOf = ({ page, at }: Pick<ChatPage, "page" | "at">): Locator =>
  page.getByRole("textbox", { name: at.field, exact: true });

/** A message in the log, as the room has it. */
export const messageOf = ({ page }: Pick<ChatPage, "page">, text: string): Locator =>
  page.locator("li[data-message]").filter({ has: page.locator(".chat-text", { hasText: text }) });

/** Writes a message once the cool-down is over, and sends it by Enter. */
export async function write(chat: ChatPage, text: string): Promise<void> {
  const button = chat.page.locator(".chat-send");
  await fieldOf(chat).fill(text);
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await fieldOf(chat).press("Enter");
  await expect(fieldOf(chat)).toHaveValue("");
}

/** Chooses from the menu of a message. */
export async function choose(
  chat: ChatPage,
  text: string,
  ...names: readonly (string | RegExp)[]
): Promise<void> {
  await messageOf(chat, text).locator(".chat-more").click();
  for (const name of names)
    await chat.page.getByRole("menu").locator('[role^="menuitem"]').filter({ hasText: name }).first().click();
}
