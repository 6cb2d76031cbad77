import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import { replayBatch } from "#origin/ingest/replay/replay-batch.ts";
import { dateOf } from "#shared/time/index.ts";
import { goalRush, type TimedGoal } from "#tests/support/batches/goal-rush.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { crawl } from "#tests/support/browser/betting-crawl.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { type ExpectedScore, expectedScores } from "#tests/support/browser/replay-watch.ts";
import { spoilersOf, tooEarly, watchForSpoilers } from "#tests/support/browser/spoiler-watch.ts";
import { holdRequests } from "#tests/support/edge/held-requests.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** A recorded final, replayed beside readers with and without the shield. */

const FILE = "tests/fixtures/openfootball/1999_worldcup.json";
const FINAL = "Northland v Westland";
const GROUP_MATCH = "Northland v Southland";
const SPEED = 120;
const DELAY_S = 20;
/** Maximum lateness of a score beyond the delay: while a page catches up it polls every five seconds. */
const LATE_MS = 9_000;
/** Maximum time between two changes that are painted together. */
const SAME_DRAW_MS = 50;
/** Longer than a loaded machine delays a timer: closer goals may be painted at once. */
const GOAL_GAP_MS = 4_000;

interface Played {
  readonly id: number;
  readonly at_ms: number;
  readonly expected: readonly ExpectedScore[];
  readonly ends_at_ms: number;
}

/** Posts a match that kicks off at a given time; its events become known as it goes on. */
async function replay(site: TestSite, at_ms: number, name = FINAL): Promise<Played> {
  const read = readOpenfootball({
    files: [{ name: "1999_worldcup.json", text: readFileSync(FILE, "utf8") }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const replayed = replayBatch(read.batch, { at_ms, speed: SPEED, match: name });
  if (!replayed.ok) throw new Error("no such match");
  const response = await fetch(`${site.url}/api/v1/origin/ingest`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify(replayed.batch),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [match] = replayed.batch.matches;
  if (!match) throw new Error("no such match");
  const day = await fetch(`${site.url}/api/v1/football/matches/recent?date=${dayOf(at_ms)}`);
  const { data } = (await day.json()) as { data: { matches: { id: number; match_time: number }[] } };
  const id = data.matches.find(({ match_time }) => match_time === Math.floor(at_ms / 1000))?.id;
  if (id === undefined) throw new Error("the match is not in its day");
  const ends_at_ms = match.status_changes.at(-1)?.known_at_ms ?? at_ms;
  return { id, at_ms, expected: expectedScores(match), ends_at_ms };
}

const dayOf = (at_ms: number) => dateOf(Math.floor(at_ms / 1000), "+07:00");

/** Alerts of everything, so that the shield has something to hold back. */
const ALERTS = { alert_scope: "all", desktop_notifications: true };

async function openBoth(
  context: BrowserContext,
  site: TestSite,
  { id, at_ms }: Pick<Played, "id" | "at_ms">,
) {
  await context.addInitScript((kept) => localStorage.setItem("settings", kept), JSON.stringify(ALERTS));
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await watchForSpoilers(page);
    await page.goto(site.url + path);
    await expect(page.locator(`[data-match-id="${id}"]`)).toBeVisible();
    return page;
  };
  return { home: await open(`/?date=${dayOf(at_ms)}`), match: await open(`/match/${id}`) };
}

const secondsFromNow = (seconds: number) => Math.ceil(Date.now() / 1000 + seconds) * 1000;
const until = (atMs: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - Date.now())));

/** A browser's first page is hydrated: it has stored its shield. */
const untilHydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("shield.everything"))).not.toBeNull();

/** A delayed reader's page has shown all scores, in order, none before its time and none long after it. */
async function expectOnTime(
  page: Page,
  { expected }: Pick<Played, "expected">,
  name: string,
  delay_s = DELAY_S,
): Promise<void> {
  const seen = await spoilersOf(page);
  expect(tooEarly(seen, expected, delay_s * 1000), name).toEqual([]);
  const moments = expected.map(({ text }) => seen.scores.find((one) => one.text === text)?.at_ms ?? 0);
  expect(moments, `${name} shows all scores`).not.toContain(0);
  // Scores that reach the page in one response are painted at once, in any order.
  const inOrder = moments.every((moment, place) => moment > (moments[place - 1] ?? 0) - SAME_DRAW_MS);
  expect(inOrder, `${name}: ${moments.join()}`).toBe(true);
  // A page may be opened long after 0-0 became known.
  for (const [place, { text, known_at_ms }] of expected.entries())
    if (place > 0)
      expect((moments[place] ?? 0) - known_at_ms - delay_s * 1000, `${text} on ${name}`).toBeLessThan(
        LATE_MS,
      );
}

