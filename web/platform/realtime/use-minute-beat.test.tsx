// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TestStores } from "#web/testing/stores.tsx";
import { useMinuteBeat } from "./use-minute-beat.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Beating = () => {
  useMinuteBeat();
  return null;
};

it("minute apostrophes blink once in two seconds, and stop when none is shown", () => {
  vi.useFakeTimers();
  const { unmount } = render(
    <TestStores now_ms={0}>
      <Beating />
    </TestStores>,
  );
  const isDim = () => document.documentElement.hasAttribute("data-beat");
  const seen = Array.from({ length: 4 }, () => {
    vi.advanceTimersByTime(1000);
    return isDim();
  });
  expect(seen).toEqual([true, false, true, false]);
  vi.advanceTimersByTime(1000);
  unmount();
  expect([isDim(), vi.getTimerCount()]).toEqual([false, 0]);
});
