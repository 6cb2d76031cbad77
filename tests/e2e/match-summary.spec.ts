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

/** The summary of a match in play: in both languages, with and without scripts, after a goal, and hidden with results. */

const MINUTE_MS = 60_000;
const kickOff = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 30 * MINUTE_MS;

/** The match's 31st minute: 1-0 from the 10th, and with `equalizer` 1-1 just now. */
function inPlay(equalizer: boolean): Batch {
  const goal = aGoal({ external_id: "first", known_at_ms: kickOff + 10 * MINUTE_MS });
  const second: BatchIncident = { ...goal, external_id: "second", side: "away", player: "song-huong" };
  const match = aBatchMatch({
    match_time: kickOff / 1000,
    status_changes: [aStatusChange(kickOff, "first_half")],
    incidents: equalizer ? [goal, { ...second, minute: 30, known_at_ms: null }] : [goal],
  });
  const teams = ["Tam Đảo", "Phú Quốc", "Cát Bà", "Sơn Trà"];
  return { ...withNames(aLeague([match]), "Summary Shield", teams), source: "summary" };
}

const languages = [
  {
    path: "/match",
    heading: "Tóm tắt",
    timeline: "Diễn biến",
    before: "Hiệp 1: Tam Đảo đang dẫn Phú Quốc 1-0. Bàn thắng của Tam Đảo: Hạ Long 10'.",
    after:
      "Hiệp 1: Tam Đảo và Phú Quốc đang hòa 1-1. Phú Quốc gỡ hòa 1-1 ở phút 30. Bàn thắng: Hạ Long (Tam Đảo) 10', Sông Hương (Phú Quốc) 30'.",
  },
  {
    path: "/en/match",
    heading: "In short",
    timeline: "Match events",
    before: "1st half: Tam Đảo lead Phú Quốc 1-0. Goals for Tam Đảo: Hạ Long 10'.",
    after:
      "1st half: Tam Đảo and Phú Quốc are level at 1-1. Phú Quốc equalised at 1-1 in minute 30. Goals: Hạ Long (Tam Đảo) 10', Sông Hương (Phú Quốc) 30'.",
  },
] as const;

test("the summary of a match is read with and without scripts, has a pushed goal, and is hidden with results", async ({
  context,
  site,
  browser,
}) => {
  const id = await ingestInPlay(site, inPlay(false));
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const open = languages.map(async (language) => {
    const url = `${site.url}${language.path}/${id}`;
    const bare = await withoutScripts.newPage();
    await bare.goto(url);
    const page = await context.newPage();
    await openAlive(page, url);
    const [text, bareText] = [page, bare].map((one) =>
      one.getByRole("region", { name: language.heading }).getByRole("paragraph"),
    );
    if (!text || !bareText) throw new Error("two pages have two summaries");
    await expect(bareText).toHaveText(language.before);
    await expect(text).toHaveText(language.before);
    const topOfTimeline = async () =>
      (await page.getByRole("region", { name: language.timeline }).boundingBox())?.y;
    return { language, bare, text, bareText, topOfTimeline, top: await topOfTimeline() };
  });
  const opened = await Promise.all(open);
  await ingest(site, inPlay(true));
  for (const { language, text, topOfTimeline, top } of opened) {
    await expect(text).toHaveText(language.after, { timeout: 60_000 });
    expect(await topOfTimeline()).toBe(top);
  }
  for (const { language, bare, bareText } of opened) {
    await expect(async () => {
      await bare.reload();
      expect(await bareText.textContent()).toBe(language.after);
    }).toPass({ timeout: 60_000 });
  }
  await withoutScripts.addCookies([{ name: "scores", value: "hidden", url: site.url }]);
  for (const { language, bare } of opened) {
    await bare.reload();
    await expect(bare.getByRole("heading", { level: 1 })).toContainText("Tam Đảo");
    await expect(bare.getByRole("region", { name: language.heading })).toHaveCount(0);
    await expect(bare.getByText("Hạ Long")).toHaveCount(0);
  }
  await withoutScripts.close();
});
