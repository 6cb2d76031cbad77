import { loadavg } from "node:os";
import type { CDPSession, Page } from "playwright";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import type { Match } from "#shared/match/index.ts";
import type { RowsChanged } from "#shared/room/room-to-client.ts";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { kickOffToday } from "#tests/support/batches/price-rush.ts";
import { startTestSite } from "#tests/support/site.ts";
import { heapMb, launchBrowser, settled } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";

/**
 * The live list with 500 rows in play takes 100 patches a second for a minute, one row each, every tenth a goal, while
 * a reader folds leagues, follows some and changes the filter. The page's socket is a real one to the real room; from
 * the snapshot on, its row messages are generated in the page, so that the results include no tool's cost.
 */

const LEAGUES = 20;
const MATCHES_EACH = 25;
const ROWS = LEAGUES * MATCHES_EACH;
const PATCHES_PER_S = 100;
const SECONDS = 60;
const TRACED_SECONDS = 10;
const CALM_PATCHES = 30;
const LIMITS = { inp_p95_ms: 100, long_task_ms: 100, heap_growth_mb: 8 };

/** A league of matches in play, with unique names. */
function league(number: number, at_ms: number): Batch {
  const source = `bench-${number}`;
  const batch = goalRush({ source, at_ms, matches: Array.from({ length: MATCHES_EACH }, () => []) });
  return {
    ...batch,
    competitions: batch.competitions.map((one) => ({ ...one, name: `League ${number}` })),
    teams: batch.teams.map((team) => ({ ...team, name: `${team.external_id} of ${number}` })),
  };
}

interface Watched {
  frames: number[];
  longTasks: number[];
  interactions: Record<string, { ms: number; on: string }>;
  /** Rows that were written, one entry for each call of the observer. */
  rowsWritten: number[];
}

interface Bench {
  seen: Watched;
  /** Sends this many patches, as one message. */
  patch: (count: number) => void;
  /** Sends patches at a rate until a time. */
  run: (perSecond: number, messagesPerS: number, untilMs: number) => Promise<number>;
}

/** Runs in the page before anything else: stores its socket, and drops the room's row messages once it is tapped. */
function tap(): void {
  const real = window.WebSocket;
  type ListMessage = { type?: string; matches?: Match[]; epoch: string; seq: number };
  const tap: { socket: WebSocket | null; snapshot: ListMessage | null } = { socket: null, snapshot: null };
  Object.assign(window, { tap });
  window.WebSocket = class extends real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (!String(url).includes("/parties/live/")) return;
      this.addEventListener("message", (event) => {
        if (!event.isTrusted || typeof event.data !== "string" || !event.data.startsWith("{")) return;
        const message = JSON.parse(event.data) as ListMessage;
        if (tap.snapshot && message.type === "rows-changed") event.stopImmediatePropagation();
        if (message.type !== "snapshot") return;
        tap.socket = this;
        tap.snapshot = message;
      });
    }
  };
}

