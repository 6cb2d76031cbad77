import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { replayBatch } from "#origin/ingest/replay/replay-batch.ts";
import { formatMinute, isGoal, type MatchDetail } from "#shared/match/index.ts";
import { dateOf } from "#shared/time/index.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { expectedScores, sightings, watchText } from "#tests/support/browser/replay-watch.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** A final with everything: goals in every period, two within a minute, extra time, a shoot-out. */
interface Final {
  readonly file: string;
  readonly match: string;
}

const ownFinal: Final = {
  file: "tests/fixtures/openfootball/1999_worldcup.json",
  match: "Northland v Westland",
};
const realFinal: Final = {
  file: "../shared/data/openfootball/2022_worldcup.json",
  match: "Argentina v France",
};
const final = existsSync(realFinal.file) ? realFinal : ownFinal;

/** Maximum lateness of a score on the screen. */
const LATE_MS = 1_500;
/** From the command to kick-off: slow machines need it to store the match and to open the pages. */
const SET_UP_MS = 30_000;

/** The batch of a replayed final from a given time on, and its one match. */
function replayOf(
  { file, match }: Final,
  at_ms: number,
  speed: number,
): { batch: Batch; timeline: BatchMatch } {
  const read = readOpenfootball({ files: [{ name: basename(file), text: readFileSync(file, "utf8") }] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const replayed = replayBatch(read.batch, { at_ms, speed, match });
  const [timeline] = replayed.ok ? replayed.batch.matches : [];
  if (!replayed.ok || !timeline) throw new Error(`no ${match} in ${file}`);
  return { batch: replayed.batch, timeline };
}

const timelineOf = (of: Final, at_ms: number, speed: number): BatchMatch =>
  replayOf(of, at_ms, speed).timeline;

/** A final that a test sends event by event: each is known from the time it is sent. */
interface PublishedFinal {
  readonly id: number;
  readonly at_ms: number;
  /** Scores on the board, the first one is 0-0. */
  readonly scores: readonly string[];
  /** Sends the events up to the kick-off or the next goal; after the last goal, all the rest. */
  readonly publishNext: () => Promise<void>;
}

async function startPublishing(site: TestSite): Promise<PublishedFinal> {
  const { batch, timeline } = replayOf(ownFinal, Math.ceil(Date.now() / 1000) * 1000, 120);
  const knownAt = ({ known_at_ms }: { readonly known_at_ms: number | null }) => known_at_ms ?? 0;
  const { status_changes, incidents } = timeline;
  const kickOff = Math.min(...status_changes.map(knownAt));
  const moments = [...new Set([...status_changes, ...incidents].map(knownAt))].toSorted((a, b) => a - b);
  const goals = new Set(incidents.filter(({ kind }) => isGoal(kind)).map(knownAt));
  const published = new Map<number, number>();
  /** The sent rows, each with its send time. */
  const publishedOf = <Row extends { readonly known_at_ms: number | null }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const known_at_ms = published.get(knownAt(row));
      return known_at_ms === undefined ? [] : [{ ...row, known_at_ms }];
    });
  const bring = () =>
    ingest(site, {
      ...batch,
      matches: [
        {
          ...timeline,
          status_changes: publishedOf(status_changes).map((change) => ({
            ...change,
            period_started_at_ms:
              change.period_started_at_ms === null ? null : Math.floor(knownAt(change) / 1000) * 1000,
          })),
          incidents: publishedOf(incidents),
          stats: [],
        },
      ],
    });
  await bring();
  const { match_time } = timeline;
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent", {
    date: dateOf(match_time),
  });
  const stored = matches.find((row) => row.match_time === match_time);
  if (!stored) throw new Error("the final is not in the list of its day");
  return {
    id: stored.id,
    at_ms: match_time * 1000,
    scores: expectedScores(timeline).map(({ text }) => text),
    async publishNext() {
      const left = moments.slice(published.size);
      const next = left.findIndex((moment) => moment === kickOff || goals.has(moment));
      const now = Date.now();
      const chosen = next < 0 ? left : left.slice(0, next + 1);
      for (const [place, moment] of chosen.entries()) published.set(moment, now - chosen.length + place + 1);
      await bring();
    },
  };
}

