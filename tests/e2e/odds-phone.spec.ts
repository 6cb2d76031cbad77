import type { Page } from "@playwright/test";
import type { Batch } from "#origin/ingest/batch.schema.ts";
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

/** Lines and prices as wide as they come, before and in play: a quarter line of the away side, a decided match. */
const LINED = {
  asian_handicap: { line: -1.25, prices: [10.5, 1.05] },
  over_under: { line: 3.25, prices: [10.5, 1.05] },
};
const WIDEST = { ...LINED, match_result: { line: null, prices: [1.01, 26, 101] } };
const WIDEST_IN_PLAY = { ...LINED, match_result: { line: null, prices: [1.05, 12, 34] } };

/** The batch with these prices of every company at every time. */
function withWidest(batch: Batch): Batch {
  const widest = (market: string, isInPlay: boolean): object =>
    Object.entries(isInPlay ? WIDEST_IN_PLAY : WIDEST).find(([name]) => name === market)?.[1] ?? {};
  const seriesOf = (series: NonNullable<Batch["matches"][number]["prices"]>[number]) => ({
    ...series,
    quotes: series.quotes.map((quote) => ({ ...quote, ...widest(series.market, quote.in_play) })),
  });
  return {
    ...batch,
    matches: batch.matches.map((match) => ({ ...match, prices: match.prices?.map(seriesOf) })),
  } as Batch;
}

/** Texts of the table that leave less than a pixel to the next one in their line, or to the table's edge. */
const crowdedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector(".odds-scroll");
    if (!frame) return ["no table"];
    const { left, right } = frame.getBoundingClientRect();
    const cells: { box: DOMRect; text: string }[] = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const [text, parent] = [(node.textContent ?? "").trim(), node.parentElement];
      if (text === "" || !parent?.checkVisibility()) continue;
      if (parent.closest(".sr-only, caption, .odds-company, .odds-fold-button")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      cells.push({ box: range.getBoundingClientRect(), text });
    }
    return cells.flatMap(({ box, text }) => {
      if (box.left < left || box.right > right) return [`${text} is beyond the edge`];
      const next = cells.find(
        (one) =>
          one.box !== box &&
          Math.abs(one.box.top - box.top) < 8 &&
          one.box.left >= box.left &&
          one.box.left < box.right + 1,
      );
      return next ? [`${text}|${next.text}: ${(next.box.left - box.right).toFixed(1)} px`] : [];
    });
  });

const VIEWS = [
  { name: "decimal prices", source: "widedecimal", settings: {} },
  { name: "US prices", source: "wideus", settings: { price_format: "us" } },
  { name: "probabilities", source: "widechances", settings: { margin_free: "proportional" } },
];

for (const { name, source, settings } of VIEWS) {
  test(`the widest ${name} fit a phone, with a gap between neighbours`, {
    tag: source === "wideus" ? [] : ["@full"],
  }, async ({ page, site }) => {
    const rush = { source, at_ms: kickOffToday(20), companies: 3 };
    const changes = [{ company: 1, known_at_ms: Date.now(), home: 1.97 }];
    const id = await ingestInPlay(site, withWidest(priceRush({ ...rush, changes })));
    await page.addInitScript((text) => localStorage.setItem("settings", text), JSON.stringify(settings));
    for (const locale of ["", "/en"]) {
      for (const path of ["oddscomp", "asian-handicap-odds", "over-under-odds"]) {
        await openAlive(page, `${site.url}${locale}/${path}/${id}`);
        await expect(page.locator(".odds-table")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await crowdedTexts(page), `${locale}/${path}`).toEqual([]);
      }
    }
  });
}

test("the heads of the table stay in sight below the match's header", async ({ page, site }) => {
  const rush = { source: "longtable", at_ms: kickOffToday(20), companies: 12 };
  const changes = Array.from({ length: 12 }, (_, company) => ({
    company,
    known_at_ms: Date.now(),
    home: 1.97,
  }));
  const id = await ingestInPlay(site, priceRush({ ...rush, changes }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ["oddscomp", "asian-handicap-odds", "1x2-odds"]) {
      await openAlive(page, `${site.url}/${path}/${id}`);
      await page
        .locator(".odds-company")
        .nth(7)
        .evaluate((name) => name.scrollIntoView({ block: "center" }));
      const [header, head] = [page.locator(".match-header"), page.locator(".odds-table thead")];
      const gap = async () => {
        const [above, below] = [await header.boundingBox(), await head.boundingBox()];
        return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
      };
      await expect.poll(gap, `${path}, ${width} px`).toBe(0);
    }
  }
});
