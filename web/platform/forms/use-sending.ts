import { useEffect, useRef, useState } from "react";

/** True if a form is being sent. */
export interface Sending {
  /** For the view. */
  readonly busy: boolean;
  /** For the form itself, which must not be sent twice. */
  readonly begun: () => boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** The state of a form that the browser submits. Reset on a page that the browser restores (bfcache). */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const set = (value: boolean) => {
    begun.current = value;
    setBusy(value);
  };
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      begun.current = false;
      setBusy(false);
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  return { busy, begun: () => begun.current, begin: () => set(true), end: () => set(false) };
}
