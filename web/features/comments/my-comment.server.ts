import type { Comment, CommentedPost } from "#shared/content/comment.schema.ts";
import { COMMENT_REASONS } from "#shared/content/comment.table.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import { pathOf } from "#shared/url/index.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { articlePath } from "./commented-article.ts";
import { refusalLabel } from "./refusal-label.ts";

/** A comment with its reader's permissions. */
export interface MyComment {
  readonly comment: Comment;
  readonly post: CommentedPost;
  readonly is_own: boolean;
  /** Requested action; null when the URL names none. */
  readonly deed: "reply" | "report" | null;
}

const pageOf = ({ locale }: RequestFacts, id: string): string => pathOf("myComment", locale, { id });

const loadComment = async (facts: RequestFacts, id: string) =>
  (await callsOf(facts).load("/oapi/v1/comments/detail", { comment_id: readId(id, "comment_not_found") }))
    .data;

/** A comment to reply to, report or delete without scripts. Redirects anonymous readers to the login page. */
export async function loadMyComment(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<MyComment | Response> {
  const requested = search.get("deed");
  const deed = requested === "reply" || requested === "report" ? requested : null;
  const reader = await readerOrLogin(facts, pathWith(pageOf(facts, id), { deed }));
  if (reader instanceof Response) return reader;
  const { comment, post } = await loadComment(facts, id);
  return { comment, post, is_own: comment.user?.id === reader.id, deed };
}

/** Error message of a failed report or deletion. */
export interface MyCommentAnswer {
  readonly refused: string;
}

/** Reports or deletes a comment, and redirects to its article. */
export async function dealWithComment(facts: RequestFacts, id: string, fields: FormData) {
  const intent = fields.get("intent");
  if (intent !== "report" && intent !== "delete")
    throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    const { comment, post } = await loadComment(facts, id);
    const aim = { comment_id: comment.id, post_id: post.id };
    const { send } = callsOf(facts);
    if (intent === "delete") await send("/oapi/v1/comments/delete", aim);
    else {
      const reason = COMMENT_REASONS.find((one) => one === fields.get("reason")) ?? "other";
      await send("/oapi/v1/comments/report", { ...aim, reason });
    }
    return leadTo(articlePath(post), intent === "delete" ? "comment_deleted" : "comment_reported");
  } catch (thrown) {
    const error = toAppError(thrown);
    const login = loginAfter(facts, error, pageOf(facts, id));
    return login ?? refuse<MyCommentAnswer>({ refused: refusalLabel(error) }, error.row.status);
  }
}
