import { AppError } from "#shared/errors/index.ts";

/** Longest wait for the content service's data. */
export const PATIENCE_MS = 1000;

/** Resolves with the result, or fails on a timeout; the work goes on and fills the cache. */
export async function inTime<Result>(work: Promise<Result>, limitMs = PATIENCE_MS): Promise<Result> {
  const stop = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new AppError("upstream_timeout", { detail: "the time budget was exceeded" })),
      limitMs,
    );
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