/** Records frames, long tasks, interactions and row writes; generates the room's messages. */
function prepare(): void {
  const seen: Watched = { frames: [], longTasks: [], interactions: {}, rowsWritten: [] };
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, target } = entry;
      if (!interactionId) continue;
      const on = target instanceof Element ? (target.closest("[class]")?.getAttribute("class") ?? "") : "";
      const known = seen.interactions[interactionId];
      if (!known || known.ms < duration) seen.interactions[interactionId] = { ms: duration, on };
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver((records) => {
    const rows = new Set<Element>();
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest("li.match-row");
      if (row) rows.add(row);
    }
    if (rows.size > 0) seen.rowsWritten.push(rows.size);
  }).observe(document.querySelector(".match-list") as Element, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });

  const tap: { socket: WebSocket; snapshot: { epoch: string; seq: number; matches: Match[] } } = Reflect.get(
    window,
    "tap",
  );
  const { epoch, matches } = tap.snapshot;
  const states = matches.map(({ id, score, updated_at }) => ({ id, score, updated_at }));
  let { seq } = tap.snapshot;
  let turn = 0;
  const next = (nowS: number) => {
    turn += 1;
    const state = states[(turn * 37) % states.length] as (typeof states)[number];
    const { home, away } = state.score;
    const isGoal = turn % 10 === 0;
    const changed = isGoal
      ? { ...home, goals: (home.goals ?? 0) + 1 }
      : { ...home, corners: (home.corners ?? 0) + 1 };
    state.score = { home: changed, away: { ...away, corners: away.corners ?? 0 } };
    state.updated_at = Math.max(nowS, state.updated_at);
    const patch = { score: state.score, updated_at: state.updated_at };
    return { id: state.id, patch: isGoal ? { ...patch, score_changed_at: nowS } : patch };
  };
  const patch = (count: number) => {
    seq += 1;
    const at_ms = Date.now();
    const nowS = Math.floor(at_ms / 1000);
    const message: RowsChanged = {
      ...{ type: "rows-changed", epoch, seq, sent_at_ms: at_ms, at_ms, added: [] },
      patches: Array.from({ length: count }, () => next(nowS)),
    };
    tap.socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  };
  /** One message a task, as a socket delivers them; those missed for over a second are dropped. */
  const run = (perSecond: number, messagesPerS: number, untilMs: number) =>
    new Promise<number>((resolve) => {
      const pauseMs = 1000 / messagesPerS;
      let dueMs = Date.now() + pauseMs;
      let messages = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        patch(perSecond / messagesPerS);
        messages += 1;
      };
      const timer = setInterval(() => {
        const now = Date.now();
        for (; dueMs <= now; dueMs = Math.max(dueMs + pauseMs, now - 1_000)) port2.postMessage(null);
        if (now < untilMs) return;
        clearInterval(timer);
        port1.close();
        resolve((messages * perSecond) / messagesPerS);
      }, 4);
    });
  Object.assign(window, { bench: { seen, patch, run } satisfies Bench });
}

declare const bench: Bench;

/** The records since the last call. */
const take = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const taken = structuredClone(bench.seen);
    const { frames, longTasks, rowsWritten } = bench.seen;
    for (const list of [frames, longTasks, rowsWritten]) list.length = 0;
    bench.seen.interactions = {};
    return taken;
  });

/** Opens the list once its room knows all matches: they arrive league by league. */
async function openFull(page: Page, url: string): Promise<void> {
  for (let attempt = 0; attempt < 24; attempt += 1) {
    await page.goto(url);
    await page.waitForFunction(
      () => "tap" in window && (window.tap as { snapshot: unknown }).snapshot !== null,
      undefined,
      {
        timeout: 120_000,
      },
    );
    const known = await page.evaluate((): number => Reflect.get(window, "tap").snapshot.matches.length);
    if (known === ROWS) return;
    await page.waitForTimeout(5_000);
  }
  throw new Error("the room does not learn of all matches");
}

/** Waits until no row was written for a second: at first every row gets its tools, and prices may arrive. */
async function still(page: Page): Promise<void> {
  await take(page);
  for (let second = 0; second < 60; second += 1) {
    await page.waitForTimeout(1_000);
    if ((await take(page)).rowsWritten.length === 0) return;
  }
  throw new Error("rows are written for a minute, though nothing happens");
}

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

/** One patch at a time: the rows that the page writes for each. Once a minute all are, so that patch is repeated. */
async function calmly(page: Page): Promise<{ readonly most: number; readonly writes: number }> {
  await still(page);
  const minute = minuteNow();
  const round = await calmRound(page);
  return minuteNow() === minute ? round : calmly(page);
}

async function calmRound(page: Page): Promise<{ readonly most: number; readonly writes: number }> {
  await take(page);
  for (let count = 0; count < CALM_PATCHES; count += 1) {
    await page.evaluate(() => bench.patch(1));
    await settled(page);
  }
  const { rowsWritten } = await take(page);
  return { most: Math.max(0, ...rowsWritten), writes: rowsWritten.length };
}

/**
 * The reader's actions in turn, twice a second: opens a row and closes it, follows a match, changes the filter and back.
 */
async function readList(page: Page, untilMs: number): Promise<number> {
  const caret = page.locator(".match-row-expand").first();
  const star = page.locator(".match-row-star button").first();
  const chip = (filter: string) => page.locator(`.chip[data-filter=${filter}]`);
  const steps = [caret, caret, star, chip("live"), chip("all"), star];
  let clicks = 0;
  while (Date.now() < untilMs - 1_000) {
    await steps[clicks % steps.length]?.click();
    clicks += 1;
    await page.waitForTimeout(500);
  }
  return clicks;
}

const share = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * CPU time of the main thread's longest task, ms: unlike a long task it is independent of other work on the machine.
 */
function busiestTaskMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const isMain = ({ pid, tid }: TraceEvent) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => event.ph === "X" && event.name.endsWith("RunTask"));
  const longest = tasks.filter(isMain).reduce((most, { tdur }) => Math.max(most, tdur ?? 0), 0);
  return Number((longest / 1000).toFixed(1));
}

/** The same for some seconds, apart from the measurement: a trace costs something, and a minute is too long. */
async function traced(page: Page, messagesPerS: number): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-lighthouse"] });
  const untilMs = Date.now() + TRACED_SECONDS * 1000;
  const running = page.evaluate(([perSecond, perS, until]) => bench.run(perSecond, perS, until), [
    PATCHES_PER_S,
    messagesPerS,
    untilMs,
  ] as const);
  await readList(page, untilMs);
  await running;
  return busiestTaskMs(await browser.stopTracing());
}

async function underLoad(page: Page, session: CDPSession, messagesPerS: number) {
  const before = await heapMb(session);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const idle = await busyMs();
  await take(page);
  const untilMs = Date.now() + SECONDS * 1000;
  const running = page.evaluate(([perSecond, perS, until]) => bench.run(perSecond, perS, until), [
    PATCHES_PER_S,
    messagesPerS,
    untilMs,
  ] as const);
  const clicks = await readList(page, untilMs);
  const patches = await running;
  await settled(page);
  const busy = (await busyMs()) - idle;
  const seen = await take(page);
  const busiest = await traced(page, messagesPerS);
  const frames = seen.frames.toSorted((one, other) => one - other);
  const taps = Object.values(seen.interactions).toSorted((one, other) => one.ms - other.ms);
  const latencies = [
    // Events under 16 ms are not reported.
    ...Array.from({ length: Math.max(0, clicks - taps.length) }, () => 16),
    ...taps.map(({ ms }) => ms),
  ];
  return {
    patches,
    clicks,
    inp_p50_ms: share(latencies, 0.5),
    inp_p95_ms: share(latencies, 0.95),
    inp_max_ms: latencies.at(-1) ?? 0,
    slowest: taps.at(-1)?.on ?? "",
    long_tasks: seen.longTasks.length,
    long_task_max_ms: Math.max(0, ...seen.longTasks),
    busiest_task_cpu_ms: busiest,
    frames_over_50_ms: frames.filter((ms) => ms > 50).length,
    frame_p99_ms: Number(share(frames, 0.99).toFixed(1)),
    main_thread: `${((busy / (SECONDS * 1000)) * 100).toFixed(0)} %`,
    heap_before_mb: before,
    heap_after_mb: await heapMb(session),
  };
}

const site = await startTestSite({ demo: false });
const browser = await launchBrowser();
try {
  const at_ms = kickOffToday(20);
  for (let number = 1; number <= LEAGUES; number += 1) await ingest(site, league(number, at_ms));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(tap);
  await openFull(page, `${site.url}/en`);
  await page.waitForSelector(".match-row-expand");
  await page.evaluate(prepare);
  const rows = await page.locator("li.match-row").count();
  const session = await page.context().newCDPSession(page);
  const calm = await calmly(page);
  // Objects that a page creates only once (a row's first pushed state) are no growth.
  await page.evaluate((count) => bench.patch(count), ROWS);
  await page.waitForTimeout(12_000);
  const single = await underLoad(page, session, PATCHES_PER_S);
  const ticks = await underLoad(page, session, 4);
  console.log(`${rows} rows; a patch at rest writes ${calm.most} row(s) at most`);
  console.table({ "100 messages a second": single, "4 messages a second": ticks });
  // On a busy machine wall-clock results mean little; CPU time still does.
  const load = Number(loadavg()[0]?.toFixed(1));
  console.log(`load of the machine: ${load}`);
  writeReport("live-list", { rows, load, calm, single, ticks, limits: LIMITS });
  const problems = [single, ticks].flatMap((run) => [
    ...(run.inp_p95_ms > LIMITS.inp_p95_ms ? [`INP p95 ${run.inp_p95_ms} ms (${run.slowest})`] : []),
    ...(run.long_task_max_ms > LIMITS.long_task_ms ? [`a task of ${run.long_task_max_ms} ms`] : []),
    ...(run.heap_after_mb - run.heap_before_mb > LIMITS.heap_growth_mb ? ["the heap grows"] : []),
  ]);
  if (calm.most > 1) problems.push(`a patch writes ${calm.most} rows`);
  if (rows !== ROWS) problems.push(`${rows} rows: this is not what was to be measured`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
