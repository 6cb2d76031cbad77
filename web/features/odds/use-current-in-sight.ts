import { type RefObject, useEffect, useRef } from "react";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";

/** For the strip of odds pages, which on a phone may begin far from the page that is shown: brings its link to the middle. */
export function useCurrentInSight(page: OddsPage): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what marks another link
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector<HTMLElement>("[aria-current]");
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
  }, [page]);
  return nav;
}
