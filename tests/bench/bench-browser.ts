import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { findChromium } from "#scripts/testing/chromium.ts";

/** The browser of the benches. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
}

/** Resolves when the page's last update has been painted. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The page's heap after garbage collection. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return Number((usedSize / 1e6).toFixed(1));
}
