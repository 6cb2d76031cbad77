import type { CallEndpoint } from "#shared/api/index.ts";
import type { Post, Term } from "#shared/content/post.schema.ts";
import type { Locale } from "#shared/url/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** Which articles a list is of. */
export interface PostFilter {
  readonly lang: Locale;
  readonly page: number;
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
}

/** Rows of a page of articles. */
export const POSTS_LIMIT = 12;
/** Of a page of tags. */
const TAGS_LIMIT = 100;

/** A page of articles. `call` is edge's on the server, fetch in the browser. */
export async function askPosts(
  call: CallEndpoint,
  filter: PostFilter,
  limit = POSTS_LIMIT,
): Promise<ListPage<Post>> {
  const answer = await call("/oapi/v1/posts", { ...filter, limit });
  const rows = answer.data.posts;
  return { rows, page: answer.page ?? { limit, page: filter.page, total: rows.length } };
}

/** A tag as rows of a list are: with an id. */
export type TagRow = Term & { readonly id: number };

/** A page of tags; their places stand for ids, which they have none of. */
export async function askTags(call: CallEndpoint, lang: Locale, page: number): Promise<ListPage<TagRow>> {
  const answer = await call("/oapi/v1/tags/", { lang, page, limit: TAGS_LIMIT });
  const from = (page - 1) * TAGS_LIMIT;
  const rows = answer.data.tags.map((tag, at) => ({ ...tag, id: from + at + 1 }));
  return { rows, page: answer.page ?? { limit: TAGS_LIMIT, page, total: rows.length } };
}

/** The page of a list that an address names. */
export const pageIn = (search: URLSearchParams): number => Number(search.get("page") ?? 1);

/** The same as an address writes it. */
export const queryOfPage = (page: number) => ({ page: page === 1 ? null : page });
