import type { Locator, Page } from "@playwright/test";
import { barriersIn } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** A match in play with corners, and so with statistics, in a list whose tools have loaded. */
async function openLiveRow(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  const corners = page.locator("button.match-row-corners", { hasNotText: "0-0" });
  const first = page.locator("li.match-row[data-tone=live]").filter({ has: corners }).first();
  const row = page.locator(`li.match-row[data-match-id="${await first.getAttribute("data-match-id")}"]`);
  // They load after everything that is needed for reading, which takes a busy machine a while.
  await expect(row.locator(".match-row-star button")).toBeVisible();
  await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
  return row;
}

test.describe("a row's tools", () => {
  for (const width of [360, 1280]) {
    test(`move nothing when they come (${width} px)`, { tag: "@full" }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const places: string[] = [];
        Object.assign(window, { places });
        const look = () =>
          places.push(
            [...document.querySelectorAll(".match-row")]
              .slice(0, 8)
              .map((row) => {
                const { top, height } = row.getBoundingClientRect();
                const score = row.querySelector(".match-row-score > *")?.getBoundingClientRect();
                return [
                  top - (row.parentElement?.getBoundingClientRect().top ?? 0),
                  height,
                  score?.left,
                ].join();
              })
              .join(" "),
          );
        document.addEventListener("DOMContentLoaded", look);
        Object.assign(window, { look });
      });
      await openLiveRow(page, site.url);
      const [first, last] = await page.evaluate(() => {
        Reflect.get(window, "look")();
        const places: string[] = Reflect.get(window, "places");
        return [places[0], places.at(-1)];
      });
      expect(first).not.toBe("");
      expect(last).toBe(first);
    });
  }

  test("open form, meetings and goal minutes below the row, and close them", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const row = await openLiveRow(page, site.url);
    const expand = row.locator(".match-row-expand");
    // A mouse on a narrow window has no long press.
    await expand.click();
    const more = row.locator(".row-more");
    await expect(more.getByRole("heading", { name: "Phong độ" })).toBeVisible();
    await expect(more.locator(".row-form-token").first()).toBeVisible();
    expect(await barriersIn(page, ".row-more")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expand.press("Enter");
    await expect(more).toHaveCount(0);
    await expand.press("Enter");
    await more.getByRole("link", { name: "Đội hình" }).click();
    await expect(page).toHaveURL(/\/match\/\d+\?tab=lineup$/);
  });
});

test.describe("a row's tools on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("follow a match, and the star is there again after a reload", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const row = await openLiveRow(page, `${site.url}/en`);
    const id = await row.getAttribute("data-match-id");
    const star = page.locator(`[data-match-id="${id}"] .match-row-star button`).first();
    const box = await star.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("the content of a match row", () => {
  test("a match row has a card of events and statistics, for pointer and keyboard, until Esc", {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const row = await openLiveRow(page, `${site.url}/en`);
    await row.locator(".match-state").hover();
    const card = page.getByRole("tooltip");
    await expect(card.locator("tbody tr")).toHaveCount(5);
    expect(await barriersIn(page, ".row-card")).toEqual([]);
    expect(await card.textContent()).not.toContain("Handicap");
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await page.mouse.move(5, 5);
    await row.locator(".match-row-link").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(card.locator("tbody tr")).toHaveCount(5);
    const described = await row.locator(".match-row-link").getAttribute("aria-describedby");
    expect(described).toBe(await card.getAttribute("id"));
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
  });

  test("are its corners by half and minute, at their button", { tag: "@full" }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const row = await openLiveRow(page, site.url);
    const corners = row.locator("button.match-row-corners");
    await corners.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Phạt góc" });
    await expect(dialog.getByRole("row", { name: /^Cả trận/ })).toBeVisible();
    expect(await barriersIn(page, ".row-card")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(corners).toBeFocused();
    await corners.click();
    await expect(dialog).toBeVisible();
    await corners.click();
    await expect(dialog).toHaveCount(0);
  });

  test("is in the HTML, and as much of it as the reader has chosen before any script", {
    tag: "@full",
  }, async ({ browser, site }) => {
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    const still = await bare.newPage();
    await still.goto(site.url);
    await expect(still.locator("span.match-row-corners").first()).toBeVisible();
    await expect(still.locator(".match-row button")).toHaveCount(0);
    await bare.close();

    const choosy = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await choosy.addInitScript(() => localStorage.setItem("settings", '{"list_marks":["corners"]}'));
    const page = await choosy.newPage();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(site.url);
    await expect(page.locator("span.match-row-corners").first()).toBeVisible();
    for (const selector of [".match-row-rank", ".row-yellow-card", ".match-row-half"])
      await expect(page.locator(selector).first()).toBeHidden();
    await choosy.close();
  });
});

test.describe("without a mouse", () => {
  test("keys walk the list, follow, change the theme and open a match", async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openLiveRow(page, site.url);
    const focused = page.locator(".match-row:has(.match-row-link:focus)");
    // Shortcuts work once the list's extras are loaded, which come after the row's tools.
    await expect(async () => {
      await page.keyboard.press("j");
      await expect(focused).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("j");
    await expect(focused).toBeInViewport();
    await page.keyboard.press("f");
    await expect(focused.locator(".match-row-star button")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("t");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Phím tắt" });
    await expect(help).toBeVisible();
    expect(await barriersIn(page, ".keyboard-help")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    const href = await focused.locator(".match-row-link").getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(site.url + href);
  });

  test("keys choose the matches in play, and the day", { tag: "@full" }, async ({ page, site }) => {
    await openLiveRow(page, `${site.url}/en`);
    // A key acts on the rendered page: it counts once the page matches the URL.
    const live = page.locator('.chip[data-filter="live"]');
    const day = page.locator(".day-strip-link[aria-current]");
    const today = await day.textContent();
    await page.keyboard.press("l");
    await expect(live).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("l");
    await expect(live).not.toHaveAttribute("aria-current");
    await page.keyboard.press("[");
    await expect(day).not.toHaveText(today ?? "");
    await expect(page).toHaveURL(/date=/);
    await page.keyboard.press("]");
    await expect(day).toHaveText(today ?? "");
    await expect(page).not.toHaveURL(/date=/);
  });
});
