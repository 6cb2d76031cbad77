import { type RefObject, useEffect } from "react";

/** Idle time of the reader. */
export const REST_MS = 5_000;

const SIGNS = ["pointermove", "pointerdown", "wheel", "touchmove", "scroll", "keydown"] as const;

/** True if pointer or focus is in an element. A finger leaves no pointer behind. */
function isInUse(area: Element): boolean {
  const hovers = matchMedia("(hover: hover)").matches && area.matches(":hover");
  return hovers || area.contains(document.activeElement);
}

/** Calls back once the reader is idle in the area for some seconds; a hidden page is idle at once. */
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
