/** Runs something once the main thread is idle, at the latest after `timeoutMs`; gives what calls it off. */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback !== "function") {
    // Safari has no idle callback: the next frame but one, so that what is drawn and pressed comes in between.
    const timer = setTimeout(run, 32);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
