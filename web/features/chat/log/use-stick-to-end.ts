import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";

/** So near to the end counts as at it, pixels. */
const NEAR_PX = 40;

/**
 * Keeps a log at its end for a reader who is there; who reads further up stays where he is, and is told how many came
 * since. What he sends himself brings him to the end: `outgoing` is what of it is not told yet, whose rows grow when they are
 * refused.
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

  /** All of them, and not the last alone: that one may be taken away. */
  const see = () => {
    seen.current = new Set(messages.map(({ id }) => id));
  };

  const toEnd = () => {
    stuck.current = true;
    setAtEnd(true);
    setUnseen(0);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes is what moves the log
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

  // A keyboard that opens makes the log shorter, and rows of one's own grow: when their code comes, when they are refused.
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
