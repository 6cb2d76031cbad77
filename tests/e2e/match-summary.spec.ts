import type { Batch, BatchIncident } from "#origin/ingest/batch.schema.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { aBatchMatch, aGoal, aLeague, aStatusChange } from "#tests/support/batches/origin-batches.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** The summary of a match in play: read in both languages, with and without scripts, continued by a goal, hidden with results. */

const MINUTE_MS = 60_000;
const kickOff = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 30 * MINUTE_MS;

/** A source of its own, whose match no other source's joins. */
interface Fixture {
  readonly source: string;
  readonly home: string;
  readonly away: string;
}

/** The match's 31st minute: 1-0 from the 10th, and with `equalizer` 1-1 just now. */
function inPlay({ source, home, away }: Fixture, equalizer: boolean): Batch {
  const goal = aGoal({ external_id: `${source}-1`, known_at_ms: kickOff + 10 * MINUTE_MS });
  const second: BatchIncident = { ...goal, external_id: `${source}-2`, side: "away", player: "song-huong" };
  const match = aBatchMatch({
    match_time: kickOff / 1000,
    status_changes: [aStatusChange(kickOff, "first_half")],
    incidents: equalizer ? [goal, { ...second, minute: 30, known_at_ms: null }] : [goal],
  });
  const league = aLeague([match]);
  const names = [home, away, `${home} II`, `${away} II`];
  const teams = league.teams.map((team, at) => ({ ...team, name: names[at] ?? team.name }));
  return { ...league, teams, source };
}

const words = {
  vi: {
    fixture: { source: "summary-vi", home: "Hồ Tây", away: "Cửa Lò" },
    heading: "Tóm tắt",
    timeline: "Diễn biến",
    before: "Hiệp 1: Hồ Tây đang dẫn Cửa Lò 1-0. Bàn thắng của Hồ Tây: Hạ Long 10'.",
    after:
      "Hiệp 1: Hồ Tây và Cửa Lò đang hòa 1-1. Cửa Lò gỡ hòa 1-1 ở phút 30. Bàn thắng: Hạ Long (Hồ Tây) 10', Sông Hương (Cửa Lò) 30'.",
  },
  en: {
    fixture: { source: "summary-en", home: "Tam Đảo", away: "Phú Quốc" },
    heading: "In short",
    timeline: "Match events",
    before: "1st half: Tam Đảo lead Phú Quốc 1-0. Goals for Tam Đảo: Hạ Long 10'.",
    after:
      "1st half: Tam Đảo and Phú Quốc are level at 1-1. Phú Quốc equalised at 1-1 in minute 30. Goals: Hạ Long (Tam Đảo) 10', Sông Hương (Phú Quốc) 30'.",
  },
} as const;

for (const locale of ["vi", "en"] as const) {
  test(`the summary of a match is read with and without scripts, has a pushed goal and is hidden with results, in ${locale}`, async ({
    page,
    site,
    browser,
  }) => {
    const word = words[locale];
    const id = await ingestInPlay(site, inPlay(word.fixture, false));
    const path = `${locale === "en" ? "/en" : ""}/match/${id}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${site.url}${path}`);
    const bareText = bare.getByRole("region", { name: word.heading }).getByRole("paragraph");
    await expect(bareText).toHaveText(word.before);

    await openAlive(page, `${site.url}${path}`);
    const text = page.getByRole("region", { name: word.heading }).getByRole("paragraph");
    await expect(text).toHaveText(word.before);
    const below = page.getByRole("region", { name: word.timeline });
    const top = async () => (await below.boundingBox())?.y;
    const topBefore = await top();
    await ingest(site, inPlay(word.fixture, true));
    await expect(text).toHaveText(word.after, { timeout: 60_000 });
    expect(await top()).toBe(topBefore);
    await expect(async () => {
      await bare.reload();
      expect(await bareText.textContent()).toBe(word.after);
    }).toPass({ timeout: 60_000 });

    await context.addCookies([{ name: "scores", value: "hidden", url: site.url }]);
    await bare.reload();
    await expect(bare.getByRole("heading", { level: 1 })).toContainText(word.fixture.home);
    await expect(bare.getByRole("region", { name: word.heading })).toHaveCount(0);
    await expect(bare.getByText("Hạ Long")).toHaveCount(0);
    await context.close();
  });
}
