// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FirstKey } from "./first-key.tsx";
import ListKeyboard from "./list-keyboard.tsx";

// The load time of its code is not under test.
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
  const page = renderWithProviders(
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
/** Moves a match's row by replacing its element, which takes the focus from it. */
function moveRow(id: number, place: "prepend" | "append"): void {
  const row = document.querySelector(`[data-match-id="${id}"]`);
  const list = row?.parentElement;
  row?.remove();
  list?.[place](row?.cloneNode(true) as Element);
}
const key = (name: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const focused = () => document.activeElement?.textContent;

describe("Keyboard shortcuts of the list", () => {
  it("Keys move from match to match and stop at the ends", () => {
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

  it("The star key follows the focused match, and does nothing without one", () => {
    open();
    key("f");
    expect(pressed).not.toHaveBeenCalled();
    key("j");
    key("f");
    expect(pressed.mock.calls).toEqual([["star 1"]]);
  });

  it("The keys continue from a match whose row has moved", () => {
    open();
    key("j");
    key("j");
    moveRow(2, "prepend");
    expect(document.activeElement).toBe(document.body);
    key("j");
    expect(focused()).toBe("1");
  });

  it("The focus stays on a match whose row moves", async () => {
    open();
    key("j");
    key("j");
    moveRow(2, "prepend");
    await waitFor(() => expect(focused()).toBe("2"));
  });

  it("The keys leave the focus where a pointer has put it", async () => {
    open();
    key("j");
    fireEvent.pointerDown(document.body);
    // Receives the move after the earlier observers.
    const announced = new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
    });
    moveRow(1, "append");
    await announced;
    expect(document.activeElement).toBe(document.body);
  });

  it("The focus returns from the help to a match whose row has moved meanwhile", async () => {
    open();
    key("j");
    key("?");
    await screen.findByRole("dialog");
    moveRow(1, "append");
    fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(focused()).toBe("1"));
  });

  it("Keys press the live chip and the neighbouring days", () => {
    open();
    for (const name of ["l", "[", "]"]) key(name);
    expect(pressed.mock.calls).toEqual([["live"], ["14"], ["16"]]);
  });

  it("The theme key cycles through the themes", () => {
    open();
    key("t");
    expect(document.documentElement.dataset.theme).toBe("light");
    key("t");
    expect(document.documentElement.dataset.theme).toBe("dark");
  });

  it("The prices key hides the prices of lists and restores the chosen columns", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"list_markets":["match_result"]}');
    open();
    const kept = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}").list_markets;
    await act(async () => void key("o"));
    expect(kept()).toEqual([]);
    await act(async () => void key("o"));
    expect(kept()).toEqual(["match_result"]);
  });

  it("The prices key does nothing where betting is hidden", () => {
    open(null, "hidden");
    key("o");
    expect(localStorage.getItem(SETTINGS_KEY)).toBeNull();
  });

  it("The search key presses the header's search on a page without a search box", () => {
    open(
      <a href="/tim-kiem" data-opens="search">
        search
      </a>,
    );
    key("/");
    expect(pressed.mock.calls).toEqual([["search"]]);
  });

  it("The search key focuses a search box on the page", () => {
    open(<input type="search" aria-label="search" />);
    key("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("The help key shows the shortcuts, and Esc closes them", async () => {
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

describe("Keys that the list must not handle", () => {
  it.each(["input", "textarea", "select"] as const)("Keys typed into a field are left to it: %s", (Field) => {
    open(<Field aria-label="field" />);
    screen.getByLabelText("field").focus();
    expect(key("j")).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText("field"));
  });

  it("The keys work beside an input that takes no text", () => {
    open(<input type="checkbox" aria-label="box" />);
    screen.getByLabelText("box").focus();
    key("j");
    expect(focused()).toBe("1");
  });

  it.each([["ctrlKey"], ["metaKey"], ["altKey"]] as const)(
    "Keys pressed with a modifier are ignored: %s",
    (held) => {
      open();
      expect(key("j", { [held]: true })).toBe(true);
      expect(document.activeElement).toBe(document.body);
    },
  );

  it("Keys pressed in a dialog are ignored", () => {
    open(
      <div role="dialog">
        <button type="button">inside</button>
      </div>,
    );
    screen.getByText("inside").focus();
    key("j");
    expect(focused()).toBe("inside");
  });

  it("The keys do nothing when the reader has switched them off", () => {
    localStorage.setItem(SETTINGS_KEY, '{"keyboard":false}');
    open();
    expect(key("j")).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("The first key", () => {
  const openList = () =>
    renderWithProviders(
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

  it("The first key and later ones take effect once their code has loaded", async () => {
    openList();
    // Focus alone loads it too; keys pressed meanwhile are not lost.
    fireEvent.focusIn(document.body);
    for (const key of ["j", "j"]) expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("2"));
    fireEvent.keyDown(document.body, { key: "k" });
    expect(document.activeElement?.textContent).toBe("1");
  });

  it("The first key is not handled while typing or with the keys switched off", async () => {
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
