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

/** Makes the calls of a sync, one pass after the other. A failed pass is retried with growing pauses. */
function createPasses(collection: SyncedCollection, onOutcome: (failure: AppError | null) => void) {
  let isStopped = false;
  let loadedAtMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
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
      if (!isStopped && document.visibilityState !== "hidden") runIn(retryWaitMs(failures), isLoading);
    }
  }
  const run = (isLoading: boolean): Promise<void> => {
    running ??= pass(isLoading).finally(() => {
      running = null;
    });
    return running;
  };
  const runIn = (ms: number, isLoading: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(isLoading), ms);
  };
  return {
    ...{ run, runIn },
    /** The pass that is running, or null. */
    running: () => running,
    /** Cancels the pass that was to run later. */
    cancel: () => clearTimeout(timer),
    /** Sends, not queued behind a fetch. */
    sendNow: () => void make(collection.send).catch(fail),
    /** How long ago the account's data was fetched; null before the first time. */
    ageMs: () => (loadedAtMs === null ? null : Date.now() - loadedAtMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Syncs a collection with the account: fetches at the start and when the page becomes visible again, sends changes
 * soon, and at once when the page is left. A failed call is retried with growing pauses, and at once when the page is
 * visible or online again; no change is lost, because the collection is compared with the account's data. `onOutcome`
 * receives the result of each attempt.
 */
export function syncCollections(
  collection: SyncedCollection,
  onOutcome: (failure: AppError | null) => void,
): InStep {
  const passes = createPasses(collection, onOutcome);
  const ending = new AbortController();
  let isLeft = false;

  const soon = () => {
    // A hidden page gets the change from the tab where it was made, which sends it.
    if (document.visibilityState === "hidden" || !collection.hasUnsent()) return;
    isLeft = false;
    passes.runIn(SOON_MS, false);
  };
  const leave = () => {
    passes.cancel();
    // Before the first response everything would seem new. A page that is left reports that twice.
    if (isLeft || passes.ageMs() === null || !collection.hasUnsent()) return;
    isLeft = true;
    // Not queued behind a fetch, which is aborted with the page.
    passes.sendNow();
  };
  const come = () => {
    isLeft = false;
    if ((passes.ageMs() ?? AGAIN_MS) >= AGAIN_MS || collection.hasUnsent()) void passes.run(true);
  };
  const turn = () => (document.visibilityState === "hidden" ? leave() : come());

  const { signal } = ending;
  signal.addEventListener("abort", collection.onChange(soon));
  document.addEventListener("visibilitychange", turn, { signal });
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener("online", come, { signal });
  void passes.run(true);
  return {
    async flush() {
      await passes.running();
      if (passes.ageMs() === null || collection.hasUnsent()) await passes.run(false);
      return passes.ageMs() !== null && !collection.hasUnsent();
    },
    stop() {
      passes.stop();
      ending.abort();
    },
  };
}
