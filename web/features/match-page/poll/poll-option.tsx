import { m } from "#messages/paraglide/messages.js";
import type { PollChoice } from "#shared/poll/poll.table.ts";

interface PollOptionProps {
  readonly choice: PollChoice;
  readonly name: string;
  /** Whole percent of the votes. */
  readonly share: number;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
}

/** One option of a poll with its share as number and bar: a button while voting is open. Its size never changes. */
export function PollOption({ choice, name, share, isOwn, isOpen }: PollOptionProps) {
  const content = (
    <>
      <span className="poll-bar" style={{ width: `${share}%` }} />
      <span className="poll-tick" aria-hidden="true">
        {isOwn ? "✓" : null}
      </span>
      <span className="poll-name" title={name}>
        <span translate="no">{name}</span>
        {isOwn ? <span className="sr-only"> ({m.poll_own()})</span> : null}
      </span>
      <span className="poll-share tabular-nums">{`${share}%`}</span>
    </>
  );
  return (
    <li>
      {isOpen ? (
        <button
          type="submit"
          className="poll-option"
          name="choice"
          value={choice}
          aria-pressed={isOwn}
          data-own={isOwn}
        >
          {content}
        </button>
      ) : (
        <div className="poll-option" data-own={isOwn}>
          {content}
        </div>
      )}
    </li>
  );
}
