import { type Row, sameRow } from "#origin/ingest/store/row.ts";
import type { BatchPost, ContentBatch } from "../content-batch.schema.ts";
import { safeHtml } from "../safe-html.ts";
import { type ContentReportDraft, orBeyondLimits } from "./content-report.ts";
import type { PostPlace } from "./stored-content.queries.ts";
import { postName, type StoredContent } from "./stored-content.ts";

/** Source of the content. */
export type ContentSource = "editor" | "import" | "demo";

export interface PostsPlan {
  /** Rows to write, with slugs in place of ids and lists of slugs as JSON. */
  readonly written: readonly Row[];
  readonly removed: readonly PostPlace[];
}

/**
 * A row for comparison with the stored one. Its source is excluded: the same content from another source is no change.
 */
const contentRow = (post: BatchPost): Row => ({
  key: post.key,
  lang: post.lang,
  slug: post.slug,
  title: post.title,
  summary: post.summary,
  content: safeHtml(post.content),
  meta_title: post.meta_title ?? null,
  meta_description: post.meta_description ?? null,
  keyword: post.keyword ?? null,
  image_key: post.image?.key ?? null,
  image_alt: post.image?.alt ?? null,
  author: post.author,
  match_id: post.match_id ?? null,
  is_indexed: post.is_index_flag ? 1 : 0,
  published_at: post.published_at,
  categories: JSON.stringify([...new Set(post.categories)]),
  tags: JSON.stringify([...new Set(post.tags)]),
});

/**
 * Filters a batch by what its source may change: an article edited on the site belongs to its editor, and an import
 * does not overwrite it.
 */
export function ownContent(
  batch: ContentBatch,
  stored: StoredContent,
  source: ContentSource,
  report: ContentReportDraft,
): ContentBatch {
  if (source === "editor") return batch;
  const isTheirs = (post: { readonly key: string; readonly lang: string }) => {
    const known = stored.posts.get(postName(post));
    const theirs = known?.source === "editor" || (source === "demo" && known?.source === "import");
    if (theirs) {
      report.warn(`article ${postName(post)} was changed on the site since, and is left as it is`);
      report.count("posts", "same");
    }
    return theirs;
  };
  const { posts, removed } = batch;
  return {
    ...batch,
    posts: posts.filter((post) => !isTheirs(post)),
    ...(removed ? { removed: { ...removed, posts: removed.posts.filter((post) => !isTheirs(post)) } } : {}),
  };
}

/** Articles to delete: those listed, and those that its source no longer has. */
export function goingPosts(batch: ContentBatch, { posts, ofSource }: StoredContent): PostPlace[] {
  const staying = new Set(batch.posts.map(postName));
  const removedPosts = (batch.removed?.posts ?? []).flatMap((post) => posts.get(postName(post)) ?? []);
  const going = [...removedPosts, ...ofSource.filter((post) => !staying.has(postName(post)))];
  return [...new Map(going.map(({ id, key, lang, slug }) => [id, { id, key, lang, slug }])).values()];
}

interface PlanPostsOptions {
  readonly source: ContentSource;
  readonly nowS: number;
  readonly report: ContentReportDraft;
  /** Position of an article in the incoming batch. */
  readonly placeOf: (post: BatchPost) => number;
}

/** Compares the articles of a batch with the stored ones, and refuses HTML beyond the limits. */
export function planPosts(
  batch: ContentBatch,
  stored: StoredContent,
  { source, nowS, report, placeOf }: PlanPostsOptions,
): PostsPlan {
  const written: Row[] = [];
  for (const post of batch.posts) {
    const row = orBeyondLimits(report, `posts.${placeOf(post)}.content`, () => contentRow(post));
    if (row === null) continue;
    const known = stored.posts.get(postName(post));
    const verdict = known === undefined ? "new" : sameRow(row, { ...known }) ? "same" : "changed";
    report.count("posts", verdict);
    if (verdict === "same") continue;
    report.touch("posts", ...(known ? [`post:${known.id}`] : []));
    // An article published elsewhere before counts as unchanged since then.
    const arrived = Math.min(post.published_at ?? nowS, nowS);
    const updated_at = known === undefined ? arrived : nowS;
    written.push({ ...row, source, created_at: nowS, updated_at });
  }
  const removed = goingPosts(batch, stored);
  if (removed.length > 0) report.count("posts", "removed", removed.length);
  for (const { id } of removed) report.touch("posts", `post:${id}`);
  return { written, removed };
}
