// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { SettingsBody } from "./settings-body.tsx";
import { SettingsDrawer } from "./settings-drawer.tsx";

const kept = (): unknown => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const toggle = (name: string) =>
  fireEvent.click(screen.getByRole("switch", { name: new RegExp(`^${name}`) }));
const isOn = (name: string) =>
  (screen.getByRole("switch", { name: new RegExp(`^${name}`) }) as HTMLInputElement).checked;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

describe("The settings", () => {
  it("Settings are stored when chosen", async () => {
    renderWithProviders(<SettingsBody />);
    await act(async () => {
      choose("Múi giờ", "+05:45");
      choose("Sắp xếp", "time");
      toggle("Thông báo nổi khi có thẻ đỏ");
      fireEvent.click(screen.getByLabelText("Phạt góc"));
    });
    expect(kept()).toEqual({
      time_zone: "+05:45",
      list_sort: "time",
      red_popup: false,
      list_marks: ["rank", "red", "yellow", "half"],
    });
  });

  it("Every time zone is offered, the device's own first, with a stored one that is not listed", () => {
    localStorage.setItem(SETTINGS_KEY, '{"time_zone":"+12:45"}');
    renderWithProviders(<SettingsBody />, { now_ms: Date.UTC(2026, 10, 22, 12, 0) });
    const zones = within(screen.getByLabelText("Múi giờ", { exact: false })).getAllByRole("option");
    expect(zones).toHaveLength(36);
    expect(zones.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      "Tự động theo thiết bị",
      "Theo trang (+07:00)",
      "GMT+12:45",
      "GMT-11:00",
    ]);
  });

  it("Price settings are missing unless a feature provides them", () => {
    const { container, unmount } = renderWithProviders(<SettingsBody />);
    expect(container.textContent).not.toMatch(/kèo/i);
    unmount();
    expect(renderWithProviders(<SettingsBody odds={<p>kèo</p>} />).container.textContent).toMatch(/kèo/);
  });

  it("Settings can be reset, and the reset undone", () => {
    renderWithProviders(<SettingsBody />);
    toggle("Giảm chuyển động");
    choose("Giao diện", "dark");
    fireEvent.click(screen.getByRole("button", { name: "Khôi phục mặc định" }));
    expect([kept(), document.documentElement.dataset.theme, isOn("Giảm chuyển động")]).toEqual([
      {},
      undefined,
      false,
    ]);
    expect(screen.getByText("Đã khôi phục mặc định.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Hoàn tác" }));
    expect([kept(), document.documentElement.dataset.theme]).toEqual([{ motion: "less" }, "dark"]);
  });
});

describe("Notifications of the operating system", () => {
  const stub = (permission: string, answer = permission) => {
    const requestPermission = vi.fn(async () => answer);
    vi.stubGlobal("Notification", Object.assign(vi.fn(), { permission, requestPermission }));
    return requestPermission;
  };
  const name = "Thông báo trên màn hình";

  it("The browser's permission is requested only when notifications are switched on", async () => {
    const requested = stub("default", "granted");
    renderWithProviders(<SettingsBody />);
    expect(requested).not.toHaveBeenCalled();
    await act(async () => toggle(name));
    expect([isOn(name), kept()]).toEqual([true, { desktop_notifications: true }]);
  });

  it("After a denial notifications stay off, with an explanation how to allow them", async () => {
    stub("default", "denied");
    renderWithProviders(<SettingsBody />);
    await act(async () => toggle(name));
    expect([isOn(name), kept()]).toEqual([false, {}]);
    expect(screen.getByText(/Trình duyệt đang chặn/)).toBeTruthy();
  });

  it("Notifications cannot be switched on in an unsupported browser", () => {
    vi.stubGlobal("Notification", undefined);
    renderWithProviders(<SettingsBody />);
    expect(screen.getByText("Trình duyệt này không có thông báo cho trang web")).toBeTruthy();
  });
});

describe("The settings drawer", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
  });

  it("The drawer closes by its button and by a press outside, but not by one inside", () => {
    const onClose = vi.fn();
    renderWithProviders(<SettingsDrawer onClose={onClose} />);
    const dialog = screen.getByRole("dialog", { name: "Cài đặt" }) as HTMLDialogElement;
    fireEvent.click(screen.getByText("Hiển thị"));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalled();
  });
});
