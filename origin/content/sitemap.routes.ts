import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, pageInfo } from "#origin/football/page.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { SitemapVersion } from "#shared/api/sitemap.endpoints.ts";
import {
  activeAuthors,
  countOfIndexedPosts,
  indexedPosts,
  taggedWith,
  usedCategories,
  type VersionRow,
} from "./sitemap.queries.ts";

/** Language versions of an entry, side by side. */
function versionsOf(rows: readonly VersionRow[]): SitemapVersion[][] {
  const byKey = new Map<string, SitemapVersion[]>();
  for (const { key, ...version } of rows) byKey.set(key, [...(byKey.get(key) ?? []), version]);
  return [...byKey.values()];
}

/** Handlers of sitemap entries of articles. */
export function postSitemapHandlers(db: Database): Pick<Handlers, "sitemapPosts" | "sitemapTerms"> {
  return {
    async sitemapPosts({ query, nowMs }) {
      const now = Math.floor(nowMs / 1000);
      const [rows, [count]] = await readAll(
        db,
        bindQuery(indexedPosts, now, query.limit, offsetOf(query)),
        bindQuery(countOfIndexedPosts, now),
      );
      return { data: { posts: versionsOf(rows) }, page: pageInfo(query, count), tags: ["posts"] };
    },
    async sitemapTerms({ nowMs }) {
      const now = Math.floor(nowMs / 1000);
      const [categories, tags, authors] = await readAll(
        db,
        bindQuery(usedCategories, now),
        bindQuery(taggedWith, now),
        bindQuery(activeAuthors, now),
      );
      return {
        data: {
          categories: versionsOf(categories),
          tags: versionsOf(tags),
          authors: versionsOf(authors),
        },
        tags: ["posts"],
      };
    },
  };
}
