import { readFileSync } from "node:fs";
import { findChromium } from "#scripts/testing/chromium.ts";
import { startTestSite } from "#tests/support/site.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { LOGIN, pathsOfFirstPages } from "./first-pages.ts";
import { installOutside, runIn } from "./outside-app.ts";
import { startWithoutScripts } from "./without-scripts.ts";

/**
 * Lighthouse's mobile preset over the landing pages, medians of some rounds: one disturbance costs five points. Home
 * and log-in also without scripts: the blocked time that belongs to the machine, the browser and the HTML.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof LIMITS;
const CATEGORIES = Object.keys(LIMITS) as Category[];
/** The pages that are measured without their scripts too: the heaviest and the lightest. */
const CONTROLS: ReadonlySet<string> = new Set(["home", "login"]);
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

interface Audit {
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet: string } }[] };
  readonly score: number | null;
  readonly numericValue?: number;
  readonly title: string;
}

interface Report {
  readonly categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, Audit>;
  readonly environment: {
    /** The measured speed of the processor just before: blocked time grows faster than the speed falls. */
    readonly benchmarkIndex: number;
  };
}

const lighthouse = await installOutside("lighthouse", "lighthouse");
const site = await startTestSite({ demo: true });
const control = await startWithoutScripts(site.url);

/** Its recording fails at times (one in four on a bad day); Lighthouse itself then asks for a new run. */
const ATTEMPTS = 5;

async function judge(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await judgeOnce(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function judgeOnce(url: string): Promise<Report> {
  const file = `${lighthouse}/report.json`;
  await runIn(
    lighthouse,
    "node_modules/.bin/lighthouse",
    [
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox",
      `--only-categories=${CATEGORIES.join(",")}`,
      // Personal pages, the log-in among them, are excluded from search engines on purpose.
      ...(url.endsWith(LOGIN) ? ["--skip-audits=is-crawlable"] : []),
    ],
    // Readers in the site's own zone: in other zones the page renders all times again after hydration.
    { CHROME_PATH: findChromium() ?? undefined, TZ: "Asia/Ho_Chi_Minh" },
  );
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

type Row = Readonly<Record<string, number>>;

/** Medians of a page's rounds. */
function rowOf(reports: readonly Report[]): Row {
  const scores = CATEGORIES.map((category) => [
    category,
    medianOf(reports.map(({ categories }) => Math.round(categories[category].score * 100))),
  ]);
  const metrics = METRICS.map((id) => {
    const value = medianOf(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return [id, Number(value.toFixed(id.startsWith("cum") ? 3 : 0))];
  });
  const index = medianOf(reports.map(({ environment }) => Math.round(environment.benchmarkIndex)));
  return Object.fromEntries([...scores, ...metrics, ["machine", index]]);
}

/** Failed audits of a report besides performance, with the elements of the page. */
const problemsOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const where =
          audits[id]?.details?.items?.flatMap(({ node }) => node?.snippet ?? []).slice(0, 3) ?? [];
        return [`${id}: ${audits[id]?.title}`, ...where].join("\n    ");
      }),
  );

try {
  const pages = Object.entries(await pathsOfFirstPages(site));
  const rows: Record<string, Row> = {};
  const withoutScripts: Record<string, number> = {};
  const missed: string[] = [];
  for (const [name, path] of pages) {
    const reports: Report[] = [];
    const controls: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reports.push(await judge(site.url + path));
      if (CONTROLS.has(name)) controls.push(await judge(control.url + path));
    }
    const row = rowOf(reports);
    rows[name] = row;
    // The total alone: the page is uncompressed and has no cache headers.
    if (controls.length > 0) withoutScripts[name] = rowOf(controls)["total-blocking-time"] ?? Number.NaN;
    for (const category of CATEGORIES)
      if ((row[category] ?? 0) < LIMITS[category]) missed.push(`${name}: ${category} ${row[category]}`);
    for (const problem of reports[0] ? problemsOf(reports[0]) : []) console.log(`${name}: ${problem}`);
  }
  console.table(rows);
  console.log("total-blocking-time of the same pages without their scripts, ms:", withoutScripts);
  writeReport("lighthouse", {
    ...{ rounds: ROUNDS, limits: LIMITS, rows },
    total_blocking_time_without_scripts_ms: withoutScripts,
  });
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  control.stop();
  await site.stop();
}
