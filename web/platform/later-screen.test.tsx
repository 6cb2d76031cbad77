// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { laterScreen } from "./later-screen.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("SSR", false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const Page = () => <p>page</p>;

it("asks for a screen with its route, before anybody shows it", () => {
  const load = vi.fn(async () => ({ default: Page }));
  laterScreen(load);
  expect(load).toHaveBeenCalledOnce();
});

it("asks again for code that could not be had, and is no error meanwhile", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Screen = laterScreen(load);
  render(
    <Suspense fallback={<p>waits</p>}>
      <Screen />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([load.mock.calls.length, screen.queryByText("waits") !== null]).toEqual([2, true]);
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([3, true]);
});
