import type { Post } from "../content/post.schema.ts";
import { isRecord } from "../json/is-record.ts";
import { isNews } from "./mask-results.rules.ts";
import { NEWS_OF_RESULT_SECONDS } from "./shield.rules.ts";

/** Finds articles that reveal results which are still news: their titles and addresses already do. Pure; no zod. */

/** Revealing fields of an article. Responses come past their schemas: unchecked fields hide more. */
type ArticleFields = Pick<Post, "published_at"> & {
  readonly [Key in "match_id" | "match" | "updated_at"]?: unknown;
};

/** A row of an article, in any list. */
export const isPostRow = (value: unknown): value is Readonly<Record<string, unknown>> & ArticleFields =>
  isRecord(value) &&
  value.type === "post" &&
  Number.isSafeInteger(value.published_at) &&
  typeof value.title === "string";

/** Time of an article's current text, seconds UTC: it is stored before publication, and may be rewritten after. */
const writtenAt = ({ published_at, updated_at }: ArticleFields): number =>
  typeof updated_at === "number" ? Math.max(published_at, updated_at) : published_at;

/** True if an article may reveal news of a match other than `but`; one written before its match may not. */
export function revealsNews(article: ArticleFields, nowMs: number, but: number | null): boolean {
  const { match_id, match } = article;
  if (but !== null && match_id === but) return false;
  if (isRecord(match) && typeof match.match_time === "number") {
    const { match_time } = match;
    return writtenAt(article) >= match_time && isNews({ match_time }, nowMs);
  }
  return writtenAt(article) + NEWS_OF_RESULT_SECONDS > nowMs / 1000;
}

/** Names of articles on another article's page, without their times. */
const NAMES = ["previous", "next"];

/**
 * A response without the revealing articles of its lists. The response's own article (`post`) is left in: its request
 * is refused.
 */
export function withoutArticles(value: unknown, reveals: (post: ArticleFields) => boolean): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((one) => !isPostRow(one) || !reveals(one))
      .map((one) => withoutArticles(one, reveals));
  }
  if (!isRecord(value)) return value;
  const isDetail = isPostRow(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) =>
      isDetail && NAMES.includes(key) ? [key, null] : [key, withoutArticles(field, reveals)],
    ),
  );
}
