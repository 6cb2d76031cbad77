import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { COMMENT_DECISIONS } from "#shared/content/comment.table.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { pathOf } from "#shared/url/index.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { COMMENT_QUEUE_LIMIT, commentQueueOf, commentQueueQuery } from "./comments.query.ts";

/** A page of the moderation queue. */
export interface CommentQueuePage {
  readonly page: number;
  /** Null for a reader who is neither editor nor operator. */
  readonly queries: DehydratedState | null;
}

const pageOf = ({ locale }: RequestFacts): string => pathOf("commentQueue", locale);

export async function loadCommentQueue(
  facts: RequestFacts,
  client: QueryClient,
  search: URLSearchParams,
): Promise<CommentQueuePage | Response> {
  const reader = await readerOrLogin(facts, pageOf(facts));
  if (reader instanceof Response) return reader;
  const page = pageIn(search);
  if (reader.role !== "editor" && reader.role !== "operator") return { page, queries: null };
  const query = commentQueueQuery(page);
  const queryFn = async () =>
    commentQueueOf(
      await callsOf(facts).load("/oapi/v1/comments/queue", { page, limit: COMMENT_QUEUE_LIMIT }),
    );
  pageOfList(await client.query({ ...query, queryFn }));
  return { page, queries: await loadQueries(client, [query]) };
}

/** Error of a failed decision. */
export interface QueueAnswer {
  readonly code: ErrorCode;
}

/** Approves or hides a comment. */
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
