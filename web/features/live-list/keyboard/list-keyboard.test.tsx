// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { FirstKey } from "./first-key.tsx";
import ListKeyboard from "./list-keyboard.tsx";

// How long its code takes to come is not what these tests are about.
beforeAll(async () => void (await import("./keyboard-help.tsx")));
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const pressed = vi.fn();
const Row = ({ id }: { readonly id: number }) => (
  <li className="match-row" data-match-id={id}>
    <a className="match-row-link" href={`#${id}`}>
      {id}
    </a>
    <span className="match-row-star">
      <button type="button">star {id}</button>
    </span>
  </li>
);

function open(more: React.ReactNode = null, betting: "shown" | "hidden" = "shown") {
  pressed.mockClear();
  const page = renderPart(
    <>
      <ul>
        {["14", "15", "16"].map((day) => (
          <li key={day}>
            <a href={`#${day}`} className="day-strip-link" aria-current={day === "15" ? "date" : undefined}>
              {day}
            </a>
          </li>
        ))}
      </ul>
      <a href="#live" className="chip" data-filter="live">
        live
      </a>
      <ul>
        {[1, 2, 3].map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
      {more}
      <ListKeyboard />
    </>,
    { facts: { betting } },
  );
  page.container.addEventListener("click", (event) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed(event.target.textContent);
  });
  return page;
}
/** Gives a match's row another place, as an element of its own, which takes the focus from it. */
function moveRow(id: number, place: "prepend" | "append"): void {
  const row = document.querySelector(`[data-match-id="${id}"]`);
  const list = row?.parentElement;
  row?.remove();
  list?.[place](row?.cloneNode(true) as Element);
}
const key = (name: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const focused = () => document.activeElement?.textContent;

describe("keys of the list", () => {
  it("walk from match to match and stay at the ends", () => {
    open();
    key("j");
    expect(focused()).toBe("1");
    key("j");
    key("j");
    key("j");
    expect(focused()).toBe("3");
    key("k");
    expect(focused()).toBe("2");
  });

  it("follow the match in focus, and nothing without one", () => {
    open();
    key("f");
    expect(pressed).not.toHaveBeenCalled();
    key("j");
    key("f");
    expect(pressed.mock.calls).toEqual([["star 1"]]);
  });

  it("go on from a match whose row has moved to another place", () => {
    open();
    key("j");
    key("j");
    moveRow(2, "prepend");
    expect(document.activeElement).toBe(document.body);
    key("j");
    expect(focused()).toBe("1");
  });

  it("stay on a match whose row gets another place while it has the focus", async () => {
    open();
    key("j");
    key("j");
    moveRow(2, "prepend");
    await waitFor(() => expect(focused()).toBe("2"));
  });

  it("leave the focus where a pointer has put it", async () => {
    open();
    key("j");
    fireEvent.pointerDown(document.body);
    // Told of the move after those that were there before it.
    const told = new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
    });
    moveRow(1, "append");
    await told;
    expect(document.activeElement).toBe(document.body);
  });

  it("come back from the help to a match whose row has moved meanwhile", async () => {
    open();
    key("j");
    key("?");
    await screen.findByRole("dialog");
    moveRow(1, "append");
    fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(focused()).toBe("1"));
  });

  it("press the live chip and the days beside the shown one", () => {
    open();
    for (const name of ["l", "[", "]"]) key(name);
    expect(pressed.mock.calls).toEqual([["live"], ["14"], ["16"]]);
  });

  it("go round the themes", () => {
    open();
    key("t");
    expect(document.documentElement.dataset.theme).toBe("light");
    key("t");
    expect(document.documentElement.dataset.theme).toBe("dark");
  });

  it("hide the prices of lists and bring back the columns there were", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"list_markets":["match_result"]}');
    open();
    const kept = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}").list_markets;
    await act(async () => void key("o"));
    expect(kept()).toEqual([]);
    await act(async () => void key("o"));
    expect(kept()).toEqual(["match_result"]);
  });

  it("know no prices where betting is hidden", () => {
    open(null, "hidden");
    key("o");
    expect(localStorage.getItem(SETTINGS_KEY)).toBeNull();
  });

  it("press the header's search where the page has no box", () => {
    open(
      <a href="/tim-kiem" data-opens="search">
        search
      </a>,
    );
    key("/");
    expect(pressed.mock.calls).toEqual([["search"]]);
  });

  it("lead to a search box on the page", () => {
    open(<input type="search" aria-label="search" />);
    key("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("show what they are, and Esc puts that away", async () => {
    open();
    key("?", { shiftKey: true });
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("Trận tiếp theo");
    key("j");
    expect(focused()).not.toBe("1");
    fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("keys that are somebody else's", () => {
  it.each(["input", "textarea", "select"] as const)("are typed into a field: %s", (Field) => {
    open(<Field aria-label="field" />);
    screen.getByLabelText("field").focus();
    expect(key("j")).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText("field"));
  });

  it("work beside a box that takes no letters", () => {
    open(<input type="checkbox" aria-label="box" />);
    screen.getByLabelText("box").focus();
    key("j");
    expect(focused()).toBe("1");
  });

  it.each([["ctrlKey"], ["metaKey"], ["altKey"]] as const)("are held with another: %s", (held) => {
    open();
    expect(key("j", { [held]: true })).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it("are pressed in a dialog", () => {
    open(
      <div role="dialog">
        <button type="button">inside</button>
      </div>,
    );
    screen.getByText("inside").focus();
    key("j");
    expect(focused()).toBe("inside");
  });

  it("do nothing where a reader has switched them off", () => {
    localStorage.setItem(SETTINGS_KEY, '{"keyboard":false}');
    open();
    expect(key("j")).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the first key", () => {
  const openList = () =>
    renderPart(
      <>
        <ul>
          {[1, 2].map((id) => (
            <Row key={id} id={id} />
          ))}
        </ul>
        <input aria-label="box" />
        <FirstKey />
      </>,
    );

  it("does what it says once the code of keys has come, and so do those after it", async () => {
    openList();
    // A focus alone brings it too; what is pressed meanwhile is not lost.
    fireEvent.focusIn(document.body);
    for (const key of ["j", "j"]) expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("2"));
    fireEvent.keyDown(document.body, { key: "k" });
    expect(document.activeElement?.textContent).toBe("1");
  });

  it("is the page's alone where somebody types, or the keys are switched off", async () => {
    const { unmount } = openList();
    const box = screen.getByLabelText("box");
    box.focus();
    expect(fireEvent.keyDown(box, { key: "j" })).toBe(true);
    await vi.dynamicImportSettled();
    expect(document.activeElement).toBe(box);
    unmount();
    localStorage.setItem(SETTINGS_KEY, '{"keyboard":false}');
    openList();
    expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(true);
    await vi.dynamicImportSettled();
    expect(document.activeElement).toBe(document.body);
  });
});
