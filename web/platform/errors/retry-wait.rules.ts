/** The first wait after a failure, and the longest. */
const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;

/** How long to wait before a call is tried again that has failed so often (1 for the first time), milliseconds. */
export const retryWaitMs = (failures: number): number =>
  Math.min(FIRST_MS * 3 ** Math.max(0, failures - 1), LONGEST_MS);
