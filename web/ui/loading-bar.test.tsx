// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoadingBar } from "./loading-bar.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const phase = () => document.querySelector(".loading-bar")?.getAttribute("data-phase") ?? null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("loading indicator", () => {
  it("stays away from loads under 200 ms", () => {
    const { rerender } = render(<LoadingBar loading failed={false} label="…" />);
    wait(150);
    rerender(<LoadingBar loading={false} failed={false} label="…" />);
    wait(400);
    expect(phase()).toBeNull();
  });

  it("runs from 200 ms on and finishes with the page", () => {
    const { rerender } = render(<LoadingBar loading failed={false} label="…" />);
    wait(200);
    expect(phase()).toBe("running");
    rerender(<LoadingBar loading={false} failed={false} label="…" />);
    expect(phase()).toBe("done");
    wait(400);
    expect(phase()).toBeNull();
  });

  it("begins in the error colour on the error screen that a load ended on", () => {
    render(<LoadingBar loading={false} failed label="…" />);
    expect(phase()).toBe("failed");
    wait(400);
    expect(phase()).toBeNull();
  });

  it("ends in the error colour when the page failed", () => {
    const { rerender } = render(<LoadingBar loading failed={false} label="…" />);
    wait(200);
    rerender(<LoadingBar loading={false} failed label="…" />);
    expect(phase()).toBe("failed");
  });
});
