// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LastResort } from "./last-resort.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("no frame");
}

it("says in the reader's language that the page failed and leads home, until it is at another place", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [here, there] = [{ pathname: "/match/7" }, { pathname: "/" }];
  const { rerender } = render(
    <LastResort location={here}>
      <Broken />
    </LastResort>,
  );
  const alert = screen.getByRole("alert");
  expect(alert.querySelector("p")?.textContent).toBe("Ối! Đã xảy ra lỗi");
  expect(alert.querySelector("a")?.getAttribute("href")).toBe("/");
  rerender(
    <LastResort location={here}>
      <p>page</p>
    </LastResort>,
  );
  expect(screen.queryByText("page")).toBeNull();
  rerender(
    <LastResort location={there}>
      <p>page</p>
    </LastResort>,
  );
  expect(screen.getByText("page")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
