// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { LINK_STAYS, openInstead } from "./open-instead.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  { onLine: true, opened: ["/search"], told: 0 },
  { onLine: false, opened: [], told: 1 },
])("leaves the page with a network, or tells that it stays: $onLine", ({ onLine, opened, told }) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const stays = vi.fn();
  window.addEventListener(LINK_STAYS, stays);
  openInstead("/search");
  window.removeEventListener(LINK_STAYS, stays);
  expect(assign.mock.calls.flat()).toEqual(opened);
  expect(stays).toHaveBeenCalledTimes(told);
});
