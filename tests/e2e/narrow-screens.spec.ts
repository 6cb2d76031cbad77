import type { Page } from "@playwright/test";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** What a phone has room for: names are short rather than cut, and content that goes on shows it. */

const PHONE = { width: 360, height: 780 };

/** A league of many clubs with long names. */
async function leagueOf(site: TestSite): Promise<string> {
  const { competitions } = await fetchFootball(site, "/api/v1/football/comp-list-all", { limit: 500 });
  const league = competitions.find(({ name }) => name === "Giải Vương Miện Anh");
  return `/league/${league?.id}`;
}

/** Texts within the main content that end in an ellipsis, or are clipped. */
const cutTexts = (page: Page) =>
  page.locator("main *").evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).overflowX === "hidden" && one.clientWidth > 2)
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  );

test("names of clubs are short on a phone instead of cut", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  const league = await leagueOf(site);
  for (const tab of ["standings", "best-eleven", "scorers", "transfers"]) {
    await page.goto(`${site.url}${league}?tab=${tab}`);
    await comesWhole(page);
    expect.soft([tab, await cutTexts(page)]).toEqual([tab, []]);
  }
  // Every player on the pitch has a name above the club.
  await page.goto(`${site.url}${league}?tab=best-eleven`);
  const heights = await page
    .locator(".best-name")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(18);
});

test("a table that goes on fades at its end until it is scrolled there", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}${await leagueOf(site)}?tab=stats`);
  const table = page.locator(".data-scroll");
  const fade = () => table.evaluate((one) => getComputedStyle(one).getPropertyValue("--fade-end"));
  await expect.poll(fade).toBe("40px");
  await table.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
  await expect.poll(fade).toBe("0px");
});

test("a second line of breadcrumbs begins with a name", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  const lengthOf = (one: (typeof matches)[number]) => one.competition.name.length + one.home.name.length;
  const longest = matches.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  for (const path of [`/match/${longest?.id}`, `/1x2-odds/${longest?.id}`]) {
    await page.goto(site.url + path);
    const separators = await page.locator(".crumbs li").evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().width > 1)
        .map((one) => {
          const { content, display } = getComputedStyle(one, "::after");
          return [
            getComputedStyle(one, "::before").content === "none",
            content !== "none" && display !== "none",
          ];
        }),
    );
    expect(separators.length).toBeGreaterThan(1);
    const last = separators.length - 1;
    expect([path, separators]).toEqual([path, separators.map((_, at) => [true, at < last])]);
  }
});

test("the tables of a match's analysis have their columns at the same places", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  await page.goto(`${site.url}/match/${matches[0]?.id}?tab=h2h`);
  await comesWhole(page);
  const places = await page
    .locator(".analysis-past:visible")
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll("tbody tr:first-child > *")].map((cell) =>
          Math.round(cell.getBoundingClientRect().left),
        ),
      ),
    );
  const widest = places.toSorted((one, other) => other.length - one.length)[0] ?? [];
  expect(places.length).toBeGreaterThan(1);
  expect(places.map(String)).toEqual(places.map(({ length }) => String(widest.slice(0, length))));
});
