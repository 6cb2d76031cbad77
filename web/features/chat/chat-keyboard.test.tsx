// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import {
  by,
  click,
  field,
  freshPanels,
  me,
  menuOf,
  NOW,
  openPanel,
  press,
  pushMessages,
  pushRaw,
  refuseLast,
  rows,
  sent,
  type,
} from "#web/testing/chat-panel.tsx";

/** Focus and announcements, for keyboard and screen reader users. */

const lan = by(2, "Lan");
const minh = by(3, "Minh");
const button = (name: string) => screen.getByRole("button", { name });
const focus = (element: HTMLElement) => act(async () => element.focus());
const focused = () => document.activeElement;
const changed = (seq: number, more: object) => pushRaw({ type: "chat-changed", epoch: "e", seq, ...more });

freshPanels();

describe("Focus", () => {
  it("The focus moves to the field when a refused message is edited or sent again", async () => {
    await openPanel();
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    await focus(button("Sửa tin"));
    await click(button("Sửa tin"));
    expect([focused(), field().value]).toEqual([field(), "một"]);
    await press("Enter");
    await refuseLast("too_many_requests", NOW);
    await focus(button("Gửi lại"));
    await click(button("Gửi lại"));
    expect([focused(), sent.length]).toEqual([field(), 3]);
  });

  it("The focus moves to the neighbour of a discarded message", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    await focus(button("Xóa"));
    await click(button("Xóa"));
    expect(focused()).toBe(menuOf("Lan"));
  });

  it("The focus moves to the next remaining message when a writer is hidden, and to the field after the last", async () => {
    const page = await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "a" }),
        aChatMessage({ id: "m-2", author: lan, text: "b" }),
        aChatMessage({ id: "m-3", author: minh, text: "c" }),
      ],
    });
    const [first] = screen.getAllByRole("button", { name: /cho tin của Lan/ });
    if (!first) throw new Error("no message of Lan");
    await focus(first);
    await click(first);
    await click(screen.getByRole("menuitem", { name: "Ẩn tin của Lan" }));
    expect([rows(page), focused()]).toEqual([["c"], menuOf("Minh")]);
    await click(menuOf("Minh"));
    await click(screen.getByRole("menuitem", { name: "Ẩn tin của Minh" }));
    expect([rows(page), focused()]).toEqual([[], field()]);
  });

  it("The focus stays in the log when a moderator removes the focused message, and elsewhere if it was elsewhere", async () => {
    await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "a" }),
        aChatMessage({ id: "m-2", author: minh, text: "b" }),
      ],
    });
    await focus(menuOf("Minh"));
    await changed(1, { removed: ["m-2"] });
    expect(focused()).toBe(menuOf("Lan"));
    await focus(field());
    await changed(2, { removed: ["m-1"] });
    expect(focused()).toBe(field());
  });

  it("The focus stays on the reader's own unsent message when the one before it is removed", async () => {
    await openPanel({
      messages: [aChatMessage({ id: "m-1", author: lan }), aChatMessage({ id: "m-2", author: minh })],
    });
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    await focus(menuOf("Minh"));
    await focus(button("Sửa tin"));
    await changed(1, { removed: ["m-2"] });
    expect(focused()).toBe(button("Sửa tin"));
  });

  it("The focus reaches the quoted message from where the arrow keys have moved", async () => {
    await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "ai sút?" }),
        aChatMessage({ id: "m-2", author: minh, text: "số 9", reply_to: { id: "m-1", nick_name: "Lan" } }),
        aChatMessage({ id: "m-3", author: lan, text: "à" }),
      ],
    });
    const quote = button("Trả lời Lan: ai sút?");
    expect(quote.tabIndex).toBe(-1);
    await focus(menuOf("Minh"));
    expect(quote.tabIndex).toBe(0);
    await click(quote);
    expect(focused()?.closest("li")?.dataset.message).toBe("m-1");
  });
});

