import type { Batch, BatchIncident } from "#origin/ingest/batch.schema.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aStatusChange,
  withNames,
} from "#tests/support/batches/origin-batches.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** A reader leaves a match and comes back: what happened in between is shown once, and not while results are hidden. */

const MINUTE_MS = 60_000;
const kickOff = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 30 * MINUTE_MS;

/** The match's 31st minute: 1-0 from the 10th, and with `since` 1-1 and a red card just now. */
function inPlay(since: boolean): Batch {
  const goal = aGoal({ external_id: "first", known_at_ms: kickOff + 10 * MINUTE_MS });
  const now: BatchIncident = { ...goal, side: "away", player: "song-huong", minute: 30, known_at_ms: null };
  const later = [
    { ...now, external_id: "second" },
    { ...now, external_id: "third", kind: "red_card" as const, side: "home" as const, player: "ha-long" },
  ];
  const match = aBatchMatch({
    match_time: kickOff / 1000,
    status_changes: [aStatusChange(kickOff, "first_half")],
    incidents: since ? [goal, ...later] : [goal],
  });
  const teams = ["Ba Vì", "Yên Tử", "Bà Nà", "Núi Cấm"];
  return { ...withNames(aLeague([match]), "Missed Cup", teams), source: "missed-events" };
}

const languages = [
  {
    path: "/match",
    lines: [
      "Bạn đã bỏ lỡ",
      "Lúc bạn rời đi: 1-0, nay 1-1",
      "30' Bàn thắng: Sông Hương (Yên Tử)",
      "30' Thẻ đỏ: Hạ Long (Ba Vì)",
    ],
    close: "Đóng",
  },
  {
    path: "/en/match",
    lines: [
      "While you were away",
      "1-0 when you left, 1-1 now",
      "30' Goal: Sông Hương (Yên Tử)",
      "30' Red card: Hạ Long (Ba Vì)",
    ],
    close: "Close",
  },
] as const;

test("a reader who comes back to a match sees what they missed, once, in both languages, and nothing with hidden results", async ({
  browser,
  site,
}) => {
  const id = await ingestInPlay(site, inPlay(false));
  const readers = await Promise.all(
    languages.map(async (language) => {
      const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
      await openAlive(page, `${site.url}${language.path}/${id}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("lastLooks"))).toContain(`"${id}"`);
      await page.goto("about:blank");
      return { page, ...language };
    }),
  );

  await ingest(site, inPlay(true));
  for (const { page, path, lines, close } of readers) {
    const url = `${site.url}${path}/${id}`;
    const notice = page.getByRole("status").filter({ hasText: lines[0] });
    await openAlive(page, url);
    await expect(notice.locator(":scope > *")).toHaveText([...lines]);
    await page.getByRole("button", { name: close, exact: true }).click();
    await expect(notice).toHaveCount(0);
    await openAlive(page, url);
    await expect(page.locator(".toast")).toBeAttached();
    await expect(notice).toHaveCount(0);
    await page.context().addCookies([{ name: "scores", value: "hidden", url: site.url }]);
    await openAlive(page, url);
    await expect(page.getByText("Sông Hương")).toHaveCount(0);
  }
});
