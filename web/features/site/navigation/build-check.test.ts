// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useBuildCheck } from "./build-check.ts";

let isHidden = false;
const answer = vi.fn(
  async () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("__reactRouterManifest", { version: "ab12" });
  vi.stubGlobal("fetch", answer);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  answer.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function beAway(minutes: number) {
  isHidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
}

describe("A page that a reader returns to", () => {
  it("After a while the page checks for a new build, and reports it once", async () => {
    const onNewBuild = vi.fn();
    renderHook(() => useBuildCheck(onNewBuild));
    await beAway(4);
    expect(answer).not.toHaveBeenCalled();
    await beAway(6);
    expect(answer).toHaveBeenCalledWith("/__manifest?paths=%2F&version=ab12", { cache: "no-store" });
    await beAway(6);
    expect([answer.mock.calls.length, onNewBuild.mock.calls.length]).toEqual([1, 1]);
  });

  it("The page stays while the build is the same, or the check fails", async () => {
    const onNewBuild = vi.fn();
    renderHook(() => useBuildCheck(onNewBuild));
    answer.mockResolvedValueOnce(Response.json({}));
    await beAway(6);
    answer.mockRejectedValueOnce(new TypeError("no network"));
    await beAway(6);
    expect([answer.mock.calls.length, onNewBuild.mock.calls.length]).toEqual([2, 0]);
  });
});
