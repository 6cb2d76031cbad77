import { expect, it } from "vitest";
import { beforeHydrationKb } from "#tests/support/script-weight.ts";

/** React and what a page needs of React Router are 83 of it (docs/decisions/041). */
const BEFORE_HYDRATION_KB = 125;

it("no route's first page waits for more than 125 KB of script before it hydrates", () => {
  const routes = [...beforeHydrationKb()];
  // Every screen has a route in each language.
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter(([, kb]) => kb > BEFORE_HYDRATION_KB)).toEqual([]);
  expect(Math.min(...routes.map(([, kb]) => kb))).toBeGreaterThan(90);
});