/** A match in play with a function that scores a goal. */
interface PlayedOn {
  readonly id: number;
  readonly at_ms: number;
  /** Scores so far, with the times at which they became known. */
  readonly expected: ExpectedScore[];
  readonly score: () => Promise<string>;
}

async function playOn(site: TestSite): Promise<PlayedOn> {
  const at_ms = Date.now() - 60_000;
  const goals: TimedGoal[] = [];
  // A digit at the end of a team's name would run together with the score.
  const names: Readonly<Record<string, string>> = { "home-0": "Northport", "away-0": "Southport" };
  const rush = () => {
    const batch = goalRush({ source: "played-on", at_ms, matches: [goals] });
    const teams = batch.teams.map((team) => ({ ...team, name: names[team.external_id] ?? team.name }));
    return { ...batch, teams };
  };
  const expected = [{ known_at_ms: at_ms, text: "0-0" }];
  const id = await ingestInPlay(site, rush());
  return {
    ...{ id, at_ms, expected },
    async score() {
      const known_at_ms = Date.now();
      // No other match of the site shows such a score.
      goals.push({ after_s: (known_at_ms - at_ms) / 1000, side: "away" });
      const text = `0-${goals.length}`;
      expected.push({ known_at_ms, text });
      await ingest(site, rush());
      return text;
    },
  };
}

test.describe("the spoiler shield, beside a final that is played again", () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startTestSite({ demo: false });
  });
  test.afterAll(() => site?.stop());

  test("shows a late reader nothing before its time, through a broken connection too, and then everything", {
    tag: "@full",
  }, async ({ browser }) => {
    // The pages of this reader are of a moment before the match was known, until the delay has passed.
    const played = await replay(site, secondsFromNow(DELAY_S + 14));
    const late = await browser.newContext();
    await late.addCookies([{ name: "delay", value: String(DELAY_S), url: site.url }]);
    const early = await browser.newContext();
    await until(played.at_ms - 12_000);
    const [ofLate, ofEarly] = await Promise.all([
      openBoth(late, site, played),
      openBoth(early, site, played),
    ]);
    await until(played.at_ms + 15_000);
    await late.setOffline(true);
    await until(played.at_ms + 19_000);
    await late.setOffline(false);
    await until(played.ends_at_ms + DELAY_S * 1000 + 4_000);
    for (const [name, page] of Object.entries(ofLate)) {
      await expectOnTime(page, played, name);
      expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
    }
    // A reader without a delay got every change at once: the watch would have seen a spoiler.
    for (const page of Object.values(ofEarly)) {
      expect(tooEarly(await spoilersOf(page), played.expected, DELAY_S * 1000).length).toBeGreaterThan(3);
    }
    await Promise.all([late.close(), early.close()]);
  });

  test("shows one match late to a reader who wants only that one late, on its page and in the list", {
    tag: "@full",
  }, async ({ browser }) => {
    const played = await replay(site, secondsFromNow(DELAY_S + 20), GROUP_MATCH);
    const context = await browser.newContext();
    await until(played.at_ms - 18_000);
    const choosing = await context.newPage();
    await choosing.goto(`${site.url}/en/match/${played.id}`);
    await untilHydrated(choosing);
    await choosing.locator(".shield-menu > summary").click();
    const line = choosing.getByRole("complementary", { name: "Spoiler shield" });
    await choosing.getByLabel("This match", { exact: true }).selectOption(String(DELAY_S));
    await expect(line).toContainText(`${DELAY_S} seconds late`);
    await choosing.close();
    const pages = await openBoth(context, site, played);
    await expect(pages.match).toHaveURL(/\bdelay=20\b/);
    await until(played.ends_at_ms + DELAY_S * 1000 + 4_000);
    for (const [name, page] of Object.entries(pages)) await expectOnTime(page, played, name);
    await context.close();
  });
});

