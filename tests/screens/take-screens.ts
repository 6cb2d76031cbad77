import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page, request } from "playwright";
import {
  folderOf,
  indexHtml,
  type Picture,
  SHEET_WIDTH,
  sheetHtml,
  sheetsOf,
} from "#scripts/screens/contact-sheet.ts";
import {
  HELP,
  parseScreensOptions,
  type ScreensOptions,
  selectPages,
} from "#scripts/screens/screens-options.ts";
import { buildSite } from "#scripts/site/build.ts";
import { realNow, shiftDate } from "#scripts/site/clock/shift-date.ts";
import { SiteError } from "#scripts/site/site-error.ts";
import { findChromium } from "#scripts/testing/chromium.ts";
import type { Role } from "#shared/account/roles.table.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { Locale } from "#shared/url/index.ts";
import { newName, PASSWORD } from "#tests/support/browser/account-screens.ts";
import fillDemoWorld, { WORLD_DIR } from "#tests/support/browser/demo-world.setup.ts";
import { keepNoConnections } from "#tests/support/browser/no-kept-connections.ts";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import {
  findWorld,
  lookUpWorld,
  PAGE_KINDS,
  type PageKind,
  type World,
} from "#tests/support/browser/page-kinds.ts";
import { PAGE_STATES, type PageState } from "#tests/support/browser/page-states.ts";
import { registerVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import { grantRole } from "#tests/support/browser/tip-screens.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";
import { clockOffset, startTestClock } from "#tests/support/test-clock.ts";

/** npm run screens: photographs every page kind and page state, and makes contact sheets. */

/** The lower end of longer pages is left out. */
const MAX_HEIGHT = 4000;
/** Pages that load side by side: while one is photographed another waits for its fonts and rows. */
const LANES = Math.max(2, availableParallelism());
const PATIENCE_MS = 60_000;
const isPhone = (width: number): boolean => width < 700;

type Entry = PageKind & PageState;
const PAGES: readonly Entry[] = [...PAGE_KINDS, ...PAGE_STATES];

/** A site to photograph: the command's own, or a running one, which gets no accounts and no data. */
interface Subject {
  readonly url: string;
  readonly own: TestSite | null;
  readonly world: World;
  /** Cookies of an account with a role. */
  readonly cookiesOf: (role: Role) => Promise<ReadonlyMap<string, string>>;
}

/** A page that is loaded once, and photographed at some widths of one kind of device. */
interface Job {
  readonly entry: Entry;
  readonly locale: Locale;
  readonly widths: readonly number[];
}

/** The loads of a page in a language: a state is brought about at each width anew. */
function jobsOf(entry: Entry, locale: Locale, widths: readonly number[]): Job[] {
  const shown = widths.filter((width) => entry.at?.(width) ?? true);
  const groups = entry.act ? shown.map((width) => [width]) : Map.groupBy(shown, isPhone).values();
  return [...groups].map((some) => ({ entry, locale, widths: some }));
}

/** Pages that would change a running site, or that need an account on it. */
const needsOwnSite = ({ role, prepare, isChange }: Entry): boolean =>
  role !== undefined || prepare !== undefined || isChange === true;

/** A world whose missing ids explain themselves: `path` of a page is called with ids that a running site may lack. */
const worldOf = (found: object): World =>
  new Proxy(found as World, {
    get(target, id) {
      const value: unknown = Reflect.get(target, id);
      if (value === undefined) throw new Error(`the site has no ${String(id)} for this page`);
      return value;
    },
  });

async function openSubject(url: string | null): Promise<Subject & { readonly close: () => Promise<void> }> {
  if (url !== null) {
    const refuse = () => Promise.reject(new Error("no accounts on a running site"));
    const world = worldOf(await lookUpWorld({ url }));
    return { url, own: null, world, cookiesOf: refuse, close: async () => undefined };
  }
  await fillDemoWorld();
  const worldDir = process.env[WORLD_DIR] ?? "";
  const site = await startTestSite({ from: worldDir });
  // Ctrl-C ends the process without more; a site is a quarter of a gigabyte.
  process.once("exit", () => {
    for (const folder of [worldDir, site.dataDir]) rmSync(folder, { recursive: true, force: true });
  });
  const accounts = new Map<Role, Promise<ReadonlyMap<string, string>>>();
  const client = await request.newContext();
  return {
    ...{ url: site.url, own: site, world: await findWorld(site, client) },
    cookiesOf(role) {
      const cookies = accounts.get(role) ?? register(site, role);
      accounts.set(role, cookies);
      return cookies;
    },
    async close() {
      await client.dispose();
      await site.stop();
    },
  };
}

async function register(site: TestSite, role: Role): Promise<ReadonlyMap<string, string>> {
  const visitor = visitorOf(site);
  const name = newName();
  await registerVisitor(visitor, name, PASSWORD);
  if (role !== "reader") await grantRole(site, name, role);
  return visitor.cookies;
}

const viewportOf = (width: number) => ({ width, height: isPhone(width) ? 780 : width < 1024 ? 1024 : 900 });

let addresses = 0;

async function openContext(
  browser: Browser,
  { url, own, cookiesOf }: Subject,
  { entry, locale, widths: [width = 0] }: Job,
): Promise<BrowserContext> {
  addresses += 1;
  const context = await browser.newContext({
    ...{ viewport: viewportOf(width), isMobile: isPhone(width), hasTouch: isPhone(width) },
    ...{ locale, timezoneId: "Asia/Ho_Chi_Minh", reducedMotion: "reduce", serviceWorkers: "block" },
    javaScriptEnabled: entry.scripts !== false,
    // An IP address per context, as the platform would set it: rate limits count by address.
    ...(own ? { extraHTTPHeaders: { "cf-connecting-ip": `10.9.${addresses >> 8}.${addresses & 255}` } } : {}),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (own) await context.addInitScript(shiftDate, clockOffset());
  const settings = JSON.stringify(entry.settings ?? null);
  if (entry.settings) await context.addInitScript((text) => localStorage.setItem("settings", text), settings);
  const account = entry.role ? [...(await cookiesOf(entry.role))] : [];
  const cookies = [...Object.entries(entry.cookies ?? {}), ...account];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  return context;
}

/** True if the page leaves nothing in its context and finds nothing there, so that others may share it. */
const isPlain = ({ role, prepare, scripts, cookies, settings }: Entry): boolean =>
  !role && !prepare && scripts !== false && !cookies && !settings;

/** Waits until pictures within the photographed part are loaded: lazy ones begin when they are near the window. */
async function untilPictured(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < height,
    );
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, MAX_HEIGHT);
}

/** Photographs the pages of a job in every scheme. */
async function photograph(
  page: Page,
  subject: Subject,
  { entry, locale, widths }: Job,
  { schemes, out }: ScreensOptions,
): Promise<Picture[]> {
  const path = entry.path(subject.world, locale);
  if (subject.own) await entry.prepare?.(page, subject.world, subject.own);
  const response = await page.goto(subject.url + path);
  const { status = 200 } = entry;
  if (response?.status() !== status) throw new Error(`${path} answers ${response?.status()}, not ${status}`);
  await comesWhole(page);
  const pictures: Picture[] = [];
  for (const width of widths) {
    await page.setViewportSize(viewportOf(width));
    await comesWhole(page);
    await entry.act?.(page, subject.own as TestSite);
    const clip = entry.isOverlay ? null : await growWindow(page, width);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      // Without JavaScript no frame calls back.
      if (entry.scripts !== false) await untilPictured(page);
      const file = `${folderOf(entry.name)}/${locale}-${width}-${scheme}.png`;
      await page.screenshot({
        ...{ path: join(out, file), animations: "disabled" },
        ...(clip === null ? {} : { fullPage: true, clip }),
      });
      pictures.push({ page: entry.name, locale, width, scheme, file, path });
    }
  }
  return pictures;
}

