import type { Page } from "@playwright/test";

/** Minimum size of a touch target (ux.md section 4); half a pixel is the browser's rounding. */
const LEAST = 39.5;
/**
 * Links in running text, and names in a timeline, are as close together as their words. A league's name above its
 * matches in play has a line of 24 px, the least of WCAG 2.2 (2.5.8), so that the rows below keep theirs.
 */
const IN_TEXT = "p, dd, .prose, .incident, .live-header";

/**
 * Touch targets of this page that are too small: one sentence each. The target may be larger than the visible element.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([least, inText]) => {
      const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";
      const isText = (element: Element): boolean => {
        const text = element.closest(inText);
        return (
          text !== null && (text.textContent ?? "").trim().length > (element.textContent ?? "").trim().length
        );
      };
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
      };
      /** Every row of a list has the same targets: two of a kind are enough. */
      const kinds = new Map<string, number>();
      const isKnown = (element: Element): boolean => {
        const kind = `${element.localName}.${element.className} ${element.parentElement?.className}`;
        const count = (kinds.get(kind) ?? 0) + 1;
        kinds.set(kind, count);
        return count > 2;
      };
      const problems: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(controls)) {
        if (element.matches(":disabled") || !isSeen(element) || isText(element) || isKnown(element)) continue;
        // At once: a smooth scroll would still be running during the measurement.
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, right, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          const label = hit?.closest("label");
          return hit !== null && (element.contains(hit) || (label != null && label.control === element));
        };
        const reach = (dx: number, dy: number): number => {
          let pixels = 0;
          while (pixels < 40 && isHit(dx * (pixels + 1), dy * (pixels + 1))) pixels += 1;
          return pixels;
        };
        // Elements beyond the edge of a list that scrolls sideways, or under another element, cannot be hit.
        if (!isHit(0, 0) || left < 1 || right > innerWidth - 1) continue;
        const wide = Math.max(Math.min(width, 40), reach(-1, 0) + reach(1, 0) + 1);
        const high = reach(0, -1) + reach(0, 1) + 1;
        if (wide < least || high < least)
          problems.push(`${Math.round(wide)}x${high} px: ${element.outerHTML.slice(0, 160)}`);
      }
      return problems;
    },
    [LEAST, IN_TEXT] as const,
  );
