import type { BrowserContext, Locator, Page } from "@playwright/test";
import { toFormat } from "#shared/odds/format.rules.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { kickOffToday, type PriceChange, priceRush } from "#tests/support/batches/price-rush.ts";
import { shiftsOf, sumOfShifts, watchShifts } from "#tests/support/browser/layout-shifts.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { sightings, watchText } from "#tests/support/browser/replay-watch.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Maximum lateness of a price on the screen. */
const LATE_MS = 1_500;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

interface Place {
  readonly name: string;
  readonly path: string;
  /** A price that the pushes of these tests change. */
  readonly price: string;
  readonly score: string;
  readonly inList?: boolean;
  readonly size: typeof PHONE;
}

/** The places where a reader sees the prices of a match in play. */
function placesOf(id: number, size: typeof PHONE): readonly Place[] {
  const row = `li.match-row[data-match-id="${id}"]`;
  return [
    {
      ...{ name: "the live list", path: "/en", size, inList: true },
      price: `${row} .price-block[data-market=asian_handicap] .price`,
      score: `${row} .match-row-score`,
    },
    {
      ...{ name: "the match's odds tab", path: `/en/match/${id}?tab=odds`, size },
      price: ".odds-main tbody td[data-phase=inplay] .price",
      score: ".match-header-score",
    },
    {
      ...{ name: "the odds page", path: `/en/asian-handicap-odds/${id}`, size },
      price: ".odds-table tbody td[data-phase=inplay] .price",
      score: ".match-header-score",
    },
  ];
}

/** Opens a place and waits until its room has sent the prices: later ones are changes. */
async function open(context: BrowserContext, site: TestSite, place: Place): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(place.size);
  // A page that wants other prices reconnects: any of its sockets may be the one.
  const received = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).startsWith('{"type":"odds-snapshot"')) resolve();
      }),
    );
  });
  await page.goto(site.url + place.path);
  await received;
  return page;
}

/** Goals and prices of a match in play, in seconds after all pages are open. */
interface Play {
  readonly source: string;
  readonly companies: number;
  readonly goals_s: readonly number[];
  /** One company after the other changes its prices, one each second. */
  readonly changes: number;
}

interface Watched {
  readonly place: Place;
  readonly page: Page;
  /** The score when the page was opened. */
  readonly score: string | null;
}

/** Opens a match in play at some places, and then plays it beside them. */
async function playBeside(
  context: BrowserContext,
  site: TestSite,
  { source, companies, goals_s, changes }: Play,
  placesIn: (id: number) => readonly Place[],
): Promise<{ watched: readonly Watched[]; last: string }> {
  const rush = { source, at_ms: kickOffToday(20), companies };
  const id = await ingestInPlay(site, priceRush(rush));
  const watched = await Promise.all(
    placesIn(id).map(async (place) => {
      const page = await context.newPage();
      await page.setViewportSize(place.size);
      await watchText(page, place.price);
      await watchShifts(page);
      await openAlive(page, site.url + place.path);
      // While a reader is in the list its order is frozen: otherwise a league of the demo world whose last match ends
      // would move it.
      if (place.inList) await page.locator(".block-title a").first().focus();
      return { place, page, score: await page.locator(place.score).textContent() };
    }),
  );
  const from = Date.now() + 1_000;
  const priced = Array.from(
    { length: changes },
    (_, n): PriceChange => ({
      ...{ company: n % companies, known_at_ms: from + n * 1000 },
      home: 1.8 + ((n * 7) % 40) / 100,
    }),
  );
  const goals = goals_s.map((s) => ({ after_s: (from - rush.at_ms) / 1000 + s, side: "home" as const }));
  await ingest(site, priceRush({ ...rush, changes: priced, goals }));
  const last = priced.findLast(({ company }) => company === 0)?.home.toFixed(2) ?? "";
  return { watched, last };
}

