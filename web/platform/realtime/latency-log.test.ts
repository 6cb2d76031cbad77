// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLatencyLog } from "./latency-log.ts";

const sample = { feed_ms: 10, room_ms: 5, screen_ms: 1 };
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Number of reports that reach the site for one change of a page view. */
async function reportsAt(chance: number): Promise<number> {
  const fetch = vi.fn(async () => Response.json({ data: {} }));
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(Math, "random").mockReturnValue(chance);
  createLatencyLog().note(sample);
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event("pagehide"));
  return fetch.mock.calls.length;
}

describe("reported latency", () => {
  it.each([
    [0.049, 1],
    [0.05, 0],
  ])("latency is reported by one page view in twenty: of chance %d, %d", async (chance, reports) => {
    expect(await reportsAt(chance)).toBe(reports);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "is told by no browser that asks to be left alone: %o",
    async (navigatorStub) => {
      vi.stubGlobal("navigator", navigatorStub);
      expect(await reportsAt(0)).toBe(0);
    },
  );
});
