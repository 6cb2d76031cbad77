import { queryOptions } from "@tanstack/react-query";
import type { Comment } from "#shared/content/comment.schema.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { askFromBrowser } from "#web/platform/live/browser-call.ts";

/** A page of the comments on an article. */
export const commentsQuery = (post_id: number, page: number) =>
  callOptions("/oapi/v1/comments/tree", { post_id, page }, "content");

/** A comment of the page's reader. */
export interface OwnComment extends Comment {
  readonly isSending?: true;
}

/**
 * The reader's own comments on an article: those that wait to be looked at, and whatever this page has sent or deleted since
 * (use-comments.ts). Fetched once, because the service does not tell of the latter.
 */
export const ownCommentsQuery = (post_id: number) =>
  queryOptions<readonly OwnComment[]>({
    queryKey: ["/oapi/v1/comments/mine", { post_id }],
    queryFn: async () => (await askFromBrowser("/oapi/v1/comments/mine", { post_id })).data.comments,
    staleTime: Number.POSITIVE_INFINITY,
  });
