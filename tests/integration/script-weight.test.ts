import { expect, it } from "vitest";
import { beforeHydrationKb } from "#tests/support/script-weight.ts";

/**
 * React is 60 of it, React Router 50, TanStack Query 13. The bar is 140: pages of teams, leagues, people and news are up to 2.1 above it as
 * long as the first load holds code that unpacks answers and hydrates screens late (decision 049).
 */
const BEFORE_HYDRATION_KB = 142.2;

it("no route's first page waits for more than 142.2 KB of script before it hydrates", () => {
  const routes = [...beforeHydrationKb()];
  // Every screen has a route in each language.
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter(([, kb]) => kb > BEFORE_HYDRATION_KB)).toEqual([]);
  expect(Math.min(...routes.map(([, kb]) => kb))).toBeGreaterThan(90);
});
