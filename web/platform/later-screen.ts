import { type ComponentType, lazy } from "react";

/** How long is waited after each failure; the last for good. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000];

/** Until the browser says that it has a network again, at most so long. */
const pause = (ms: number) =>
  new Promise<void>((over) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      over();
    }
    window.addEventListener("online", end);
  });

async function persist<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
    }
  }
}

const underWay = new Set<Promise<unknown>>();

/**
 * Waits for the code of every screen that was asked for. Who draws a page anew before would take away what the server drew
 * and have nothing in its place.
 */
export const screensArrived = (): Promise<unknown> => Promise.all(underWay);

/**
 * The code of a screen, for a module of web/routes: asked for as soon as its route is there, beside the data of the page
 * that opens, and alive after the frame around it. Until then a page that the server drew stands as it is, to be read
 * and followed; so code that cannot be had is asked for again and never an error: that would take the page away. Where
 * it is gone because there is a new build, the page is loaded anew (new-build/chunk-reload.ts).
 *
 * `load` brings the screen as its default export.
 */
export function laterScreen<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  // The server has it already, and asks in the midst of no page.
  if (import.meta.env.SSR) return lazy(load);
  const asked = persist(load);
  underWay.add(asked);
  void asked.then(() => underWay.delete(asked));
  return lazy(() => asked);
}
