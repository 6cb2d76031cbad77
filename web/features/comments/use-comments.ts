import { useMutation, useQuery } from "@tanstack/react-query";
import type { Comment } from "#shared/content/comment.schema.ts";
import type { CommentReason } from "#shared/content/comment.table.ts";
import { type TreeOf, treeOf } from "#shared/content/comment-tree.rules.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useAccountId, useReader } from "#web/platform/session/use-reader.ts";
import { changedCommentsQuery, commentsQuery, type OwnComment, ownCommentsQuery } from "./comments.query.ts";

/** A comment as the page shows it: `way` of the reader's own comment that is unsent or awaits moderation. */
export interface ShownComment extends Comment {
  readonly way: "sending" | "waiting" | null;
}
export type ShownTree = TreeOf<ShownComment>;

const flat = (rows: readonly TreeOf<Comment>[]): Comment[] =>
  rows.flatMap(({ replies = [], ...comment }) => [comment, ...flat(replies)]);

function toShown({ isSending, ...comment }: OwnComment): ShownComment {
  if (isSending) return { ...comment, way: "sending" };
  return comment.state === "pending" && comment.text !== null
    ? { ...comment, state: "visible", way: "waiting" }
    : { ...comment, way: null };
}

/** Merges public comments with the reader's own; a comment in both lists is no longer pending, or was just deleted. */
function withOwn(rows: readonly Comment[], own: readonly OwnComment[]): readonly OwnComment[] {
  const fetched = new Set(rows.map(({ id }) => id));
  const kept = own.filter(({ id, state }) => state === "deleted" || !fetched.has(id));
  const keptIds = new Set(kept.map(({ id }) => id));
  return [...kept, ...rows.filter(({ id }) => !keptIds.has(id))];
}

/** Fetched comments with this page's changes applied. */
function withChanges(fetched: readonly OwnComment[], changed: readonly OwnComment[]): OwnComment[] {
  const changedIds = new Set(changed.map(({ id }) => id));
  return [...changed, ...fetched.filter(({ id }) => !changedIds.has(id))];
}

/** Comments on an article as its page shows them. */
export function useComments(post_id: number, page: number) {
  const list = useMorePages({
    pageQuery: (at) => commentsQuery(post_id, at),
    page,
    rowsOf: ({ comments }) => comments,
  });
  const isSignedIn = useSignedIn();
  const account = useAccountId();
  const isKnown = isSignedIn && account !== null;
  const { data: waiting = [] } = useQuery({ ...ownCommentsQuery(post_id, account), enabled: isKnown });
  const { data: changed } = useQuery(changedCommentsQuery(post_id, account));
  const own = isSignedIn ? withChanges(waiting, changed) : [];
  return { list, tree: treeOf(withOwn(flat(list.rows), own).map(toShown)) };
}

/** Temporary ids of unsent comments: they sort last. */
let lastSending = Number.MAX_SAFE_INTEGER - 100_000;

interface Written {
  readonly parent_id: number | null;
  readonly text: string;
}

/** Sends a comment with an optimistic update, which a refusal rolls back. */
export function useSendComment(post_id: number) {
  const reader = useReader();
  const account = reader?.id ?? null;
  return useMutation({
    mutationFn: async (written: Written) =>
      (await sendFromBrowser("/oapi/v1/comments", { post_id, ...written })).data.comment,
    onMutate: (written, { client }) => {
      lastSending += 1;
      const sending: OwnComment = {
        ...{ id: lastSending, post_id, ...written, state: "visible", isSending: true },
        user: reader && { id: 1, nick_name: reader.nick_name, avatar: reader.avatar },
        created_at: Math.floor(Date.now() / 1000),
      };
      client.setQueryData(changedCommentsQuery(post_id, account).queryKey, (own = []) => [sending, ...own]);
      return { id: sending.id, account };
    },
    onSuccess: (comment, _written, sent, { client }) => {
      // The account may have become known while the comment was in flight.
      const { queryKey } = changedCommentsQuery(post_id, sent.account ?? account);
      client.setQueryData(queryKey, (own = []) => [comment, ...own]);
    },
    onSettled: (_comment, _error, _written, sent, { client }) => {
      if (sent === undefined) return;
      const { queryKey } = changedCommentsQuery(post_id, sent.account);
      client.setQueryData(queryKey, (own = []) => own.filter(({ id }) => id !== sent.id));
    },
  });
}

/** Deletes one of the reader's comments. */
export function useDeleteComment(post_id: number) {
  const account = useAccountId();
  return useMutation({
    mutationFn: ({ id }: Comment) => sendFromBrowser("/oapi/v1/comments/delete", { comment_id: id, post_id }),
    onMutate: () => changedCommentsQuery(post_id, account),
    onSuccess: (_answer, { id, parent_id, created_at }, { queryKey }, { client }) => {
      const deleted: OwnComment = {
        ...{ id, post_id, parent_id, created_at, state: "deleted" },
        ...{ user: null, text: null },
      };
      client.setQueryData(queryKey, (own = []) => [deleted, ...own.filter((one) => one.id !== id)]);
    },
  });
}

/** Reports a comment to the operators. */
export const useReportComment = (post_id: number) =>
  useMutation({
    mutationFn: (sent: { readonly comment_id: number; readonly reason: CommentReason }) =>
      sendFromBrowser("/oapi/v1/comments/report", { post_id, ...sent }),
  });
