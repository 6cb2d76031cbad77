import { proxy, ref, subscribe } from "valtio";
import type { AppError } from "#shared/errors/app-error.ts";
import { type InStep, type KeptPart, keepInStep } from "./keep-in-step.ts";

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
  parts: readonly KeptPart[],
  told: (failure: AppError) => void,
): () => void {
  const failed = new Set<KeptPart>();
  const held = parts.map((part) =>
    keepInStep(part, (failure) => {
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

/** Resolves once parts are kept in step: the code that starts it is loaded after hydration. */
const whenStarted = (sync: AccountSync): Promise<void> =>
  new Promise((resolve) => {
    if (sync.parts.length > 0) return resolve();
    const stop = subscribe(sync, () => {
      if (sync.parts.length === 0) return;
      stop();
      resolve();
    });
  });

/** A reader who logs out waits no longer than this. */
const PATIENCE_MS = 3_000;

/** Sends what has not been sent; false when the account does not have all of it, or does not say so in time. */
export async function flushSync(sync: AccountSync): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const send = async () => {
    await whenStarted(sync);
    const all = await Promise.all(sync.parts.map((part) => part.flush()));
    return all.every(Boolean);
  };
  const isSent = await Promise.race([send(), late]);
  clearTimeout(timer);
  return isSent;
}
