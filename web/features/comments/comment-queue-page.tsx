import { useMutation, useMutationState, useSuspenseQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { QueuedComment } from "#shared/content/comment.schema.ts";
import { COMMENT_DECISIONS, type CommentDecision } from "#shared/content/comment.table.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { CommentHead, writerName } from "./comment-head.tsx";
import type { QueueAnswer } from "./comment-queue.server.ts";
import { CommentText } from "./comment-text.tsx";
import { articlePath } from "./commented-article.ts";
import { commentQueueQuery } from "./comments.query.ts";
import { reasonName } from "./reason-name.ts";

interface CommentQueuePageProps {
  /** The page of the queue in the URL. */
  readonly page: number;
  /** True if the reader is an editor or operator. */
  readonly isAllowed: boolean;
  /** Error of a failed decision. */
  readonly answer: QueueAnswer | null;
}

/** Pending and reported comments, for editors and operators. */
export default function CommentQueuePage({ page, isAllowed, answer }: CommentQueuePageProps) {
  return (
    <div className="account-page">
      <PageHead title={m.comment_queue_title()} description={m.comment_queue_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.comment_queue_title()}</h1>
      {isAllowed ? (
        <Queue page={page} answer={answer} />
      ) : (
        <p className="panel comment-note">{m.comment_queue_refused()}</p>
      )}
    </div>
  );
}

const doneTexts = {
  approve: m.done_comment_approved,
  hide: m.done_comment_hidden,
} as const satisfies Record<CommentDecision, () => string>;

function Queue({ page, answer }: Pick<CommentQueuePageProps, "page" | "answer">) {
  const path = pathOf("commentQueue", getLocale());
  const queue = useSuspenseQuery(commentQueueQuery(page)).data;
  const decide = useDecide(page);
  const decided = useMutationState({
    filters: { mutationKey: DECIDE_KEY, status: "pending" },
    select: ({ state }) => (state.variables as Decided).comment.id,
  });
  const comments = queue.comments.filter(({ id }) => !decided.includes(id));
  const refused = decide.isIdle ? answer : decide.error && toAppError(decide.error);
  return (
    <>
      <FormAlert text={refused && errorLabel(refused.code)} />
      <p role="status" className="sr-only">
        {decide.isSuccess ? doneTexts[decide.variables.decision]() : null}
      </p>
      <section className="panel comments" aria-label={m.comment_queue_title()}>
        {comments.length === 0 ? (
          <p className="comment-note">{m.comment_queue_none()}</p>
        ) : (
          <>
            <p className="comment-note">
              {m.comment_queue_total({ count: queue.page?.total ?? queue.comments.length })}
            </p>
            <ul className="comment-list">
              {comments.map((comment) => (
                <QueueRow key={comment.id} comment={comment} action={path} onDecide={decide.mutate} />
              ))}
            </ul>
          </>
        )}
        {queue.page ? (
          <PageLinks
            page={queue.page}
            hrefOf={(one) => pathWith(path, { page: one === 1 ? null : one })}
            label={m.comment_queue_title()}
          />
        ) : null}
      </section>
    </>
  );
}

interface Decided {
  readonly comment: QueuedComment;
  readonly decision: CommentDecision;
}

const DECIDE_KEY = ["/oapi/v1/comments/decide"];

/** Decides on a comment. The queue hides comments whose decision is in flight. */
function useDecide(page: number) {
  const { queryKey } = commentQueueQuery(page);
  return useMutation({
    mutationKey: DECIDE_KEY,
    mutationFn: ({ comment: { id, post }, decision }: Decided) =>
      sendFromBrowser("/oapi/v1/comments/decide", { comment_id: id, post_id: post.id, decision }),
    onSuccess: (_answer, { comment }, _none, { client }) =>
      void client.setQueryData(
        queryKey,
        (queue) => queue && { ...queue, comments: queue.comments.filter(({ id }) => id !== comment.id) },
      ),
    onError: (error) => {
      // A full page load: the header shows that the session has ended.
      if (isSessionOver(toAppError(error)))
        location.assign(pathWith(pathOf("login", getLocale()), { back: location.pathname }));
    },
    onSettled: (_answer, _error, _decided, _none, { client }) =>
      void client.invalidateQueries({ queryKey: ["/oapi/v1/comments/queue"] }),
  });
}

const decisionNames = {
  approve: m.comment_approve,
  hide: m.comment_hide,
} as const satisfies Record<CommentDecision, () => string>;

interface QueueRowProps {
  readonly comment: QueuedComment;
  /** Target of the form without scripts. */
  readonly action: string;
  readonly onDecide: (decided: Decided) => void;
}

function QueueRow({ comment, action, onDecide }: QueueRowProps) {
  const { id, post, reports, state } = comment;
  const name = writerName(comment);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision = COMMENT_DECISIONS.find(
      (one) => submitter instanceof HTMLButtonElement && one === submitter.value,
    );
    if (decision === undefined) return;
    event.preventDefault();
    onDecide({ comment, decision });
  };
  return (
    <li className="comment" id={`comment-${id}`}>
      <CommentHead comment={comment} />
      <p className="comment-queue-badges">
        {state === "pending" ? <b className="comment-badge">{m.comment_queue_waits()}</b> : null}
        {reports.length > 0 ? (
          <>
            <b className="comment-badge" data-reported>
              {m.comment_queue_reported()}
            </b>
            {reports.map(({ reason, count }) => (
              <span key={reason}>{m.comment_queue_reason({ reason: reasonName(reason), count })}</span>
            ))}
          </>
        ) : null}
        <SiteLink to={articlePath(post)} className="text-link">
          {post.title}
        </SiteLink>
      </p>
      <CommentText comment={comment} />
      <form method="post" action={action} className="form-actions comment-decide" onSubmit={send}>
        <input type="hidden" name="comment_id" value={id} />
        <input type="hidden" name="post_id" value={post.id} />
        {COMMENT_DECISIONS.map((decision) => (
          <button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            className={decision === "hide" ? "button form-danger" : "button"}
            aria-label={m.comment_decide_of({ what: decisionNames[decision](), name })}
          >
            {decisionNames[decision]()}
          </button>
        ))}
      </form>
    </li>
  );
}
