// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnce, reloadOnStaleChunk, watchTyping } from "./chunk-reload.ts";

const reload = vi.fn();
const answer = vi.fn();
const newBuild = () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
reloadOnStaleChunk();
const fail = async () => {
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(0);
};
const at = (path: string) => history.replaceState(null, "", path);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("__reactRouterManifest", { version: "ab12" });
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => newBuild());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  answer.mockReset();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe("a chunk of an old build", () => {
  it("a missing chunk reloads the page, at most once in ten seconds", async () => {
    at("/a");
    await fail();
    await fail();
    await vi.advanceTimersByTimeAsync(9_999);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("the interval doubles each time the site reports a new build and serves the old one", async () => {
    at("/twice");
    await fail();
    await vi.advanceTimersByTimeAsync(10_000);
    await fail();
    await vi.advanceTimersByTimeAsync(19_999);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("the reload guard is per path", async () => {
    at("/a");
    await fail();
    at("/b");
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("several missing chunks cause one version check", async () => {
    at("/d");
    window.dispatchEvent(new Event("vite:preloadError"));
    await fail();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it("a page without storage for the guard is not reloaded", async () => {
    const getItem = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("sessionStorage", { getItem });
    at("/c");
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a chunk that fails to load", () => {
  it("a failed chunk does not reload the page without a network", async () => {
    answer.mockRejectedValue(new TypeError("no network"));
    at("/a");
    await fail();
    expect(reload).not.toHaveBeenCalled();
    // This did not use up the guard.
    answer.mockResolvedValue(newBuild());
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("a failed chunk does not reload the page while the build is current", async () => {
    answer.mockResolvedValue(Response.json({}));
    at("/a");
    await fail();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("a page whose code fails to load though the site responds", () => {
  it("the page is reloaded once", async () => {
    at("/once");
    answer.mockResolvedValue(new Response(null));
    await reloadOnce();
    await reloadOnce();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it("the page stays while the site responds with an error", async () => {
    at("/once");
    answer.mockResolvedValue(new Response(null, { status: 503 }));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it("a page with typed input stays", async () => {
    at("/once");
    watchTyping();
    document.body.dispatchEvent(new Event("input", { bubbles: true }));
    answer.mockResolvedValue(new Response(null));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
