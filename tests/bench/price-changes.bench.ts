import type { CDPSession, Page, WebSocketRoute } from "playwright";
import type { Odds, OddsOf } from "#shared/odds/index.ts";
import type { OddsChanged, OddsServerMessage } from "#shared/room/room-to-client-odds.ts";
import { ingestInPlay } from "#tests/support/batches/ingest.ts";
import { kickOffToday, priceRush } from "#tests/support/batches/price-rush.ts";
import { startTestSite } from "#tests/support/site.ts";
import { heapMb, launchBrowser, settled } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";

/**
 * Price changes: the main odds page with 20 companies (180 prices in play and before, 60 rows of the room's topic)
 * takes 200 changes a second, as messages of its room. Every message is the room's own except the changes, which the
 * bench generates; Playwright delivers them to the page, which costs the page a little more than a socket would.
 */

const COMPANIES = 20;
const CHANGES_PER_S = 200;
const SECONDS = 20;
const CALM_CHANGES = 30;
/** A frame takes 16.7 ms; from these durations on one, and two, were missed. */
const LATE_FRAME_MS = 25;
const VERY_LATE_FRAME_MS = 50;

type Row = OddsOf<"asian_handicap">;

/** The room's topic as the page knows it, with the generated changes on top. */
interface OddsTap {
  readonly socket: WebSocketRoute;
  readonly place: { readonly topic: string; readonly epoch: string };
  seq: number;
  readonly rows: readonly Odds[];
}

/** Opens the page's socket to the real room, and keeps it to inject more messages. */
async function tapOddsRoom(page: Page): Promise<{ readonly tapReady: Promise<OddsTap> }> {
  let resolve: (tap: OddsTap) => void;
  const tapReady = new Promise<OddsTap>((done) => {
    resolve = done;
  });
  await page.routeWebSocket(/\/parties\/match\//, (socket) => {
    const room = socket.connectToServer();
    let tapped = false;
    room.onMessage((text) => {
      const message = readMessage(String(text));
      // From the snapshot on the topic's history is generated here: the room's own price messages would not fit in.
      if (message === null || !tapped) socket.send(text);
      if (message?.type !== "odds-snapshot" || tapped) return;
      tapped = true;
      const { topic, epoch, seq, odds } = message;
      resolve({ socket, place: { topic, epoch }, seq, rows: odds });
    });
  });
  return { tapReady };
}

function readMessage(text: string): OddsServerMessage | null {
  if (!text.startsWith("{")) return null;
  const message = JSON.parse(text) as OddsServerMessage;
  return message.type.startsWith("odds-") ? message : null;
}

/** A change of the in-play price of one row: a new home price, and its time. */
function sendChanges(tap: OddsTap, count: number, next: () => Odds): void {
  tap.seq += 1;
  const at_ms = Date.now();
  const changed = Array.from({ length: count }, () => {
    const { match_id, company, market, period, inplay } = next() as Row;
    const home = Number((1.5 + Math.random()).toFixed(2));
    const quote = { ...(inplay as NonNullable<Row["inplay"]>), home, at: Math.floor(at_ms / 1000) };
    return { match_id, company_id: company.id, market, period, inplay: quote };
  });
  const message: OddsChanged = {
    ...{ type: "odds-changed", ...tap.place, seq: tap.seq, sent_at_ms: at_ms, at_ms },
    ...{ changed, added: [], removed: [] },
  };
  tap.socket.send(JSON.stringify(message));
}

/** One row after the other, so that all of them change equally often. */
function inTurns(rows: readonly Odds[]): () => Odds {
  let turn = 0;
  return () => {
    turn += 1;
    const row = rows[(turn * 7) % rows.length];
    if (!row) throw new Error("the room tells no prices");
    return row;
  };
}

interface Watched {
  frames: number[];
  longTasks: number[];
  interactions: { name: string; ms: number }[];
  /** Table cells that were written, by kind and by whether their text or only their highlight changed. */
  cells: Record<string, number>;
}

/** Records frames, long tasks, the time from click to paint, and changed cells of the table. */
function watch(): void {
  const seen: Watched = { frames: [], longTasks: [], interactions: [], cells: {} };
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
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ("interactionId" in entry && entry.interactionId)
        seen.interactions.push({ name: entry.name, ms: entry.duration });
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const kindOf = (cell: Element): string => {
    if (cell.closest("tfoot")) return "summary";
    if (cell.matches(".odds-change")) return "age";
    if (cell.matches('[data-cell="price"]'))
      return cell.getAttribute("data-phase") === "inplay" ? "price" : "price before play";
    return cell.matches("td") ? "line" : "head";
  };
  new MutationObserver((records) => {
    const cells = new Map<Element, "text" | "mark">();
    for (const { target, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const cell = element?.closest(".odds-table td, .odds-table th");
      if (cell) cells.set(cell, type === "attributes" ? (cells.get(cell) ?? "mark") : "text");
    }
    for (const [cell, what] of cells) {
      const kind = `${kindOf(cell)}, ${what}`;
      seen.cells[kind] = (seen.cells[kind] ?? 0) + 1;
    }
  }).observe(document.querySelector("main") as Element, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
  Object.assign(window, { seen });
}

/** The records since the last call. */
const take = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const seen: Watched = Reflect.get(window, "seen");
    const taken = structuredClone(seen);
    seen.frames.length = 0;
    seen.longTasks.length = 0;
    seen.interactions.length = 0;
    for (const key of Object.keys(seen.cells)) delete seen.cells[key];
    return taken;
  });

