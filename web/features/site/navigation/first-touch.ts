import { useEffect, useState } from "react";

/** What tells that somebody is there: spec section 4, lazy extras. */
const SIGNS = ["mousemove", "touchstart", "scroll", "keydown"] as const;

/** Whether the reader has moved the mouse, touched, scrolled or typed since the page was ready. What waits for that costs nobody a byte who only looks. */
export function useFirstTouch(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const stop = new AbortController();
    const options = { passive: true, capture: true, signal: stop.signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => setTouched(true), options);
    return () => stop.abort();
  }, [isTouched]);
  return isTouched;
}
