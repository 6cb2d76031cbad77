import { SLUG, SLUG_MAXIMUM } from "#shared/content/content.table.ts";
import type { Author, Post, Term } from "#shared/content/post.schema.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { PageTwins } from "#web/platform/page-twins.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askPosts, askTags, POSTS_LIMIT, type PostFilter, pageIn, type TagRow } from "../news.calls.ts";

/** What articles are sorted by, with a page of those that it has. */
export interface PostsOf<Head> {
  readonly head: Head;
  readonly filter: PostFilter;
  readonly posts: ListPage<Post>;
  readonly twins: PageTwins;
}

/**
 * Where a list stands in each language: there where it has articles, on that page of it. A list without them is shown to
 * who comes there, and told to nobody. `countIn` says how many it has in another language.
 */
async function twinsOf(
  { lang, page }: PostFilter,
  count: number,
  countIn: (lang: Locale) => Promise<number>,
  pathIn: (lang: Locale) => string,
): Promise<PageTwins> {
  const paths = LOCALES.map(async (locale) => {
    // The page stands without its twin.
    const known = locale === lang ? count : await countIn(locale).catch(() => 0);
    return [locale, known > (page - 1) * POSTS_LIMIT ? pathIn(locale) : null];
  });
  return Object.fromEntries(await Promise.all(paths)) as Record<Locale, string | null>;
}

/** A word of an address that may be a slug; throws `missing` where it is none. */
export function readSlug(slug: string | undefined, missing: ErrorCode): string {
  if (slug !== undefined && slug.length <= SLUG_MAXIMUM && SLUG.test(slug)) return slug;
  throw new AppError(missing, { detail: `no slug: ${slug}` });
}

/** A category with a page of its articles. Throws `category_not_found`, `page_not_found` beyond the last. */
export async function loadCategory(
  { call, locale: lang }: RequestFacts,
  param: string | undefined,
  search: URLSearchParams,
): Promise<PostsOf<Term>> {
  const category = readSlug(param, "category_not_found");
  const filter: PostFilter = { lang, category, page: pageIn(search) };
  const ask = async (language: Locale) =>
    (await call("/oapi/v1/categories/detail", { slug: category, lang: language })).data.category;
  const [head, posts] = await Promise.all([ask(lang), askPosts(call, filter).then(pageOfList)]);
  const countIn = async (language: Locale) => (await ask(language)).posts;
  const twins = await twinsOf(filter, head.posts, countIn, (language) =>
    pathOf("category", language, { slug: category }),
  );
  return { head, filter, posts, twins };
}

/** A tag with a page of its articles. Throws `tag_not_found`, `page_not_found` beyond the last. */
export async function loadTag(
  { call, locale: lang }: RequestFacts,
  param: string | undefined,
  search: URLSearchParams,
): Promise<PostsOf<Term>> {
  const tag = readSlug(param, "tag_not_found");
  const filter: PostFilter = { lang, tag, page: pageIn(search) };
  const ask = async (language: Locale) =>
    (await call("/oapi/v1/tags/detail", { slug: tag, lang: language })).data.tag;
  const [head, posts] = await Promise.all([ask(lang), askPosts(call, filter).then(pageOfList)]);
  const countIn = async (language: Locale) => (await ask(language)).posts;
  const twins = await twinsOf(filter, head.posts, countIn, (language) =>
    pathOf("tag", language, { slug: tag }),
  );
  return { head, filter, posts, twins };
}

/** Who signs articles, with a page of his. Throws `author_not_found`, `page_not_found` beyond the last. */
export async function loadAuthor(
  { call, locale: lang }: RequestFacts,
  param: string | undefined,
  search: URLSearchParams,
): Promise<PostsOf<Author>> {
  const author = readSlug(param, "author_not_found");
  const filter: PostFilter = { lang, author, page: pageIn(search) };
  const ask = async (language: Locale) =>
    (await call("/oapi/v1/author", { slug: author, lang: language })).data.author;
  const [head, posts] = await Promise.all([ask(lang), askPosts(call, filter).then(pageOfList)]);
  const countIn = async (language: Locale) => (await ask(language)).posts;
  const twins = await twinsOf(filter, head.posts, countIn, (language) =>
    pathOf("author", language, { slug: author }),
  );
  return { head, filter, posts, twins };
}

/** All categories, in their order. */
export const loadCategories = async ({ call, locale: lang }: RequestFacts): Promise<readonly Term[]> =>
  (await call("/oapi/v1/categories", { lang })).data.categories;

/** A page of the tags. Throws `page_not_found` beyond the last. */
export const loadTags = async (
  { call, locale }: RequestFacts,
  search: URLSearchParams,
): Promise<ListPage<TagRow>> => pageOfList(await askTags(call, locale, pageIn(search)));