/** One change at a time: the writes of the page for each. */
async function calmly(page: Page, tap: OddsTap, next: () => Odds) {
  const writes: Record<string, number>[] = [];
  // One change a second also coincides with the clock, which writes ages.
  while (writes.length < CALM_CHANGES) {
    await take(page);
    sendChanges(tap, 1, next);
    await settled(page);
    await settled(page);
    writes.push((await take(page)).cells);
  }
  const kinds = [...new Set(writes.flatMap((cells) => Object.keys(cells)))];
  const sortedWrites = (kind: string) => writes.map((cells) => cells[kind] ?? 0).toSorted((a, b) => a - b);
  return Object.fromEntries(
    kinds.map((kind) => {
      const sorted = sortedWrites(kind);
      return [kind, { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 }];
    }),
  );
}

/** CPU time of the page's main thread so far, in ms: unlike frames it is independent of other work on the machine. */
async function busyMs(
  session: CDPSession,
): Promise<Readonly<Record<"all" | "script" | "style" | "layout", number>>> {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    all: ms("TaskDuration"),
    script: ms("ScriptDuration"),
    style: ms("RecalcStyleDuration"),
    layout: ms("LayoutDuration"),
  };
}

/** Clicks a column head and the format, twice a second. */
async function clickAround(page: Page, until: number): Promise<number> {
  const heads = page.locator(".odds-table thead button");
  let clicks = 0;
  while (Date.now() < until) {
    await heads.nth(clicks % (await heads.count())).click();
    clicks += 1;
    await page.waitForTimeout(500);
  }
  return clicks;
}

/** 200 changes a second in this many messages a second. */
async function underLoad(page: Page, tap: OddsTap, next: () => Odds, messagesPerS: number) {
  const session = await page.context().newCDPSession(page);
  const before = await heapMb(session);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const idle = await busyMs(session);
  await take(page);
  const from = Date.now();
  const until = from + SECONDS * 1000;
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(SECONDS * messagesPerS, Math.floor(((Date.now() - from) * messagesPerS) / 1000));
    for (; sent < due; sent += 1) sendChanges(tap, CHANGES_PER_S / messagesPerS, next);
  }, 5);
  const clicks = await clickAround(page, until);
  clearInterval(timer);
  await settled(page);
  const seen = await take(page);
  const busy = await busyMs(session);
  const share = (metric: keyof typeof busy) =>
    `${(((busy[metric] - idle[metric]) / (SECONDS * 1000)) * 100).toFixed(0)} %`;
  const changes = (sent * CHANGES_PER_S) / messagesPerS;
  const frames = seen.frames.toSorted((one, other) => one - other);
  const latencies = seen.interactions.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const over = (limit: number) => frames.filter((ms) => ms > limit).length;
  return {
    changes,
    frames: frames.length,
    frames_late: over(LATE_FRAME_MS),
    frames_very_late: over(VERY_LATE_FRAME_MS),
    frame_p99_ms: Number((frames[Math.floor(frames.length * 0.99)] ?? 0).toFixed(1)),
    frame_max_ms: Number((frames.at(-1) ?? 0).toFixed(1)),
    clicks,
    /** The slowest of fewer than 50 clicks; events under 16 ms are not reported. */
    inp_ms: latencies.at(-1) ?? null,
    click_median_ms: latencies[Math.floor(latencies.length / 2)] ?? null,
    long_tasks: seen.longTasks.length,
    long_task_max_ms: Math.max(0, ...seen.longTasks),
    cells_written: seen.cells,
    price_texts_per_change: Number(((seen.cells["price, text"] ?? 0) / changes).toFixed(2)),
    main_thread: share("all"),
    main_thread_script: share("script"),
    main_thread_style: share("style"),
    main_thread_layout: share("layout"),
    heap_before_mb: before,
    heap_after_mb: await heapMb(session),
  };
}

const site = await startTestSite({ demo: false });
const browser = await launchBrowser();
try {
  const id = await ingestInPlay(
    site,
    priceRush({ source: "bench", at_ms: kickOffToday(20), companies: COMPANIES }),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { tapReady } = await tapOddsRoom(page);
  await page.goto(`${site.url}/en/oddscomp/${id}`);
  await page.evaluate(watch);
  const tap = await tapReady;
  const next = inTurns(tap.rows.filter(({ period, inplay }) => period === "full" && inplay !== null));
  const companies = await page.locator(".odds-table tbody").count();
  // Every row once: from then on prices are fresh and none is rendered again because it was stale.
  for (let row = 0; row < tap.rows.length; row += 1) sendChanges(tap, 1, next);
  await settled(page);
  const calm = await calmly(page, tap, next);
  console.table(calm);
  const single = await underLoad(page, tap, next, CHANGES_PER_S);
  const batched = await underLoad(page, tap, next, 1);
  console.table({ "200 messages a second": single, "1 message a second": batched });
  console.log(single.cells_written, batched.cells_written);
  writeReport("price-changes", {
    companies,
    rows: tap.rows.length,
    cells_per_change: calm,
    single,
    batched,
  });
  if (companies !== COMPANIES || single.changes !== CHANGES_PER_S * SECONDS) {
    console.error(
      `${companies} companies and ${single.changes} changes: this is not what was to be measured`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}
