import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { SLUG, SLUG_MAXIMUM } from "#shared/content/content.table.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import type { Alternates } from "#web/platform/seo/alternates.ts";
import {
  authorQuery,
  categoryQuery,
  POSTS_LIMIT,
  type PostFilter,
  postsQuery,
  tagQuery,
} from "../news.query.ts";

/** A term with a page of its articles. */
export interface TermPageData {
  readonly slug: string;
  readonly page: number;
  readonly queries: DehydratedState;
  readonly alternates: Alternates;
}

interface TermRequest {
  readonly client: QueryClient;
  readonly lang: Locale;
  readonly slug: string | undefined;
  readonly search: URLSearchParams;
}

/** Categories and tags, with the number of articles of each. */
const TERMS = {
  category: {
    query: categoryQuery,
    count: async (client: QueryClient, lang: Locale, slug: string) =>
      (await client.query(categoryQuery(lang, slug))).category.posts,
  },
  tag: {
    query: tagQuery,
    count: async (client: QueryClient, lang: Locale, slug: string) =>
      (await client.query(tagQuery(lang, slug))).tag.posts,
  },
  author: {
    query: authorQuery,
    count: async (client: QueryClient, lang: Locale, slug: string) =>
      (await client.query(authorQuery(lang, slug))).author.posts,
  },
} as const;

/** A category, a tag or an author with a page of articles. Throws `<kind>_not_found` and `page_not_found`. */
export async function loadTerm(
  kind: keyof typeof TERMS,
  { client, lang, slug: param, search }: TermRequest,
): Promise<TermPageData> {
  const { query, count } = TERMS[kind];
  const slug = readSlug(param, `${kind}_not_found`);
  const page = pageIn(search);
  const filter: PostFilter = { lang, [kind]: slug };
  const queries = await loadQueries(client, [query(lang, slug), postsQuery(filter, page)]);
  pageOfList(await client.query(postsQuery(filter, page)));
  // A list without articles on this page is shown when opened, but nothing links to it.
  const paths = LOCALES.map(async (locale) => {
    const posts = await count(client, locale, slug).catch(() => 0);
    return [locale, posts > (page - 1) * POSTS_LIMIT ? pathOf(kind, locale, { slug }) : null];
  });
  const alternates = Object.fromEntries(await Promise.all(paths)) as Record<Locale, string | null>;
  return { slug, page, queries, alternates };
}

/** A slug in the URL; throws `missing` if invalid. */
export function readSlug(slug: string | undefined, missing: ErrorCode): string {
  if (slug !== undefined && slug.length <= SLUG_MAXIMUM && SLUG.test(slug)) return slug;
  throw new AppError(missing, { detail: `no slug: ${slug}` });
}
