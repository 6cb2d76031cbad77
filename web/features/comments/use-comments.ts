import { useMutation, useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio";
import type { Comment } from "#shared/content/comment.schema.ts";
import type { CommentReason } from "#shared/content/comment.table.ts";
import { type TreeOf, treeOf } from "#shared/content/comment-tree.rules.ts";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { sendFromBrowser } from "#web/platform/live/browser-call.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { createSession } from "#web/platform/session/session.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useHydrated } from "#web/platform/use-hydrated.ts";
import { commentsQuery, type OwnComment, ownCommentsQuery } from "./comments.query.ts";

/** A comment as the page shows it: `way` of the reader's own that is still to be sent, or to be looked at. */
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

/** Comments of everybody with the reader's own; one that stands in both lists waits no longer, or has just been deleted. */
function withOwn(rows: readonly Comment[], own: readonly OwnComment[]): readonly OwnComment[] {
  const fetched = new Set(rows.map(({ id }) => id));
  const kept = own.filter(({ id, state }) => state === "deleted" || !fetched.has(id));
  const keptIds = new Set(kept.map(({ id }) => id));
  return [...kept, ...rows.filter(({ id }) => !keptIds.has(id))];
}

/** Comments on an article as its page shows them. */
export function useComments(post_id: number, page: number) {
  const list = useMorePages({
    pageQuery: (at) => commentsQuery(post_id, at),
    page,
    rowsOf: ({ comments }) => comments,
  });
  const { data: own = [] } = useQuery({ ...ownCommentsQuery(post_id), enabled: useSignedIn() });
  return { list, tree: treeOf(withOwn(flat(list.rows), own).map(toShown)) };
}

/** The reader of the page; null until the session knows. Comments are hydrated late, when it knows more than the HTML. */
export function useReader() {
  const { reader } = useSnapshot(usePageStore(createSession));
  return useHydrated() ? reader : null;
}

/** Ids of comments that have none yet: after all others. */
let lastSending = Number.MAX_SAFE_INTEGER - 100_000;

interface Written {
  readonly parent_id: number | null;
  readonly text: string;
}

/** Sends a comment, which is shown at once; of one that is refused nothing is left. */
export function useSendComment(post_id: number) {
  const reader = useReader();
  const { queryKey } = ownCommentsQuery(post_id);
  return useMutation({
    mutationFn: async (written: Written) =>
      (await sendFromBrowser("/oapi/v1/comments", { post_id, ...written })).data.comment,
    onMutate: async (written, { client }) => {
      lastSending += 1;
      const sending: OwnComment = {
        ...{ id: lastSending, post_id, ...written, state: "visible", isSending: true },
        user: reader && { id: 1, nick_name: reader.nick_name, avatar: reader.avatar },
        created_at: Math.floor(Date.now() / 1000),
      };
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (own = []) => [sending, ...own]);
      return sending.id;
    },
    onSuccess: (comment, _written, id, { client }) =>
      void client.setQueryData(queryKey, (own = []) => own.map((one) => (one.id === id ? comment : one))),
    onError: (_error, _written, id, { client }) =>
      void client.setQueryData(queryKey, (own = []) => own.filter((one) => one.id !== id)),
  });
}

/** Deletes a comment of the reader's. */
export function useDeleteComment(post_id: number) {
  return useMutation({
    mutationFn: ({ id }: Comment) => sendFromBrowser("/oapi/v1/comments/delete", { comment_id: id, post_id }),
    onSuccess: (_answer, { id, parent_id, created_at }, _result, { client }) => {
      const deleted: OwnComment = {
        ...{ id, post_id, parent_id, created_at, state: "deleted" },
        ...{ user: null, text: null },
      };
      client.setQueryData(ownCommentsQuery(post_id).queryKey, (own = []) => [
        deleted,
        ...own.filter((one) => one.id !== id),
      ]);
    },
  });
}

/** Reports a comment to the site's operators. */
export const useReportComment = (post_id: number) =>
  useMutation({
    mutationFn: (sent: { readonly comment_id: number; readonly reason: CommentReason }) =>
      sendFromBrowser("/oapi/v1/comments/report", { post_id, ...sent }),
  });
