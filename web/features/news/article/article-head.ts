import { useLocation } from "react-router";
import type { NewsArticle } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { mediaPath } from "#shared/content/image.table.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";
import { isoInstant } from "#web/platform/i18n/format.ts";
import { publisher } from "#web/platform/seo/structured-data.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import type { ShownPost } from "./article.loader.server.ts";

/** The image of shared links: edge/seo/share-image/. */
const shareImageOf = ({ lang, slug, title }: ShownPost) => ({
  path: `/og/post/${lang}/${slug}.png`,
  alt: title,
});

/** Pictures of an article, each in its largest width. */
function imagesOf(post: ShownPost, origin: string): string[] {
  const shared = origin + shareImageOf(post).path;
  const { thumbnail } = post;
  const widest = thumbnail?.widths.at(-1);
  return thumbnail === null || widest === undefined
    ? [shared]
    : [origin + mediaPath(thumbnail.key, widest), shared];
}

/** An article as schema.org data. */
function newsArticle(post: ShownPost, page: { origin: string; path: string; site: string }): NewsArticle {
  const { origin, path, site } = page;
  const { title, summary, author, categories, tags, published_at, updated_at } = post;
  const locale: Locale = post.lang;
  const [category] = categories;
  return {
    "@type": "NewsArticle",
    "@id": `${origin}${path}#article`,
    headline: title,
    ...(summary === "" ? {} : { description: summary }),
    url: origin + path,
    mainEntityOfPage: origin + path,
    inLanguage: locale,
    image: imagesOf(post, origin),
    datePublished: isoInstant(published_at),
    // Edits before publication do not count as changes.
    dateModified: isoInstant(Math.max(published_at, updated_at)),
    author: {
      "@type": "Person",
      name: author.name,
      url: origin + pathOf("author", locale, { slug: author.slug }),
    },
    publisher: publisher(origin, site),
    ...(category ? { articleSection: category.name } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name) } : {}),
  };
}

/** Metadata of an article's page beside its title. */
export function useArticleHead(post: ShownPost) {
  const facts = useSiteFacts();
  const { pathname } = useLocation();
  const origin = facts?.site_origin ?? "";
  const site = facts?.head?.site_name ?? m.site_name();
  return {
    // Server only: the browser bundle does not contain it.
    structuredData: import.meta.env.SSR ? newsArticle(post, { origin, path: pathname, site }) : undefined,
    image: shareImageOf(post),
    name: post.title,
  };
}