/** All text of a page that is read: text nodes, concatenated because a score's digits are apart, and attributes. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
    // Names of built files end in a hash.
    .replaceAll(/\/assets\/[\w.-]+/g, "")
    // Path data of an icon.
    .replaceAll(/ d="[^"]*"/g, "");
/** The id of a request is on a refused page, and in its data: `…b3-3f…` in it is no score. */
const REQUEST_ID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
/** Each score in a page, with its context. */
const scoresIn = (html: string, scores: readonly string[]): string[] => {
  const page = readable(html);
  const attributes = [...page.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(" ");
  const text = `${page.replaceAll(/<[^>]*>/g, "")} ${attributes}`.replaceAll(REQUEST_ID, "");
  return scores.flatMap((score) => {
    const at = text.search(new RegExp(`(?<![\\d-])${score}(?![\\d-])`));
    return at < 0 ? [] : [`${score} in "${text.slice(Math.max(0, at - 40), at + 40)}"`];
  });
};

test.describe("a reader who hides results of a final that has just been played", () => {
  let site: TestSite;
  let final: Played;
  let other: Played;
  let running: PlayedOn;
  test.beforeAll(async () => {
    site = await startTestSite({ demo: false });
    running = await playOn(site);
    const hourAgo = Math.floor(Date.now() / 1000 - 3600) * 1000;
    other = await replay(site, hourAgo - 600_000, GROUP_MATCH);
    final = await replay(site, hourAgo);
  });
  test.afterAll(() => site?.stop());
  /** The list of the day on which a match kicked off: after midnight it is yesterday's. */
  const listOf = ({ at_ms }: Played) => `/en?date=${dayOf(at_ms)}`;
  /** Scores that reveal the final; 0-0 reveals nothing. */
  const secrets = () => final.expected.map(({ text }) => text).slice(1);
  const row = (page: Page, { id }: Played) =>
    page.locator(`li.match-row[data-match-id="${id}"] .match-row-score`);

  test("a delayed reader sees no goal before its time and then all of them, a reader who hides results sees none", async ({
    browser,
  }) => {
    const delay_s = 5;
    const openWith = async (name?: string, value = "") => {
      const context = await browser.newContext();
      if (name !== undefined) await context.addCookies([{ name, value, url: site.url }]);
      return { context, ...(await openBoth(context, site, running)) };
    };
    const [early, hidden, late] = await Promise.all([
      openWith(),
      openWith("scores", "hidden"),
      openWith("delay", String(delay_s)),
    ]);
    const seenOn = async (page: Page) => (await spoilersOf(page)).scores.map(({ text }) => text);
    for (const { home, match } of [early, hidden, late])
      for (const page of [home, match])
        await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
    let last = "";
    for (let goal = 0; goal < 3; goal += 1) {
      last = await running.score();
      for (const page of [early.home, early.match]) await expect.poll(() => seenOn(page)).toContain(last);
      await until((running.expected.at(-1)?.known_at_ms ?? 0) + GOAL_GAP_MS);
    }
    for (const [name, page] of [
      ["list", late.home],
      ["match", late.match],
    ] as const) {
      await expect.poll(() => seenOn(page)).toContain(last);
      await expectOnTime(page, running, name, delay_s);
    }
    // The watch would have detected a goal: it detected all of them beside an early reader.
    for (const page of [early.home, early.match])
      expect(tooEarly(await spoilersOf(page), running.expected, delay_s * 1000).length).toBeGreaterThan(1);
    const goals = running.expected.slice(1).map(({ text }) => text);
    for (const page of [hidden.home, hidden.match]) {
      expect((await seenOn(page)).filter((text) => goals.includes(text))).toEqual([]);
      expect((await spoilersOf(page)).signals).toEqual([]);
    }
    await hidden.match.locator(".match-header").getByRole("link", { name: "Hiện tỷ số" }).click();
    await expect(hidden.match.locator(".match-header-score")).toHaveText(last);
    for (const { context } of [early, hidden, late]) await context.close();
  });

  test("chooses so without JavaScript, finds no score on any page, and takes it back", {
    tag: "@full",
  }, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/match/${final.id}`);
    expect(scoresIn(await page.content(), secrets()).length).toBeGreaterThan(3);
    await page.locator(".shield-menu > summary").click();
    await page.locator(".shield-menu").getByRole("button", { name: "Ẩn tỷ số" }).click();
    await expect(page.locator(".match-header-score")).toHaveText("? - ?");
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(cookie).toBe("scores=hidden");
    const from = [final, other].flatMap(({ id }) => [`/match/${id}`, `/en/match/${id}`]);
    const read = (headers: Record<string, string>) =>
      crawl({ url: site.url, from: ["/", listOf(final), ...from], headers, most: 90, mostAlike: 4 });
    const leaking = ({ visits }: Awaited<ReturnType<typeof read>>) =>
      visits
        // Links that reveal results once are allowed to.
        .filter(({ path }) => !/scores=(shown|match)/.test(path))
        .flatMap(({ path, text }) => scoresIn(text, secrets()).map((found) => `${path}: ${found}`));
    expect(leaking(await read({})).length).toBeGreaterThan(3);
    const hidden = await read({ cookie });
    expect(hidden.visits.length).toBeGreaterThan(40);
    expect(leaking(hidden)).toEqual([]);
    // One page once, and then permanently.
    await page.locator(".match-header").getByRole("link", { name: "Hiện tỷ số" }).click();
    await expect(page.locator(".match-header-score")).toHaveText("3-3");
    await page.goto(site.url + listOf(final));
    await expect(row(page, final)).toHaveText("?-?");
    await page
      .getByRole("complementary", { name: "Spoiler shield" })
      .getByRole("button", { name: "Turn off" })
      .click();
    await expect(row(page, final)).toHaveText("3-3");
    await context.close();
  });

  test("a reader who hides results can reveal one result within the page", async ({ page }) => {
    await page.context().addCookies([{ name: "scores", value: "hidden", url: site.url }]);
    await openAlive(page, `${site.url}/en/match/${final.id}`);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator(".match-header").getByRole("link", { name: "Show the score" }).click();
    await expect(page.locator(".match-header-score")).toHaveText("3-3");
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  test("finds what is offered for one match alive when it opens, however late its code", {
    tag: "@full",
  }, async ({ page }) => {
    const letGo = await holdRequests(page, /\/assets\/.*shield-[\w-]+\.js$/);
    await openAlive(page, `${site.url}/en/match/${other.id}`);
    const menu = page.locator(".shield-menu");
    await menu.locator("summary").click();
    expect(await menu.getAttribute("open")).toBeNull();
    letGo();
    await expect(menu).toHaveAttribute("open", "");
    await page.getByLabel("This match", { exact: true }).selectOption("Hide the score");
    await expect(page.locator(".match-header-score")).toHaveText("? - ?");
  });

  test("can do so for one match alone, and look at it in the list", { tag: "@full" }, async ({ page }) => {
    await page.goto(`${site.url}/en/match/${final.id}`);
    await untilHydrated(page);
    await page.locator(".shield-menu > summary").click();
    await page.getByLabel("This match", { exact: true }).selectOption("Hide the score");
    await expect(page.locator(".match-header-score")).toHaveText("? - ?");
    await expect(page).toHaveTitle(/^(?!.*3-3).*Northland/);
    await page.goto(`${site.url}/en/match/${other.id}`);
    await expect(page.locator(".match-header-score")).toHaveText("2-1");
    await page.goto(site.url + listOf(other));
    await expect(row(page, other)).toHaveText("2-1");
    await page.goto(site.url + listOf(final));
    await expect(row(page, final)).toHaveText("?-?");
    await page.locator(`li.match-row[data-match-id="${final.id}"] .match-row-expand`).click();
    await page.getByRole("button", { name: "Show the score" }).click();
    await expect(row(page, final)).toHaveText("3-3");
    await page.goto(`${site.url}/en/match/${final.id}`);
    await page.locator(".shield-menu > summary").click();
    await page.getByLabel("This match", { exact: true }).selectOption("Show at once");
    await expect(page.locator(".match-header-score")).toHaveText("3-3");
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  test("keeps a page that stays open in another tab from telling", { tag: "@full" }, async ({ context }) => {
    const [open, choosing] = [await context.newPage(), await context.newPage()];
    await open.goto(`${site.url}/en/match/${final.id}`);
    await expect(open.locator(".match-header-score")).toHaveText("3-3");
    await untilHydrated(open);
    await choosing.goto(`${site.url}/en/match/${other.id}`);
    await choosing.locator(".shield-menu > summary").click();
    await choosing.locator(".shield-menu").getByRole("button", { name: "Hide the score" }).click();
    // The tab is in the background.
    await expect(open.locator(".match-header-score")).toHaveText("? - ?");
  });

  test("can look at one match, and learns nothing of others by it", { tag: "@full" }, async ({ page }) => {
    await page.context().addCookies([{ name: "scores", value: "hidden", url: site.url }]);
    await page.goto(`${site.url}/en/match/${final.id}`);
    await page.locator(".match-header").getByRole("link", { name: "Show the score" }).click();
    await expect(page.locator(".match-header-score")).toHaveText("3-3");
    await page.goto(`${site.url}/en/match/${final.id}?scores=match&tab=h2h`);
    await expect(page.locator(".match-header-score")).toHaveText("3-3");
    await expect(page.getByText("Hidden so that no score is given away").first()).toBeVisible();
    expect(scoresIn(await page.content(), ["2-1"])).toEqual([]);
  });

  test("has pages that everybody can use", { tag: "@full" }, async ({ page }) => {
    await page.context().addCookies([{ name: "scores", value: "hidden", url: site.url }]);
    expect(await inspect(page, `${site.url}/`, { axe: [360] })).toEqual([]);
    expect(await inspect(page, `${site.url}/en/match/${final.id}`, { axe: [1280] })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.locator(".shield-menu > summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("This match", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("This match", { exact: true })).toBeHidden();
  });
});
