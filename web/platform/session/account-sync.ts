import { proxy, ref, subscribe } from "valtio";
import type { AppError } from "#shared/errors/app-error.ts";
import { type InStep, type SyncedCollection, syncCollections } from "./synced-collection.ts";

/** State of the sync between a reader's browser and account, as a page tree knows it. */
export interface AccountSync {
  /** True if the last attempt to reach the account failed. */
  failed: boolean;
  /** The synced collections; empty while nobody is logged in. */
  collections: readonly InStep[];
}

/** One per page tree; no request before {@link startSync}. */
export const createAccountSync = (): AccountSync =>
  proxy<AccountSync>({ failed: false, collections: ref<InStep[]>([]) });

/** Syncs collections with the account; returns a function that stops it. `told` receives failures. */
export function startSync(
  sync: AccountSync,
  collections: readonly SyncedCollection[],
  onOutcome: (failure: AppError) => void,
): () => void {
  const failed = new Set<SyncedCollection>();
  const held = collections.map((collection) =>
    syncCollections(collection, (failure) => {
      if (failure === null) failed.delete(collection);
      else failed.add(collection);
      sync.failed = failed.size > 0;
      if (failure !== null) onOutcome(failure);
    }),
  );
  sync.collections = ref(held);
  return () => {
    if (sync.collections === held) stopSync(sync);
    else for (const collection of held) collection.stop();
  };
}

/** Stops the sync: later changes stay in this browser. */
export function stopSync(sync: AccountSync): void {
  for (const collection of sync.collections) collection.stop();
  sync.collections = ref([]);
  sync.failed = false;
}

/** Resolves once the sync has started, as its code is loaded after hydration. An abort ends the wait. */
const whenStarted = (sync: AccountSync, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (sync.collections.length > 0) return resolve();
    const stop = subscribe(sync, () => {
      if (sync.collections.length === 0) return;
      stop();
      resolve();
    });
    signal.addEventListener("abort", stop);
  });

/** Maximum wait of a log-out. */
const PATIENCE_MS = 3_000;

/** Sends unsent changes; false when the account does not have all of them, or does not answer in time. */
export async function flushSync(sync: AccountSync): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PATIENCE_MS);
  const late = new Promise<boolean>((resolve) => {
    limit.signal.addEventListener("abort", () => resolve(false));
  });
  const send = async () => {
    await whenStarted(sync, limit.signal);
    const all = await Promise.all(sync.collections.map((collection) => collection.flush()));
    return all.every(Boolean);
  };
  const isSent = await Promise.race([send(), late]);
  clearTimeout(timer);
  return isSent;
}
