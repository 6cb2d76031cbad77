import * as z from "zod/mini";
import {
  COMMENTS_LIMIT,
  Comment,
  CommentAim,
  CommentedPost,
  CommentForm,
  CommentReport,
  CommentTree,
  CommentVerdict,
  QueuedComment,
} from "../content/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { idField, pageFields } from "./query-fields.ts";

/** Calls of comments on articles (product spec section 7). */
export const commentEndpoints = {
  commentsTree: endpoint({
    upstream: "content",
    path: "comments/tree",
    summary:
      "Comments on an article, newest first, with their replies, oldest first, at most three levels deep. Pages count top-level comments. A hidden comment is listed without its text while it has visible replies. `article_not_found` for an unknown article.",
    query: { post_id: idField(), ...pageFields({ default: COMMENTS_LIMIT, max: 50 }) },
    answer: z.object({ comments: z.array(CommentTree) }),
    paginated: true,
    freshness: "content",
    results: true,
  }),
  commentsPost: endpoint({
    upstream: "content",
    method: "POST",
    path: "comments",
    aliases: ["/comments"],
    summary:
      "Posts a comment on an article, or a reply to a visible comment. The comment is `visible` at once, or `pending` until an editor reviews it: a reader's first comment, and any comment with a web address or a telephone number. `comments_closed` 90 days after the article's publication, `please_do_not_spam` for two comments within 15 seconds, `too_many_requests` for more than 20 an hour. From pages of this site `/comments` accepts the same fields as a plain form.",
    body: CommentForm,
    answer: z.object({ comment: Comment }),
    freshness: "private",
    access: "reader",
  }),
  commentsMine: endpoint({
    upstream: "content",
    path: "comments/mine",
    summary: "The reader's own comments on an article that are pending review.",
    query: { post_id: idField() },
    answer: z.object({ comments: z.array(Comment) }),
    freshness: "private",
    access: "reader",
  }),
  commentsDetail: endpoint({
    upstream: "content",
    path: "comments/detail",
    summary:
      "A visible comment, or a pending comment of the reader, with its article. `comment_not_found` for any other comment.",
    query: { comment_id: idField() },
    answer: z.object({ comment: Comment, post: CommentedPost }),
    freshness: "private",
    access: "reader",
  }),
  commentsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "comments/delete",
    summary:
      "Deletes the text of the reader's own comment permanently. `comment_not_found` for any other comment.",
    body: CommentAim,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  commentsReport: endpoint({
    upstream: "content",
    method: "POST",
    path: "comments/report",
    summary:
      "Reports a visible comment, once per reader. Reports of five readers hide an unreviewed comment until an editor reviews it.",
    body: CommentReport,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  commentsQueue: endpoint({
    upstream: "content",
    path: "comments/queue",
    summary:
      "For editors and operators: pending and reported comments, oldest first. `forbidden` for other roles.",
    query: pageFields({ default: 20, max: 50 }),
    answer: z.object({ comments: z.array(QueuedComment) }),
    paginated: true,
    freshness: "private",
    access: "reader",
  }),
  commentsDecide: endpoint({
    upstream: "content",
    method: "POST",
    path: "comments/decide",
    summary:
      "For editors and operators: approves or hides a comment, which closes its reports. `comment_not_found` for a comment that its author has deleted.",
    body: CommentVerdict,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
