import type { Feed, FeedItem } from "./feed-xml.ts";

/** RFC 3339. */
const isoDate = (seconds: number): string => new Date(seconds * 1000).toISOString();

const jsonItem = (item: FeedItem) => ({
  id: item.id,
  url: item.url,
  title: item.title,
  summary: item.summary,
  // An item must have content (jsonfeed.org, "Items"); feeds of this site hold no whole articles.
  content_text: item.summary,
  ...(item.image === null ? {} : { image: item.image }),
  date_published: isoDate(item.published_at),
  date_modified: isoDate(item.updated_at),
  authors: [{ name: item.author }],
  tags: item.categories,
});

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function feedJson({ title, description, lang, site_url, feed_url, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: site_url,
    feed_url,
    description,
    language: lang,
    items: items.map(jsonItem),
  });
}
