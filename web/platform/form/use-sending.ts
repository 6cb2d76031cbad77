import { useEffect, useRef, useState } from "react";

/** Whether a form is on its way. */
export interface Sending {
  /** For what the reader sees. */
  readonly busy: boolean;
  /** For the form itself, which must not be sent twice. */
  readonly begun: () => boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Whether a form is on its way. It begins anew, with `renew`, on a page that the browser brings back, and with every answer that a page
 * has got since it was loaded (use-answer-count.ts).
 */
export function useSending(renew?: () => void, answers = 0): Sending {
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const set = (value: boolean) => {
    begun.current = value;
    setBusy(value);
  };
  const restart = useRef<() => void>(undefined);
  restart.current = () => {
    set(false);
    renew?.();
  };
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restart.current?.();
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  useEffect(() => {
    if (answers > 0) restart.current?.();
  }, [answers]);
  return { busy, begun: () => begun.current, begin: () => set(true), end: () => set(false) };
}
