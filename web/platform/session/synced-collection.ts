import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { retryWaitMs } from "#web/platform/errors/retry-wait.rules.ts";

/** Data that is stored both in a browser and in its reader's account. */
export interface SyncedCollection {
  /** Fetches the account's data; resolves with a function that merges it. */
  readonly ask: () => Promise<() => void>;
  /** Sends as many unsent changes as one call takes; resolves with a function that merges the response. */
  readonly send: () => Promise<() => void>;
  readonly hasUnsent: () => boolean;
  /** Calls back after a change; returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A running sync. */
export interface InStep {
  /** Sends unsent changes; false when the account does not have all of them. */
  readonly flush: () => Promise<boolean>;
  readonly stop: () => void;
}

/**
 * Debounce: changes within this time make one call, because writes are limited by IP address, which many readers share.
 */
const SOON_MS = 3_000;
/** Minimum time between fetches of a page that is hidden and shown again. */
const AGAIN_MS = 10_000;

/**
 * Syncs a collection with the account: fetches at the start and when the page becomes visible again, sends changes
 * soon, and at once when the page is left. A failed call is retried with growing pauses, and at once when the page is
 * visible or online again; no change is lost, because the collection is compared with the account's data. `told`
 * receives the result of each attempt.
 */
export function syncCollections(part: SyncedCollection, told: (failure: AppError | null) => void): InStep {
  let isStopped = false;
  let askedAtMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isLeft = false;
  let failures = 0;

  /** Makes a call, and merges its response unless the sync has stopped. */
  async function make(call: () => Promise<() => void>): Promise<void> {
    const take = await call();
    if (!isStopped) take();
  }
  const fail = (thrown: unknown) => {
    if (!isStopped) told(toAppError(thrown));
  };
  async function pass(isAsking: boolean): Promise<void> {
    clearTimeout(timer);
    try {
      if (isAsking || askedAtMs === null) {
        await make(part.ask);
        askedAtMs = Date.now();
      }
      while (!isStopped && part.hasUnsent()) await make(part.send);
      failures = 0;
      if (!isStopped) told(null);
    } catch (thrown) {
      fail(thrown);
      failures += 1;
      // A hidden page is not retried: it syncs when it becomes visible again.
      if (!isStopped && document.visibilityState !== "hidden")
        timer = setTimeout(() => void run(isAsking), retryWaitMs(failures));
    }
  }
  const run = (isAsking: boolean): Promise<void> => {
    running ??= pass(isAsking).finally(() => {
      running = null;
    });
    return running;
  };

  const soon = () => {
    // A hidden page gets the change from the tab where it was made, which sends it.
    if (document.visibilityState === "hidden" || !part.hasUnsent()) return;
    isLeft = false;
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), SOON_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    // Before the first response everything would seem new. A page that is left reports that twice.
    if (isLeft || askedAtMs === null || !part.hasUnsent()) return;
    isLeft = true;
    // Not queued behind a fetch, which is aborted with the page.
    make(part.send).catch(fail);
  };
  const come = () => {
    isLeft = false;
    if (askedAtMs === null || Date.now() - askedAtMs >= AGAIN_MS || part.hasUnsent()) void run(true);
  };
  const turn = () => (document.visibilityState === "hidden" ? leave() : come());

  const stopListening = part.onChange(soon);
  document.addEventListener("visibilitychange", turn);
  window.addEventListener("pagehide", leave);
  window.addEventListener("online", come);
  void run(true);
  return {
    async flush() {
      await running;
      if (askedAtMs === null || part.hasUnsent()) await run(false);
      return askedAtMs !== null && !part.hasUnsent();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      document.removeEventListener("visibilitychange", turn);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", come);
    },
  };
}
