/** The first and the longest wait after a failure. */
const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;

/** How long to wait before a failed call is retried, milliseconds; `failures` is 1 after the first. */
export const retryWaitMs = (failures: number): number =>
  Math.min(FIRST_MS * 3 ** Math.max(0, failures - 1), LONGEST_MS);
