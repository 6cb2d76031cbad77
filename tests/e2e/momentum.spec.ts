import type { Batch, BatchStat } from "#origin/ingest/batch.schema.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { aBatchMatch, aLeague, aStatusChange, withNames } from "#tests/support/batches/origin-batches.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** The momentum of a match in play: read without scripts in both languages, and continued by pushes. */

const MINUTE_MS = 60_000;
const kickOff = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 20 * MINUTE_MS;

/** The match's 21st minute: the home side attacks every minute; `shots` of the away side are counted now. */
function inPlay(shots: number): Batch {
  const stat = (kind: string, home: number, away: number, known_at_ms: number | null): BatchStat => ({
    ...{ known_at_ms, kind, period: "full", home, away },
  });
  const attacks = Array.from({ length: 20 }, (_, minute) =>
    stat("attacks", minute, 0, kickOff + minute * MINUTE_MS),
  );
  const match = aBatchMatch({
    match_time: kickOff / 1000,
    status_changes: [aStatusChange(kickOff, "first_half", { home: { goals: 0 }, away: { goals: 0 } })],
    stats: [
      ...attacks,
      stat("shots_on_target", 0, 0, kickOff),
      ...(shots > 0 ? [stat("shots_on_target", 0, shots, null)] : []),
    ],
  });
  const teams = ["Côn Đảo", "Lý Sơn", "Cô Tô", "Bạch Long Vĩ"];
  return { ...withNames(aLeague([match]), "Momentum Cup", teams), source: "momentum" };
}

test("the chart of momentum has a name, a table without scripts, and continues with a push", async ({
  page,
  site,
  browser,
}) => {
  const id = await ingestInPlay(site, inPlay(0));
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [path, heading, name, fold] of [
    [`/match/${id}`, "Thế trận", /ép sân nhiều hơn trong \d+ phút/, "Xem từng 5 phút"],
    [`/en/match/${id}`, "Momentum", /pressed more in \d+ minutes/, "By five minutes"],
  ] as const) {
    await bare.goto(`${site.url}${path}`);
    const panel = bare.getByRole("region", { name: heading });
    await expect(panel.getByRole("img", { name })).toBeVisible();
    await panel.getByText(fold, { exact: true }).click();
    await expect(panel.getByRole("row", { name: /^6–10/ })).toContainText("100%");
  }

  await page.goto(`${site.url}/match/${id}`);
  const panel = page.getByRole("region", { name: "Thế trận" });
  const awayBars = panel.locator('.momentum-bar[data-side="away"]');
  await expect(awayBars).toHaveAttribute("d", "");
  await expect
    .poll(
      async () => {
        await ingest(site, inPlay(6));
        return await awayBars.getAttribute("d");
      },
      { timeout: 60_000 },
    )
    .not.toBe("");
});
