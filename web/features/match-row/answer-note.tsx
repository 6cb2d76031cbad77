import { m } from "#web/paraglide/messages.js";

interface AnswerNoteProps {
  readonly isFailed: boolean;
  /** Left out where nothing can be pressed. */
  readonly onRetry?: () => void;
}

/** In place of an answer that is on its way or did not come. */
export function AnswerNote({ isFailed, onRetry }: AnswerNoteProps) {
  if (!isFailed) return <p className="row-note">{m.part_loading()}</p>;
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
