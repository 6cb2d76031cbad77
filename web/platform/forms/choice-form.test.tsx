// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChoiceForm } from "./choice-form.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const form = (
    <ChoiceForm
      label="Season"
      name="season_id"
      chosen="1"
      choices={["1", "2", "3"].map((value) => ({ value, name: value }))}
      path="/league/5"
      query={{ tab: "scorers" }}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: form }], { initialEntries: ["/"] });
  const { getByLabelText } = render(<RouterProvider router={router} />);
  const select = getByLabelText("Season") as HTMLSelectElement;
  return {
    select,
    take: (value: string) => fireEvent.change(select, { target: { value } }),
    history: () => router.state.historyAction,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe("one choice of many", () => {
  it("is taken at once where it was pointed at, and the address keeps what it says besides", () => {
    const { select, take, address } = show();
    fireEvent.pointerDown(select);
    take("2");
    expect(address()).toBe("/league/5?season_id=2&tab=scorers");
  });

  it("waits while keys walk over the choices, and applies when they rest, as one history entry", () => {
    const { select, take, address, history } = show();
    select.focus();
    fireEvent.pointerDown(select);
    for (const value of ["2", "3"]) {
      fireEvent.keyDown(select, { key: "ArrowDown" });
      take(value);
      vi.advanceTimersByTime(500);
      expect(address()).toBe("/");
    }
    act(() => vi.advanceTimersByTime(200));
    expect([address(), history()]).toEqual(["/league/5?season_id=3&tab=scorers", "PUSH"]);
    expect(document.activeElement).toBe(select);
    fireEvent.keyDown(select, { key: "ArrowUp" });
    take("2");
    act(() => vi.advanceTimersByTime(700));
    expect([address(), history()]).toEqual(["/league/5?season_id=2&tab=scorers", "REPLACE"]);
  });

  it.each(["Enter", "leaving the field"])("applies a choice by keys at once on %s", (how) => {
    const { select, take, address } = show();
    fireEvent.keyDown(select, { key: "ArrowDown" });
    take("2");
    expect(address()).toBe("/");
    if (how === "Enter") fireEvent.keyDown(select, { key: "Enter" });
    else fireEvent.blur(select);
    expect(address()).toContain("season_id=2");
  });
});
