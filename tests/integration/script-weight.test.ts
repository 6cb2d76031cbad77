import { expect, it } from "vitest";
import { beforeHydrationKb } from "#tests/support/browser/script-weight.ts";

/** React is 60 of it, React Router 47, TanStack Query 13 (decision 049). Screens load after the frame. */
const BEFORE_HYDRATION_KB = 140;

it("No route's first page waits for more than 140 KB of script before it hydrates", () => {
  const routes = [...beforeHydrationKb()];
  // Every screen has a route in each language.
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter(([, kb]) => kb > BEFORE_HYDRATION_KB)).toEqual([]);
  expect(Math.min(...routes.map(([, kb]) => kb))).toBeGreaterThan(90);
});
