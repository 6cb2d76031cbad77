import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readQuarantine } from "#scripts/testing/quarantine.ts";

/** The maximum number of exceptions. */
const MOST = 5;

it("the quarantine of flaky browser tests is short and names tests that exist", () => {
  const quarantined = readQuarantine();
  expect(quarantined.length).toBeLessThanOrEqual(MOST);
  const missing = quarantined.filter(({ file, title }) => {
    const path = `tests/e2e/${file}`;
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
  });
  expect(missing).toEqual([]);
});
