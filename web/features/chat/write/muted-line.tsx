import { mutedText } from "#web/platform/words/wait-text.ts";
import { useChatValue } from "../chat.context.ts";
import { useCountdown } from "../use-countdown.ts";

/** Says to who was muted everywhere until when. In one room the room says it when he writes. */
export function MutedLine() {
  const until_ms = useChatValue(({ me }) => me?.muted_until_ms ?? 0);
  if (useCountdown(until_ms) === 0) return null;
  return (
    <p className="chat-muted" role="status">
      {mutedText(until_ms)}
    </p>
  );
}
