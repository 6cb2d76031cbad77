import { type ComponentType, lazy } from "react";
import { loadFailedStyles } from "./new-build/failed-styles.ts";

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

/** Code that could not be had is asked for again, with its style sheet, and never an error. */
async function persist<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; failures += 1) {
    try {
      if (failures > 0) await loadFailedStyles();
      return await load();
    } catch {
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
    }
  }
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * The code of a part of a page, asked for when the part is first shown. Until then a part that the server drew stands as
 * it is, and any other one is its `Suspense`'s fallback; so code that cannot be had is asked for again: an error would
 * take the page away for the sake of one part. Where it is gone because there is a new build, the page is loaded anew
 * (new-build/chunk-reload.ts).
 *
 * `load` brings the part as its default export.
 */
export const laterPart = <Props>(load: Load<Props>) =>
  // The server has it already, and has no network to wait for.
  lazy(import.meta.env.SSR ? load : () => persist(load));

/**
 * The code of a screen, for a module of web/routes: a part that is asked for as soon as its route is there, beside the
 * data of the page that opens, and alive after the frame around it.
 */
export function laterScreen<Props>(load: Load<Props>) {
  // The server asks in the midst of no page.
  if (import.meta.env.SSR) return lazy(load);
  const asked = persist(load);
  return lazy(() => asked);
}
