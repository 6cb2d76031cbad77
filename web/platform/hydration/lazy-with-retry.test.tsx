// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";
import { watchFailedStyles } from "#web/platform/deploy-skew/failed-styles.ts";
import { importOnce, isRetryingImports, lazyOptional, lazyScreen, lazyWithRetry } from "./lazy-with-retry.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("SSR", false);
  // No jitter.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const Page = () => <p>page</p>;
/** The error of Chromium when the request for a module fails. */
const loadError = () => new TypeError("Failed to fetch dynamically imported module: /assets/a.js");

it("lazyScreen imports a screen before it renders", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  lazyScreen(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

it("lazyScreen retries after a failed request, at once when the browser is online again, and keeps the fallback meanwhile", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(loadError());
  load.mockRejectedValueOnce(loadError());
  const Screen = lazyScreen(load);
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

it("lazyWithRetry imports a component when it renders, and retries after a failed request", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(loadError());
  const Lazy = lazyWithRetry(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback={<p>waits</p>}>
      <Lazy />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect([load.mock.calls.length, screen.queryByText("waits") !== null]).toEqual([1, true]);
  expect(isRetryingImports()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([2, true]);
  expect(isRetryingImports()).toBe(false);
});

it("importOnce shares one import, with its retries, between all callers", async () => {
  const load = vi.fn(async () => "code");
  load.mockRejectedValueOnce(loadError());
  const code = importOnce(load);
  expect(load).not.toHaveBeenCalled();
  const had = Promise.all([code(), code(), code()]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await had).toEqual(["code", "code", "code"]);
  expect(load).toHaveBeenCalledTimes(2);
});

it("lazyWithRetry reloads a failed style sheet before it imports the code again", async () => {
  watchFailedStyles();
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.setAttribute("crossorigin", "");
  const load = vi.fn(async () => ({ default: Page }));
  load.mockImplementationOnce(async () => {
    document.head.append(sheet);
    sheet.dispatchEvent(new Event("error"));
    throw new Error("Unable to preload CSS for /assets/a.css");
  });
  const Lazy = lazyWithRetry(load);
  render(
    <Suspense fallback={<p>waits</p>}>
      <Lazy />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  const again = document.head.querySelector("link");
  expect([again === sheet, load.mock.calls.length]).toEqual([false, 1]);
  await act(async () => void again?.dispatchEvent(new Event("load")));
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([2, true]);
});

it("lazyWithRetry throws an error of the code itself", async () => {
  expectConsole("error", "x is not a function");
  const load = vi.fn(async (): Promise<{ default: typeof Page }> => {
    throw new TypeError("x is not a function");
  });
  const Lazy = lazyWithRetry(load);
  class Caught extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
    override state = { message: "" };
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render = () => this.state.message || this.props.children;
  }
  render(
    <Caught>
      <Suspense fallback={<p>waits</p>}>
        <Lazy />
      </Suspense>
    </Caught>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("x is not a function")).toBeTruthy();
  expect([load.mock.calls.length, isRetryingImports()]).toEqual([1, false]);
});

describe("an import that fails four times", () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(window.location, "reload").mockImplementation(reload);
  });
  const wait = async (answer: () => Promise<Response>) => {
    vi.stubGlobal("fetch", vi.fn(answer));
    let isCut = true;
    const Lazy = lazyWithRetry(async () => {
      if (isCut) throw loadError();
      return { default: Page };
    });
    render(
      <Suspense fallback={<p>waits</p>}>
        <Lazy />
      </Suspense>,
    );
    await act(() => vi.advanceTimersByTimeAsync(7_499));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    isCut = false;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([screen.queryByText("page") !== null, isRetryingImports()]).toEqual([true, false]);
  };

  it("reloads the page once while the site answers", async () => {
    await wait(async () => new Response(null));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload the page without a network", async () => {
    await wait(async () => {
      throw new TypeError("no network");
    });
    expect(reload).not.toHaveBeenCalled();
  });
});

it("lazyOptional renders nothing after one failed request", async () => {
  const load = vi.fn(async (): Promise<{ default: typeof Page }> => {
    throw loadError();
  });
  const Lazy = lazyOptional(load);
  const { container } = render(
    <Suspense fallback={<p>waits</p>}>
      <Lazy />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([container.textContent, load.mock.calls.length, isRetryingImports()]).toEqual(["", 1, false]);
});
