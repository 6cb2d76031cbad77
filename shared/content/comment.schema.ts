import * as z from "zod/mini";
import { tidyText } from "../form/text.rules.ts";
import { fieldError, textField } from "../form/text-field.ts";
import { Lang } from "../url/locale.schema.ts";
import { COMMENT_DECISIONS, COMMENT_REASONS, COMMENT_STATES } from "./comment.table.ts";
import { COMMENT_TEXT_RULES } from "./comment-text.rules.ts";
import { Slug } from "./post.schema.ts";

/** Comments on articles. Texts are plain: nothing in them is markup. Times are seconds UTC. */

const id = () => z.int().check(z.positive());

/** A comment as everybody, or its writer, sees it. */
export const Comment = z.object({
  id: id(),
  post_id: id(),
  /** The comment that it answers. */
  parent_id: z.nullable(id()),
  /** Null once the author's account is deleted, and where the text is gone. */
  user: z.nullable(
    z.object({
      id: id(),
      nick_name: z.string(),
      /** Path on this site. */
      avatar: z.nullable(z.string()),
    }),
  ),
  /** Paragraphs of plain text; null of a comment that is not shown. */
  text: z.nullable(z.string()),
  state: z.enum(COMMENT_STATES),
  created_at: z.int(),
});
export type Comment = z.infer<typeof Comment>;

const CommentReply = z.extend(Comment, { replies: z.array(Comment) });

/** A comment with its replies and their replies; deeper replies stand beside those, with their `parent_id`. */
export const CommentTree = z.extend(Comment, { replies: z.array(CommentReply) });
export type CommentTree = z.infer<typeof CommentTree>;

/** Fields of a new comment (`POST comments`). */
export const CommentForm = z.object({
  post_id: id(),
  /** The comment that it answers; null for none. */
  parent_id: z._default(z.nullable(id()), null),
  text: textField("comment_required", COMMENT_TEXT_RULES, tidyText),
});
export type CommentForm = z.infer<typeof CommentForm>;

/** Which comment, below which article: edge purges by the latter. */
export const CommentAim = z.object({ comment_id: id(), post_id: id() });

export const CommentReport = z.extend(CommentAim, {
  reason: z.enum(COMMENT_REASONS, fieldError("comment_reason_required")),
});
export type CommentReport = z.infer<typeof CommentReport>;

export const CommentVerdict = z.extend(CommentAim, { decision: z.enum(COMMENT_DECISIONS) });

/** The article that a comment is below. */
export const CommentedPost = z.object({ id: id(), lang: Lang, slug: Slug, title: z.string() });
export type CommentedPost = z.infer<typeof CommentedPost>;

/** A comment in the moderation queue. */
export const QueuedComment = z.extend(Comment, {
  post: CommentedPost,
  /** How many readers have reported it, by why. */
  reports: z.array(z.object({ reason: z.enum(COMMENT_REASONS), count: z.int() })),
});
export type QueuedComment = z.infer<typeof QueuedComment>;
