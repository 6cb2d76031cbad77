import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * A reader deep in one tab who opens another finds its beginning, right under the sticky header; one who is still
 * above stays where he is. Going back is left to the page's scroll memory.
 */
export function useTabScroll(body: RefObject<HTMLElement | null>, tab: string): void {
  const action = useNavigationType();
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const element = body.current;
    if (action === "POP" || !element) return;
    // `scroll-margin-top` of the body is the height of what sticks above it.
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (element.getBoundingClientRect().top < margin) {
      element.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, [body, tab, action]);
}
