import { startTestSite, type TestSite } from "../site.ts";
import { test as base, expect } from "./clock-fixture.ts";
import { WORLD_DIR } from "./demo-world.setup.ts";
import { keepNoConnections } from "./no-kept-connections.ts";

/** Playwright's message for a page that registers its service worker in tests that block it. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Records faults of a page: console errors, rejections, requests to other hosts. */
function watchFaults(page: import("@playwright/test").Page, allowedHosts: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && !allowedHosts.has(host)) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

keepNoConnections();

let tests = 0;

interface Fixtures {
  /** Console messages that a test expects; any other fails it. */
  readonly expectedFaults: RegExp[];
  readonly faultWatch: undefined;
}

/** Tests on one site per worker, a copy of the one that demo-world.setup.ts fills; they open no page. */
export const siteTest = base.extend<object, { site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape to find dependencies.
    async ({}, use) => {
      // The world exists, and its upkeep is off: beside the imported football it would be removed, a minute at a time.
      const site = await startTestSite({ demo: false, from: process.env[WORLD_DIR] });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** Tests in a browser. An unexpected console message of a page fails its test. */
export const test = siteTest.extend<Fixtures>({
  // An IP address for each test, as the platform would set it: rate limits of one test must not affect another.
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    tests += 1;
    await use({ "cf-connecting-ip": `10.${workerIndex % 256}.${tests >> 8}.${tests & 255}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  expectedFaults: async ({}, use) => use([]),
  faultWatch: [
    async ({ page, context, browser, site, expectedFaults }, use) => {
      const hosts = new Set([site.url, site.realtimeUrl].map((url) => new URL(url).host));
      const faults = watchFaults(page, hosts);
      await use(undefined);
      // Other browser contexts of a test: left open, their pages would follow matches beside all later tests.
      for (const other of browser.contexts()) if (other !== context) await other.close();
      expect(faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
