import { loadMore } from "#tests/support/browser/load-more.ts";
import { cutTexts } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** The list of teams and a team's pages: their content and links, with scripts and without. */

test.use({ trace: "off" });

/** A team of the hottest league of the demo world. */
async function demoTeam(site: TestSite) {
  const { competitions } = await fetchFootball(site, "/api/v1/football/comp-list", { hot: [5] });
  const league = competitions.find(({ kind }) => kind === "league");
  if (!league) throw new Error("the demo world has no hot league");
  const { teams } = await fetchFootball(site, "/api/v1/football/teams/list", {
    comp_id: league.id,
    limit: 1,
  });
  const team = teams[0];
  if (!team) throw new Error("the league has no team");
  return { team, league };
}

test("a team is found by country and name, and its tabs lead on", async ({ page, site }) => {
  const { team } = await demoTeam(site);
  await page.goto(`${site.url}/team`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đội bóng");
  await page.getByLabel("Tên đội").fill(team.name.slice(0, 7));
  await page.getByLabel("Quốc gia").selectOption(String(team.country.id));
  await page.getByRole("button", { name: "Tìm" }).click();
  await expect(page).toHaveURL(/country_id=/);
  await page.getByRole("link", { name: team.name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(team.name);

  const tabs = page.getByRole("navigation", { name: "Các mục của đội bóng" });
  for (const [name, heading, key] of [
    ["Lịch thi đấu", "Sắp tới", "teamsche"],
    ["Đội hình", "Danh sách cầu thủ", "lineup"],
    ["Thống kê cầu thủ", "Thống kê cầu thủ", "playerdata"],
    ["Thành tích", "Danh hiệu", "achievements"],
  ] as const) {
    await tabs.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tab=${key}`));
    await expect(page).toHaveTitle(new RegExp(team.name));
  }
});

test("a phone shows the whole names of recent matches", { tag: "@full" }, async ({ page, site }) => {
  const { team } = await demoTeam(site);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const tab of ["", "?tab=teamsche"]) {
    await page.goto(`${site.url}/team/${team.id}${tab}`);
    await expect(page.locator(".team-match").first()).toBeVisible();
    expect.soft(await cutTexts(page, ".team-match"), tab).toEqual([]);
  }
});

test("more teams and more matches are appended, and a table is sorted", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { team } = await demoTeam(site);
  await page.goto(`${site.url}/en/team`);
  const cards = page.getByRole("region", { name: "All teams" }).getByRole("listitem");
  await loadMore(page, { rows: cards });

  await page.goto(`${site.url}/en/team/${team.id}?tab=teamsche`);
  const results = page.getByRole("region", { name: "Results" });
  await loadMore(page, { within: results, rows: results.getByRole("listitem") });

  await page.goto(`${site.url}/en/team/${team.id}?tab=playerdata`);
  const head = page.getByRole("columnheader", { name: "Minutes" });
  await expect(async () => {
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "descending", { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test("everything can be read and chosen without JavaScript", { tag: "@full" }, async ({ browser, site }) => {
  const { team, league } = await demoTeam(site);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site.url}/team?comp_id=${league.id}`);
  await expect(page.getByRole("link", { name: team.name })).toBeVisible();
  await page.goto(`${site.url}/team?q=ab`);
  await expect(page.getByRole("status")).toHaveText("Nhập ít nhất 3 ký tự để tìm theo tên.");

  await page.goto(`${site.url}/team`);
  await page.getByRole("link", { name: "Trang sau" }).click();
  await expect(page.getByText(/^Trang 2\//)).toBeVisible();

  await page.goto(`${site.url}/team/${team.id}?tab=teamsche&status=ended`);
  await page.getByRole("link", { name: "Trang sau" }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.goto(`${site.url}/team/${team.id}?tab=playerdata`);
  await page.getByRole("button", { name: "Xem" }).click();
  await expect(page).toHaveURL(/season_id=\d+/);
  await expect(page.getByRole("heading", { level: 2, name: "Thống kê cầu thủ" })).toBeVisible();
  await page.context().close();
});

test("an unknown team is not found, and an unknown tab leads to the page", { tag: "@full" }, async ({
  request,
  site,
}) => {
  for (const id of ["0", "x", "99999999"]) {
    const answer = await request.get(`${site.url}/team/${id}`);
    expect(answer.status(), id).toBe(404);
    expect(await answer.text()).toContain("Đội bóng không tồn tại");
  }
  const { team } = await demoTeam(site);
  const nonsense = await request.get(`${site.url}/team/${team.id}?tab=nonsense`);
  expect(nonsense.url()).toBe(`${site.url}/team/${team.id}`);
  expect(await nonsense.text()).toContain("Trận tiếp theo");
});
