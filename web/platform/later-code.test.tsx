// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { extraPart, isCodeMissing, laterPart, laterScreen, sharedCode } from "./later-code.ts";
import { watchFailedStyles } from "./new-build/failed-styles.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("SSR", false);
  // Half of what a pause varies by: none.
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
/** As Chromium says that it could not get a module. */
const notHad = () => new TypeError("Failed to fetch dynamically imported module: /assets/a.js");

it("asks for a screen with its route, before anybody shows it", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  laterScreen(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

it("asks again for code that could not be had, and is no error meanwhile", async () => {
  const load = vi.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(notHad());
  load.mockRejectedValueOnce(notHad());
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
  load.mockRejectedValueOnce(notHad());
  const Part = laterPart(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback={<p>waits</p>}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect([load.mock.calls.length, screen.queryByText("waits") !== null]).toEqual([1, true]);
  expect(isCodeMissing()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([load.mock.calls.length, screen.queryByText("page") !== null]).toEqual([2, true]);
  expect(isCodeMissing()).toBe(false);
});

it("asks once for code that is wanted again while it could not be had", async () => {
  const load = vi.fn(async () => "code");
  load.mockRejectedValueOnce(notHad());
  const code = sharedCode(load);
  expect(load).not.toHaveBeenCalled();
  const had = Promise.all([code(), code(), code()]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await had).toEqual(["code", "code", "code"]);
  expect(load).toHaveBeenCalledTimes(2);
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
    throw new Error("Unable to preload CSS for /assets/a.css");
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

it("takes an error of the code itself for one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(async (): Promise<{ default: typeof Page }> => {
    throw new TypeError("x is not a function");
  });
  const Part = laterPart(load);
  class Caught extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
    override state = { message: "" };
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render = () => this.state.message || this.props.children;
  }
  render(
    <Caught>
      <Suspense fallback={<p>waits</p>}>
        <Part />
      </Suspense>
    </Caught>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("x is not a function")).toBeTruthy();
  expect([load.mock.calls.length, isCodeMissing()]).toEqual([1, false]);
});

describe("a browser that asks no more for what it once could not have", () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(window.location, "reload").mockImplementation(reload);
  });
  const wait = async (answer: () => Promise<Response>) => {
    vi.stubGlobal("fetch", vi.fn(answer));
    let isCut = true;
    const Part = laterPart(async () => {
      if (isCut) throw notHad();
      return { default: Page };
    });
    render(
      <Suspense fallback={<p>waits</p>}>
        <Part />
      </Suspense>,
    );
    await act(() => vi.advanceTimersByTimeAsync(7_499));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    isCut = false;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([screen.queryByText("page") !== null, isCodeMissing()]).toEqual([true, false]);
  };

  it("is given the page anew, once, while the site answers", async () => {
    await wait(async () => new Response(null));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is left alone without a network", async () => {
    await wait(async () => {
      throw new TypeError("no network");
    });
    expect(reload).not.toHaveBeenCalled();
  });
});

it("does without what nobody misses", async () => {
  const load = vi.fn(async (): Promise<{ default: typeof Page }> => {
    throw notHad();
  });
  const Part = extraPart(load);
  const { container } = render(
    <Suspense fallback={<p>waits</p>}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([container.textContent, load.mock.calls.length, isCodeMissing()]).toEqual(["", 1, false]);
});
