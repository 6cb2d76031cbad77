import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { PROFILE_TABS } from "#web/features/match/match-tab.ts";

test("both teams of a match are reached by links, each tab at its own address and at every width", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  const match = matches[0];
  if (!match) throw new Error("no match is in play");
  await page.goto(`${site.url}/match/${match.id}`);
  await page.getByRole("link", { name: "Hai đội", exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/match/${match.id}?tab=team`);
  const tabs = page.getByRole("navigation", { name: "Thông tin về hai đội" });
  for (const [at, tab] of PROFILE_TABS.entries()) {
    await tabs.getByRole("link").nth(at).click();
    await expect(page).toHaveURL(`${site.url}/match/${match.id}?tab=${tab}`);
    await expect(tabs.getByRole("link").nth(at)).toHaveAttribute("aria-current", "page");
    const [home, away] = [page.locator(".match-side").first(), page.locator(".match-side").last()];
    for (const side of [home, away]) await expect(side.locator(".panel").first()).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const [one, other] = [await home.boundingBox(), await away.boundingBox()];
      // The five columns of transfers need the width of a page.
      expect([tab, width, one?.y === other?.y]).toEqual([tab, width, width === 1280 && tab !== "playerzh"]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  await expect(page.getByRole("link", { name: "Hai đội", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});
