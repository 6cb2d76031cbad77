/**
 * Resolves in a task of its own, before others that wait, so that what was pressed or is to be drawn comes in between. In
 * browsers without `scheduler.postTask` (Safari) at once.
 */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.postTask(() => {}, { priority: "user-blocking" }) ?? Promise.resolve();

/** Hands over many things so many at a time, each time in a task of its own. What is taken out of them meanwhile is not among them. */
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
