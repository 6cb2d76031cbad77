import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";

/** Distance that still counts as the end, pixels. */
const NEAR_PX = 40;

/**
 * Keeps a log scrolled to its end while the reader is there. A reader who scrolled up stays put and sees how many
 * messages arrived since. Sending a message scrolls to the end: `outgoing` holds the reader's messages that the log
 * does not show yet; their rows grow when they are refused.
 */
export function useStickToEnd(
  list: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  outgoing: readonly { readonly client_id: string }[],
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(0);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const lastSent = useRef(outgoing.at(-1)?.client_id);
  const stuck = useRef(true);

  /** Compare all of them, not only the last: the last may be removed. */
  const see = () => {
    seen.current = new Set(messages.map(({ id }) => id));
  };

  const toEnd = () => {
    stuck.current = true;
    setAtEnd(true);
    setUnseen(0);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the log
  useLayoutEffect(() => {
    const sent = outgoing.at(-1)?.client_id;
    const isOwn = sent !== undefined && sent !== lastSent.current;
    lastSent.current = sent;
    if (stuck.current || isOwn) {
      see();
      toEnd();
      return;
    }
    setUnseen(messages.length - 1 - messages.findLastIndex(({ id }) => seen.current.has(id)));
  }, [messages, outgoing]);

  // An opening keyboard shortens the log, and the reader's own rows grow: when their code loads, when they are refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the observer lives as long as the log
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      if (stuck.current) toEnd();
    });
    observer.observe(list.current);
    const rows = list.current.querySelector("ol");
    if (rows) observer.observe(rows);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const log = list.current;
    if (!log) return;
    stuck.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    setAtEnd(stuck.current);
    if (!stuck.current) return;
    see();
    setUnseen(0);
  };
  return { unseen, isAtEnd, toEnd, onScroll };
}
