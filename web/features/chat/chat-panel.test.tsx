// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { aChatMessage, aWriter } from "#tests/support/builders/chat-builders.ts";
import {
  by,
  click,
  field,
  freshPanels,
  Lender,
  me,
  menuOf,
  NOW,
  openPanel,
  press,
  pushMessages,
  pushRaw,
  rows,
  sent,
  subprotocol,
  type,
  wantedSubprotocol,
} from "#web/testing/chat-panel.tsx";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { ChatPlace } from "./chat-place.tsx";

freshPanels();

describe("The message field", () => {
  it("The field counts user-perceived characters, and Enter sends the message", async () => {
    await openPanel();
    await type("  Vào!  👨‍👩‍👧 ");
    expect(screen.getByText("6/120 ký tự")).toBeTruthy();
    await press("Enter");
    expect(sent.map(({ text }) => text)).toEqual(["Vào! 👨‍👩‍👧"]);
    expect(field().value).toBe("");
  });

  it("Enter does not send while an input method composes", async () => {
    await openPanel();
    await type("vao");
    await press("Enter", { isComposing: true });
    await press("Enter", { keyCode: 229 });
    expect([sent.length, field().value]).toEqual([0, "vao"]);
  });

  it("An overlong text is neither truncated nor sent", async () => {
    await openPanel();
    await type("ở".repeat(121));
    expect(screen.getByText("Tin nhắn dài quá 120 ký tự.")).toBeTruthy();
    await press("Enter");
    expect([sent.length, field().value.length]).toEqual([0, 121]);
  });

  it("The field explains why an unreadable text is not sent", async () => {
    await openPanel();
    await type("z\u0301\u0302\u0303\u0304\u0305\u0306");
    expect(screen.getByText("Tin nhắn trống hoặc có ký tự không dùng được.")).toBeTruthy();
    await press("Enter");
    expect(sent).toEqual([]);
  });

  it("The field waits as long as the room requires, and keeps what is typed meanwhile", async () => {
    await openPanel();
    await type("một");
    await press("Enter");
    await pushRaw({ type: "chat-accepted", client_id: sent[0]?.client_id, message_id: "m-1" });
    await type("hai");
    await press("Enter");
    expect([sent.length, field().value]).toEqual([1, "hai"]);
    expect(screen.getByRole("button", { name: "Gửi sau 3 giây" })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await press("Enter");
    expect(sent.map(({ text }) => text)).toEqual(["một", "hai"]);
  });

  it("The field stays in reply mode until Escape", async () => {
    await openPanel({ messages: [aChatMessage({ id: "m-1", author: by(2, "Lan") })] });
    const open = () => click(menuOf("Lan"));
    await open();
    await click(screen.getByRole("menuitem", { name: "Trả lời" }));
    expect(screen.getByText("Trả lời Lan")).toBeTruthy();
    await press("Escape");
    expect(screen.queryByText("Trả lời Lan")).toBeNull();
  });

  it("The field suggests nicknames after an @", async () => {
    const messages = [
      aChatMessage({ id: "m-1", author: by(2, "Lan Anh") }),
      aChatMessage({ id: "m-2", author: by(3, "Lâm") }),
    ];
    await openPanel({ messages });
    await type("chào @l");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["@Lâm", "@Lan Anh"]);
    await press("ArrowDown");
    await press("Enter");
    expect([field().value, sent.length]).toEqual(["chào @Lan Anh ", 0]);
  });

  it("The message field is missing for an anonymous reader, who gets a link to the login page", async () => {
    await openPanel({ writer: null });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Đăng nhập để gửi tin" }).getAttribute("href")).toBe(
      "/dang-nhap?back=%2F",
    );
  });
});

