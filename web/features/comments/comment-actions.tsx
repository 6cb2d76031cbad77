import { type MouseEvent, type ReactNode, useState } from "react";
import { COMMENT_REASONS } from "#shared/content/comment.table.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useReader } from "#web/platform/session/use-reader.ts";
import { writerName } from "./comment-head.tsx";
import { ReasonField } from "./reason-field.tsx";
import { refusalLabel } from "./refusal-label.ts";
import { type ShownComment, useDeleteComment, useReportComment } from "./use-comments.ts";

interface CommentActionsProps {
  readonly comment: ShownComment;
  readonly isClosed: boolean;
  readonly onReply: () => void;
  /** Announced to screen readers. */
  readonly announce: (text: string) => void;
}

/** Actions of a reader on a comment: in place, or on a separate page before hydration and without scripts. */
export function CommentActions({ comment, isClosed, onReply, announce }: CommentActionsProps) {
  const [open, setOpen] = useState<"report" | "delete" | null>(null);
  const isSignedIn = useSignedIn();
  const reader = useReader();
  const report = useReportComment(comment.post_id);
  const remove = useDeleteComment(comment.post_id);
  const refused = report.error ?? remove.error;
  const name = writerName(comment);
  const page = pathOf("myComment", getLocale(), { id: comment.id });
  const isOwn = comment.user !== null && comment.user.nick_name === reader?.nick_name;
  const isOut = comment.way === null;

  const here = (deed: () => void) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !isSignedIn) return;
    event.preventDefault();
    report.reset();
    remove.reset();
    deed();
  };
  /** Closes the open form on success; the mutation reports a refusal. */
  const end = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        setOpen(null);
        announce(text);
      },
      () => undefined,
    );
  const sendReport = (fields: FormData) => {
    const reason = COMMENT_REASONS.find((one) => one === fields.get("reason")) ?? "other";
    return end(report.mutateAsync({ comment_id: comment.id, reason }), m.done_comment_reported());
  };
  // Without scripts each link leads to its own form: two links with one URL would be duplicates.
  const link = (action: "reply" | "report", text: string, label: string, deed: () => void): ReactNode => (
    <SiteLink
      to={pathWith(page, { deed: action })}
      rel="nofollow"
      className="quiet-button comment-action"
      aria-label={label}
      onClick={here(deed)}
    >
      {text}
    </SiteLink>
  );

  if (comment.way === "sending") return null;
  return (
    <>
      <p className="comment-actions">
        {isOut && !isClosed ? link("reply", m.comment_reply(), m.comment_reply_to({ name }), onReply) : null}
        {isOut && !isOwn
          ? link("report", m.comment_report(), m.comment_report_of({ name }), () => setOpen("report"))
          : null}
        {isOwn ? (
          <button
            type="button"
            className="quiet-button comment-action"
            aria-expanded={open === "delete"}
            onClick={() => setOpen("delete")}
          >
            {m.comment_delete()}
          </button>
        ) : null}
      </p>
      {open === "report" ? (
        <form className="comment-sure" action={sendReport}>
          <ReasonField />
          <div className="form-actions">
            <button type="submit" className="button">
              {m.comment_report_send()}
            </button>
            <CancelButton onPress={() => setOpen(null)} />
          </div>
        </form>
      ) : null}
      {open === "delete" ? (
        <div className="comment-sure">
          <p>{m.comment_delete_sure()}</p>
          <div className="form-actions">
            <button
              type="button"
              className="button form-danger"
              onClick={() => void end(remove.mutateAsync(comment), m.done_comment_deleted())}
            >
              {m.comment_delete_yes()}
            </button>
            <CancelButton onPress={() => setOpen(null)} />
          </div>
        </div>
      ) : null}
      {refused === null ? null : (
        <p className="form-error" role="alert">
          {refusalLabel(toAppError(refused))}
        </p>
      )}
    </>
  );
}

function CancelButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="quiet-button" onClick={onPress}>
      {m.comment_cancel()}
    </button>
  );
}
