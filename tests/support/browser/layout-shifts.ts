import type { Page } from "@playwright/test";

/** A layout shift without user input (https://wicg.github.io/layout-instability/). */
export interface LayoutShift {
  readonly value: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** The moved elements, to find the cause: `li.match-row: 8,426 344x56 -> 8,482 344x57`. */
  readonly what: readonly string[];
}

/** Makes every page opened from now on record its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: LayoutShift[] = [];
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : "(gone)";
    };
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const entries: (PerformanceEntry | Entry)[] = list.getEntries();
      for (const entry of entries) {
        if (!("hadRecentInput" in entry)) continue;
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        );
        shifts.push({ value: entry.value, at: entry.startTime, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts so far. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate((): LayoutShift[] => Reflect.get(window, "shifts"));

/** Their sum: the page's cumulative layout shift without the windows of five seconds, so never less than it. */
export const sumOfShifts = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
