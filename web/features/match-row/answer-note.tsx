import { m } from "#messages/paraglide/messages.js";

interface AnswerNoteProps {
  readonly isFailed: boolean;
  /** Omitted if there is no action. */
  readonly onRetry?: () => void;
}

/** Placeholder for a response that is loading or failed. */
export function AnswerNote({ isFailed, onRetry }: AnswerNoteProps) {
  if (!isFailed) return <p className="row-note">{m.section_loading()}</p>;
  return (
    <p className="row-note" role="status">
      <span>{m.error_data_updating()}</span>
      {onRetry ? (
        <button type="button" className="quiet-button" onClick={() => onRetry()}>
          {m.match_tab_retry()}
        </button>
      ) : null}
    </p>
  );
}
