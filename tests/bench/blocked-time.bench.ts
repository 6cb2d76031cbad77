import type { Browser } from "playwright";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { pathsOfFirstPages } from "./first-pages.ts";

/**
 * Blocked time as Lighthouse counts it (the time of main-thread tasks beyond 50 ms on a processor a quarter as fast,
 * from the first contentful paint on), but in processor time: other work on the machine lengthens a task, and does not
 * count here. Beside it the total processor time of that thread. No bar: Lighthouse's is the one that counts.
 *
 * `BESIDE=http://localhost:8787` measures a running site of another build in turns with this one.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const BESIDE = process.env.BESIDE?.replace(/\/$/, "");
const SLOWER = 4;
const FREE_MS = 50;
/** Time until a page has its lazy chunks, its deferred content and its room's snapshot. */
const VISIT_MS = 4_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function traceOf(browser: Browser, url: string): Promise<readonly TraceEvent[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
    timezoneId: "Asia/Ho_Chi_Minh",
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "loading", "devtools.timeline"] });
  await page.goto(url);
  await page.waitForTimeout(VISIT_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

interface Load {
  readonly blocked_ms: number;
  readonly thread_ms: number;
}

function loadOf(events: readonly TraceEvent[]): Load {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("nothing was painted");
  const main = events.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint.pid && args?.name === "CrRendererMain",
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith("::RunTask") && pid === main?.pid && tid === main.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER);
  if (tasks.length === 0) throw new Error("the trace has no tasks");
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return { blocked_ms: sum(tasks.map((ms) => Math.max(0, ms - FREE_MS))), thread_ms: sum(tasks) };
}

const site = await startTestSite({ demo: true });
try {
  const pages = Object.entries(await pathsOfFirstPages(site));
  const sites = BESIDE ? { here: site.url, beside: BESIDE } : { here: site.url };
  const loads = new Map<string, Load[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of pages) {
      for (const [where, url] of Object.entries(sites)) {
        // Each with an empty cache: not even compiled code of the page before.
        const browser = await launchBrowser();
        const load = loadOf(await traceOf(browser, url + path));
        await browser.close();
        const key = where === "here" ? name : `${name}, beside`;
        loads.set(key, [...(loads.get(key) ?? []), load]);
      }
    }
  }
  const middle = (all: readonly Load[], of: keyof Load) => Math.round(medianOf(all.map((load) => load[of])));
  const rows = Object.fromEntries(
    [...loads].map(([name, all]) => [
      name,
      { blocked_ms: middle(all, "blocked_ms"), thread_ms: middle(all, "thread_ms") },
    ]),
  );
  console.table(rows);
  writeReport("blocked-time", { rounds: ROUNDS, rows });
} finally {
  await site.stop();
}
