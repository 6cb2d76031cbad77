import { queryOptions } from "@tanstack/react-query";
import type { PageInfo, Success } from "#shared/api/index.ts";
import type { Comment, QueuedComment } from "#shared/content/comment.schema.ts";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

/** A page of the comments on an article. */
export const commentsQuery = (post_id: number, page: number) =>
  callOptions("/oapi/v1/comments/tree", { post_id, page }, "content");

/** Comments on one page of the queue. */
export const COMMENT_QUEUE_LIMIT = 20;

/** A page of the moderation queue. For editors and operators. */
export const commentQueueQuery = (page: number) => {
  const query = { page, limit: COMMENT_QUEUE_LIMIT };
  return queryOptions<CommentQueue>({
    queryKey: ["/oapi/v1/comments/queue", query],
    queryFn: async () => commentQueueOf(await loadFromBrowser("/oapi/v1/comments/queue", query)),
  });
};

export interface CommentQueue {
  readonly comments: readonly QueuedComment[];
  readonly page?: PageInfo;
}

/** A response of the queue as its query stores it. */
export const commentQueueOf = ({
  data,
  page,
}: Success<{ readonly comments: readonly QueuedComment[] }>): CommentQueue =>
  page === undefined ? data : { ...data, page };

/** A comment of the current reader. */
export interface OwnComment extends Comment {
  readonly isSending?: true;
}

/** An account's pending comments on an article. Null for an account that is not known yet. */
export const ownCommentsQuery = (post_id: number, account: number | null) =>
  queryOptions<readonly OwnComment[]>({
    queryKey: ["/oapi/v1/comments/mine", { post_id }, account],
    queryFn: async () => (await loadFromBrowser("/oapi/v1/comments/mine", { post_id })).data.comments,
  });

/**
 * Comments that an account has sent or deleted on this page (use-comments.ts). Only mutations write them: the service
 * lags, and a fetched response must not undo them.
 */
export const changedCommentsQuery = (post_id: number, account: number | null) =>
  queryOptions<readonly OwnComment[]>({
    queryKey: ["changed-comments", { post_id }, account],
    enabled: false,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  });
