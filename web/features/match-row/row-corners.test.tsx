// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { RowCorners } from "./row-corners.tsx";

const close = vi.fn(function close(this: HTMLElement) {
  this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed", oldState: "open" }));
});

// The load time of its code is not under test.
beforeAll(async () => void (await import("./corners/corners-card.tsx")));
beforeEach(() => {
  // happy-dom has no top layer.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: close });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

const corners = {
  match_id: 7,
  home: 2,
  away: 1,
  home_half: 1,
  away_half: 0,
  events: [
    { minute: 6, added: null, side: "home", home: 1, away: 0 },
    { minute: 52, added: null, side: "away", home: 1, away: 1 },
    { minute: 90, added: 2, side: "home", home: 2, away: 1 },
  ],
};
const answerWith = (body: unknown) => {
  const fetchMock = vi.fn(async () => Response.json(body));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};
const open = () => renderWithProviders(<RowCorners match_id={7} corners={{ home: 2, away: 1 }} />);
const button = () => screen.getByRole("button", { name: "Phạt góc 2-1, xem theo phút" });

describe("The corners of a row", () => {
  it("Corners open by half and by minute, and load only then", async () => {
    const fetchMock = answerWith({ data: { corners } });
    const { container } = open();
    expect(button().textContent).toBe("2-1");
    expect(fetchMock).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(button().getAttribute("aria-expanded")).toBe("true");
    await screen.findByRole("table");
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(rows).toEqual(["Hiệp 110", "Hiệp 211", "Cả trận21"]);
    const minutes = [...container.querySelectorAll(".row-card-minute")].map((cell) => cell.textContent);
    expect(minutes).toEqual(["6'", "52'", "90+2'"]);
  });

  it("A provider that counts corners without minutes is reported", async () => {
    answerWith({ data: { corners: { ...corners, events: [] } } });
    open();
    fireEvent.click(button());
    expect(await screen.findByText("Không có dữ liệu phút của các quả phạt góc.")).toBeTruthy();
  });

  it("Corners close by their button, and when the browser closes them", async () => {
    answerWith({ data: { corners } });
    open();
    fireEvent.click(button());
    await screen.findByRole("table");
    fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button().getAttribute("aria-expanded")).toBe("false");
  });

  it("Corners stay closed after the press that closed them", () => {
    answerWith({ data: { corners } });
    open();
    fireEvent.click(button(), { detail: 1 });
    fireEvent.pointerDown(button());
    act(() => close.call(screen.getByRole("dialog")));
    fireEvent.click(button(), { detail: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
