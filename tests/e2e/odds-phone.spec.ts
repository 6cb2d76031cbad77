import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { ingestInPlay } from "#tests/support/batches/ingest.ts";
import { kickOffToday, priceRush } from "#tests/support/batches/price-rush.ts";
import { smallTargets } from "#tests/support/browser/finger-targets.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";

/** The comparison of bookmakers on a phone. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

test("every comparison of bookmakers fits the width of a phone, and its targets a finger", async ({
  page,
  site,
}) => {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  const match = matches.find(({ status }) => status === "second_half") ?? matches[0];
  if (!match) throw new Error("the demo world has no match in play");
  for (const { path } of Object.values(ODDS_PAGES)) {
    await openAlive(page, `${site.url}/${path}/${match.id}`);
    const cut = await page
      .locator(".odds-scroll")
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect
      .soft(
        cut.filter((pixels) => pixels > 0),
        path,
      )
      .toEqual([]);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});

test("bookmakers without prices in play are behind one button", async ({ page, site }) => {
  const rush = { source: "stopped", at_ms: kickOffToday(20), companies: 3 };
  const changes = [{ company: 1, known_at_ms: Date.now(), home: 1.97 }];
  const id = await ingestInPlay(site, priceRush({ ...rush, changes }));
  await openAlive(page, `${site.url}/en/oddscomp/${id}`);
  const shown = page.locator(".odds-company:visible");
  await expect(shown).toHaveText(["stopped company 02"]);
  await page.getByRole("button", { name: "2 bookmakers have stopped" }).tap();
  await expect(shown).toHaveText(["stopped company 02", "stopped company 01", "stopped company 03"]);
});
