import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";
import { pathsOfFirstPages } from "./first-pages.ts";

/**
 * The cost of an open page while matches are played: processor time and layout work per second. No bar: it matters for
 * a phone's battery.
 */
const OPEN_MS = Number(process.env.OPEN_S ?? 60) * 1000;
/** Time for a page's lazy chunks, its deferred content and its room's snapshot. */
const COMES_ALIVE_MS = 8_000;

const READINGS = ["ProcessTime", "LayoutCount", "RecalcStyleCount"] as const;

async function costOf(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
    timezoneId: "Asia/Ho_Chi_Minh",
  });
  const page = await context.newPage();
  let answers = 0;
  let frames = 0;
  page.on("websocket", (socket) => socket.on("framereceived", () => (frames += 1)));
  page.on("response", () => (answers += 1));
  await page.goto(url);
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await pause(COMES_ALIVE_MS);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    return READINGS.map((name) => values.get(name) ?? Number.NaN);
  };
  const [before, answersBefore, framesBefore] = [await read(), answers, frames];
  await pause(OPEN_MS);
  const after = await read();
  const per_s = (at: number) => ((after[at] ?? Number.NaN) - (before[at] ?? Number.NaN)) / (OPEN_MS / 1000);
  await context.close();
  return {
    "processor, ms/s": Number((per_s(0) * 1000).toFixed(1)),
    "layouts/s": Number(per_s(1).toFixed(2)),
    "styles/s": Number(per_s(2).toFixed(2)),
    "messages/min": Math.round(((frames - framesBefore) * 60_000) / OPEN_MS),
    "requests/min": Math.round(((answers - answersBefore) * 60_000) / OPEN_MS),
  };
}

const site = await startTestSite({ demo: true });
try {
  const { home, match, article } = await pathsOfFirstPages(site);
  const pages = {
    home,
    match,
    "match, chat": `${match}?tab=chat`,
    "match, prices": `${match}?tab=odds`,
    article,
  };
  const browser = await launchBrowser();
  const rows: Record<string, Awaited<ReturnType<typeof costOf>>> = {};
  for (const [name, path] of Object.entries(pages)) rows[name] = await costOf(browser, site.url + path);
  await browser.close();
  console.table(rows);
  writeReport("open-page", { open_ms: OPEN_MS, rows });
} finally {
  await site.stop();
}
