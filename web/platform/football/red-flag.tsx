import { m } from "#messages/paraglide/messages.js";
import { useRedFlag } from "./use-red-flag.ts";

/** A red flag for half an hour after a score has changed. Its space is reserved otherwise. */
export function RedFlag({ score_changed_at }: { readonly score_changed_at: number | null }) {
  const isFlagged = useRedFlag(score_changed_at);
  return (
    <span
      className="red-flag"
      data-flagged={isFlagged || undefined}
      title={isFlagged ? m.chat_flag() : undefined}
    >
      {isFlagged ? <span className="sr-only">{m.chat_flag()}</span> : null}
    </span>
  );
}
