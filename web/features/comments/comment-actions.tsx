import { type MouseEvent, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { COMMENT_REASONS, type CommentReason } from "#shared/content/comment.table.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { pathOf } from "#shared/url/index.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
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
  const close = () => setOpen(null);
  const { report, remove, refused, reset } = useCommentRequests(comment, (done) => {
    close();
    announce(done);
  });
  const name = writerName(comment);
  const isOwn = comment.user !== null && comment.user.nick_name === reader?.nick_name;
  const isOut = comment.way === null;
  const link = (action: "reply" | "report", text: string, label: string, act: () => void) => (
    <ActionLink
      {...{ comment, action, text, label }}
      onClick={(event) => {
        if (!isPlainClick(event) || !isSignedIn) return;
        event.preventDefault();
        reset();
        act();
      }}
    />
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
      {open === "report" ? <ReportForm onSend={report} onCancel={close} /> : null}
      {open === "delete" ? <DeleteQuestion onConfirm={remove} onCancel={close} /> : null}
      <FieldErrorText role="alert" text={refused && refusalLabel(toAppError(refused))} />
    </>
  );
}

/** The reader's requests about a comment. Success calls `onDone`; `refused` is the error of a failed one. */
function useCommentRequests(comment: ShownComment, onDone: (text: string) => void) {
  const report = useReportComment(comment.post_id);
  const remove = useDeleteComment(comment.post_id);
  const end = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => onDone(text),
      () => undefined,
    );
  return {
    report: (reason: CommentReason) =>
      end(report.mutateAsync({ comment_id: comment.id, reason }), m.done_comment_reported()),
    remove: () => void end(remove.mutateAsync(comment), m.done_comment_deleted()),
    refused: report.error ?? remove.error,
    reset() {
      report.reset();
      remove.reset();
    },
  };
}

interface ActionLinkProps {
  readonly comment: ShownComment;
  readonly action: "reply" | "report";
  readonly text: string;
  readonly label: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Without scripts each link leads to its own form: two links with one URL would be duplicates. */
const ActionLink = ({ comment: { id }, action, text, label, onClick }: ActionLinkProps) => (
  <SiteLink
    to={pathWith(pathOf("myComment", getLocale(), { id }), { deed: action })}
    rel="nofollow"
    className="quiet-button comment-action"
    aria-label={label}
    onClick={onClick}
  >
    {text}
  </SiteLink>
);

interface ReportFormProps {
  readonly onSend: (reason: CommentReason) => Promise<void>;
  readonly onCancel: () => void;
}

function ReportForm({ onSend, onCancel }: ReportFormProps) {
  const send = (fields: FormData) =>
    onSend(COMMENT_REASONS.find((one) => one === fields.get("reason")) ?? "other");
  return (
    <form className="comment-sure" action={send}>
      <ReasonField />
      <div className="form-actions">
        <button type="submit" className="button">
          {m.comment_report_send()}
        </button>
        <CancelButton onPress={onCancel} />
      </div>
    </form>
  );
}

interface DeleteQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DeleteQuestion({ onConfirm, onCancel }: DeleteQuestionProps) {
  return (
    <div className="comment-sure">
      <p>{m.comment_delete_sure()}</p>
      <div className="form-actions">
        <button type="button" className="button form-danger" onClick={onConfirm}>
          {m.comment_delete_yes()}
        </button>
        <CancelButton onPress={onCancel} />
      </div>
    </div>
  );
}

const CancelButton = ({ onPress }: { readonly onPress: () => void }) => (
  <button type="button" className="quiet-button" onClick={onPress}>
    {m.comment_cancel()}
  </button>
);
