import type { CategoryPosts, Post } from "#shared/content/post.schema.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askPosts, type PostFilter, pageIn } from "../news.calls.ts";

export interface NewsPageData {
  readonly filter: PostFilter;
  readonly posts: ListPage<Post>;
  /** With their newest articles, on the first page alone. */
  readonly categories: readonly CategoryPosts[];
}

const POSTS_OF_CATEGORY = 4;

/** The newest articles, and those of each category. Throws `page_not_found` beyond the last page. */
export async function loadNewsPage(facts: RequestFacts, search: URLSearchParams): Promise<NewsPageData> {
  const { call, locale: lang } = facts;
  const filter: PostFilter = { lang, page: pageIn(search) };
  const [posts, blocks] = await Promise.all([
    askPosts(call, filter).then(pageOfList),
    // One more than is shown: the newest of all stands over them.
    filter.page > 1 ? null : call("/oapi/v1/categories/post", { lang, limit_post: POSTS_OF_CATEGORY + 1 }),
  ]);
  const lead = posts.rows[0]?.id;
  const categories = (blocks?.data.categories ?? []).map((category) => ({
    ...category,
    posts: category.posts.filter(({ id }) => id !== lead).slice(0, POSTS_OF_CATEGORY),
  }));
  return { filter, posts, categories: categories.filter((category) => category.posts.length > 0) };
}
