import { expect } from "@playwright/test";
import { CHAT_LENGTH } from "#shared/chat/chat.table.ts";
import { LOCALES, type Locale, pathOf, type Screen } from "#shared/url/index.ts";
import { ingestInPlay } from "#tests/support/batches/ingest.ts";
import { priceRush } from "#tests/support/batches/price-rush.ts";
import {
  errorTextOf,
  exactly,
  logInOn,
  newName,
  PASSWORD,
  press,
  words,
} from "#tests/support/browser/account-screens.ts";
import {
  bringChatMatch,
  chatWords,
  fieldOf,
  messageOf,
  openChat,
  write,
} from "#tests/support/browser/chat-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { type ReadPage, registerVisitor, type SiteVisitor } from "#tests/support/browser/site-visitor.ts";
import { grantExpert } from "#tests/support/browser/tip-screens.ts";
import { type BrowserTools, conforms, type SiteTools } from "./conformance.ts";

/** Validation rules: forms as a browser without scripts sends them, in both languages. */

type Fields = Readonly<Record<string, string>>;

/** The response page of a form in a language. */
const sent = (visitor: SiteVisitor, screen: Screen, locale: Locale, fields: Fields): Promise<ReadPage> =>
  visitor.post(pathOf(screen, locale), { ...fields });

/** A form is refused with a message: the specification's in English, its translation in Vietnamese. */
async function isRefused(
  visitor: SiteVisitor,
  screen: Screen,
  fields: Fields,
  key: string,
  english: string,
): Promise<void> {
  expect(messages.en[key]).toBe(english);
  for (const locale of LOCALES) {
    const page = await sent(visitor, screen, locale, fields);
    expect([locale, page.status]).toEqual([locale, 400]);
    expect(page.text).toContain(messages[locale][key]);
  }
}

const whole = () => ({
  ...{ intent: "register", user_name: newName(), nick_name: `Nick ${newName()}` },
  ...{ password: PASSWORD, password_confirm: PASSWORD },
});

/** The registration refuses the value of a field. */
const registration =
  (fields: Fields, key: string, english: string) =>
  ({ visitor }: SiteTools): Promise<void> =>
    isRefused(visitor, "register", { ...whole(), ...fields }, `field_${key}`, english);

/** The form of tips refuses the value of a field; its visitor is an expert. */
const tip =
  (fields: Fields, key: string, english: string) =>
  async ({ site, visitor }: SiteTools): Promise<void> => {
    const name = newName();
    await registerVisitor(visitor, name, PASSWORD);
    await grantExpert(site, name);
    await visitor.call("/oapi/v1/auth/login", { account: name, password: PASSWORD });
    const form = { intent: "post", title: "", content: "", match_id: "", permission: "free", ...fields };
    await isRefused(visitor, "newTip", form, `field_${key}`, english);
  };

/** A chat of a match in play, with a reader who writes. */
async function openedChat({ browser, site }: BrowserTools) {
  return openChat(browser, site, await bringChatMatch(site));
}