/** Every page has shown the goals and at least this many prices, and almost nothing in it has moved. */
async function expectStill(watched: readonly Watched[], prices: number): Promise<void> {
  for (const { place, page, score } of watched) {
    const where = `${place.name} at ${place.size.width} px`;
    const shifts = await shiftsOf(page);
    const total = sumOfShifts(shifts);
    test.info().annotations.push({ type: `layout shift, ${where}`, description: total.toFixed(4) });
    expect.soft(total, `${where}: ${JSON.stringify(shifts.slice(0, 5))}`).toBeLessThanOrEqual(0.02);
    expect.soft(await page.locator(place.score).textContent(), `${where}: goals`).not.toBe(score);
    expect.soft((await sightings(page)).length, `${where}: prices`).toBeGreaterThan(prices);
  }
}

test("goals and prices reach the list and the match on a phone and on a desk, and nothing shifts", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const play = { source: "short", companies: 2, goals_s: [2, 6], changes: 12 };
  const { watched, last } = await playBeside(context, site, play, (id) => [
    ...placesOf(id, DESKTOP).slice(0, 2),
    ...placesOf(id, PHONE).slice(0, 2),
  ]);
  for (const { place, page } of watched) {
    await expect(page.locator(place.score), place.name).toHaveText(/^\s*2\s*-\s*0\s*$/);
    await expect.poll(async () => (await sightings(page)).at(-1)?.text, place.name).toContain(last);
  }
  // A busy machine gets several prices in one message.
  await expectStill(watched, 1);
  await context.close();
});

test("nothing shifts in two minutes of play while prices and scores change", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const play = { source: "still", companies: 6, goals_s: [20, 50, 80], changes: 110 };
  const { watched } = await playBeside(context, site, play, (id) => [
    ...placesOf(id, DESKTOP),
    ...placesOf(id, PHONE),
  ]);
  for (const { page } of watched)
    await page.waitForFunction(() => performance.now() >= 120_000, null, { timeout: 150_000 });
  await expectStill(watched, 5);
  // The watch would have detected a shift.
  const [first] = watched;
  await first?.page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforebegin", "<p style='height:200px'>"),
  );
  await expect.poll(async () => first && (await shiftsOf(first.page)).at(-1)?.value).toBeGreaterThan(0.02);
  await context.close();
});

/** Prices of a company, one after the other, with their mark. */
const CHANGES = [
  [2.11, "up"],
  [1.74, "down"],
  [2.2, "up"],
  [1.81, "down"],
  [2.31, "up"],
  [1.66, "down"],
] as const;

/** When the awaited price appeared on the page. */
const whenSeen = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, "seen") as Promise<number>);

