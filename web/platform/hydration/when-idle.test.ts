// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the browser to be idle, at most as long as told, and can be called off", () => {
  const [requestIdle, cancel, run] = [vi.fn(() => 7), vi.fn(), vi.fn()];
  vi.stubGlobal("requestIdleCallback", requestIdle);
  vi.stubGlobal("cancelIdleCallback", cancel);
  const stop = whenIdle(run, 500);
  expect(requestIdle).toHaveBeenCalledWith(run, { timeout: 500 });
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

it("leaves frames in between where browsers know no idle callback", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const [run, other] = [vi.fn(), vi.fn()];
  whenIdle(run, 500);
  whenIdle(other, 500)();
  vi.advanceTimersByTime(16);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(16);
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
