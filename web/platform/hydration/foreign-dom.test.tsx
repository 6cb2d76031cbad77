// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { allowForeignDom } from "./foreign-dom.ts";

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => allowForeignDom());
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Simulates Chrome's translation: each text node is replaced by an element with another text. */
function translate(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node instanceof Text) {
      const font = document.createElement("font");
      font.textContent = `[${node.data}]`;
      node.replaceWith(font);
    } else translate(node);
  }
}

const Minute = ({ minute, added }: { readonly minute: number; readonly added?: boolean }) => (
  <p>
    {added ? <b>+</b> : null}
    {minute <= 90 ? "in play" : null}
    <i>{minute}</i>
  </p>
);

it("a translated page continues to update", async () => {
  const { container, rerender } = render(<Minute minute={90} />);
  translate(container);
  await act(async () => rerender(<Minute minute={91} />));
  await act(async () => rerender(<Minute minute={92} added />));
  expect(container.querySelector("i")?.textContent).toBe("92");
  expect(container.querySelector("b")).toBeTruthy();
});

const Rows = ({ ids }: { readonly ids: readonly number[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>{id}</li>
    ))}
  </ul>
);

it("a row that an extension has wrapped is removed with its match, and new rows keep their order", async () => {
  const { container, rerender } = render(<Rows ids={[1, 2, 3]} />);
  const wrapped = container.querySelectorAll("li")[1];
  const wrapper = document.createElement("div");
  wrapped?.replaceWith(wrapper);
  if (wrapped) wrapper.append(wrapped);
  const shown = () => [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  await act(async () => rerender(<Rows ids={[1, 4, 2, 3]} />));
  expect(shown()).toEqual(["1", "4", "2", "3"]);
  await act(async () => rerender(<Rows ids={[1, 4, 3]} />));
  expect(shown()).toEqual(["1", "4", "3"]);
});

it("unchanged nodes are removed and inserted as always", () => {
  const list = document.createElement("ul");
  const [first, second] = [document.createElement("li"), document.createElement("li")];
  list.append(first);
  list.insertBefore(second, first);
  expect([...list.children]).toEqual([second, first]);
  list.removeChild(second);
  expect([...list.children]).toEqual([first]);
  list.insertBefore(second, undefined as never);
  expect([...list.children]).toEqual([first, second]);
  expect(() => list.removeChild(null as never)).toThrow();
});
