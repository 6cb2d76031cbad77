import type { Locale } from "#shared/url/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

/** Filter of an article list. */
export interface PostFilter {
  readonly lang: Locale;
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
}

/** Articles per page. */
export const POSTS_LIMIT = 12;

/** A page of articles. */
export const postsQuery = (filter: PostFilter, page: number) =>
  callOptions("/oapi/v1/posts", { ...filter, page, limit: POSTS_LIMIT }, "content");

/** Articles per category on the front page. */
export const POSTS_OF_CATEGORY = 4;

/** The newest articles of each category: one more than shown, because the newest of all is the lead article. */
export const categoryPostsQuery = (lang: Locale) =>
  callOptions("/oapi/v1/categories/post", { lang, limit_post: POSTS_OF_CATEGORY + 1 }, "content");

/** All categories, in order. */
export const categoriesQuery = (lang: Locale) => callOptions("/oapi/v1/categories", { lang }, "content");

export const categoryQuery = (lang: Locale, slug: string) =>
  callOptions("/oapi/v1/categories/detail", { slug, lang }, "content");

/** A page of the tags. */
export const tagsQuery = (lang: Locale, page: number) =>
  callOptions("/oapi/v1/tags/", { lang, page, limit: 100 }, "content");

export const tagQuery = (lang: Locale, slug: string) =>
  callOptions("/oapi/v1/tags/detail", { slug, lang }, "content");

export const authorQuery = (lang: Locale, slug: string) =>
  callOptions("/oapi/v1/author", { slug, lang }, "content");
