import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { commentEndpoints } from "#shared/api/comment.endpoints.ts";
import { CommentAim, CommentForm, CommentReport, CommentVerdict } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { getComment, listComments, listQueue, listWaiting, requireModerator } from "./comment.service.ts";
import { decideComment, emptyComment } from "./comment.store.ts";
import { type CommentDeps, postComment, reportComment } from "./post-comment.service.ts";

/** Handlers of comments on articles. */
export function commentHandlers(deps: CommentDeps): Pick<Handlers, keyof typeof commentEndpoints> {
  const { db } = deps;
  return {
    async commentsTree({ query, nowMs }) {
      const { data: comments, page } = await listComments(db, query, nowMs);
      return { data: { comments }, page, tags: ["comments", `comments:${query.post_id}`] };
    },

    async commentsPost({ readBody, reader, nowMs }) {
      const form = parseForm(CommentForm, await readBody());
      return { data: { comment: await postComment(deps, form, reader, nowMs) } };
    },

    commentsMine: async ({ query, reader }) => ({
      data: { comments: await listWaiting(db, query.post_id, reader) },
    }),

    commentsDetail: async ({ query, reader, nowMs }) => ({
      data: await getComment(db, query.comment_id, reader, nowMs),
    }),

    async commentsDelete({ readBody, reader }) {
      const aim = parseForm(CommentAim, await readBody());
      // Another reader's comment gets the same error as an unknown one.
      if (!(await emptyComment(db, aim, reader.id))) throw new AppError("comment_not_found");
      return { data: {} };
    },

    async commentsReport({ readBody, reader, nowMs }) {
      const report = parseForm(CommentReport, await readBody());
      await reportComment(deps, report, reader, nowMs);
      return { data: {} };
    },

    async commentsQueue({ query, reader }) {
      requireModerator(reader);
      const { data: comments, page } = await listQueue(db, query);
      return { data: { comments }, page };
    },

    async commentsDecide({ readBody, reader, nowMs }) {
      requireModerator(reader);
      const { decision, ...aim } = parseForm(CommentVerdict, await readBody());
      const state = decision === "approve" ? "visible" : "hidden";
      const at = Math.floor(nowMs / 1000);
      if (!(await decideComment(db, aim, { state, by: reader.id, at })))
        throw new AppError("comment_not_found");
      return { data: {} };
    },
  };
}
