import { DEFAULT_LOCALE, LOCALES, type Locale } from "#shared/url/index.ts";
import { element, escapeXml, XML_DECLARATION } from "./xml.ts";

/** A page in one language. */
export interface SitemapPage {
  /** On this site, with a query where that names the page. */
  readonly path: string;
  /** Time of its last change, seconds UTC. */
  readonly changed_at?: number;
}

/** A page in every language it exists in. */
export type SitemapEntry = Readonly<Partial<Record<Locale, SitemapPage>>>;

/** W3C date and time, as `lastmod` requires it. */
const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

function urlsOf(origin: string, entry: SitemapEntry): string[] {
  const versions = LOCALES.flatMap((locale) => {
    const page = entry[locale];
    return page ? [{ locale, page }] : [];
  });
  const linkTo = (hreflang: string, { path }: SitemapPage) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`;
  const fallback = entry[DEFAULT_LOCALE] ?? versions[0]?.page;
  const links = versions.map(({ locale, page }) => linkTo(locale, page)).join("");
  const alternates = fallback ? links + linkTo("x-default", fallback) : links;
  return versions.map(({ page: { path, changed_at } }) => {
    const lastmod = changed_at === undefined ? "" : element("lastmod", momentOf(changed_at));
    return `<url>${element("loc", origin + path)}${lastmod}${alternates}</url>`;
  });
}

/**
 * A file of a sitemap (sitemaps.org: 50,000 addresses and 50 MB at most): one address for each language of a page, each with
 * all of them.
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => urlsOf(origin, entry));
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The file that names the others. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap>${element("loc", origin + path)}</sitemap>`);
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("\n")}\n</sitemapindex>\n`;
}
