import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, pageInfo } from "#origin/football/page.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { countOfEveryExpert } from "./expert.queries.ts";
import { countOfPublishedTips, idsOfExperts, publishedTips } from "./sitemap.queries.ts";

/** Handlers of the sitemaps of experts and tips. */
export function tipSitemapHandlers(db: Database): Pick<Handlers, "sitemapTips" | "sitemapExperts"> {
  return {
    async sitemapTips({ query, nowMs }) {
      const now = Math.floor(nowMs / 1000);
      const [tips, [count]] = await readAll(
        db,
        bindQuery(publishedTips, now, query.limit, offsetOf(query)),
        bindQuery(countOfPublishedTips, now),
      );
      return { data: { tips }, page: pageInfo(query, count), tags: ["tips"] };
    },
    async sitemapExperts({ query }) {
      const [rows, [count]] = await readAll(
        db,
        bindQuery(idsOfExperts, query.limit, offsetOf(query)),
        bindQuery(countOfEveryExpert),
      );
      return { data: { ids: rows.map(({ id }) => id) }, page: pageInfo(query, count), tags: ["tips"] };
    },
  };
}
