import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { retryWaitMs } from "#web/platform/errors/retry-wait.rules.ts";

/** Something that a browser keeps, and its reader's account too. */
export interface SyncedCollection {
  /** Asks what the account has; gives what takes it in. */
  readonly ask: () => Promise<() => void>;
  /** Sends of what the account does not know as much as goes at once; gives what takes in what it has then. */
  readonly send: () => Promise<() => void>;
  readonly hasUnsent: () => boolean;
  /** Calls back after a change, and gives what ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A part that is kept in step. */
export interface InStep {
  /** Sends what has not been sent; false when the account does not have all of it. */
  readonly flush: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Deeds of so long make one call: writes are counted by address, which many share. */
const SOON_MS = 3_000;
/** A page that comes and goes asks no more often. */
const AGAIN_MS = 10_000;

/**
 * Keeps a part of what a browser has in step with the account: asks when it begins and when the page is looked at again,
 * sends changes soon, and at once when the page is left. What fails is tried again, ever more seldom, and at once when the
 * page is looked at or on line again; nothing of it is lost, for it is compared with what the account has. `told` hears how
 * each try ended.
 */
export function syncCollections(part: SyncedCollection, told: (failure: AppError | null) => void): InStep {
  let isStopped = false;
  let askedAtMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isLeft = false;
  let failures = 0;

  /** Makes a call, and takes in its answer unless nobody wants it any more. */
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
      // Whoever looks at the page again tries anew by that.
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
    // A page that nobody looks at hears of the change from the one where it was made, which sends it.
    if (document.visibilityState === "hidden" || !part.hasUnsent()) return;
    isLeft = false;
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), SOON_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    // Before any answer all would seem to be new. A page that goes says so twice.
    if (isLeft || askedAtMs === null || !part.hasUnsent()) return;
    isLeft = true;
    // Not in line behind a question, which is given up with the page.
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
