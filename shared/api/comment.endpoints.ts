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
      "Comments on an article, the newest first, with their replies, the oldest first, at most three levels deep. A page counts those that answer none. One that is not shown stands there without its text while visible ones answer it. `article_not_found` where there is no such article.",
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
      "Comments on an article, or answers a visible comment on it. It is `visible` at once, or `pending` until somebody has looked at it: a reader's first one, and one with an address or a telephone number. `comments_closed` 90 days after the article came out, `please_do_not_spam` for two within 15 seconds, `too_many_requests` for more than 20 an hour. From pages of this site `/comments` takes the same as a plain form.",
    body: CommentForm,
    answer: z.object({ comment: Comment }),
    freshness: "private",
    access: "reader",
  }),
  commentsMine: endpoint({
    upstream: "content",
    path: "comments/mine",
    summary: "The reader's own comments on an article that wait for somebody to look at them.",
    query: { post_id: idField() },
    answer: z.object({ comments: z.array(Comment) }),
    freshness: "private",
    access: "reader",
  }),
  commentsDetail: endpoint({
    upstream: "content",
    path: "comments/detail",
    summary:
      "A visible comment, or one of the reader's own that waits, with the article it is below. `comment_not_found` for any other.",
    query: { comment_id: idField() },
    answer: z.object({ comment: Comment, post: CommentedPost }),
    freshness: "private",
    access: "reader",
  }),
  commentsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "comments/delete",
    summary: "Takes the text of the reader's own comment away, for good. `comment_not_found` for any other.",
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
      "Reports a visible comment, each reader once. Five readers take one that nobody has looked at away until somebody has.",
    body: CommentReport,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  commentsQueue: endpoint({
    upstream: "content",
    path: "comments/queue",
    summary:
      "For editors and operators: comments that wait, and those that were reported, the oldest first. `forbidden` for anybody else.",
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
      "For editors and operators: lets a comment stand, or takes it from everybody's sight; what was reported of it is settled with that. `comment_not_found` for one that its writer has deleted.",
    body: CommentVerdict,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
