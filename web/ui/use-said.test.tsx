// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCopy, useSaid } from "./use-said.ts";

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

it("says for as long again what is said again", () => {
  const { result } = renderHook(() => useSaid<"offline">(5_000));
  const say = result.current[1];
  act(() => say("offline"));
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => say("offline"));
  act(() => void vi.advanceTimersByTime(4_999));
  expect(result.current).toEqual(["offline", say]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
});
