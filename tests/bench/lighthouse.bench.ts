import { readFileSync } from "node:fs";
import { findChromium } from "#scripts/testing/chromium.ts";
import { startTestSite } from "#tests/support/site.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { installOutside, runIn } from "./outside-app.ts";

/**
 * Lighthouse's mobile preset over the pages that readers come by: a slow phone (processor a quarter as fast) on a slow line
 * (1.6 Mbit/s, 150 ms), both simulated by it. Medians of some rounds: one disturbance costs five points.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof LIMITS;
const CATEGORIES = Object.keys(LIMITS) as Category[];
const LOGIN = "/dang-nhap";
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
}

const lighthouse = await installOutside("lighthouse", "lighthouse");
const site = await startTestSite({ demo: true });

/** Its recording sometimes fails; it says itself that it is to be run again. */
const judge = (path: string): Promise<Report> => judgeOnce(path).catch(() => judgeOnce(path));

async function judgeOnce(path: string): Promise<Report> {
  const file = `${lighthouse}/report.json`;
  await runIn(
    lighthouse,
    "node_modules/.bin/lighthouse",
    [
      site.url + path,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox",
      `--only-categories=${CATEGORIES.join(",")}`,
      // Search engines are kept from readers' own pages on purpose, the log-in among them.
      ...(path === LOGIN ? ["--skip-audits=is-crawlable"] : []),
    ],
    // Readers of the site's own zone: for others all times are drawn anew once the page is alive.
    { CHROME_PATH: findChromium() ?? undefined, TZ: "Asia/Ho_Chi_Minh" },
  );
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

async function pathsOfSite(): Promise<Record<string, string>> {
  const call = async (path: string) => (await (await fetch(`${site.url}${path}`)).json()) as { data: never };
  const live: { matches: { id: number; competition: { id: number } }[] } = (
    await call("/api/v1/football/matches/live")
  ).data;
  // Articles are written by each minute's work.
  await site.runScheduled();
  const news = await (await fetch(`${site.url}/sitemap-news.xml`)).text();
  const article = /<loc>([^<]+)<\/loc>/.exec(news)?.[1];
  const [match] = live.matches;
  if (!match || !article) throw new Error("the made-up world has no match in play, or no article yet");
  return {
    home: "/",
    match: `/match/${match.id}`,
    odds: `/oddscomp/${match.id}`,
    league: `/league/${match.competition.id}`,
    article: new URL(article).pathname,
    login: LOGIN,
  };
}

try {
  const rows: Record<string, Record<string, number | string>> = {};
  const missed: string[] = [];
  for (const [name, path] of Object.entries(await pathsOfSite())) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await judge(path));
    const scores = CATEGORIES.map((category) => {
      const score = medianOf(reports.map(({ categories }) => Math.round(categories[category].score * 100)));
      if (score < LIMITS[category]) missed.push(`${name}: ${category} ${score}`);
      return [category, score] as const;
    });
    const metrics = METRICS.map((id) => {
      const value = medianOf(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      return [id, Number(value.toFixed(id.startsWith("cum") ? 3 : 0))] as const;
    });
    rows[name] = { ...Object.fromEntries(scores), ...Object.fromEntries(metrics) };
    const [last] = reports;
    const failed = CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
      (last?.categories[category].auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => {
          const audit = last?.audits[id];
          const where = audit?.details?.items?.flatMap(({ node }) => node?.snippet ?? []).slice(0, 3) ?? [];
          return [`${name}: ${id}: ${audit?.title}`, ...where].join("\n    ");
        }),
    );
    for (const line of failed) console.log(line);
  }
  console.table(rows);
  writeReport("lighthouse", { rounds: ROUNDS, limits: LIMITS, rows });
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
