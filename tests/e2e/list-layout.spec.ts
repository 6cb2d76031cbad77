import type { Page } from "@playwright/test";
import { WORLD_DIR } from "#tests/support/browser/demo-world.setup.ts";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { test as base, expect } from "#tests/support/browser/site-fixture.ts";
import { imported } from "#tests/support/consistency/imported.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";
import { moveTestClock, testNow } from "#tests/support/test-clock.ts";

/** How much football a reader sees without scrolling: pixels above the first match, and rows that are wholly in view. */

/**
 * A site of its own, at the minute after the world's: matches that other tests bring into play, or that begin later, would
 * take rows from the first screen.
 */
const test = base.extend<object, { site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape to find dependencies.
    async ({}, use) => {
      const startMs = testNow();
      if (startMs !== null) moveTestClock(startMs + 60_000);
      const site = await startTestSite({ demo: false, from: process.env[WORLD_DIR] });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 900 };

interface View {
  readonly name: string;
  readonly path: string;
  readonly size: typeof PHONE;
  /** Settings of the reader, as stored in the browser. */
  readonly settings?: object;
  /** At most as many pixels above the first row, and at least as many whole rows; null where the day has few matches. */
  readonly firstRow: number;
  readonly rows: number | null;
  /** Only the full run opens it: it differs from a view of the core by a setting or its data. */
  readonly isVariant?: boolean;
}

const VIEWS: readonly View[] = [
  { name: "home", path: "/", size: PHONE, firstRow: 195, rows: 8 },
  {
    name: "home, dense",
    path: "/",
    size: PHONE,
    settings: { list_density: "dense" },
    firstRow: 195,
    rows: 8,
    isVariant: true,
  },
  {
    name: "home with prices",
    path: "/",
    size: PHONE,
    settings: { list_odds_line: true },
    firstRow: 195,
    rows: 8,
  },
  { name: "home in English", path: "/en", size: PHONE, firstRow: 195, rows: 8, isVariant: true },
  {
    name: "by kick-off",
    path: "/",
    size: PHONE,
    settings: { list_sort: "time" },
    firstRow: 210,
    rows: 7,
    isVariant: true,
  },
  { name: "live only", path: "/livescore/live", size: PHONE, firstRow: 165, rows: 7, isVariant: true },
  { name: "schedule", path: "/bong-da/lich-thi-dau", size: PHONE, firstRow: 210, rows: 8 },
  {
    name: "results",
    path: `/bong-da/ket-qua-bong-da?date=${imported.groupDay}`,
    size: PHONE,
    firstRow: 170,
    rows: null,
    isVariant: true,
  },
  { name: "all matches", path: "/match", size: PHONE, firstRow: 240, rows: 6, isVariant: true },
  { name: "home", path: "/", size: DESKTOP, firstRow: 225, rows: 12 },
  {
    name: "home, dense",
    path: "/",
    size: DESKTOP,
    settings: { list_density: "dense" },
    firstRow: 210,
    rows: 20,
  },
  {
    name: "schedule",
    path: "/bong-da/lich-thi-dau",
    size: DESKTOP,
    firstRow: 230,
    rows: 12,
    isVariant: true,
  },
];

/** Pixels above the first row of the list, and rows wholly between it and the bar at the foot. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".site-nav")?.getBoundingClientRect();
    const foot = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    const boxes = [...document.querySelectorAll(".match-row-link")].map((row) => row.getBoundingClientRect());
    return {
      firstRow: Math.round(boxes[0]?.top ?? Number.POSITIVE_INFINITY),
      rows: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= foot).length,
    };
  });

for (const view of VIEWS) {
  const { name, path, size, settings, firstRow, rows, isVariant = false } = view;
  test(`the first screen is for the matches: ${name}, ${size.width} px`, {
    tag: isVariant ? "@full" : [],
  }, async ({ page, site }) => {
    await page.setViewportSize(size);
    if (settings)
      await page.addInitScript((text) => localStorage.setItem("settings", text), JSON.stringify(settings));
    await page.goto(site.url + path);
    await comesWhole(page);
    const seen = await measure(page);
    test
      .info()
      .annotations.push({ type: "first row, whole rows", description: `${seen.firstRow} px, ${seen.rows}` });
    expect.soft(seen.firstRow).toBeLessThanOrEqual(firstRow);
    if (rows !== null) expect(seen.rows).toBeGreaterThanOrEqual(rows);
  });
}