describe("The log", () => {
  it("The log renders texts without markup", async () => {
    const page = await openPanel({ messages: [aChatMessage({ text: "<b>x</b> https://a.vn" })] });
    expect(rows(page)).toEqual(["<b>x</b> https://a.vn"]);
    expect(page.container.querySelectorAll(".chat-text a, .chat-text b")).toHaveLength(0);
  });

  it("The log shows the reader's own message at once, and a refusal with reason, wait and remedy", async () => {
    const page = await openPanel();
    await type("nhanh");
    await press("Enter");
    expect(page.container.querySelector('[data-state="pending"]')?.textContent).toContain("nhanh");
    const [{ client_id } = { client_id: "" }] = sent;
    await pushRaw({ type: "chat-refused", client_id, code: "please_do_not_spam", retry_at_ms: NOW + 10_000 });
    // The texts of failures are loaded with the first one.
    await act(async () => void (await import("#web/platform/errors/error-label.ts")));
    const again = screen.getByRole<HTMLButtonElement>("button", { name: "Gửi lại sau 10 giây" });
    expect([screen.getByRole("alert").textContent, again.disabled]).toEqual(["Vui lòng không spam", true]);
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    await click(screen.getByRole("button", { name: "Gửi lại" }));
    expect(sent.map(({ text }) => text)).toEqual(["nhanh", "nhanh"]);
    expect(page.container.querySelector('[data-state="pending"]')).toBeTruthy();
  });

  it("A delayed reader's own message is reported as sent before it appears in the log", async () => {
    const page = await openPanel();
    await type("sớm");
    await press("Enter");
    const pending = () => page.container.querySelector('[data-state="pending"]')?.textContent;
    expect(pending()).toContain("Đang gửi…");
    await pushRaw({ type: "chat-accepted", client_id: sent[0]?.client_id, message_id: "m-1" });
    expect(pending()).toContain("Đã gửi");
    await pushMessages(aChatMessage({ id: "m-1", text: "sớm", author: me }));
    expect([pending(), rows(page)]).toEqual([undefined, ["sớm"]]);
  });

  it("The log is no live region: the number of new messages is announced every ten seconds at most", async () => {
    const page = await openPanel({ messages: [aChatMessage({ id: "m-0" })] });
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
    const announced = () =>
      [...page.container.querySelectorAll('.sr-only[role="status"]')]
        .map(({ textContent }) => textContent)
        .join("");
    await pushMessages(
      aChatMessage({ id: "m-1", author: by(2, "Lan") }),
      aChatMessage({ id: "m-2", author: by(3, "Minh") }),
    );
    await pushMessages(
      aChatMessage({ id: "m-3", author: by(2, "Lan") }),
      aChatMessage({ id: "m-4", author: me }),
    );
    expect(announced()).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(announced()).toBe("3 tin mới");
  });

  it("Arrow keys move through the log, and Tab reaches one message of it", async () => {
    const page = await openPanel({
      messages: ["m-1", "m-2", "m-3"].map((id) => aChatMessage({ id, text: id, author: by(2, "Lan") })),
    });
    const buttons = [...page.container.querySelectorAll<HTMLElement>(".chat-more")];
    const inOrder = () => buttons.map(({ tabIndex }) => tabIndex);
    expect(inOrder()).toEqual([-1, -1, 0]);
    await act(async () => buttons[2]?.focus());
    await act(async () => void fireEvent.keyDown(buttons[2] as HTMLElement, { key: "ArrowUp" }));
    expect([document.activeElement === buttons[1], ...inOrder()]).toEqual([true, -1, 0, -1]);
    await act(async () => void fireEvent.keyDown(buttons[1] as HTMLElement, { key: "Home" }));
    expect(document.activeElement).toBe(buttons[0]);
  });

  it("The log never shows messages hidden by the reader's stored filter", async () => {
    localStorage.setItem("chatFilter", JSON.stringify({ v: 1, writers: [], words: ["trọng tài"] }));
    const seen: string[] = [];
    const look = new MutationObserver(() => seen.push(document.body.textContent ?? ""));
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    const page = await openPanel({
      messages: [aChatMessage({ id: "m-1", text: "Trọng tài mù" }), aChatMessage({ id: "m-2", text: "hay" })],
    });
    await act(async () => {});
    look.disconnect();
    expect(rows(page)).toEqual(["hay"]);
    expect(seen.some((text) => text.includes("mù"))).toBe(false);
    expect(seen.some((text) => text.includes("Chưa có tin nhắn nào"))).toBe(false);
  });

  it("A reader can hide a writer and show them again", async () => {
    const page = await openPanel({ messages: [aChatMessage({ text: "ồn", author: by(2, "Lan") })] });
    await click(menuOf("Lan"));
    await click(screen.getByRole("menuitem", { name: "Ẩn tin của Lan" }));
    expect(rows(page)).toEqual([]);
    await click(screen.getByRole("button", { name: "Hoàn tác" }));
    expect(rows(page)).toEqual(["ồn"]);
  });

  it("Moderators get menu items that others do not", async () => {
    const messages = [aChatMessage({ author: by(2, "Lan") })];
    const names = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    const open = () => click(menuOf("Lan"));
    await openPanel({ messages });
    await open();
    expect(names()).toEqual(["Trả lời", "Nhắc tên @Lan", "Ẩn tin của Lan", "Báo cáo"]);
    cleanup();
    await openPanel({ messages, writer: aWriter({ id: 7, role: "operator" }) });
    expect(screen.getByRole("group", { name: "Điều hành phòng chat" })).toBeTruthy();
    await open();
    expect(names().slice(-2)).toEqual(["Xóa tin", "Cấm chat Lan"]);
  });
});

