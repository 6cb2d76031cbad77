import * as z from "zod/mini";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { CommentAim, CommentForm } from "#shared/content/index.ts";
import { FollowForm } from "#shared/tip/index.ts";

/**
 * The expert that a write names; only that expert's responses become stale, or anybody could empty everybody's caches.
 */
const ofExpert = (body: unknown): readonly string[] => {
  const named = z.safeParse(FollowForm, body);
  return named.success ? [`expert:${named.data.expert_id}`] : [];
};
/** The article whose comments a write names; the service refuses one that is not the comment's. */
const ofArticle = (named: z.ZodMiniType<{ readonly post_id: number }>) => (body: unknown) => {
  const form = z.safeParse(named, body);
  return form.success ? [`comments:${form.data.post_id}`, `post:${form.data.post_id}`] : [];
};
const ofComment = ofArticle(CommentAim);
/** Lists, and the pages of articles that show the article beside theirs. */
const ofArticles = (): readonly string[] => ["posts"];
const ofTips = (): readonly string[] => ["tips", "experts"];

/**
 * Purge tags of a reader's write for shared responses, by the body sent; a call not listed changes only the reader's
 * own responses, or shows within the minutes that shared ones are fresh.
 */
const CHANGED: ReadonlyMap<Endpoint, (body: unknown) => readonly string[]> = new Map<
  Endpoint,
  (body: unknown) => readonly string[]
>([
  [endpoints.tipsPost, ofTips],
  [endpoints.tipsDelete, ofTips],
  [endpoints.usersMeDelete, () => [...ofTips(), "comments"]],
  [endpoints.commentsPost, ofArticle(CommentForm)],
  [endpoints.commentsDelete, ofComment],
  [endpoints.commentsReport, ofComment],
  [endpoints.commentsDecide, ofComment],
  [endpoints.editorPostsSave, ofArticles],
  [endpoints.editorPostsPublish, ofArticles],
  [endpoints.editorPostsWithdraw, ofArticles],
  [endpoints.editorPostsDelete, ofArticles],
  // As after an ingest: a corrected name or result can stand anywhere.
  [endpoints.submitCorrection, () => ["football"]],
  [endpoints.withdrawCorrection, () => ["football"]],
  [endpoints.expertsFollow, ofExpert],
  [endpoints.expertsUnfollow, ofExpert],
  // A merged club can stand anywhere.
  [endpoints.answerName, () => ["football"]],
  [endpoints.takeBackName, () => ["football"]],
]);

const decoder = new TextDecoder();

/** Tags that are out of date once a call was answered well; `body` as it was sent. */
export function tagsChangedByCall(call: Endpoint, body: ArrayBuffer | undefined): readonly string[] {
  const tagsOf = CHANGED.get(call);
  if (!tagsOf) return [];
  // The service has taken it, so it is JSON.
  return tagsOf(body && body.byteLength > 0 ? JSON.parse(decoder.decode(body)) : null);
}
