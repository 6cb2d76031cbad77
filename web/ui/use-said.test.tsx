// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCopy } from "./use-said.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

it("puts a text into the clipboard and says so for three seconds", async () => {
  const write = vi.fn(async () => undefined);
  clipboard(write);
  const { result } = renderHook(() => useCopy("a hash"));
  expect(result.current.said).toBeNull();
  await act(async () => result.current.copy());
  expect([write.mock.calls, result.current.said]).toEqual([[["a hash"]], "copied"]);
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(result.current.said).toBeNull();
});

it("says when the browser forbids it", async () => {
  clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const { result } = renderHook(() => useCopy("a hash"));
  await act(async () => result.current.copy());
  expect(result.current.said).toBe("failed");
});
