import type { Locator, Page } from "@playwright/test";
import { bringChatMatch, fieldOf, messageOf, openChat, write } from "#tests/support/browser/chat-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { barriersIn } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";

/** The keyboard patterns of the ARIA Authoring Practices that the site uses, by keyboard only (decision 050). */

const homes = { vi: "", en: "/en" } as const;

/** The option to which the field's `aria-activedescendant` points. */
const activeOption = (page: Page): Locator => page.locator("[role=option][data-active-item]");

const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => {
    const { activeElement } = document;
    // Beyond the last element the focus is in the browser's own interface.
    return activeElement === document.body || element.contains(activeElement);
  });

/** Presses a key until something has happened: the header's tools hydrate a moment after the page. */
async function pressUntil(page: Page, key: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const language of ["vi", "en"] as const) {
  const at = (key: string): string => messages[language][key] ?? key;
  const home = homes[language];
  const tag = language === "vi" ? [] : ["@full"];

  test.describe(`in ${language}`, { tag }, () => {
    test("combobox: the search field keeps the focus while arrows choose an option", async ({
      page,
      site,
    }) => {
      const { teams } = await fetchFootball(site, "/api/v1/football/teams/list", { limit: 20 });
      const word = teams[0]?.name.split(" ").toSorted((a, b) => b.length - a.length)[0] ?? "";
      await openAlive(page, `${site.url}${home}`);
      const opener = page
        .getByRole("banner")
        .getByRole("link", { name: at("nav_search"), exact: true })
        .first();
      const box = page.getByRole("dialog", { name: at("search_title") });
      await opener.focus();
      await pressUntil(page, "Enter", box);
      const field = box.getByRole("combobox", { name: at("search_field") });
      await expect(field).toBeFocused();
      await page.keyboard.type(word);
      await expect(field).toHaveAttribute("aria-expanded", "true");
      const list = box.getByRole("listbox", { name: at("search_suggestions") });
      await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
      await expect(box.getByRole("status")).not.toHaveText("");
      await expect(list.getByRole("group").first().getByRole("option").first()).toBeVisible();
      expect(await barriersIn(page, ".search-box")).toEqual([]);
      await expect(field).not.toHaveAttribute("aria-activedescendant");

      await page.keyboard.press("ArrowDown");
      const first = (await field.getAttribute("aria-activedescendant")) ?? "";
      await expect(list.getByRole("option").first()).toHaveAttribute("id", first);
      await page.keyboard.press("ArrowDown");
      await expect(field).not.toHaveAttribute("aria-activedescendant", first);
      await expect(field).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(field).not.toHaveAttribute("aria-activedescendant");
      // Home and End belong to the text as long as no option is active.
      await page.keyboard.press("Home");
      await page.keyboard.type("x");
      await expect(field).toHaveValue(`x${word}`);

      await page.keyboard.press("Escape");
      await expect(field).toHaveValue("");
      await expect(box).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(box).toHaveCount(0);
      await expect(opener).toBeFocused();

      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
      await page.keyboard.type(word);
      await expect(list.getByRole("option", { name: word }).first()).toBeVisible();
      await expect(box.getByRole("status")).toHaveText(/\d/);
      await page.keyboard.press("ArrowDown");
      const href = await activeOption(page).getAttribute("href");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.url}${href}`);
      await expect(box).toHaveCount(0);
    });

    test("dialog: the settings keep the focus and return it", async ({ page, site }) => {
      await openAlive(page, `${site.url}${home}`);
      const opener = page.getByRole("banner").getByRole("link", { name: at("nav_settings") });
      const dialog = page.getByRole("dialog", { name: at("nav_settings") });
      await opener.focus();
      await pressUntil(page, "Enter", dialog);
      expect(await barriersIn(page, "dialog")).toEqual([]);
      for (let presses = 0; presses < 5; presses += 1) {
        await page.keyboard.press("Shift+Tab");
        expect(await holdsFocus(dialog)).toBe(true);
      }
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press("Tab");
        expect(await holdsFocus(dialog)).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test("menu button and listbox: the menu of a message, and names offered after an @", {
      tag: "@full",
    }, async ({ browser, site }) => {
      const id = await bringChatMatch(site);
      const writer = await openChat(browser, site, id);
      await write(writer, "Vào rồi!");
      const reader = await openChat(browser, site, id, { language });
      const { page } = reader;
      const button = messageOf(reader, "Vào rồi!").locator(".chat-more");
      const menu = page.getByRole("menu", { name: at("chat_menu_label") });
      const item = (name: string) => menu.getByRole("menuitem", { name, exact: true });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(menu.locator('[role^="menuitem"]').first()).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      expect(await barriersIn(page, ".chat-menu")).toEqual([]);
      await page.keyboard.press("End");
      await expect(item(at("chat_report"))).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(menu.locator('[role^="menuitem"]').first()).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(menu.locator('[role^="menuitem"]').nth(1)).toBeFocused();
      await page.keyboard.press("Home");
      await expect(menu.locator('[role^="menuitem"]').first()).toBeFocused();
      await page.keyboard.type(at("chat_reply").slice(0, 3).toLowerCase());
      await expect(item(at("chat_reply"))).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");

      await page.keyboard.press("Space");
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(item(at("chat_report_spam"))).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(menu.locator('[role^="menuitem"]').first()).toBeFocused();
      await expect(item(at("chat_reply"))).toBeVisible();
      await page.keyboard.type(at("chat_reply").slice(0, 3).toLowerCase());
      await page.keyboard.press("Enter");
      await expect(menu).toHaveCount(0);
      await expect(fieldOf(reader)).toBeFocused();

      await page.keyboard.type("@");
      const list = page.getByRole("listbox", { name: at("chat_nicks") });
      await expect(list.getByRole("option")).toHaveText([`@${writer.nick}`]);
      await expect(fieldOf(reader)).not.toHaveAttribute("aria-activedescendant");
      await page.keyboard.press("ArrowDown");
      const option = list.getByRole("option", { selected: true });
      await expect(fieldOf(reader)).toHaveAttribute(
        "aria-activedescendant",
        (await option.getAttribute("id")) ?? "",
      );
      await page.keyboard.press("Escape");
      await expect(list).toHaveCount(0);
      await page.keyboard.type(writer.nick.slice(0, 2));
      await expect(option).toBeVisible();
      expect(await barriersIn(page, ".chat-form")).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(fieldOf(reader)).toHaveValue(`@${writer.nick} `);
      await expect(fieldOf(reader)).toBeFocused();
    });

    test("disclosure: the header's menu opens by Enter and Space and closes by Esc", {
      tag: "@full",
    }, async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openAlive(page, `${site.url}${home}`);
      const menu = page.locator("details.nav-more");
      const summary = menu.locator("summary");
      const link = menu.getByRole("link").filter({ visible: true }).first();
      await summary.focus();
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expect(link).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(link).toBeHidden();
        await expect(summary).toBeFocused();
      }
    });

    test("popover: the corners of a row open at their button, and Esc returns to it", {
      tag: "@full",
    }, async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${site.url}${home}`);
      const button = page.locator("button.match-row-corners").first();
      const dialog = page.getByRole("dialog", { name: at("stat_corners") });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test("tabs with addresses are links of a navigation, which Tab walks through", async ({ page, site }) => {
      const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
      await openAlive(page, `${site.url}${home}/match/${matches[0]?.id}`);
      const links = page.getByRole("navigation", { name: at("match_tabs") }).getByRole("link");
      await expect(links.first()).toHaveAttribute("aria-current", "page");
      await links.first().focus();
      await page.keyboard.press("Tab");
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(links.nth(1)).toHaveAttribute("aria-current", "page");
    });
  });
}
