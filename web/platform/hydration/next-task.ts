/** Resolves in a new task, so that the browser can handle input and paint; at once without `scheduler.postTask`. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.postTask(() => {}, { priority: "user-blocking" }) ?? Promise.resolve();

/** Processes items in batches, each in its own task, skipping items removed meanwhile. */
export async function inPortions<Item>(
  waiting: Item[],
  size: number,
  take: (some: readonly Item[]) => void,
): Promise<void> {
  for (;;) {
    await nextTask();
    if (waiting.length === 0) return;
    take(waiting.splice(0, size));
  }
}
