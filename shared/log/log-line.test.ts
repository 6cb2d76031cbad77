import { afterEach, expect, it, vi } from "vitest";
import { logLine } from "./log-line.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("A log line has its time, in UTC", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 8, 30, 0, 5) });
  const write = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  logLine("warn", { worker: "edge", event: "security" });
  expect(write.mock.calls).toEqual([
    ['{"time":"2026-11-27T08:30:00.005Z","level":"warn","worker":"edge","event":"security"}'],
  ]);
});

it("A line break in a field begins no new log line", () => {
  const write = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  logLine("info", { worker: "edge", path: '/x\n{"level":"error"}\u2028' });
  expect(write).not.toHaveBeenCalled();
  const [line = ""] = log.mock.calls[0] as [string];
  expect(line.split(/[\n\r]/)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: "info", path: '/x\n{"level":"error"}\u2028' });
});
