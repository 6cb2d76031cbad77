// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { ListOrder } from "./list-order.rules.ts";
import { useListOrder } from "./use-list-order.ts";
import { REST_MS } from "./use-rest.ts";

const orderOf = (...leagues: number[]): ListOrder => ({ pinned: [], live: [], leagues, rows: [] });

function List() {
  const area = useRef<HTMLDivElement>(null);
  const { order } = useListOrder({
    ...{ first: orderOf(1, 2), now: orderOf(2, 1), by: "leagues", hasLiveSection: true, key: "day", area },
  });
  return (
    <div ref={area}>
      <output>{order.leagues.join(" ")}</output>
    </div>
  );
}

const shown = () => document.querySelector("output")?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("A new order is applied at once for a reader who has not begun to read", () => {
  renderWithProviders(<List />);
  expect(shown()).toBe("2 1");
});

it("The order stays for a reader who scrolled before hydration, until they stop", async () => {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(40);
  renderWithProviders(<List />);
  await act(() => vi.advanceTimersByTimeAsync(REST_MS - 1));
  expect(shown()).toBe("1 2");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe("2 1");
});
