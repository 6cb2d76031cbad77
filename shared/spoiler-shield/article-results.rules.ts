import type { Post } from "../content/post.schema.ts";
import { isRecord } from "../json/is-record.ts";
import { isNews } from "./mask-results.rules.ts";
import { NEWS_OF_RESULT_SECONDS } from "./shield.rules.ts";

/** Which articles tell results that are still news: their titles and addresses already do. Pure; no zod. */

/**
 * What of an article says so. Every row has all of it (`Post`), but answers come here past their schemas: only what
 * {@link isPostRow} has looked at is trusted, and what says nothing hides more, not less.
 */
type Told = Pick<Post, "published_at"> & {
  readonly [Key in "match_id" | "match" | "updated_at"]?: unknown;
};

/** A row of an article, whatever list it stands in. */
export const isPostRow = (value: unknown): value is Readonly<Record<string, unknown>> & Told =>
  isRecord(value) &&
  value.type === "post" &&
  Number.isSafeInteger(value.published_at) &&
  typeof value.title === "string";

/** When an article got the words it has, seconds UTC: it is stored ahead of coming out, and may be written anew after. */
const writtenAt = ({ published_at, updated_at }: Told): number =>
  typeof updated_at === "number" ? Math.max(published_at, updated_at) : published_at;

/**
 * Whether an article may tell a result that is news, except of the match `but`. One that was written before its match does
 * not. One that is about no single match may be about any: it tells for as long as a result is news.
 */
export function tellsNews(article: Told, nowMs: number, but: number | null): boolean {
  const { match_id, match } = article;
  if (but !== null && match_id === but) return false;
  if (isRecord(match) && typeof match.match_time === "number") {
    const { match_time } = match;
    return writtenAt(article) >= match_time && isNews({ match_time }, nowMs);
  }
  return writtenAt(article) + NEWS_OF_RESULT_SECONDS > nowMs / 1000;
}

/** Names of articles that stand on another's page without their moments. */
const NAMES = ["previous", "next"];

/**
 * An answer without the articles that tell, as rows of lists or as names beside another. The one that an answer is about
 * (`post`) is left in: who asks for it is refused.
 */
export function withoutArticles(value: unknown, tells: (post: Told) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isPostRow(one) || !tells(one)).map((one) => withoutArticles(one, tells));
  }
  if (!isRecord(value)) return value;
  const isDetail = isPostRow(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      isDetail && NAMES.includes(key) ? [key, null] : [key, withoutArticles(part, tells)],
    ),
  );
}