describe("The menu of a message", () => {
  it("Each page of the menu focuses its first item", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    await focus(menuOf("Lan"));
    await click(menuOf("Lan"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(focused()).toBe(screen.getByRole("menuitemcheckbox", { name: "Thích" }));
    await click(screen.getByRole("menuitem", { name: "Báo cáo" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(focused()).toBe(screen.getByRole("menuitem", { name: "Spam, quảng cáo" }));
    await click(screen.getByRole("menuitem", { name: "Quay lại" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(focused()).toBe(screen.getByRole("menuitemcheckbox", { name: "Thích" }));
  });
});

describe("A menu whose code loads late", () => {
  it("Focus stays where the reader moved it while the code of a menu was loading", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    await act(async () => {
      fireEvent.click(menuOf("Lan"));
      elsewhere.focus();
    });
    await pushRaw({ type: "chat-viewers", viewers: 13 });
    expect([screen.queryByRole("menu"), focused()]).toEqual([null, elsewhere]);
    elsewhere.remove();
    await click(menuOf("Lan"));
    expect(screen.getByRole("menu")).toBeTruthy();
  });
});

describe("A menu whose message is removed before it opens", () => {
  it("Focus stays where the reader moved it when a message is removed before its menu opens", async () => {
    await openPanel({ messages: [aChatMessage({ id: "m-1", author: lan })] });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    await act(async () => {
      fireEvent.click(menuOf("Lan"));
      elsewhere.focus();
      await changed(1, { removed: ["m-1"] });
    });
    expect([screen.queryByRole("menu"), focused()]).toEqual([null, elsewhere]);
    elsewhere.remove();
  });
});

describe("Suggestions after an @", () => {
  const messages = [aChatMessage({ id: "m-1", author: lan })];

  it("Suggestions are exposed as a popup of a text field", async () => {
    await openPanel({ messages });
    expect(field().getAttribute("aria-autocomplete")).toBe("list");
    await type("chào @l");
    const list = screen.getByRole("listbox");
    expect(field().hasAttribute("role")).toBe(false);
    expect(field().getAttribute("aria-controls")).toBe(list.id);
    expect(field().getAttribute("aria-activedescendant")).toBe(
      list.querySelector("[aria-selected=true]")?.id,
    );
  });

  it("Shift+Tab leaves the field although suggestions are open", async () => {
    await openPanel({ messages });
    await type("chào @l");
    const goesOn = fireEvent.keyDown(field(), { key: "Tab", shiftKey: true });
    expect([goesOn, field().value]).toEqual([true, "chào @l"]);
  });

  it("No suggestion is selected before a letter or an arrow key: Enter sends a bare @", async () => {
    await openPanel({ messages });
    await type("hẹn 8h @");
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
    await press("Enter");
    expect(sent.map(({ text }) => text)).toEqual(["hẹn 8h @"]);
    await type("@");
    await press("ArrowUp");
    await press("Enter");
    expect(field().value).toBe("@Lan ");
  });
});

describe("Announcements of new messages", () => {
  const announced = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('.sr-only[role="status"]')].map(({ textContent }) => textContent).join("");

  it("New messages beside another tab are announced only while focus is in the chat", async () => {
    const page = await openPanel({ messages: [aChatMessage({ id: "m-0" })], place: "aside" });
    await pushMessages(aChatMessage({ id: "m-1", author: lan }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(announced(page)).toBe("");
    await focus(field());
    await pushMessages(aChatMessage({ id: "m-2", author: lan }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(announced(page)).toBe("1 tin mới");
  });
});

describe("A muted writer", () => {
  it("A muted writer sees until when they are muted, and can retry at any time", async () => {
    await openPanel({ writer: { ...me, muted_until_ms: null } });
    await type("một");
    await press("Enter");
    await refuseLast("chat_muted", NOW + 3_600_000);
    expect(screen.getByRole("alert").textContent).toMatch(
      /^Bạn bị cấm chat đến \d\d-\d\d-\d{4} \d\d:\d\d\.$/,
    );
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Gửi lại" }).disabled).toBe(false);
    expect(button("Gửi")).toBeTruthy();
  });
});
