import { type RefObject, useEffect } from "react";

/** So long must a reader have done nothing. */
export const REST_MS = 5_000;

const SIGNS = ["pointermove", "pointerdown", "wheel", "touchmove", "scroll", "keydown"] as const;

/** Whether pointer or focus are in an element. A finger leaves no pointer behind. */
function isInUse(area: Element): boolean {
  const hovers = matchMedia("(hover: hover)").matches && area.matches(":hover");
  return hovers || area.contains(document.activeElement);
}

/**
 * Calls back once the reader rests: neither pointer nor focus in the area, and nothing touched, scrolled or typed for
 * some seconds. A page that nobody sees rests at once. Listens only while something is `wanted`.
 */
export function useRest(area: RefObject<Element | null>, wanted: boolean, onRest: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (document.hidden || (area.current && !isInUse(area.current))) onRest();
      else wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(check, REST_MS);
    };
    const onVisibility = () => {
      if (document.hidden) check();
    };
    wait();
    for (const sign of SIGNS) window.addEventListener(sign, wait, { passive: true, capture: true });
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [area, wanted, onRest]);
}
