import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";

/** What a reader's first page costs, in KB (1,000 bytes) of gzip. */
const LIMITS = { js_before_hydration_kb: 125, js_visit_kb: 160, css_kb: 15 };
const FOLDER = "build/client/assets";
/** Long enough for everything that a page loads by itself: idle parts, the socket, a first refetch. */
const VISIT_MS = 6_000;

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));
const packedSize = (name: string) => gzipSync(readFileSync(`${FOLDER}/${name}`)).byteLength;
const sum = (names: Iterable<string>) => kb([...names].reduce((total, name) => total + packedSize(name), 0));

/** Scripts that a script cannot run without. */
function importsOf(name: string): string[] {
  const code = readFileSync(`${FOLDER}/${name}`, "utf8");
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((found) => found[1] ?? "");
}

function withImports(start: Iterable<string>): Set<string> {
  const known = new Set(start);
  for (const name of known) for (const next of importsOf(name)) known.add(next);
  return known;
}

const assetsIn = (text: string, ending: string): string[] =>
  [...text.matchAll(/\/assets\/([\w.-]+)/g)]
    .map((found) => found[1] ?? "")
    .filter((name) => name.endsWith(ending));

const site = await startTestSite({ demo: true });
const browser = await launchBrowser();

/** Opens a page as a reader does and counts the scripts that Chromium asks for, after load and on a first touch. */
async function visit(path: string) {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    for (const name of assetsIn(new URL(request.url()).pathname, ".js")) scripts.add(name);
  });
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(VISIT_MS);
  await page.close();
  const html = await (await fetch(site.url + path)).text();
  // The manifest of all routes is named for the day it is asked for; a page brings its own part.
  const named = assetsIn(html, ".js").filter((name) => !name.startsWith("manifest-"));
  const before = withImports(named);
  return {
    figures: {
      js_before_hydration_kb: sum(before),
      js_visit_kb: sum(scripts),
      css_kb: sum(new Set(assetsIn(html, ".css"))),
      html_kb: kb(gzipSync(html).byteLength),
      html_raw_kb: kb(html.length),
    },
    files: [...scripts]
      .map((name) => ({ name, kb: sum([name]), lazy: !before.has(name) }))
      .sort((one, other) => other.kb - one.kb),
  };
}

try {
  const live = (await (await fetch(`${site.url}/api/v1/football/matches/live`)).json()) as {
    data: { matches: { id: number }[] };
  };
  const routes = { home: "/", match: `/match/${live.data.matches[0]?.id}` };
  const report: Record<string, Awaited<ReturnType<typeof visit>>> = {};
  for (const [route, path] of Object.entries(routes)) report[route] = await visit(path);
  console.table(Object.fromEntries(Object.entries(report).map(([route, { figures }]) => [route, figures])));
  console.table(report.home?.files.slice(0, 10));
  writeReport("weight", { limits_home: LIMITS, ...report });
  for (const [name, limit] of Object.entries(LIMITS)) {
    const figure = report.home?.figures[name as keyof typeof LIMITS] ?? 0;
    if (figure <= limit) continue;
    console.error(`home: ${name} is ${figure}, the limit is ${limit}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}
