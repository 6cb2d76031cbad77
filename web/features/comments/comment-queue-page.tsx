import type { QueuedComment } from "#shared/content/comment.schema.ts";
import { COMMENT_DECISIONS, type CommentDecision } from "#shared/content/comment.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { errorText } from "#web/platform/error-text.ts";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { pathWith } from "#web/platform/page-path.ts";
import { CommentHead, writerName } from "./comment-head.tsx";
import type { CommentQueue, QueueAnswer } from "./comment-queue.server.ts";
import { CommentText } from "./comment-text.tsx";
import { articlePath } from "./commented-article.ts";
import { reasonName } from "./reason-name.ts";

interface CommentQueuePageProps extends CommentQueue {
  /** Of a decision that came to nothing. */
  readonly answer: QueueAnswer | null;
}

/** Comments that wait or were reported, for editors and operators. */
export function CommentQueuePage({ queue, answer }: CommentQueuePageProps) {
  const path = pathOf("commentQueue", getLocale());
  return (
    <div className="account-page">
      <PageHead title={m.comment_queue_title()} description={m.comment_queue_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.comment_queue_title()}</h1>
      {answer === null ? null : (
        <p className="form-failure" role="alert">
          {errorText(answer.code)}
        </p>
      )}
      {queue === null ? (
        <p className="panel comment-note">{m.comment_queue_refused()}</p>
      ) : (
        <section className="panel comments" aria-label={m.comment_queue_title()}>
          {queue.rows.length === 0 ? (
            <p className="comment-note">{m.comment_queue_none()}</p>
          ) : (
            <>
              <p className="comment-note">{m.comment_queue_total({ count: queue.page.total })}</p>
              <ul className="comment-list">
                {queue.rows.map((comment) => (
                  <QueueRow key={comment.id} comment={comment} action={path} />
                ))}
              </ul>
            </>
          )}
          <PageLinks
            page={queue.page}
            hrefOf={(page) => pathWith(path, { page: page === 1 ? null : page })}
            label={m.comment_queue_title()}
          />
        </section>
      )}
    </div>
  );
}

const decisionNames = {
  approve: m.comment_approve,
  hide: m.comment_hide,
} as const satisfies Record<CommentDecision, () => string>;

function QueueRow({ comment, action }: { readonly comment: QueuedComment; readonly action: string }) {
  const { id, post, reports, state } = comment;
  const name = writerName(comment);
  return (
    <li className="comment" id={`comment-${id}`}>
      <CommentHead comment={comment} />
      <p className="comment-queue-marks">
        {state === "pending" ? <b className="comment-mark">{m.comment_queue_waits()}</b> : null}
        {reports.length > 0 ? (
          <>
            <b className="comment-mark" data-reported>
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
      <form method="post" action={action} className="form-actions comment-decide">
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
