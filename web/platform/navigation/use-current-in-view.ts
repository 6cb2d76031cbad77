import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a strip of links that scrolls sideways: on a phone the current one may be out of view. Only the strip
 * scrolls, never the page. `current` is null where the first link is current: a strip at its start is not measured,
 * which would cost a layout.
 */
export function useCurrentInView<Strip extends HTMLElement>(current: string | null): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const link = strip.current?.querySelector("[aria-current]");
    if (current === null || !strip.current || !link) return;
    const [box, place] = [strip.current.getBoundingClientRect(), link.getBoundingClientRect()];
    strip.current.scrollLeft += place.left - box.left - (box.width - place.width) / 2;
  }, [current]);
  return strip;
}
