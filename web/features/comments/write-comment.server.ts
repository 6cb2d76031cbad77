import type { CommentForm } from "#shared/content/comment.schema.ts";
import { commentTextRefusal } from "#shared/content/comment-text.rules.ts";
import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { tidyText } from "#shared/form/text.rules.ts";
import { ownPath, pathOf } from "#shared/url/index.ts";
import { textsOf } from "#web/platform/forms/form-refusal.server.ts";
import { callsOf, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A refused comment: its text and the reason. */
export interface CommentAnswer {
  readonly filled: { readonly post_id: string; readonly parent_id: string; readonly text: string };
  readonly back: string;
  readonly must_log_in: boolean;
  readonly code: ErrorCode;
  /** Error of the text; see field-label.ts. */
  readonly fieldError: string | null;
  readonly retry_after_s: number | null;
}

const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/**
 * Accepts a comment from a plain form and redirects to its article. No text is lost: an anonymous or refused reader
 * gets it back in a form with the reason.
 */
export async function takeComment(facts: RequestFacts, fields: FormData) {
  const { post_id = "", parent_id = "", text = "", back: given } = textsOf(fields);
  const back = ownPath(given) ?? pathOf("news", facts.locale);
  const again = (error: Pick<AppError, "code" | "fields" | "retryAfterSeconds"> | null, status: number) =>
    refuse<CommentAnswer>(
      {
        ...{ filled: { post_id, parent_id, text }, back },
        must_log_in: isSessionOver(error as AppError | null),
        code: error?.code ?? "validation_failed",
        fieldError: Object.values(error?.fields ?? {})[0]?.[0] ?? null,
        retry_after_s: error?.retryAfterSeconds ?? null,
      },
      status,
    );
  const wrong = commentTextRefusal(tidyText(text));
  if (wrong !== null)
    return again({ code: "validation_failed", fields: { text: [wrong] }, retryAfterSeconds: undefined }, 400);
  try {
    const form: CommentForm = { post_id: idOf(post_id) ?? 0, parent_id: idOf(parent_id), text };
    const { comment } = (await callsOf(facts).send("/oapi/v1/comments", form)).data;
    const isOut = comment.state === "visible";
    // A pending comment is not listed yet: the page begins with the line that explains it.
    return leadTo(isOut ? `${back}#comment-${comment.id}` : back, isOut ? "comment" : "comment_pending");
  } catch (thrown) {
    const error = toAppError(thrown);
    return again(error, error.row.status);
  }
}
