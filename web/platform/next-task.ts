/**
 * Resolves in a task of its own, before others that wait, so that what was pressed or is to be drawn comes in between. In
 * browsers without `scheduler.postTask` (Safari) at once.
 */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.postTask(() => {}, { priority: "user-blocking" }) ?? Promise.resolve();
