/** Runs a callback once the main thread is idle, at the latest after `timeoutMs`; returns its cancel. */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback !== "function") {
    // Safari has no idle callback: two frames later, so that input and painting come in between.
    const timer = setTimeout(run, 32);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