/** Runs the command a user would; resolves with the id of the match it announces. */
async function replay(site: TestSite, { file, match }: Final, at_ms: number, speed: number): Promise<number> {
  const args = ["openfootball", file, "--match", match, "--at", new Date(at_ms).toISOString()];
  const child = spawn(
    process.execPath,
    [
      "origin/ingest/cli/replay.ts",
      ...args,
      "--speed",
      String(speed),
      "--url",
      site.url,
      "--token",
      site.ingestToken,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const id = /\/match\/(\d+)/.exec(output)?.[1];
  if (code !== 0 || !id) throw new Error(`replay ended with ${code}:\n${output}`);
  return Number(id);
}

async function detailFromOrigin(site: TestSite, id: number): Promise<MatchDetail> {
  const response = await fetch(`${site.url}/api/v1/football/matches/live/detail?match_id=${id}`);
  const body = (await response.json()) as { data: MatchDetail };
  return body.data;
}

interface Pages {
  readonly home: Page;
  readonly match: Page;
}

const rowOf = (id: number) => `li.match-row[data-match-id="${id}"]`;

async function openPages(context: BrowserContext, site: TestSite, id: number, at_ms: number): Promise<Pages> {
  const home = await context.newPage();
  await watchText(home, `${rowOf(id)} .match-row-score`);
  await home.goto(`${site.url}/?date=${dateOf(Math.floor(at_ms / 1000))}`);
  await expect(home.locator(rowOf(id))).toBeVisible();
  const match = await context.newPage();
  await watchText(match, ".match-header-score");
  await match.goto(`${site.url}/match/${id}`);
  await expect(match.locator(".connection-line[data-status=open]")).toHaveCount(1);
  await expect(home.locator(".connection-line[data-status=open]")).toHaveCount(1);
  return { home, match };
}

/** Waits for the end on the screen, then compares everything the pages show with origin. */
async function expectEnd(site: TestSite, pages: Pages, id: number, endsAtMs: number): Promise<void> {
  const timeout = Math.max(0, endsAtMs - Date.now()) + 15_000;
  await expect(pages.home.locator(`${rowOf(id)} .match-state[data-status=ended]`)).toBeVisible({ timeout });
  const detail = await detailFromOrigin(site, id);
  expect(detail.match.status).toBe("ended");
  const { home, away } = detail.match.score;
  await expect(pages.home.locator(`${rowOf(id)} .match-row-shootout`)).toContainText(
    `${home.penalties}-${away.penalties}`,
  );
  const shown = pages.match.locator("li.incident");
  await expect(shown).toHaveCount(detail.incidents.length);
  const lines = await shown.evaluateAll((rows) =>
    rows.map((row) => {
      const { side, kind } = (row as HTMLElement).dataset;
      return `${side} ${kind} ${row.querySelector(".incident-minute")?.textContent}`;
    }),
  );
  const stored = detail.incidents.map(
    ({ side, kind, minute, added }) => `${side} ${kind} ${formatMinute(minute ?? 0, added)}'`,
  );
  expect(lines.toSorted()).toEqual(stored.toSorted());
  for (const page of [pages.home, pages.match]) {
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  }
}

test.describe.configure({ mode: "serial" });

test.describe("a final that is replayed", () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startTestSite({ demo: false });
  });
  test.afterAll(async () => {
    await site.stop();
  });

  test("every goal of a final shows in order on its page and in the list, though realtime is killed in between", async ({
    context,
  }) => {
    const published = await startPublishing(site);
    const pages = Object.values(await openPages(context, site, published.id, published.at_ms));
    const showNext = async (score: string | undefined) => {
      for (const page of pages)
        await expect.poll(async () => (await sightings(page)).at(-1)?.text, score).toBe(score);
    };
    const [first, second, third, missed, ...rest] = published.scores;
    for (const score of [first, second, third]) {
      await published.publishNext();
      await showNext(score);
    }
    await site.killRealtime();
    for (const page of pages) await expect(page.locator(".connection-line[data-status=lost]")).toHaveCount(1);
    await published.publishNext();
    await site.restartRealtime();
    await showNext(missed);
    for (const score of rest) {
      await published.publishNext();
      await showNext(score);
    }
    await published.publishNext();
    const [home, match] = pages as [Page, Page];
    await expectEnd(site, { home, match }, published.id, Date.now());
    for (const page of pages) {
      const seen = (await sightings(page)).map(({ text }) => text).filter((text) => /^\d+-\d+$/.test(text));
      expect(seen).toEqual(published.scores);
    }
  });

  test(`every goal of ${final.match} shows in order within 1.5 s of its moment, at speed 60`, {
    tag: "@full",
  }, async ({ context }) => {
    const at_ms = Math.ceil(Date.now() / 1000) * 1000 + SET_UP_MS;
    const timeline = timelineOf(final, at_ms, 60);
    const expected = expectedScores(timeline);
    const id = await replay(site, final, at_ms, 60);
    const pages = await openPages(context, site, id, at_ms);
    expect(Date.now(), "pages that are open before kick-off").toBeLessThan(at_ms);
    await expectEnd(site, pages, id, timeline.status_changes.at(-1)?.known_at_ms ?? at_ms);
    for (const [name, page] of Object.entries(pages)) {
      const seen = (await sightings(page)).filter(({ text }) => /^\d+-\d+$/.test(text));
      expect(
        seen.map(({ text }) => text),
        name,
      ).toEqual(expected.map(({ text }) => text));
      const late = seen.map((one, index) => one.at_ms - (expected[index]?.known_at_ms ?? 0));
      test.info().annotations.push({ type: `lateness of ${name}, ms`, description: late.join(" ") });
      expect(Math.max(...late), name).toBeLessThanOrEqual(LATE_MS);
      expect(Math.min(...late), `${name} knew before its time`).toBeGreaterThanOrEqual(-50);
    }
  });

  test(`no goal of ${final.match} is lost or doubled when realtime is killed and a browser is offline`, {
    tag: "@full",
  }, async ({ browser }) => {
    const at_ms = Math.ceil(Date.now() / 1000) * 1000 + SET_UP_MS;
    const timeline = timelineOf(final, at_ms, 120);
    const expected = expectedScores(timeline).map(({ text }) => text);
    const id = await replay(site, final, at_ms, 120);
    const steady = await browser.newContext();
    const shaky = await browser.newContext();
    const watching = await openPages(steady, site, id, at_ms);
    const offline = await openPages(shaky, site, id, at_ms);

    await expect(watching.home.locator(`${rowOf(id)} .match-row-score`)).toContainText("1", {
      timeout: 60_000,
    });
    await site.killRealtime();
    await shaky.setOffline(true);
    await expect(watching.home.locator(".connection-line[data-status=lost]")).toHaveCount(1, {
      timeout: 20_000,
    });
    await expect(offline.match.locator(".connection-line[data-status=lost]")).toHaveCount(1, {
      timeout: 20_000,
    });
    await site.restartRealtime();
    await expect(watching.home.locator(".connection-line[data-status=open]")).toHaveCount(1, {
      timeout: 20_000,
    });
    await shaky.setOffline(false);

    const endsAt = timeline.status_changes.at(-1)?.known_at_ms ?? at_ms;
    for (const pages of [watching, offline]) {
      await expectEnd(site, pages, id, endsAt);
      for (const page of Object.values(pages)) {
        const seen = (await sightings(page)).map(({ text }) => text).filter((text) => /^\d+-\d+$/.test(text));
        // Missed scores may be skipped, but none comes twice or out of order, and the last one is the final score.
        expect(seen).toEqual(expected.filter((text) => seen.includes(text)));
        expect(seen.at(-1)).toBe(expected.at(-1));
      }
    }
    await Promise.all([steady.close(), shaky.close()]);
  });
});
