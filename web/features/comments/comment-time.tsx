import { m } from "#web/paraglide/messages.js";
import { formatMoment, isoInstant } from "#web/platform/format.ts";
import { useClockValue } from "#web/platform/page-stores.tsx";

/** How long ago, in whole units of the largest that fits. */
function agoText(seconds: number): string {
  if (seconds < 60) return m.comment_ago_now();
  if (seconds < 3_600) return m.comment_ago_minutes({ count: Math.floor(seconds / 60) });
  if (seconds < 86_400) return m.comment_ago_hours({ count: Math.floor(seconds / 3_600) });
  return m.comment_ago_days({ count: Math.floor(seconds / 86_400) });
}

/** When a comment was written: how long ago, and exactly. */
export function CommentTime({ at }: { readonly at: number }) {
  const ago = useClockValue((nowMs) => agoText(Math.floor(nowMs / 1000) - at));
  return (
    <time className="comment-time" dateTime={isoInstant(at)}>
      {ago} · {formatMoment(at)}
    </time>
  );
}