/**
 * Makes the window as high as the page, so that a bar at the foot of the screen is at the foot of the picture. A page
 * that grows with its window keeps the usual one, and the part of it to photograph is returned.
 */
async function growWindow(page: Page, width: number) {
  const usual = viewportOf(width);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  const height = Math.min(Math.max(before, usual.height), MAX_HEIGHT);
  const brackets = await scrolledBrackets(page);
  await page.setViewportSize({ width, height });
  if ((await heightOf()) <= Math.max(before, height)) return null;
  await page.setViewportSize(usual);
  for (const [at, place] of brackets.entries())
    await page
      .locator(".bracket")
      .nth(at)
      .evaluate((tree, to) => tree.scrollTo(to), place);
  return { x: 0, y: 0, width, height };
}

/** Where the trees of knock-out stages are scrolled to: in a higher window their boxes lose their place. */
function scrolledBrackets(page: Page) {
  return page
    .locator(".bracket")
    .evaluateAll((trees) => trees.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop })));
}

/** Photographs the pages of the jobs, a lane of pages after another; pages that change the site come last. */
async function takePictures(
  browser: Browser,
  subject: Subject,
  jobs: readonly Job[],
  options: ScreensOptions,
): Promise<{ pictures: Picture[]; failures: string[] }> {
  const pictures = new Map<Job, Picture[]>();
  const failures: string[] = [];
  const waiting = [...jobs];
  const runLane = async (): Promise<void> => {
    const shared = new Map<string, BrowserContext>();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { entry, locale, widths } = job;
      const key = `${locale} ${isPhone(widths[0] ?? 0)}`;
      const plain = isPlain(entry);
      const context = (plain && shared.get(key)) || (await openContext(browser, subject, job));
      if (plain) shared.set(key, context);
      const page = await context.newPage();
      try {
        pictures.set(job, await photograph(page, subject, job, options));
      } catch (thrown) {
        failures.push(`${entry.name}, ${locale}, ${widths.join()} px: ${messageOf(thrown).split("\n")[0]}`);
      }
      await (plain ? page.close() : context.close());
      const done = jobs.length - waiting.length;
      if (done % 20 === 0) console.log(`${done} of ${jobs.length} pages`);
    }
    for (const context of shared.values()) await context.close();
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return { pictures: jobs.flatMap((job) => pictures.get(job) ?? []), failures };
}

