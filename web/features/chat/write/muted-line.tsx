import { mutedText } from "#web/platform/words/wait-text.ts";
import { useChatStore } from "../chat.context.ts";
import { useCountdown } from "../use-countdown.ts";

/** Says to who was muted everywhere until when. In one room the room says it when he writes. */
export function MutedLine() {
  const until_ms = useChatStore().me?.muted_until_ms ?? 0;
  if (useCountdown(until_ms) === 0) return null;
  return (
    <p className="chat-muted" role="status">
      {mutedText(until_ms)}
    </p>
  );
}
