import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./new-build/chunk-reload.ts";
import { loadFailedStyles } from "./new-build/failed-styles.ts";
import { nextTask } from "./next-task.ts";

/** How long is waited after each failure; the last for good. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000, 60_000];
/** After so many failures it may be the browser that does not ask any more. */
const STUCK_AFTER = 4;

/** Until the browser says that it has a network again, at most so long. */
const pause = (ms: number) =>
  new Promise<void>((over) => {
    // Not all readers at once after an outage.
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2));
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      over();
    }
    window.addEventListener("online", end);
  });

/** What browsers and Vite say of code, or of its style sheet, that could not be had. What fails in the code itself says otherwise. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Event ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message));

/** How much of the page's code is being asked for again. */
let missing = 0;

/**
 * Whether code that was wanted could not be had yet. React waits with whatever page is opened within this one for a part
 * that is not alive: until then links are better left to the browser.
 */
export const isCodeMissing = (): boolean => missing > 0;

/**
 * Code that could not be had is asked for again, with its style sheets, until it is there. An error of its own is one: with
 * that alone is the promise rejected.
 */
export async function laterCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let failures = 0;
  try {
    for (;;) {
      try {
        await loadFailedStyles();
        // Each part's code makes links and requests, which takes milliseconds: several in one task block it.
        await nextTask();
        return await load();
      } catch (error) {
        if (!isLoadFailure(error)) throw error;
      }
      failures += 1;
      if (failures === 1) missing += 1;
      if (failures >= STUCK_AFTER) void reloadOnce();
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0);
    }
  } finally {
    if (failures > 0) missing -= 1;
  }
}

/**
 * Code that is wanted again and again, by pushes or clicks: whoever wants it while it is being asked for waits for the same
 * asking (see {@link laterCode}).
 */
export function sharedCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let asked: Promise<Module> | undefined;
  return () => {
    asked ??= laterCode(load);
    return asked;
  };
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * The code of a part of a page, asked for when the part is first shown. Until then a part that the server drew stands as
 * it is (until it is given other props), and any other one is its `Suspense`'s fallback; so code that cannot be had is
 * asked for again: an error would take the page away for the sake of one part. Where it is gone because there is a new
 * build, or the browser asks for it no more, the page is loaded anew (new-build/chunk-reload.ts).
 *
 * `load` brings the part as its default export.
 */
export const laterPart = <Props>(load: Load<Props>) =>
  // The server has it already, and has no network to wait for.
  lazy(import.meta.env.SSR ? load : () => laterCode(load));

/** The code of what nobody misses (a blocker of advertisements may keep it away): asked for once, and nothing without. */
export const extraPart = <Props>(load: Load<Props>) =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      return { default: (): null => null };
    }
  });

/**
 * The code of a screen, for a module of web/routes: a part that is asked for as soon as its route is there, beside the
 * data of the page that opens, and alive after the frame around it.
 */
export function laterScreen<Props>(load: Load<Props>) {
  // The server asks in the midst of no page.
  if (import.meta.env.SSR) return lazy(load);
  const asked = laterCode(load);
  return lazy(() => asked);
}