/** Makes the sheets of some pictures in the browser; returns their files. */
async function makeSheets(browser: Browser, pictures: readonly Picture[], out: string): Promise<string[]> {
  const sheets = sheetsOf(pictures);
  mkdirSync(join(out, "sheets"), { recursive: true });
  // A page of a web address could not show files.
  const draft = join(out, "sheets", "draft.html");
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  for (const [file, some] of sheets) {
    writeFileSync(draft, sheetHtml(some, `${pathToFileURL(out)}/`));
    await page.goto(pathToFileURL(draft).href);
    await page.screenshot({ path: join(out, file), fullPage: true });
  }
  await page.close();
  rmSync(draft, { force: true });
  return [...sheets.keys()];
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new SiteError("Chromium or Chrome was not found. npm test -- e2e installs one.");
  // Chromium refuses its sandbox to root.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
}

async function main(argv: readonly string[]): Promise<number> {
  const options = parseScreensOptions(argv);
  if (options.help || options.list) {
    console.log(options.help ? HELP : PAGES.map(({ name }) => name).join("\n"));
    return 0;
  }
  const { names, locales, widths, url, out } = options;
  const selected = selectPages(PAGES, names);
  const entries = url === null ? selected : selected.filter((entry) => !needsOwnSite(entry));
  const leftOut = selected.filter((entry) => !entries.includes(entry));
  if (leftOut.length > 0)
    console.log(
      `Left out, because the site is not the command's own: ${leftOut.map(({ name }) => name).join(", ")}`,
    );
  const jobs = entries.flatMap((entry) => locales.flatMap((locale) => jobsOf(entry, locale, widths)));
  if (jobs.length === 0) throw new SiteError("There is nothing to photograph.");
  if (url === null && !process.env.SKIP_BUILD) {
    console.log("Building …");
    await buildSite();
  }
  const startedMs = realNow();
  if (url === null) startTestClock();
  keepNoConnections();
  const browser = await launch();
  const subject = await openSubject(url);
  try {
    const { pictures, failures } = await takePictures(browser, subject, jobs, options);
    const sheets = await makeSheets(browser, pictures, out);
    const seconds = Math.round((realNow() - startedMs) / 1000);
    const about = `${pictures.length} pictures in ${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    writeFileSync(join(out, "index.html"), indexHtml(pictures, sheets, about));
    console.log(`${about}: ${join(out, "index.html")}`);
    if (failures.length > 0)
      console.error(`${failures.length} pages were not photographed:\n${failures.join("\n")}`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    await subject.close();
    await browser.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (thrown) => {
    console.error(thrown instanceof SiteError ? thrown.message : thrown);
    process.exitCode = 2;
  },
);
