import { gzipSync } from "node:zlib";
import { kb, packedKb, withImports } from "#tests/support/browser/script-weight.ts";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";

/** Limits of a reader's first page, in KB (1,000 bytes) of gzip. */
const LIMITS = { js_before_hydration_kb: 140, js_visit_kb: 205, css_kb: 16 };
/** Of home alone; tests/integration/page-weight.test.ts measures it with 150 matches. */
const HOME_HTML_KB = 40;
/** Long enough for everything that a page loads by itself: idle chunks, the socket, a first refetch. */
const VISIT_MS = 6_000;

const assetsIn = (text: string, ending: string): string[] =>
  [...text.matchAll(/\/assets\/([\w.-]+)/g)]
    .map((found) => found[1] ?? "")
    .filter((name) => name.endsWith(ending));

/** The page's own style sheets. Its route manifest names others too, which are not fetched. */
const sheetsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].flatMap(([link]) => assetsIn(link, ".css")));

const site = await startTestSite({ demo: true });
const browser = await launchBrowser();

/** The chat is beside a match from 1,200 px on, and below it, unopened, on a phone. */
const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 360, height: 800 } };

/** Opens a page as a reader does and counts the scripts that Chromium requests, after load and after a first touch. */
async function visit(path: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  // As for the 19 of 20 page views that report no latency (web/platform/realtime/latency-log.ts).
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const scripts = new Set<string>();
  page.on("request", (request) => {
    for (const name of assetsIn(new URL(request.url()).pathname, ".js")) scripts.add(name);
  });
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  // Away from all links: over one the pointer would prefetch another page.
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(VISIT_MS);
  await page.close();
  const html = await (await fetch(site.url + path)).text();
  // The manifest of all routes is named for the day of the request; a page brings its own part.
  const named = assetsIn(html, ".js").filter((name) => !name.startsWith("manifest-"));
  const before = withImports(named);
  return {
    metrics: {
      js_before_hydration_kb: packedKb(before),
      js_visit_kb: packedKb(scripts),
      css_kb: packedKb(sheetsOf(html)),
      html_kb: kb(gzipSync(html).byteLength),
      html_raw_kb: kb(html.length),
    },
    files: [...scripts]
      .map((name) => ({ name, kb: packedKb([name]), lazy: !before.has(name) }))
      .sort((one, other) => other.kb - one.kb),
  };
}

/** KB of each file on both pages, the heaviest first; a file's name ends in its hash. */
function chunkSizesOf(report: Readonly<Record<string, Awaited<ReturnType<typeof visit>>>>) {
  const sizes: Record<string, Record<string, number>> = {};
  for (const [route, { files }] of Object.entries(report))
    for (const { name, kb } of files) {
      const chunk = name.replace(/-[\w-]{8}\.js$/, "");
      sizes[chunk] = { ...sizes[chunk], [route]: kb };
    }
  const weight = (kbs: Record<string, number>) => Math.max(...Object.values(kbs));
  return Object.fromEntries(Object.entries(sizes).sort(([, one], [, other]) => weight(other) - weight(one)));
}

try {
  const live = (await (await fetch(`${site.url}/api/v1/football/matches/live`)).json()) as {
    data: { matches: { id: number }[] };
  };
  const routes = { home: "/", match: `/match/${live.data.matches[0]?.id}` };
  const report: Record<string, Awaited<ReturnType<typeof visit>>> = {};
  for (const [route, path] of Object.entries(routes))
    for (const [screen, viewport] of Object.entries(SCREENS))
      report[`${route}, ${screen}`] = await visit(path, viewport);
  console.table(Object.fromEntries(Object.entries(report).map(([route, { metrics }]) => [route, metrics])));
  console.table(chunkSizesOf(report));
  writeReport("weight", { limits: { ...LIMITS, home_html_kb: HOME_HTML_KB }, ...report });
  for (const [route, { metrics }] of Object.entries(report)) {
    const limits = route.startsWith("home") ? { ...LIMITS, html_kb: HOME_HTML_KB } : LIMITS;
    for (const [name, limit] of Object.entries(limits)) {
      const value = metrics[name as keyof typeof metrics];
      if (value <= limit) continue;
      console.error(`${route}: ${name} is ${value}, the limit is ${limit}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
