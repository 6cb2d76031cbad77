import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Resets a form on a page that the browser restores (bfcache). */
export function useRestored(reset: () => void): void {
  const restored = useEffectEvent(reset);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
}

/** The state of a form that the browser submits, and its submit handler, which holds back a second one. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const set = (value: boolean) => {
    begun.current = value;
    setBusy(value);
  };
  useRestored(() => set(false));
  const onSubmit = (event: FormEvent) => (begun.current ? event.preventDefault() : set(true));
  return { busy, onSubmit };
}
