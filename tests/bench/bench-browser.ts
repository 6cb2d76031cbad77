import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { findChromium } from "#scripts/testing/chromium.ts";

/** The browser that benches look at pages with. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
}

/** Resolves when what the page was told has been drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What the page holds in memory once nothing that could be thrown away is left. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return Number((usedSize / 1e6).toFixed(1));
}
