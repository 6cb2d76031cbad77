import { proxy, ref, subscribe } from "valtio";
import type { AppError } from "#shared/errors/app-error.ts";
import { type InStep, type SyncedCollection, syncCollections } from "./synced-collection.ts";

/** How what a browser keeps of its reader stands with his account, as a page tree knows it. */
export interface AccountSync {
  /** Whether the account could not be reached when it was tried last. */
  failed: boolean;
  /** What is kept in step; empty while nobody is logged in. */
  parts: readonly InStep[];
}

/** One per page tree; nothing is asked before {@link startSync}. */
export const createAccountSync = (): AccountSync =>
  proxy<AccountSync>({ failed: false, parts: ref<InStep[]>([]) });

/** Keeps parts in step with the account, and gives what ends it. `told` hears of what went wrong. */
export function startSync(
  sync: AccountSync,
  parts: readonly SyncedCollection[],
  told: (failure: AppError) => void,
): () => void {
  const failed = new Set<SyncedCollection>();
  const held = parts.map((part) =>
    syncCollections(part, (failure) => {
      if (failure === null) failed.delete(part);
      else failed.add(part);
      sync.failed = failed.size > 0;
      if (failure !== null) told(failure);
    }),
  );
  sync.parts = ref(held);
  return () => {
    if (sync.parts === held) stopSync(sync);
    else for (const part of held) part.stop();
  };
}

/** What is done here from now on stays here. */
export function stopSync(sync: AccountSync): void {
  for (const part of sync.parts) part.stop();
  sync.parts = ref([]);
  sync.failed = false;
}

/** Resolves once the sync has started, as its code is loaded after hydration. An abort ends the wait. */
const whenStarted = (sync: AccountSync, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (sync.parts.length > 0) return resolve();
    const stop = subscribe(sync, () => {
      if (sync.parts.length === 0) return;
      stop();
      resolve();
    });
    signal.addEventListener("abort", stop);
  });

/** A log-out waits no longer than this. */
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
    const all = await Promise.all(sync.parts.map((part) => part.flush()));
    return all.every(Boolean);
  };
  const isSent = await Promise.race([send(), late]);
  clearTimeout(timer);
  return isSent;
}
