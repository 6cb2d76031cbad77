// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { ChoiceForm } from "./choice-form.tsx";

afterEach(cleanup);

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
  const { getByLabelText, getByRole } = render(<RouterProvider router={router} />);
  const select = getByLabelText("Season") as HTMLSelectElement;
  return {
    select,
    button: getByRole("button"),
    take: (value: string) => fireEvent.change(select, { target: { value } }),
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

  it("waits while keys walk over the choices, until Enter or the button", () => {
    const { select, button, take, address } = show();
    fireEvent.pointerDown(select);
    fireEvent.keyDown(select, { key: "ArrowDown" });
    take("2");
    expect(address()).toBe("/");
    fireEvent.keyDown(select, { key: "Enter" });
    expect(address()).toContain("season_id=2");
    fireEvent.keyDown(select, { key: "ArrowDown" });
    take("3");
    fireEvent.click(button);
    expect(address()).toContain("season_id=3");
  });
});
