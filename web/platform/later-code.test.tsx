// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { laterPart, laterScreen } from "./later-code.ts";
import { watchFailedStyles } from "./new-build/failed-styles.ts";

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

it("asks for a part when it is shown, and again when it could not be had", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Part = laterPart(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback={<p>waits</p>}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect([load.mock.calls.length, screen.queryByText("waits") !== null]).toEqual([1, true]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([2, true]);
});

it("asks for a part's style sheet again before its code", async () => {
  watchFailedStyles();
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.setAttribute("crossorigin", "");
  const load = vi.fn(async () => ({ default: Page }));
  load.mockImplementationOnce(async () => {
    document.head.append(sheet);
    sheet.dispatchEvent(new Event("error"));
    throw new Error("Unable to preload CSS");
  });
  const Part = laterPart(load);
  render(
    <Suspense fallback={<p>waits</p>}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  const again = document.head.querySelector("link");
  expect([again === sheet, load.mock.calls.length]).toEqual([false, 1]);
  await act(async () => void again?.dispatchEvent(new Event("load")));
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([2, true]);
});