conforms(5, {
  calls: {
    "captcha is required": registration({}, "captcha_required", "Captcha is required"),
    "account is required": registration({ user_name: "" }, "account_required", "Account is required"),
    "password is required": registration({ password: "" }, "password_required", "Password is required"),
    "password must have at least 8 characters": registration(
      { password: "a-1bcde" },
      "password_short",
      "Password must have at least 8 characters",
    ),
    "re-entered password must have at least 8 characters": registration(
      { password_confirm: "a-1bcde" },
      "password_again_short",
      "Re-entered password must have at least 8 characters",
    ),
    "re-entered password must match the password": registration(
      { password_confirm: `${PASSWORD}x` },
      "password_mismatch",
      "Please enter the password and confirm password are the same",
    ),
    "nickname is required": registration({ nick_name: "" }, "nick_name_required", "Nickname is required"),
    "nickname must have at least 6 characters": registration(
      { nick_name: "Ngắn" },
      "nick_name_short",
      "Nickname must have at least 6 characters",
    ),
    "user name must have at least 6 characters": registration(
      { user_name: "short" },
      "account_short",
      "User name must have at least 6 characters",
    ),
    async "name is required"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const fields = { intent: "info", full_name: "", nick_name: `Nick ${newName()}` };
      await isRefused(visitor, "profile", fields, "field_name_required", "Name is required");
    },
    "email must be in the correct format": registration(
      { email: "anna" },
      "email_format",
      "Email must be in the correct format",
    ),
    "phone number must be valid": registration(
      { phone: "12" },
      "phone_invalid",
      "Phone number must be valid",
    ),
    "tip title cannot be blank": tip({}, "tip_title_required", "Tip title cannot be blank"),
    "tip content cannot be blank": tip({}, "tip_content_required", "Tip content cannot be blank"),
    "tip content must be at least 500 characters": tip(
      { content: "a".repeat(499) },
      "tip_content_short",
      "Tip content must be at least 500 characters",
    ),
    "a how-to-play must be chosen": tip({}, "tip_play_required", "A how-to-play must be chosen"),
    "a match must be selected for a tip": tip({}, "tip_match_required", "A match must be selected"),
    async "search needs at least 3 characters"({ visitor }) {
      for (const locale of LOCALES) {
        const { text } = await visitor.get(`${pathOf("search", locale)}?q=ab`);
        expect(text).toContain(messages[locale].search_minimum?.replace("{count}", "3"));
      }
    },
    async "fields marked (*) are required"({ visitor }) {
      const { text, html } = await visitor.get(pathOf("register", "en"));
      expect(text).toContain(messages.en.account_required_note);
      const required = [
        ...html.matchAll(
          /<input\b[^>]*\brequired\b[^>]*name="(\w+)"|<input\b[^>]*name="(\w+)"[^>]*\brequired\b/g,
        ),
      ];
      const names = required.map(([, before, after]) => before ?? after).toSorted();
      const fields = ["nick_name", "password", "user_name"];
      expect(names).toEqual(["captcha_answer", ...fields]);
      expect(text.match(/\(\*\)/g)?.length).toBeGreaterThan(names.length);
    },
  },
  browser: {
    async "at least 1 bookmaker company must be selected"({ page, site }) {
      const english = "At least 1 bookmaker company must be selected";
      const id = await ingestInPlay(
        site,
        priceRush({ source: "one-company", at_ms: Date.now() - 60_000, companies: 1 }),
      );
      await openAlive(page, `${site.url}/en/oddscomp/${id}`);
      await page.getByRole("button", { name: /^Bookmakers/ }).click();
      const panel = page.getByRole("dialog", { name: "Bookmakers" });
      await panel.getByRole("checkbox").first().click();
      await expect(panel.getByRole("alert")).toHaveText(english);
      await expect(panel.getByRole("checkbox").first()).toBeChecked();
      expect(messages.en.field_tip_company_required).toBe(english);
    },
    async "chat messages cannot exceed 120 characters"(tools) {
      const chat = await openedChat(tools);
      await fieldOf(chat).fill("a".repeat(CHAT_LENGTH + 1));
      await expect(chat.page.getByText(chatWords.vi.tooLong)).toBeVisible();
      await write(chat, "b".repeat(CHAT_LENGTH));
      await expect(messageOf(chat, "b".repeat(CHAT_LENGTH))).toBeVisible();
    },
    async "messages of a form stay consistent while it is corrected"({ page, site, expectedFaults }) {
      expectedFaults.push(/status of 401/);
      const name = newName();
      await openAlive(page, site.url + pathOf("login", "vi"));
      await logInOn(page, words.vi, name, "sai-mat-khau");
      const banner = page.getByRole("alert").getByText(messages.vi.error_credentials_wrong ?? "");
      await expect(banner).toBeVisible();
      await exactly(page, words.vi.password).fill("abc");
      await press(page, words.vi.doLogin);
      await expect
        .poll(() => errorTextOf(exactly(page, words.vi.password)))
        .toBe(messages.vi.field_password_short);
      await expect(banner).toHaveCount(0);
    },
    async "a 'please do not spam' message exists"(tools) {
      const chat = await openedChat(tools);
      await write(chat, "Vào!");
      await fieldOf(chat).fill("Vào!");
      await expect(chat.page.locator(".chat-send")).toHaveAttribute("aria-disabled", "false");
      await fieldOf(chat).press("Enter");
      await expect(chat.page.getByRole("alert").getByText(chatWords.vi.noSpam)).toBeVisible();
    },
  },
});
