import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { postEndpoints } from "#shared/api/post.endpoints.ts";
import { getPost, listCategoryPosts, listPosts } from "./post.service.ts";
import { getAuthor, getCategory, getTag, listCategories, listTags } from "./term.service.ts";

/**
 * Handlers of articles and their taxonomies. Any of these responses may change with any article, so they share one
 * cache tag.
 */
export function postHandlers(db: Database): Pick<Handlers, keyof typeof postEndpoints> {
  return {
    async posts({ query, nowMs }) {
      const { data: posts, ...rest } = await listPosts(db, query, nowMs);
      return { data: { posts }, ...rest, tags: ["posts"] };
    },
    async postsSlug({ query, nowMs }) {
      const { data, nextChangeAtMs } = await getPost(db, query.slug, query.lang, nowMs);
      return { data, nextChangeAtMs, tags: ["posts", ...(data.post ? [`post:${data.post.id}`] : [])] };
    },
    async tags({ query, nowMs }) {
      const { data: tags, page } = await listTags(db, query, nowMs);
      return { data: { tags }, page, tags: ["posts"] };
    },
    tagsDetail: async ({ query, nowMs }) => ({
      data: { tag: await getTag(db, query.slug, query.lang, nowMs) },
      tags: ["posts"],
    }),
    categories: async ({ query, nowMs }) => ({
      data: { categories: await listCategories(db, query.lang, nowMs) },
      tags: ["posts"],
    }),
    categoriesDetail: async ({ query, nowMs }) => ({
      data: { category: await getCategory(db, query.slug, query.lang, nowMs) },
      tags: ["posts"],
    }),
    async categoriesPost({ query, nowMs }) {
      const { data: categories, ...rest } = await listCategoryPosts(db, query, nowMs);
      return { data: { categories }, ...rest, tags: ["posts"] };
    },
    author: async ({ query, nowMs }) => ({
      data: { author: await getAuthor(db, query.slug, query.lang, nowMs) },
      tags: ["posts"],
    }),
  };
}
