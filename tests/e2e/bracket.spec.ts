import { shiftsOf, watchShifts } from "#tests/support/browser/layout-shifts.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { barriersIn } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";

test("a bracket opens at its current round, at the left edge, and the page does not move", async ({
  page,
  site,
}) => {
  const { competitions } = await fetchFootball(site, "/api/v1/football/comp-list", { limit: 100 });
  const tree = page.locator(".bracket");
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  for (const { id } of competitions.filter(({ kind }) => kind === "cup")) {
    await openAlive(page, `${site.url}/league/${id}?tab=bracket`);
    if ((await tree.count()) > 0) break;
  }
  const current = tree.locator("[data-current]");
  const edgeOf = (element: typeof tree) => element.evaluate((it) => it.getBoundingClientRect().left);
  expect(Math.abs((await edgeOf(current)) - (await edgeOf(tree)))).toBeLessThan(2);
  await expect(current.locator(".tie").first()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await shiftsOf(page)).filter(({ what }) => what.some((name) => name.includes("bracket")))).toEqual(
    [],
  );
  expect(await barriersIn(page, ".bracket")).toEqual([]);

  await page.locator(".bracket-rounds .chip").first().click();
  await expect.poll(() => tree.evaluate((it) => it.scrollLeft)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
