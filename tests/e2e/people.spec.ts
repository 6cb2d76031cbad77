import { loadMore } from "#tests/support/browser/load-more.ts";
import { cutTexts } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Lists and pages of players and coaches: their content and links, with scripts and without. */

test.use({ trace: "off" });

/** The top scorer of the hottest league of the demo world, and a coach of one of its teams. */
async function demoPeople(site: TestSite) {
  const { competitions } = await fetchFootball(site, "/api/v1/football/comp-list", { hot: [5] });
  const league = competitions.find(({ kind, current_season_id }) => kind === "league" && current_season_id);
  if (!league?.current_season_id) throw new Error("the demo world has no hot league");
  const { scorers } = await fetchFootball(site, "/api/v1/football/seasons/shooter/stats", {
    season_id: league.current_season_id,
    limit: 1,
  });
  const [scorer] = scorers;
  if (!scorer?.team) throw new Error("the league has no scorer");
  const { team } = await fetchFootball(site, "/api/v1/football/teams-players", { team_id: scorer.team.id });
  if (!team.coach) throw new Error("the team has no coach");
  return { player: scorer.player, team, coach: team.coach };
}

test("a player is found by name and the tabs of the player page work", async ({ page, site }) => {
  const { player } = await demoPeople(site);
  await page.goto(`${site.url}/player`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cầu thủ");
  await expect(page.getByRole("region", { name: "Ghi bàn nhiều nhất" })).toBeVisible();
  await page.getByLabel("Tên cầu thủ").fill(player.name);
  await page.getByRole("button", { name: "Tìm" }).click();
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("link", { name: player.name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(player.name);

  const tabs = page.getByRole("navigation", { name: "Các mục của cầu thủ" });
  for (const [name, heading, key] of [
    ["Thống kê", "Kỷ luật", "playerdata"],
    ["Chuyển nhượng", "Chuyển nhượng", "playerzh"],
    ["Thành tích", "Danh hiệu", "achievements"],
  ] as const) {
    await tabs.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tab=${key}`));
    await expect(page).toHaveTitle(new RegExp(player.name));
  }
});

test("a phone shows the whole names of recent matches", { tag: "@full" }, async ({ page, site }) => {
  const { player } = await demoPeople(site);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const tab of [""]) {
    await page.goto(`${site.url}/player/${player.id}${tab}`);
    await expect(page.locator(".people-match").first()).toBeVisible();
    expect.soft(await cutTexts(page, ".people-match"), tab).toEqual([]);
  }
});

test("more players and more matches are appended, and a line-up leads to a player", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { player } = await demoPeople(site);
  await page.goto(`${site.url}/en/player`);
  const rows = page.getByRole("region", { name: "All players" }).getByRole("row");
  await loadMore(page, { rows });

  await page.goto(`${site.url}/en/player/${player.id}`);
  const match = page
    .getByRole("region", { name: "Recent matches", exact: true })
    .getByRole("rowheader")
    .first();
  const path = await match.getByRole("link").getAttribute("href");
  await page.goto(`${site.url}${path}?tab=lineup`);
  const name = page.locator(".lineup-list .person-link").first();
  const text = (await name.textContent()) ?? "";
  await name.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
});

test("everything can be read and chosen without JavaScript", { tag: "@full" }, async ({ browser, site }) => {
  const { player, coach, team } = await demoPeople(site);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site.url}/player`);
  await page.getByRole("link", { name: "Trang sau" }).click();
  await expect(page.getByText(/^Trang 2\//)).toBeVisible();
  await page.goto(`${site.url}/coach?q=ab`);
  await expect(page.getByRole("status")).toHaveText("Nhập ít nhất 3 ký tự để tìm theo tên.");

  await page.goto(`${site.url}/player/${player.id}?tab=playerdata`);
  await page.getByRole("button", { name: "Xem" }).click();
  await expect(page).toHaveURL(/season_id=\d+/);
  await expect(page.getByRole("heading", { level: 2, name: "Kỷ luật" })).toBeVisible();

  await page.goto(`${site.url}/coach?q=${encodeURIComponent(coach.name)}`);
  await page.getByRole("link", { name: coach.name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(coach.name);
  await expect(page.getByRole("link", { name: team.name }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Kết quả gần nhất" })).toBeVisible();
  await page.context().close();
});

test("an unknown person is not found, and an unknown tab is the first one", { tag: "@full" }, async ({
  request,
  site,
}) => {
  for (const [path, text] of [
    ["/player/0", "Cầu thủ không tồn tại"],
    ["/player/x", "Cầu thủ không tồn tại"],
    ["/player/99999999", "Cầu thủ không tồn tại"],
    ["/coach/99999999", "Huấn luyện viên không tồn tại"],
  ] as const) {
    const answer = await request.get(site.url + path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain(text);
  }
  const { player } = await demoPeople(site);
  const answer = await request.get(`${site.url}/player/${player.id}?tab=nonsense`);
  expect(await answer.text()).toContain("Trận đấu gần đây");
});
