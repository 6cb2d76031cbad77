import type { Match } from "#shared/match/index.ts";
import { shiftsOf, sumOfShifts, watchShifts } from "#tests/support/browser/layout-shifts.ts";
import { comesAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { holdRequests } from "#tests/support/edge/held-requests.ts";

for (const width of [360, 1280]) {
  test(`nothing moves when the letters arrive after the page, at ${width} px`, {
    tag: width === 360 ? [] : ["@full"],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
    const lengthOf = ({ competition: { name, country } }: Match) => name.length + country.name.length;
    const [longest] = matches.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    if (!longest) throw new Error("no match is in play");
    // The strip of markets is above a match's prices.
    const pages = [`/match/${longest.id}`, `/match/${longest.id}?tab=odds`];
    const paths = ["/", "/en", ...pages.flatMap((path) => [path, `/en${path}`])];
    for (const path of paths) {
      const letGo = await holdRequests(page, /\.woff2$/);
      await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
      await comesAlive(page);
      const before = (await shiftsOf(page)).length;
      letGo();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const shifts = (await shiftsOf(page)).slice(before);
      expect.soft(sumOfShifts(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    }
  });
}
