import { bindQuery, type Database, readAll, type SqlValue } from "#origin/db/database.ts";
import { storedName } from "#origin/db/locale-columns.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { CategoryPosts, Post, PostDetail } from "#shared/content/index.ts";
import type { Locale } from "#shared/url/index.ts";
import { formerSlug } from "./content.queries.ts";
import { movedFrom } from "./content.service.ts";
import { toPost } from "./post.mapping.ts";
import {
  countOfAllPosts,
  countOfAuthor,
  countOfCategory,
  countOfMatch,
  countOfTag,
  nextPublication,
  type PostChoice,
  postAfter,
  postAtSlug,
  postBefore,
  postsOfAll,
  postsOfAuthor,
  postsOfCategory,
  postsOfMatch,
  postsOfTag,
  relatedPosts,
  versionsOfPost,
} from "./post.queries.ts";
import { allCategories } from "./term.queries.ts";

/** Articles as of a moment. */

/** A response that changes when the next article is published. */
export interface UntilNext<Data> extends Paged<Data> {
  readonly nextChangeAtMs: number | null;
}

const READS = {
  all: [postsOfAll, countOfAllPosts],
  category: [postsOfCategory, countOfCategory],
  tag: [postsOfTag, countOfTag],
  author: [postsOfAuthor, countOfAuthor],
  match: [postsOfMatch, countOfMatch],
} as const satisfies Record<PostChoice, unknown>;

const RELATED = 4;
const seconds = (ms: number): number => Math.floor(ms / 1000);
const toMs = (at: number | null | undefined): number | null => (typeof at === "number" ? at * 1000 : null);

type PostsQuery = QueryOf<typeof endpoints.posts>;

/** Chooses the narrowest filter of a request. */
function choiceOf({ match_id, author, tag, category }: PostsQuery): [PostChoice, ...SqlValue[]] {
  if (match_id !== undefined) return ["match", match_id];
  if (author !== undefined) return ["author", author];
  if (tag !== undefined) return ["tag", tag];
  return category === undefined ? ["all"] : ["category", category];
}

/** Articles, newest first. */
export async function listPosts(db: Database, query: PostsQuery, nowMs: number): Promise<UntilNext<Post[]>> {
  const [choice, ...by] = choiceOf(query);
  const [list, count] = READS[choice];
  const params = [seconds(nowMs), query.lang, query.limit, offsetOf(query), ...by];
  const [rows, [total], [next]] = await readAll(
    db,
    bindQuery(list, ...params),
    bindQuery(count, ...params),
    bindQuery(nextPublication, seconds(nowMs), query.lang),
  );
  return { data: rows.map(toPost), page: pageInfo(query, total), nextChangeAtMs: toMs(next?.at) };
}

interface FoundPost {
  readonly post: PostDetail | null;
  readonly moved_to: string | null;
}

/** An article by slug, or its redirect. Throws `article_not_found`, `article_gone`. */
export async function getPost(
  db: Database,
  slug: string,
  lang: Locale,
  nowMs: number,
): Promise<{ data: FoundPost; nextChangeAtMs: number | null }> {
  const now = seconds(nowMs);
  const [[row], [former], [next]] = await readAll(
    db,
    bindQuery(postAtSlug, now, lang, slug),
    bindQuery(formerSlug, lang, slug, now),
    bindQuery(nextPublication, now, lang),
  );
  const nextChangeAtMs = toMs(next?.at);
  if (!row) {
    const moved_to = movedFrom(former, slug, { missing: "article_not_found", gone: "article_gone" });
    return { data: { post: null, moved_to }, nextChangeAtMs };
  }
  const post = toPost(row);
  const around = [now, lang, post.categories[0]?.slug ?? "", post.published_at, post.id];
  const [versions, [previous], [after], related] = await readAll(
    db,
    bindQuery(versionsOfPost, now, row.key),
    bindQuery(postBefore, ...around),
    bindQuery(postAfter, ...around),
    bindQuery(relatedPosts, now, lang, post.id, RELATED),
  );
  const detail: PostDetail = {
    ...post,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    keyword: row.keyword,
    content: row.content,
    alternates: versions,
    previous: previous ?? null,
    next: after ?? null,
    related: related.map(toPost),
  };
  return { data: { post: detail, moved_to: null }, nextChangeAtMs };
}

/** Categories that have articles, each with its newest. */
export async function listCategoryPosts(
  db: Database,
  query: PageQuery & { readonly lang: Locale; readonly limit_post: number },
  nowMs: number,
): Promise<UntilNext<CategoryPosts[]>> {
  const { lang, limit, limit_post } = query;
  const now = seconds(nowMs);
  const [all, [next]] = await readAll(
    db,
    bindQuery(allCategories, now, lang),
    bindQuery(nextPublication, now, lang),
  );
  const used = all.filter(({ posts }) => posts > 0);
  const from = offsetOf(query);
  const shown = used.slice(from, from + limit);
  const lists =
    shown.length === 0
      ? []
      : await readAll(
          db,
          ...shown.map(({ slug }) => bindQuery(postsOfCategory, now, lang, limit_post, 0, slug)),
        );
  const data = shown.map((row, at) => ({
    slug: row.slug,
    name: storedName(row, "name", lang),
    posts: (lists[at] ?? []).map(toPost),
  }));
  return { data, page: pageInfo(query, { total: used.length }), nextChangeAtMs: toMs(next?.at) };
}
