import { useEffect, useMemo, useState } from "react";
import type { Comment, CommentTree } from "#shared/content/comment.schema.ts";
import type { CommentReason } from "#shared/content/comment.table.ts";
import { type TreeOf, treeOf } from "#shared/content/comment-tree.rules.ts";
import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { askFromBrowser, sendFromBrowser } from "#web/platform/live/browser-call.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { createSession } from "#web/platform/session/session.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useStore } from "#web/platform/use-store.ts";
import { askComments } from "./comments.calls.ts";

/** A comment as the page shows it: `way` of the reader's own that is still to be sent, or to be looked at. */
export interface ShownComment extends Comment {
  readonly way: "sending" | "waiting" | null;
}
export type ShownTree = TreeOf<ShownComment>;

const flat = (rows: readonly TreeOf<Comment>[]): Comment[] =>
  rows.flatMap(({ replies = [], ...comment }) => [comment, ...flat(replies)]);

const shown = (comment: Comment): ShownComment =>
  comment.state === "pending" && comment.text !== null
    ? { ...comment, state: "visible", way: "waiting" }
    : { ...comment, way: null };

/** Ids of what has none yet: after all others. */
let lastSending = Number.MAX_SAFE_INTEGER - 100_000;

/** Sends something of the reader's; gives why it was refused, or null. */
async function refusalOf(send: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await send();
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}

/** Comments on an article as its page shows them, and what its reader can do with them. */
export function useComments(post_id: number, first: ListPage<CommentTree>) {
  const list = useMore(
    first,
    useMemo(
      () => (call: Parameters<typeof askComments>[0], page: number) => askComments(call, post_id, page),
      [post_id],
    ),
  );
  const reader = useStore(usePageStores().once(createSession), (session) => session.reader, null);
  const isSignedIn = useSignedIn();
  const [own, setOwn] = useState<readonly ShownComment[]>([]);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (!isSignedIn) return;
    askFromBrowser("/oapi/v1/comments/mine", { post_id }).then(
      ({ data }) => setOwn((kept) => [...kept, ...data.comments.map(shown)]),
      // What waits is his to see once he comes again.
      () => undefined,
    );
  }, [isSignedIn, post_id]);

  const tree = useMemo(() => {
    const known = new Map<number, ShownComment>();
    for (const one of [...own, ...flat(list.rows).map(shown)]) known.set(one.id, known.get(one.id) ?? one);
    const rows = [...known.values()].map(
      (one): ShownComment =>
        gone.has(one.id) ? { ...one, state: "deleted", user: null, text: null, way: null } : one,
    );
    return treeOf(rows);
  }, [own, list.rows, gone]);

  return {
    ...{ list, tree, reader, isSignedIn },

    /** Shows the comment at once; takes it back, and gives why, if it is refused. Its id once it stands. */
    async send(parent_id: number | null, text: string): Promise<Comment | AppError> {
      lastSending += 1;
      const id = lastSending;
      const user = reader && { id: 1, nick_name: reader.nick_name, avatar: reader.avatar };
      const created_at = Math.floor(Date.now() / 1000);
      setOwn((kept) => [
        { id, post_id, parent_id, user, text, state: "visible", created_at, way: "sending" },
        ...kept,
      ]);
      const put = (instead: readonly ShownComment[]) =>
        setOwn((kept) => kept.flatMap((one) => (one.id === id ? instead : [one])));
      try {
        const { comment } = (await sendFromBrowser("/oapi/v1/comments", { post_id, parent_id, text })).data;
        put([shown(comment)]);
        return comment;
      } catch (thrown) {
        put([]);
        return toAppError(thrown);
      }
    },

    async remove(comment_id: number): Promise<AppError | null> {
      const refused = await refusalOf(() =>
        sendFromBrowser("/oapi/v1/comments/delete", { comment_id, post_id }),
      );
      if (refused === null) setGone((ids) => new Set([...ids, comment_id]));
      return refused;
    },

    report: (comment_id: number, reason: CommentReason): Promise<AppError | null> =>
      refusalOf(() => sendFromBrowser("/oapi/v1/comments/report", { comment_id, post_id, reason })),
  };
}

export type CommentsOfPage = ReturnType<typeof useComments>;
