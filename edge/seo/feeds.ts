import type { Context } from "hono";
import { m } from "#messages/paraglide/messages.js";
import type { CallEndpoint } from "#shared/api/index.ts";
import { mediaPath } from "#shared/content/image.table.ts";
import type { Post } from "#shared/content/index.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import { type Locale, pathOf, screenAt } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import { feedJson } from "./feed-json.ts";
import { atomXml, type FeedItem, rssXml } from "./feed-xml.ts";
import { generatedResponse, type SeoServices } from "./generated-response.ts";
import { fetchSiteHead } from "./site-head.ts";

const ITEMS = 30;
/** Number of articles requested: some of them may be kept from search engines. */
const LOOKED_AT = 2 * ITEMS;

/** Formats of feeds by the name of their file. */
export const FEED_FILES = {
  "rss.xml": { contentType: "application/rss+xml; charset=utf-8", textOf: rssXml },
  "atom.xml": { contentType: "application/atom+xml; charset=utf-8", textOf: atomXml },
  "feed.json": { contentType: "application/feed+json; charset=utf-8", textOf: feedJson },
} as const;
export type FeedFile = keyof typeof FEED_FILES;

/** The subject of a feed. */
interface FeedAddress {
  readonly screen: "news" | "category" | "tag";
  readonly locale: Locale;
  readonly slug: string;
  readonly file: FeedFile;
  /** Of the list that belongs to it. */
  readonly path: string;
}

const FEED = /^(\/.+)\/([^/]+)$/;

/** The feed at a path: a file of {@link FEED_FILES} below a list of articles. Null where there is none. */
export function feedAt(path: string): FeedAddress | null {
  const [, list, name] = FEED.exec(path) ?? [];
  if (list === undefined || name === undefined || !isKeyOf(FEED_FILES, name)) return null;
  const found = screenAt(list);
  if (!found) return null;
  const { screen, locale, params } = found;
  if (screen !== "news" && screen !== "category" && screen !== "tag") return null;
  return { screen, locale, slug: String(params.slug ?? ""), file: name, path: list };
}

/** Name of the list. Rejects with `category_not_found`, `tag_not_found`. */
async function nameOf(call: CallEndpoint, { screen, locale, slug }: FeedAddress): Promise<string> {
  if (screen === "news") return m.news_title({}, { locale });
  if (screen === "category")
    return (await call("/oapi/v1/categories/detail", { slug, lang: locale })).data.category.name;
  return (await call("/oapi/v1/tags/detail", { slug, lang: locale })).data.tag.name;
}

function itemOf(origin: string, post: Post): FeedItem {
  const { thumbnail } = post;
  const width = thumbnail?.widths.at(-1);
  return {
    title: post.title,
    summary: post.summary,
    url: origin + pathOf("article", post.lang, { slug: post.slug }),
    id: `tag:${new URL(origin).hostname},2026:post:${post.id}`,
    author: post.author.name,
    categories: [...post.categories, ...post.tags].map(({ name }) => name),
    image: thumbnail && width !== undefined ? origin + mediaPath(thumbnail.key, width) : null,
    published_at: post.published_at,
    updated_at: Math.max(post.updated_at, post.published_at),
  };
}

/** GET /tin-tuc/rss.xml and its like: the newest articles, of a category or with a tag, as RSS 2.0, Atom or JSON Feed. */
export function answerFeed(
  c: Context<EdgeHono>,
  services: SeoServices,
  feed: FeedAddress,
): Promise<Response> {
  return generatedResponse(c, services, async ({ call, content, origin }) => {
    const { screen, locale: lang, slug, file, path } = feed;
    const { contentType, textOf } = FEED_FILES[file];
    const of = screen === "news" ? {} : { [screen]: slug };
    const [name, head, { data }] = await Promise.all([
      nameOf(call, feed),
      fetchSiteHead(content),
      call("/oapi/v1/posts", { lang, limit: LOOKED_AT, ...of }),
    ]);
    const site = head.site_name ?? m.site_name({}, { locale: lang });
    return {
      contentType,
      body: textOf({
        title: `${name} ${head.separator} ${site}`,
        description: m.feed_description({ name, site }, { locale: lang }),
        lang,
        site_url: origin + path,
        feed_url: origin + c.req.path,
        // Feeds are republished on other sites, which search engines read.
        items: data.posts
          .filter(({ is_index_flag }) => is_index_flag !== false)
          .slice(0, ITEMS)
          .map((post) => itemOf(origin, post)),
      }),
    };
  });
}
