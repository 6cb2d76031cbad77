import { emptyBatch } from "#origin/ingest/batch.schema.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { grantRole, pathTo, registerReader } from "#tests/support/browser/tip-screens.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Clubs of a cup's edition; the second writes one of them in full. */
function editionOf(season: string, clubs: readonly string[]) {
  const league = {
    external_id: "cup",
    name: "Lake Cup",
    short_name: null,
    logo: null,
    hot: 1,
    kind: "league",
  } as const;
  const id = (name: string) => `club/${name}`;
  return {
    ...emptyBatch("files", "real"),
    countries: [{ external_id: "FIN", code: "FIN", name: "Finland" }],
    competitions: [{ ...league, country: "FIN" }],
    seasons: [{ external_id: season, competition: "cup", name: season, tie_break_rule: "goal_difference" }],
    stages: [
      { external_id: `${season}/table`, season, name: "League", mode: "points", order: 1, promotions: [] },
    ],
    teams: clubs.map((name) => ({
      ...{ external_id: id(name), name, short_name: null, logo: null, country: "FIN", national: false },
    })),
    stage_teams: clubs.map((name) => ({
      ...{ stage: `${season}/table`, team: id(name), group: null, deducted_points: 0 },
    })),
  };
}

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ realtime: false });
  const editions = [
    editionOf("2024", ["Pyrgaki", "Koskela", "Lehto SC"]),
    editionOf("2025", ["Pyrgaki Ranta", "Koskella", "Lehto FC"]),
  ];
  for (const edition of editions) {
    const response = await fetch(`${site.url}/api/v1/origin/ingest`, {
      method: "POST",
      headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
      body: JSON.stringify(edition),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
});
test.afterAll(() => site?.stop());

const label = (key: string) => (messages.vi as Record<string, string>)[key] ?? key;

test("operators merge two names of one club, whose former page leads to the other, and keep two clubs apart", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const path = site.url + pathTo("names", "vi");
  const account = await registerReader(page, site, "vi");
  expect((await page.request.get(path)).status()).toBe(403);
  await grantRole(site, account, "operator");
  expect(await inspect(page, path, { axe: [360, 1280] })).toEqual([]);
  const pair = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(page.locator(".names-pair")).toHaveCount(3);
  await expect(pair("Pyrgaki Ranta")).toContainText(label("names_reason_words"));
  await expect(pair("Koskella")).toContainText(label("names_reason_spelling"));
  await expect(pair("Lehto FC")).toContainText(label("names_reason_form"));
  if (process.env.SHOTS) {
    for (const [language, scheme] of [
      ["vi", "light"],
      ["vi", "dark"],
      ["en", "light"],
      ["en", "dark"],
    ] as const)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(site.url + pathTo("names", language));
        await page.screenshot({
          path: `${process.env.SHOTS}/names-${language}-${scheme}-${width}.png`,
          fullPage: true,
        });
      }
    await page.goto(path);
  }

  const former = await pair("Pyrgaki Ranta")
    .getByRole("link", { name: "Pyrgaki Ranta" })
    .getAttribute("href");
  const kept = await pair("Pyrgaki Ranta")
    .getByRole("link", { name: "Pyrgaki", exact: true })
    .getAttribute("href");
  await pair("Pyrgaki Ranta")
    .getByRole("button", { name: label("names_merge") })
    .click();
  await expect(page.getByText(label("done_name_merged"))).toBeVisible();
  await expect(page.locator(".names-pair")).toHaveCount(2);
  const answer = await page.request.get(`${site.url}${former}?tab=teamsche`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `${kept}?tab=teamsche`]);

  await pair("Koskella")
    .getByRole("button", { name: label("names_apart") })
    .click();
  await expect(page.getByText(label("done_name_apart"))).toBeVisible();
  await expect(page.locator(".names-pair")).toHaveCount(1);

  await page.getByRole("link", { name: label("names_state_apart") }).click();
  await expect(page.locator(".names-pair")).toHaveCount(1);
  await pair("Koskella")
    .getByRole("button", { name: label("names_reopen") })
    .click();
  await expect(page.getByText(label("done_name_reopened"))).toBeVisible();
  await expect(page.locator(".names-pair")).toHaveCount(2);
  await page.goto(`${path}?state=merged`);
  await pair("Pyrgaki Ranta")
    .getByRole("button", { name: label("names_reopen") })
    .click();
  await expect(page.getByText(label("done_name_reopened"))).toBeVisible();
  await expect(page.locator(".names-pair")).toHaveCount(3);
  expect((await page.request.get(`${site.url}${former}`, { maxRedirects: 0 })).status()).toBe(200);
});
