import type { Post } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { pathWith, queryOfPage } from "#web/platform/navigation/page-path.ts";

/** The commented article. */
export type CommentedArticle = Pick<Post, "id" | "lang" | "slug" | "published_at" | "comment_count">;

/** URL of an article or of a page of its comments. */
export const articlePath = ({ lang, slug }: Pick<Post, "lang" | "slug">, page = 1): string =>
  pathWith(pathOf("article", lang, { slug }), queryOfPage(page));

/** Id of the list in an article's page. */
export const COMMENTS_ID = "comments";
