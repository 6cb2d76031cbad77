import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { retryWaitMs } from "#web/platform/errors/retry-wait.rules.ts";

/** Data that is stored both in a browser and in its reader's account. */
export interface SyncedCollection {
  /** Fetches the account's data; resolves with a function that merges it. */
  readonly load: () => Promise<() => void>;
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

/** Debounce: writes are limited by IP address, which many readers share. */
const SOON_MS = 3_000;
/** Minimum time between fetches of a page that is hidden and shown again. */
const AGAIN_MS = 10_000;

/**
 * Syncs a collection with the account: fetches at start and on return, sends changes soon and when leaving. Failed
 * calls are retried with growing pauses; comparison with the account loses no change. `told` gets each result.
 */
export function syncCollections(
  collection: SyncedCollection,
  onOutcome: (failure: AppError | null) => void,
): InStep {
  let isStopped = false;
  let loadedAtMs: number | null = null;
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
    if (!isStopped) onOutcome(toAppError(thrown));
  };
  async function pass(isLoading: boolean): Promise<void> {
    clearTimeout(timer);
    try {
      if (isLoading || loadedAtMs === null) {
        await make(collection.load);
        loadedAtMs = Date.now();
      }
      while (!isStopped && collection.hasUnsent()) await make(collection.send);
      failures = 0;
      if (!isStopped) onOutcome(null);
    } catch (thrown) {
      fail(thrown);
      failures += 1;
      // A hidden page is not retried: it syncs when it becomes visible again.
      if (!isStopped && document.visibilityState !== "hidden")
        timer = setTimeout(() => void run(isLoading), retryWaitMs(failures));
    }
  }
  const run = (isLoading: boolean): Promise<void> => {
    running ??= pass(isLoading).finally(() => {
      running = null;
    });
    return running;
  };

  const soon = () => {
    // A hidden page gets the change from the tab where it was made, which sends it.
    if (document.visibilityState === "hidden" || !collection.hasUnsent()) return;
    isLeft = false;
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), SOON_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    // Before the first response everything would seem new. A page that is left reports that twice.
    if (isLeft || loadedAtMs === null || !collection.hasUnsent()) return;
    isLeft = true;
    // Not queued behind a fetch, which is aborted with the page.
    make(collection.send).catch(fail);
  };
  const come = () => {
    isLeft = false;
    if (loadedAtMs === null || Date.now() - loadedAtMs >= AGAIN_MS || collection.hasUnsent()) void run(true);
  };
  const turn = () => (document.visibilityState === "hidden" ? leave() : come());

  const stopListening = collection.onChange(soon);
  document.addEventListener("visibilitychange", turn);
  window.addEventListener("pagehide", leave);
  window.addEventListener("online", come);
  void run(true);
  return {
    async flush() {
      await running;
      if (loadedAtMs === null || collection.hasUnsent()) await run(false);
      return loadedAtMs !== null && !collection.hasUnsent();
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
