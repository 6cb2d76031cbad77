import type { Locale } from "#shared/url/index.ts";
import { element, escapeXml, XML_DECLARATION } from "./xml.ts";

/** News feeds. Addresses are whole, times seconds UTC. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly lang: Locale;
  readonly site_url: string;
  readonly feed_url: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  /** Stays the same when the address changes. */
  readonly id: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly image: string | null;
  readonly published_at: number;
  readonly updated_at: number;
}

/** RFC 822 with a four-digit year, as RSS requires it. */
const rssDate = (seconds: number): string => new Date(seconds * 1000).toUTCString();
const atomDate = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The newest change of all; the beginning of time where there is no article. */
const changedAt = ({ items }: Feed): number => Math.max(0, ...items.map(({ updated_at }) => updated_at));

const rssItem = (item: FeedItem): string =>
  `<item>${element("title", item.title)}${element("link", item.url)}<guid isPermaLink="false">${escapeXml(item.id)}</guid>${element("pubDate", rssDate(item.published_at))}${element("dc:creator", item.author)}${item.categories.map((name) => element("category", name)).join("")}${element("description", item.summary)}${item.image === null ? "" : `<media:content url="${escapeXml(item.image)}" medium="image" type="image/webp"/>`}</item>`;

/** RSS 2.0. */
export function rssXml(feed: Feed): string {
  const head = [
    element("title", feed.title),
    element("link", feed.site_url),
    element("description", feed.description),
    element("language", feed.lang),
    `<atom:link href="${escapeXml(feed.feed_url)}" rel="self" type="application/rss+xml"/>`,
    ...(feed.items.length === 0 ? [] : [element("lastBuildDate", rssDate(changedAt(feed)))]),
  ];
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>\n${[...head, ...feed.items.map(rssItem)].join("\n")}\n</channel></rss>\n`;
}

const atomEntry = (item: FeedItem): string =>
  `<entry>${element("title", item.title)}<link href="${escapeXml(item.url)}"/>${element("id", item.id)}${element("published", atomDate(item.published_at))}${element("updated", atomDate(item.updated_at))}<author>${element("name", item.author)}</author>${item.categories.map((name) => `<category term="${escapeXml(name)}"/>`).join("")}${element("summary", item.summary)}</entry>`;

/** Atom (RFC 4287). */
export function atomXml(feed: Feed): string {
  const head = [
    element("title", feed.title),
    element("subtitle", feed.description),
    element("id", feed.feed_url),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.feed_url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.site_url)}"/>`,
    element("updated", atomDate(changedAt(feed))),
  ];
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">\n${[...head, ...feed.items.map(atomEntry)].join("\n")}\n</feed>\n`;
}
