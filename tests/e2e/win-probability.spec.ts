import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Win probability on a match's page, and its calibration. */

/** A match in play whose prices make a curve. */
async function pricedMatch(site: TestSite): Promise<number> {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  for (const { id } of matches) {
    const { probability } = await fetchFootball(site, "/api/v1/football/matches/win-probability", {
      match_id: id,
    });
    if (probability && probability.steps.length > 2) return id;
  }
  throw new Error("no match in play has running 1X2 prices");
}

const words = {
  vi: {
    panel: "Xác suất thắng",
    moments: "Xem theo từng thời điểm",
    question: "Chúng tôi đoán đúng đến đâu?",
    title: "Độ chính xác của xác suất",
  },
  en: {
    panel: "Win probability",
    moments: "Show by moment",
    question: "How often are we right?",
    title: "Accuracy of probabilities",
  },
} as const;

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ["vi", "en"] as const) {
    const script = javaScriptEnabled ? "with" : "without";
    test(`a reader goes from a match's win probability to its calibration, in ${locale}, ${script} scripts`, async ({
      browser,
      site,
    }) => {
      const word = words[locale];
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 320, height: 800 },
      });
      const page = await context.newPage();
      const url = `${site.url}${locale === "en" ? "/en" : ""}/match/${await pricedMatch(site)}`;
      if (javaScriptEnabled) await openAlive(page, url);
      else await page.goto(url);
      const panel = page.getByRole("region", { name: word.panel });
      await expect(panel.locator(".chance-now [data-now] td")).toHaveText([/%$/, /%$/, /%$/]);
      await expect(panel.locator(".chance-plot path[data-outcome]")).toHaveCount(3);
      await panel.locator("summary", { hasText: word.moments }).click();
      await expect(panel.locator(".chance-moments tbody tr").nth(1)).toBeVisible();
      await panel.getByRole("link", { name: word.question }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(word.title);
      await expect(page.locator(".reliability circle").first()).toBeVisible();
      const leagues = page
        .getByRole("region")
        .filter({ has: page.locator(".name-link") })
        .first();
      await leagues.locator(".name-link").first().click();
      await expect(page).toHaveURL(/comp_id=\d+/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(`${word.title}: `);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await context.close();
    });
  }
}

test("without betting there is neither a win probability nor its calibration", async ({ request, site }) => {
  const headers = { cookie: "betting=hidden" };
  const match = await request.get(`${site.url}/match/${await pricedMatch(site)}`, { headers });
  expect(await match.text()).not.toContain("chance-now");
  const calibration = await request.get(`${site.url}/do-chinh-xac`, { headers });
  expect(calibration.status()).toBe(403);
});
