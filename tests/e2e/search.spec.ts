import { loadMore } from "#tests/support/browser/load-more.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** The search: its page with scripts and without, and the box over every page. */

test.use({ trace: "off" });

/** A team of the demo world, and a word of its name that is long enough for a search. */
async function demoTeam(site: TestSite) {
  const { teams } = await fetchFootball(site, "/api/v1/football/teams/list", { limit: 20 });
  const team = teams[0];
  const word = team?.name.split(" ").toSorted((a, b) => b.length - a.length)[0];
  if (!team || !word) throw new Error("the demo world has no team");
  return { team, word };
}

test("everything is found and narrowed without JavaScript", { tag: "@full" }, async ({ browser, site }) => {
  const { team } = await demoTeam(site);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site.url}/tim-kiem`);
  await expect(page.getByRole("heading", { name: "Giải đấu hot" })).toBeVisible();
  await page.getByLabel("Tên đội, giải đấu, cầu thủ, HLV").fill(team.name.toLowerCase());
  await page.getByRole("button", { name: "Tìm", exact: true }).click();
  await expect(page.getByRole("region", { name: "Đội bóng" }).getByRole("link").first()).toContainText(
    team.name,
  );

  await page.goto(`${site.url}/tim-kiem?q=man`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Xem tất cả: Cầu thủ" }).click();
  await page.getByRole("link", { name: "Trang sau" }).click();
  await expect(page).toHaveURL(/kind=player&page=2&q=man$/);
  await expect(page.getByText(/^Trang 2\//)).toBeVisible();

  await page.getByRole("combobox", { name: "Loại" }).selectOption("team");
  await page.getByRole("combobox", { name: "Quốc gia" }).selectOption(String(team.country.id));
  await page.getByRole("searchbox").fill(team.name);
  await page.getByRole("button", { name: "Tìm", exact: true }).click();
  await expect(page.getByText("1 kết quả", { exact: true })).toBeVisible();
  for (const [query, text] of [
    ["q=ab", "Nhập ít nhất 3 ký tự để tìm kiếm."],
    ["q=man&from=2026-02-02&to=2026-02-01", "Ngày cuối phải sau ngày đầu."],
    ["q=man&from=2026-01-01&to=2026-03-01", "Hãy chọn nhiều nhất 31 ngày."],
    ["q=xyzzy", "Không tìm thấy kết quả nào"],
  ] as const) {
    await page.goto(`${site.url}/tim-kiem?${query}`);
    await expect(page.getByRole("main")).toContainText(text);
  }
  await page.context().close();
});

test("more of a kind is appended", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(`${site.url}/en/search?q=man&kind=player`);
  const players = page.getByRole("region", { name: "Players" }).getByRole("listitem");
  await expect(players).toHaveCount(20);
  await loadMore(page, { rows: players });
  await expect(players).toHaveCount(40);
});

test("the box finds while one types, is walked through by keyboard and remembers", async ({ page, site }) => {
  const { team, word } = await demoTeam(site);
  await openAlive(page, `${site.url}/team/${team.id}`);
  const box = page.getByRole("dialog", { name: "Tìm kiếm" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(box.getByRole("group", { name: "Giải đấu hot" })).toBeVisible();
  const field = box.getByRole("combobox");
  await expect(field).toBeFocused();
  // A key pressed again while the box was loading is a letter in it.
  await field.fill("");
  await page.keyboard.type(word);
  await expect(box.getByRole("status")).toHaveText(/kết quả$/);
  await expect(box.getByRole("option", { name: team.name }).last()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Enter");
  await expect(box).toBeHidden();

  await openAlive(page, `${site.url}/team/${team.id}`);
  await expect(async () => {
    await page.getByRole("banner").getByRole("link", { name: "Tìm kiếm" }).first().click();
    await expect(box).toBeVisible({ timeout: 500 });
  }).toPass();
  await box.getByRole("option", { name: word, exact: true }).click();
  await expect(box.getByRole("status")).toHaveText(/kết quả$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/tim-kiem?q=${encodeURIComponent(word)}`);
  await expect(box).toBeHidden();
});
