// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aChatMessage } from "#tests/support/chat-builders.ts";
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
  refuseLast,
  rows,
  say,
  sent,
  tell,
  type,
} from "#web/testing/chat-panel.tsx";

/** Where the focus is, and what is said, for who uses keys or listens. */

const lan = by(2, "Lan");
const minh = by(3, "Minh");
const button = (name: string) => screen.getByRole("button", { name });
const focused = () => document.activeElement;
const changed = (seq: number, more: object) => say({ type: "chat-changed", epoch: "e", seq, ...more });

freshPanels();

describe("the focus", () => {
  it("goes to the field where a refused message is written otherwise or sent again", async () => {
    await openPanel();
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    button("Sửa tin").focus();
    await click(button("Sửa tin"));
    expect([focused(), field().value]).toEqual([field(), "một"]);
    await press("Enter");
    await refuseLast("too_many_requests", NOW);
    button("Gửi lại").focus();
    await click(button("Gửi lại"));
    expect([focused(), sent.length]).toEqual([field(), 3]);
  });

  it("goes to the message beside one that is discarded", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    button("Xóa").focus();
    await click(button("Xóa"));
    expect(focused()).toBe(menuOf("Lan"));
  });

  it("goes to the next message that is left when somebody is hidden, and to the field after the last", async () => {
    const page = await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "a" }),
        aChatMessage({ id: "m-2", author: lan, text: "b" }),
        aChatMessage({ id: "m-3", author: minh, text: "c" }),
      ],
    });
    const [first] = screen.getAllByRole("button", { name: /cho tin của Lan/ });
    if (!first) throw new Error("no message of Lan");
    first.focus();
    await click(first);
    await click(screen.getByRole("menuitem", { name: "Ẩn tin của Lan" }));
    expect([rows(page), focused()]).toEqual([["c"], menuOf("Minh")]);
    await click(menuOf("Minh"));
    await click(screen.getByRole("menuitem", { name: "Ẩn tin của Minh" }));
    expect([rows(page), focused()]).toEqual([[], field()]);
  });

  it("stays in the log when a moderator takes the message away, and out of it when it was elsewhere", async () => {
    await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "a" }),
        aChatMessage({ id: "m-2", author: minh, text: "b" }),
      ],
    });
    await act(async () => menuOf("Minh").focus());
    await changed(1, { removed: ["m-2"] });
    expect(focused()).toBe(menuOf("Lan"));
    await act(async () => field().focus());
    await changed(2, { removed: ["m-1"] });
    expect(focused()).toBe(field());
  });

  it("stays on a message of one's own that is not sent when the one before it is taken away", async () => {
    await openPanel({
      messages: [aChatMessage({ id: "m-1", author: lan }), aChatMessage({ id: "m-2", author: minh })],
    });
    await type("một");
    await press("Enter");
    await refuseLast("chat_link_refused", null);
    await act(async () => menuOf("Minh").focus());
    await act(async () => button("Sửa tin").focus());
    await changed(1, { removed: ["m-2"] });
    expect(focused()).toBe(button("Sửa tin"));
  });

  it("comes to what a message answers, where the arrow keys have gone", async () => {
    await openPanel({
      messages: [
        aChatMessage({ id: "m-1", author: lan, text: "ai sút?" }),
        aChatMessage({ id: "m-2", author: minh, text: "số 9", reply_to: { id: "m-1", nick_name: "Lan" } }),
        aChatMessage({ id: "m-3", author: lan, text: "à" }),
      ],
    });
    const quote = button("Trả lời Lan: ai sút?");
    expect(quote.tabIndex).toBe(-1);
    await act(async () => menuOf("Minh").focus());
    expect(quote.tabIndex).toBe(0);
    await click(quote);
    expect(focused()?.closest("li")?.dataset.message).toBe("m-1");
  });
});

describe("the menu of a message", () => {
  it("has the focus at the first item of each of its pages", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    menuOf("Lan").focus();
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

describe("a menu whose code comes late", () => {
  it("leaves its reader where he has gone meanwhile", async () => {
    await openPanel({ messages: [aChatMessage({ author: lan })] });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    await act(async () => {
      fireEvent.click(menuOf("Lan"));
      elsewhere.focus();
    });
    await say({ type: "chat-viewers", viewers: 13 });
    expect([screen.queryByRole("menu"), focused()]).toEqual([null, elsewhere]);
    elsewhere.remove();
    await click(menuOf("Lan"));
    expect(screen.getByRole("menu")).toBeTruthy();
  });
});

describe("a menu whose message is taken away before it opens", () => {
  it("leaves its reader where he has gone meanwhile", async () => {
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

describe("who could be meant by an @", () => {
  const messages = [aChatMessage({ id: "m-1", author: lan })];

  it("is told as what goes on in a field of text", async () => {
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

  it("leaves Shift+Tab to who goes back", async () => {
    await openPanel({ messages });
    await type("chào @l");
    const goesOn = fireEvent.keyDown(field(), { key: "Tab", shiftKey: true });
    expect([goesOn, field().value]).toEqual([true, "chào @l"]);
  });

  it("is nobody before a letter or an arrow key says who: Enter sends an @ that is one", async () => {
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

describe("what is said of new messages", () => {
  const said = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('.sr-only[role="status"]')].map(({ textContent }) => textContent).join("");

  it("is said beside another tab of the match only to who is in the chat", async () => {
    const page = await openPanel({ messages: [aChatMessage({ id: "m-0" })], place: "aside" });
    await tell(aChatMessage({ id: "m-1", author: lan }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(said(page)).toBe("");
    await act(async () => field().focus());
    await tell(aChatMessage({ id: "m-2", author: lan }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(said(page)).toBe("1 tin mới");
  });
});

describe("who is muted", () => {
  it("is told until when, and can try whenever he wants", async () => {
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
