import { test as base } from "@playwright/test";
import { shiftDate } from "#scripts/site/clock/shift-date.ts";
import { clockOffset } from "../test-clock.ts";

export { expect } from "@playwright/test";

/** Tests whose pages use the test clock (playwright.config.ts starts it). */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, clockOffset());
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
