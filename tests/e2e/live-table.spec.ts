import type { Page } from "@playwright/test";
import { startOwnMatch } from "#tests/support/batches/own-match.ts";
import { barriersIn } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

const words = {
  vi: { prefix: "", official: "Chính thức", gained: "lên 1 hạng", lost: "xuống 1 hạng" },
  en: { prefix: "/en", official: "Official", gained: "up 1", lost: "down 1" },
} as const;

/** The table of the league that a match belongs to. */
async function tableOf(site: TestSite, matchId: number): Promise<string> {
  const { match } = await fetchFootball(site, "/api/v1/football/matches/recentdetail", { match_id: matchId });
  return `/league/${match.competition.id}?tab=standings`;
}

/** Each row's position with its move, team, and points. */
const rowsOf = (page: Page) =>
  page
    .locator("table.standings tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [".standings-position", ".standings-name", "[data-column=points]"]
          .map((cell) => row.querySelector(cell)?.textContent?.replace(/ own-.*/, "") ?? "")
          .join(" | "),
      ),
    );

for (const [locale, word] of Object.entries(words)) {
  test(`the table of now follows a goal, and without scripts it is there too (${locale})`, {
    tag: locale === "vi" ? [] : ["@full"],
  }, async ({ browser, page, site }) => {
    const match = await startOwnMatch(site);
    const path = word.prefix + (await tableOf(site, match.id));
    await page.goto(site.url + path);
    await expect.poll(() => rowsOf(page)).toEqual(["1 | Rush away-0 | 1", "2 | Rush home-0 | 1"]);

    await match.score();
    const now = [`1▲1${word.gained} | Rush home-0 | 3`, `2▼1${word.lost} | Rush away-0 | 0`];
    await expect.poll(() => rowsOf(page)).toEqual(now);

    // The rows of the two teams have a background of their own there.
    await page.goto(`${site.url}${word.prefix}/match/${match.id}`);
    await expect(page.locator(".standings [data-playing] .standings-gained")).toHaveCount(2);
    expect(await barriersIn(page, ".standings-set")).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    // A cached page may be some seconds old.
    await expect
      .poll(async () => {
        await plain.goto(site.url + path);
        return rowsOf(plain);
      })
      .toEqual(now);
    await plain.getByRole("link", { name: word.official }).click();
    await expect.poll(() => rowsOf(plain)).toEqual(["1 | Rush away-0 | 0", "2 | Rush home-0 | 0"]);
    await context.close();
  });
}