describe("The place of a chat", () => {
  const openPlace = async (place: "tab" | "aside", ...messages: object[]) => {
    vi.useRealTimers();
    const page = renderWithProviders(
      <>
        <Lender />
        <ChatPlace match_id={17} score_changed_at={null} place={place} />
        <p>after</p>
      </>,
    );
    await waitFor(() => expect(wantedSubprotocol().subprotocol).not.toBeNull());
    subprotocol().opened({ send: () => true, renew: () => {} });
    subprotocol().addToQuery(new URLSearchParams());
    await pushRaw({
      ...{ type: "chat-snapshot", epoch: "e", seq: 0, me: null, viewers: 1, messages },
      mode: { slow_seconds: 0, followers_only: false },
    });
    return page;
  };
  const toggle = (name: string) => screen.findByRole("button", { name });

  it("An empty chat is folded to one line, which opens and folds it", async () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const { container } = await openPlace("aside");
    const button = await toggle("Chưa có tin nhắn – Mở phòng chat");
    expect([screen.queryByRole("log"), container.querySelector("[data-open]")]).toEqual([null, null]);
    await click(button);
    expect(await screen.findByRole("log")).toBeTruthy();
    expect(button.getAttribute("aria-label")).toBe("Thu gọn phòng chat");
    await click(button);
    expect(screen.queryByRole("log")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("As a tab a chat opens without messages", async () => {
    vi.stubGlobal("innerHeight", -1);
    const { container } = await openPlace("tab");
    expect(await screen.findByRole("log")).toBeTruthy();
    expect(container.querySelector("[data-open]:not([data-filled])")).not.toBeNull();
    vi.unstubAllGlobals();
  });

  it("A first message opens a folded chat that moves nothing on the screen", async () => {
    vi.stubGlobal("innerHeight", -1);
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    await openPlace("aside");
    await toggle("Chưa có tin nhắn – Mở phòng chat");
    await pushRaw({ type: "chat-changed", epoch: "e", seq: 1, added: [aChatMessage({ text: "Chào" })] });
    expect(await screen.findByText("Chào")).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it("A chat that would move what follows it stays folded and counts its messages", async () => {
    const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("matchMedia", () => wide);
    await openPlace("aside", aChatMessage({ id: "m-1" }), aChatMessage({ id: "m-2" }));
    expect(await toggle("2 tin nhắn – Mở phòng chat")).toBeTruthy();
    expect(screen.queryByRole("log")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("A page with hidden results", () => {
  it("The chat is not rendered before the reader confirms", async () => {
    vi.useRealTimers();
    const shield = { ...NO_SHIELD, scores: "hidden" as const };
    renderWithProviders(
      <>
        <Lender />
        <ChatPlace match_id={17} score_changed_at={null} place="tab" />
      </>,
      { facts: { shield } },
    );
    expect(await screen.findByText("Phòng chat có thể tiết lộ tỷ số.")).toBeTruthy();
    expect(wantedSubprotocol().subprotocol).toBeNull();
    await click(screen.getByRole("button", { name: "Vẫn mở phòng chat" }));
    expect(await screen.findByRole("log")).toBeTruthy();
    expect(wantedSubprotocol().subprotocol?.room).toBe("match/17");
  });
});
