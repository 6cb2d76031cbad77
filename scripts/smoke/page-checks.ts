import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import type { Answer, FetchPath } from "./site-fetch.ts";
import { expectHeader, expectStatus, expectThat } from "./site-fetch.ts";

const LOGS = "see edge's log (`wrangler tail bongda-edge`) for the x-request-id of the response";
const SITE = "set SITE_URL to the public URL of the site, and deploy again";
const BUILD = "build and deploy again: page and files belong to different builds";

/** Requirements of a page for readers, search engines and security. */
function expectPage(answer: Answer, siteUrl: string, locale: Locale): void {
  expectStatus(answer, 200, LOGS);
  expectHeader(answer, "content-type", /^text\/html/, LOGS);
  expectThat(
    answer.text.startsWith(`<!DOCTYPE html><html lang="${locale}"`),
    `${answer.path} is not in ${locale}`,
    "check the server at this URL: it is not this site",
  );
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(answer.text)?.[1];
  expectThat(
    canonical === new URL(answer.path, siteUrl).href,
    `${answer.path} has the canonical URL ${canonical ?? "none"}`,
    SITE,
  );
  expectHeader(answer, "content-security-policy", /script-src 'self' 'sha256-/, LOGS);
  expectHeader(answer, "x-content-type-options", /^nosniff$/, LOGS);
  expectHeader(answer, "x-frame-options", /^DENY$/, LOGS);
}

const HREFLANGS = [...LOCALES, "x-default"];

/** Home in a language. */
export async function checkHome(fetchPath: FetchPath, siteUrl: string, locale: Locale): Promise<string> {
  const home = await fetchPath(pathOf("home", locale));
  expectPage(home, siteUrl, locale);
  const missing = HREFLANGS.filter((language) => !home.text.includes(`hrefLang="${language}"`));
  expectThat(missing.length === 0, `${home.path} has no alternate link (${missing.join(", ")})`, LOGS);
  return `${Math.round(home.text.length / 1024)} KB`;
}

/** A page is cached by edge and revalidated by browsers. */
export async function checkPageCache(fetchPath: FetchPath): Promise<string> {
  const home = await fetchPath("/");
  expectHeader(home, "cache-control", /max-age=0, must-revalidate/, LOGS);
  expectHeader(home, "x-cache", /^(hit|miss|stale)$/, "the request bypasses edge's cache: check its cookies");
  expectHeader(home, "etag", /^(W\/)?"/, LOGS);
  const again = await fetchPath("/", { "if-none-match": home.headers.get("etag") ?? "" });
  // In between a match can have changed: then it is another page.
  expectThat(
    again.status === 304 || again.status === 200,
    `/ revalidated responds with ${again.status}`,
    LOGS,
  );
  return `${home.headers.get("x-cache")}, then ${again.status}`;
}

/** Another spelling leads to the one, in one step. */
export async function checkRedirect(fetchPath: FetchPath): Promise<string> {
  const answer = await fetchPath("/vi/match/?a=1");
  expectStatus(answer, 308, LOGS);
  const to = answer.headers.get("location");
  expectThat(to === "/match?a=1", `/vi/match/ redirects to ${to}`, LOGS);
  return "308 to /match";
}

/** Missing resources return 404. */
export async function checkMissing(fetchPath: FetchPath): Promise<string> {
  expectStatus(await fetchPath("/assets/no-such-file.js"), 404, LOGS);
  expectStatus(
    await fetchPath("/match/999999999999"),
    404,
    "see origin's log: an unknown match does not return 404",
  );
  return "404";
}

/** A built file, as the page names it. */
export async function checkFile(fetchPath: FetchPath): Promise<string> {
  const home = await fetchPath("/");
  const path = /\/assets\/[\w./-]+\.js/.exec(home.text)?.[0];
  expectThat(path !== undefined, "/ links no script of the build", BUILD);
  const file = await fetchPath(path);
  expectStatus(file, 200, BUILD);
  expectHeader(file, "content-type", /javascript/, BUILD);
  expectHeader(file, "cache-control", /max-age=31536000, immutable/, LOGS);
  return path;
}

/** Files that a browser needs to install the site and to show its offline page. */
export async function checkInstallable(fetchPath: FetchPath): Promise<string> {
  const files = {
    "/app.webmanifest": /^application\/manifest\+json/,
    "/sw.js": /javascript/,
    "/icon-192.png": /^image\/png/,
    "/offline/vi": /^text\/html/,
    "/offline/en": /^text\/html/,
  };
  for (const [path, type] of Object.entries(files)) {
    const file = await fetchPath(path);
    expectStatus(file, 200, BUILD);
    expectHeader(file, "content-type", type, BUILD);
  }
  return "manifest, worker, icon, offline pages";
}

/** robots.txt and the sitemap name this site. */
export async function checkRobots(fetchPath: FetchPath, siteUrl: string): Promise<string> {
  const robots = await fetchPath("/robots.txt");
  expectStatus(robots, 200, LOGS);
  const sitemap = new URL("/sitemap.xml", siteUrl).href;
  expectThat(robots.text.includes(`Sitemap: ${sitemap}`), `/robots.txt does not name ${sitemap}`, SITE);
  const index = await fetchPath("/sitemap.xml");
  expectStatus(index, 200, "a service behind the sitemap does not respond: see /health");
  const files = index.text.match(/<loc>/g)?.length ?? 0;
  expectThat(
    files > 0 && index.text.includes(new URL("/", siteUrl).href),
    "/sitemap.xml lists no file",
    SITE,
  );
  return `${files} files`;
}

/** Checks that search engines may come in, or may not. */
export async function checkIndexing(fetchPath: FetchPath, wanted: "open" | "closed"): Promise<string> {
  const robotsTag = (await fetchPath("/")).headers.get("x-robots-tag") ?? "";
  const isClosed = /noindex/.test(robotsTag);
  expectThat(
    isClosed === (wanted === "closed"),
    isClosed ? "/ excludes search engines" : "/ allows search engines",
    wanted === "open"
      ? SITE
      : "noindex is required: deploy with INDEXING=closed, or a preview with --preview",
  );
  return isClosed ? "noindex" : "open";
}

/** Two pages of the same match; null where none is stored. */
export async function checkMatch(fetchPath: FetchPath, siteUrl: string, matchId: number): Promise<string> {
  for (const locale of LOCALES)
    expectPage(await fetchPath(pathOf("match", locale, { id: matchId })), siteUrl, locale);
  return `/match/${matchId}`;
}
