// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";
import { useClosingDetails } from "./use-closing-details.ts";

afterEach(cleanup);

function Menu({ pathname }: { readonly pathname: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu, pathname);
  return (
    <details ref={menu}>
      <summary>Menu</summary>
    </details>
  );
}

it("leaves a menu open that was opened before hydration, and closes it when the page changes", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Menu pathname="/a" />);
  const menu = container.querySelector("details");
  menu?.setAttribute("open", "");
  const { rerender } = render(<Menu pathname="/a" />, { container, hydrate: true });
  expect(menu?.open).toBe(true);
  // React's warning, in development only: the reader has opened the menu, not the server.
  expectConsole("error", "didn't match the client properties");
  rerender(<Menu pathname="/b" />);
  expect(menu?.open).toBe(false);
});

it("closes a menu on Escape and on a press beside it", () => {
  const { container } = render(<Menu pathname="/a" />);
  const menu = container.querySelector("details");
  for (const close of [
    () => fireEvent.keyDown(document, { key: "Escape" }),
    () => fireEvent.pointerDown(document.body),
  ]) {
    menu?.setAttribute("open", "");
    close();
    expect(menu?.open).toBe(false);
  }
});
