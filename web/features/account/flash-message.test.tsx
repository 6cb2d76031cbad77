// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import FlashMessage, { DONE_SHOWN_MS } from "./flash-message.tsx";

/** Product spec, section 8, word for word. */
const FLASH_TEXTS: readonly (readonly [done: string, text: string])[] = [
  ["login", "Login successful"],
  ["logout", "Logout successful"],
  ["register", "Registration successful. Account created successfully"],
  ["info", "Update info is successful"],
  ["password", "Change password successful"],
  ["avatar", "Avatar updated successfully"],
  ["follow", "Follow is successfully"],
  ["unfollow", "Unfollow is successfully"],
  ["tip", "Post sent successfully"],
];

const show = (done: string) => {
  const path = `/?status=live&done=${done}`;
  history.replaceState(null, "", path);
  renderWithProviders(<FlashMessage />, { path });
};
const messageText = (): string | null =>
  screen.queryByRole("status")?.querySelector("p")?.textContent ?? null;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Flash messages", () => {
  it("A flash message is shown once, and not again after a reload", () => {
    show("login");
    expect(messageText()).toBe("Đăng nhập thành công");
    expect(location.search).toBe("?status=live");
    fireEvent.click(screen.getByRole("button", { name: "Đóng thông báo" }));
    expect(messageText()).toBeNull();
  });

  it("A flash message disappears after some seconds; the end of a session stays until closed", () => {
    vi.useFakeTimers();
    show("login");
    act(() => void vi.advanceTimersByTime(DONE_SHOWN_MS - 1));
    expect(messageText()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(messageText()).toBeNull();
    cleanup();
    show("expired");
    act(() => void vi.advanceTimersByTime(10 * DONE_SHOWN_MS));
    expect(messageText()).not.toBeNull();
  });

  it.each(FLASH_TEXTS)("A flash message uses the spec's words: %s", (done, text) => {
    inLocale("en", () => show(done));
    expect(messageText()).toBe(text);
  });

  it("An invented code in the URL shows no flash message", () => {
    show("%3Cb%3E");
    expect(document.body.textContent).toBe("");
  });
});
