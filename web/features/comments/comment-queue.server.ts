import type { QueuedComment } from "#shared/content/comment.schema.ts";
import { COMMENT_DECISIONS } from "#shared/content/comment.table.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { pathOf } from "#shared/url/index.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";

const LIMIT = 20;

/** Comments that somebody has to look at; null for who is neither editor nor operator. */
export interface CommentQueue {
  readonly queue: ListPage<QueuedComment> | null;
}

const pageOf = ({ locale }: RequestFacts): string => pathOf("commentQueue", locale);

export async function loadCommentQueue(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<CommentQueue | Response> {
  const reader = await readerOrLogin(facts, pageOf(facts));
  if (reader instanceof Response) return reader;
  if (reader.role !== "editor" && reader.role !== "operator") return { queue: null };
  const page = Number(search.get("page") ?? 1);
  const answer = await callsOf(facts).ask("/oapi/v1/comments/queue", { page, limit: LIMIT });
  const rows = answer.data.comments;
  return { queue: pageOfList({ rows, page: answer.page ?? { limit: LIMIT, page, total: rows.length } }) };
}

/** Why a decision came to nothing. */
export interface QueueAnswer {
  readonly code: ErrorCode;
}

/** Lets a comment stand, or hides it. */
export async function decideComment(facts: RequestFacts, fields: FormData) {
  const decision = COMMENT_DECISIONS.find((one) => one === fields.get("decision"));
  if (decision === undefined) throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    const [comment_id, post_id] = [Number(fields.get("comment_id")), Number(fields.get("post_id"))];
    await callsOf(facts).send("/oapi/v1/comments/decide", { comment_id, post_id, decision });
    return leadTo(pageOf(facts), decision === "approve" ? "comment_approved" : "comment_hidden");
  } catch (thrown) {
    const error = toAppError(thrown);
    return (
      loginAfter(facts, error, pageOf(facts)) ?? refuse<QueueAnswer>({ code: error.code }, error.row.status)
    );
  }
}
