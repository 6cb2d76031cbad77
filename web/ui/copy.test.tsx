// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyStatus, useCopy } from "./copy.tsx";
import { useFlash } from "./use-flash.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

it("copies a text to the clipboard, with a result for three seconds", async () => {
  const write = vi.fn(async () => undefined);
  clipboard(write);
  const { result } = renderHook(() => useCopy("a hash"));
  expect(result.current.result).toBeNull();
  await act(async () => result.current.copy());
  expect([write.mock.calls, result.current.result]).toEqual([[["a hash"]], "copied"]);
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(result.current.result).toBeNull();
});

it("fails where the browser forbids the clipboard", async () => {
  clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const { result } = renderHook(() => useCopy("a hash"));
  await act(async () => result.current.copy());
  expect(result.current.result).toBe("failed");
});

it("announces the result of a copy, and is not seen without one", () => {
  const statusOf = (result: "copied" | "failed" | null) => (
    <CopyStatus result={result} copied="Copied" failed="Not copied" className="bubble" />
  );
  const { rerender } = render(statusOf(null));
  const status = screen.getByRole("status");
  expect([status.textContent, status.className]).toEqual(["", "sr-only"]);
  rerender(statusOf("copied"));
  expect([status.textContent, status.className]).toEqual(["Copied", "bubble"]);
  rerender(statusOf("failed"));
  expect(status.textContent).toBe("Not copied");
});

it("shows a message for its whole time again when it is set again", () => {
  const { result } = renderHook(() => useFlash<"offline">(5_000));
  const flash = result.current[1];
  act(() => flash("offline"));
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => flash("offline"));
  act(() => void vi.advanceTimersByTime(4_999));
  expect(result.current).toEqual(["offline", flash]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
});
