import { type ComponentType, lazy } from "react";
import { reloadOnce } from "#web/platform/deploy-skew/chunk-reload.ts";
import { loadFailedStyles } from "#web/platform/deploy-skew/failed-styles.ts";
import { nextTask } from "./next-task.ts";

/** Pauses between attempts; the last repeats. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000, 60_000];
/** Browsers before 2026 remember a failed import for the life of the page: after so many failures the page reloads once. */
const RELOAD_AFTER = 4;

/** Resolves after about `ms`, or as soon as the browser is online again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    // Jitter, so that browsers do not all retry at once after an outage.
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2));
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    }
    window.addEventListener("online", end);
  });

/** True if an import failed on the network (its module or a style sheet), by the messages of browsers and Vite. Code that throws has others. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Event ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message));

/** The number of imports that have failed and are retried. */
let retrying = 0;

/** True if a failed import is retried: router navigations wait for hydration, so links load whole pages meanwhile. */
export const isRetryingImports = (): boolean => retrying > 0;

/** Imports a module and its style sheets, again after each network failure. Rejects only with an error of the code itself. */
async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  let failures = 0;
  try {
    for (;;) {
      try {
        await loadFailedStyles();
        // Each import creates links and requests, which takes milliseconds: several in one task block it.
        await nextTask();
        return await load();
      } catch (error) {
        if (!isLoadFailure(error)) throw error;
      }
      failures += 1;
      if (failures === 1) retrying += 1;
      if (failures >= RELOAD_AFTER) void reloadOnce();
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0);
    }
  } finally {
    if (failures > 0) retrying -= 1;
  }
}

/** {@link importWithRetry} on the first call; all calls share its promise. */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= importWithRetry(load);
    return loaded;
  };
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** React's `lazy` with retries: the server's HTML or the fallback stays until the code arrives. A new build reloads. */
export const lazyWithRetry = <Props>(load: Load<Props>) =>
  // The server has no network between it and its modules.
  lazy(import.meta.env.SSR ? load : () => importWithRetry(load));

/** `lazy` for what may be missing, such as tracking that an ad blocker keeps away: tries once and renders nothing without it. */
export const lazyOptional = <Props>(load: Load<Props>) =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      return { default: (): null => null };
    }
  });

/** {@link lazyWithRetry} for the screen of a route module: imports it at once, in parallel with the route's data. */
export function lazyScreen<Props>(load: Load<Props>) {
  // The server imports it when it renders.
  if (import.meta.env.SSR) return lazy(load);
  const loaded = importWithRetry(load);
  return lazy(() => loaded);
}
