import type { Batch } from "#origin/ingest/batch.schema.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { aBatchMatch, aLeague, aResult } from "#tests/support/batches/origin-batches.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ realtime: false });
  await ingest(site, aGroupBeforeItsLastDay());
});
test.afterAll(() => site?.stop());

/** World Cup 2022, group E before its last day: Hà Nội 4 points, Huế and Vinh 3, Đà Lạt 1. */
function aGroupBeforeItsLastDay(): Batch {
  const league = aLeague([
    aResult("m1", ["da-lat", 1, 2, "hue"]),
    aResult("m2", ["hanoi", 7, 0, "vinh"]),
    aResult("m3", ["hue", 0, 1, "vinh"]),
    aResult("m4", ["hanoi", 1, 1, "da-lat"]),
    // After the clock of the tests.
    ...(
      [
        ["m5", "hue", "hanoi"],
        ["m6", "vinh", "da-lat"],
      ] as const
    ).map(([external_id, home, away]) =>
      aBatchMatch({ external_id, home, away, match_time: Date.UTC(2026, 11, 1) / 1000 }),
    ),
  ]);
  const zone = { id: "next_round" as const, positions: [1, 2] };
  return { ...league, stages: league.stages.map((stage) => ({ ...stage, promotions: [zone] })) };
}

/** Each team's line, in the order of the table. */
const LINES = {
  vi: [
    ["Hà Nội", "Đủ hòa", "Nếu thua: tùy hiệu số khi Vinh – Đà Lạt hòa hoặc Đà Lạt thắng"],
    ["Huế", "Thắng là đủ", "Nếu hòa: đạt khi Vinh – Đà Lạt hòa; tùy hiệu số khi Đà Lạt thắng"],
    ["Vinh", "Thắng là đủ", "Nếu hòa: đạt khi Hà Nội thắng; tùy hiệu số khi Huế thắng"],
    [
      "Đà Lạt",
      "Cần thắng",
      "Nếu thắng: đạt khi Hà Nội thắng; tùy hiệu số khi Huế thắng hoặc Huế – Hà Nội hòa",
    ],
  ],
  en: [
    [
      "Hà Nội",
      "A draw is enough",
      "With a defeat: goal difference decides if Vinh – Đà Lạt is drawn or Đà Lạt win",
    ],
    [
      "Huế",
      "A win is enough",
      "With a draw: yes if Vinh – Đà Lạt is drawn; goal difference decides if Đà Lạt win",
    ],
    ["Vinh", "A win is enough", "With a draw: yes if Hà Nội win; goal difference decides if Huế win"],
    [
      "Đà Lạt",
      "Must win",
      "With a win: yes if Hà Nội win; goal difference decides if Huế win or Huế – Hà Nội is drawn",
    ],
  ],
} as const;

for (const [locale, path, heading] of [
  ["vi", "/league/1?tab=standings", "Cơ hội của từng đội"],
  ["en", "/en/league/1?tab=standings", "What each team needs"],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test(`Below its table a group says what each team needs on the last day (${locale}, scripts: ${javaScriptEnabled})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(site.url + path);
      const panel = page.getByRole("region", { name: heading });
      for (const [team, lead, detail] of LINES[locale]) {
        const line = panel
          .getByRole("listitem")
          .filter({ has: page.getByRole("link", { name: team, exact: true }) });
        await expect(line.locator("b")).toHaveText(lead);
        await expect(line).toContainText(detail);
      }
      await panel.getByRole("link", { name: "Huế – Hà Nội" }).click();
      await expect(page).toHaveURL(/\/match\/\d+$/);
      await context.close();
    });
  }
}

test("The lines are accessible and fit a phone", { tag: "@full" }, async ({ page }) => {
  const path = `${site.url}/league/1?tab=standings`;
  expect(await inspect(page, path, { axe: [320, 1280] })).toEqual([]);
});
