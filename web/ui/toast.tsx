import { type ReactNode, useEffect, useState } from "react";
import "./toast.css";

interface TimedEvent {
  /** Milliseconds of the reader's clock. */
  readonly atMs: number;
}

interface ToastProps<Event extends TimedEvent> {
  /** The event that is reported; null for none. */
  readonly event: Event | null;
  readonly shownMs: number;
  /** The sentence, which screen readers announce. */
  readonly text: (event: Event) => ReactNode;
  /** Buttons beside it. */
  readonly children: (event: Event) => ReactNode;
}

/** A notice over the page for some seconds: longer while the pointer or the focus is on it. */
export function Toast<Event extends TimedEvent>({ event, shownMs, text, children }: ToastProps<Event>) {
  const [heldFor, hold] = useState<Event | null>(null);
  const isOver = useIsOver(event, shownMs, event !== null && heldFor === event);
  const shown = isOver ? null : event;
  const holding = { onPointerEnter: () => hold(event), onFocus: () => hold(event) };
  const releasing = { onPointerLeave: () => hold(null), onBlur: () => hold(null) };
  return (
    <div className="toast" data-open={shown ? "" : undefined} {...holding} {...releasing}>
      <span role="status">{shown ? text(shown) : null}</span>
      {shown ? <span className="toast-buttons">{children(shown)}</span> : null}
    </div>
  );
}

/** True if the time of an event is over. It restarts when the reader leaves the notice. */
function useIsOver(event: TimedEvent | null, shownMs: number, isHeld: boolean): boolean {
  const [overOf, setOver] = useState<TimedEvent | null>(null);
  useEffect(() => {
    if (event === null || isHeld) return;
    const timer = setTimeout(() => setOver(event), shownMs);
    return () => clearTimeout(timer);
  }, [event, shownMs, isHeld]);
  // An event that was over before this page was opened is not shown.
  const [openedMs] = useState(Date.now);
  return event === null || overOf === event || openedMs - event.atMs > shownMs;
}
