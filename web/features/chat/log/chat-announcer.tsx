import { useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";

/** A busy chat gets several messages a second; the count is announced at this interval. */
const PACE_MS = 10_000;

interface ChatAnnouncerProps {
  readonly messages: readonly ChatMessage[];
  readonly myId: number | null;
  readonly isAside: boolean;
}

/**
 * Announces the number of new messages to screen readers, not each message. When the chat stands beside other content
 * (`isAside`), it announces only while focus is in the chat.
 */
export function ChatAnnouncer({ messages, myId, isAside }: ChatAnnouncerProps) {
  const [announcement, announce] = useState("");
  const known = useRef<ReadonlySet<string> | null>(null);
  const count = useRef(0);
  const line = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(messages.map(({ id }) => id));
    // Messages present when the log was opened are not new.
    if (before === null || before.size === 0) return;
    count.current += messages.filter(({ id, author }) => author.id !== myId && !before.has(id)).length;
    if (count.current === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const isIn = line.current?.closest(".chat-body")?.contains(document.activeElement) ?? false;
      if (isIn || !isAside) announce(m.chat_new({ count: count.current }));
      count.current = 0;
    }, PACE_MS);
  }, [messages, myId, isAside]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <p ref={line} role="status" className="sr-only">
      {announcement}
    </p>
  );
}