test("a price that comes in shows within 1.5 s wherever the match is open, marked as moved", async ({
  browser,
  site,
}) => {
  const rush = { source: "pushed", at_ms: kickOffToday(20), companies: 2 };
  const first = { company: 0, known_at_ms: Date.now(), home: 1.97 };
  const id = await ingestInPlay(site, priceRush({ ...rush, changes: [first] }));
  const context = await browser.newContext({ viewport: DESKTOP });
  const places = placesOf(id, DESKTOP);
  const pages = await Promise.all(places.map((place) => open(context, site, place)));
  const priceAt = (place: number): Locator | undefined =>
    pages[place]?.locator(places[place]?.price ?? "").first();
  for (const place of places.keys()) await expect(priceAt(place) as Locator).toContainText("1.97");

  // Other sites and browsers share the processor: one of the changes has to find it free. Both directions show in any case.
  let latest = Number.POSITIVE_INFINITY;
  for (const [change, [home, move]] of CHANGES.entries()) {
    if (change > 1 && latest <= LATE_MS) break;
    const text = home.toFixed(2);
    // Every page watches before the price is sent: one that began late would wait for the next change.
    for (const [place, page] of pages.entries())
      await page.evaluate(
        ([selector, wanted]) => {
          const seen = new Promise<number>((resolve) => {
            const look = () => {
              if (document.querySelector(selector)?.textContent?.startsWith(wanted)) resolve(Date.now());
            };
            new MutationObserver(look).observe(document, {
              subtree: true,
              childList: true,
              characterData: true,
            });
          });
          Object.assign(window, { seen });
        },
        [places[place]?.price ?? "", text] as const,
      );
    const sent_ms = Date.now();
    await ingest(site, priceRush({ ...rush, changes: [first, { company: 0, known_at_ms: sent_ms, home }] }));
    // An ingest waits in line while the demo world is rolled forward; lateness counts from the time of storing.
    const stored_ms = Date.now();
    const late = (await Promise.all(pages.map(whenSeen))).map((at) => at - stored_ms);
    const type = `price after an ingest of ${stored_ms - sent_ms} ms, ms`;
    test.info().annotations.push({ type, description: late.join() });
    latest = Math.min(latest, Math.max(...late));
    for (const place of places.keys())
      await expect(priceAt(place) as Locator, places[place]?.name).toHaveAttribute("data-move", move);
  }
  expect(latest, "milliseconds until every page has the price").toBeLessThanOrEqual(LATE_MS);
  for (const page of pages)
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await context.close();
});

test("another price format is written everywhere at once, and again on the next visit", {
  tag: "@full",
}, async ({ browser, site }) => {
  const rush = { source: "format", at_ms: kickOffToday(20), companies: 3 };
  const id = await ingestInPlay(
    site,
    priceRush({ ...rush, changes: [{ company: 0, known_at_ms: Date.now(), home: 2.11 }] }),
  );
  const context = await browser.newContext({ viewport: DESKTOP });
  const pages = await Promise.all(placesOf(id, DESKTOP).map((place) => open(context, site, place)));
  // Averages are rounded: companies' prices are exact.
  const prices = (page: Page) =>
    page
      .locator(`.odds-table tbody .price, li[data-match-id="${id}"] .price`)
      .evaluateAll((cells) =>
        cells.map((cell) => Number(cell.firstChild?.textContent?.replace("\u2212", "-"))),
      );
  const decimals = await Promise.all(pages.map(prices));
  const malay = (price: number) => Number(toFormat(price, "malay").toFixed(2));
  const expected = decimals.map((list) => list.map(malay));
  expect(expected.map((list) => list.length > 2)).toEqual([true, true, true]);
  expect(expected.flat().some((price) => price < 0)).toBe(true);

  const table = pages[2] as Page;
  await table.getByLabel("Odds format").selectOption("malay");
  expect(await prices(table)).toEqual(expected[2]);
  for (const [place, page] of pages.entries()) {
    await expect.poll(() => prices(page)).toEqual(expected[place]);
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  }
  await table.reload();
  await expect.poll(() => prices(table)).toEqual(expected[2]);
  await context.close();
});

test("the company filter leaves at least one, says why, and is remembered", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const id = await ingestInPlay(site, priceRush({ source: "filter", at_ms: kickOffToday(20), companies: 3 }));
  await page.goto(`${site.url}/en/oddscomp/${id}`);
  const rows = page.locator(".odds-table tbody a.odds-company");
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: /^Bookmakers/ }).click();
  const panel = page.getByRole("dialog", { name: "Bookmakers" });
  const boxes = panel.getByRole("checkbox");
  await boxes.nth(0).uncheck();
  await expect(rows).toHaveCount(2);
  await boxes.nth(1).uncheck();
  await expect(rows).toHaveCount(1);
  await boxes.nth(2).click();
  await expect(panel.getByRole("alert")).toHaveText("At least 1 bookmaker company must be selected");
  await expect(boxes.nth(2)).toBeChecked();
  await expect(rows).toHaveText(["filter company 03"]);
  await page.reload();
  await expect(rows).toHaveText(["filter company 03"]);
});
