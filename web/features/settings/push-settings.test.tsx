// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PUSH_KEY } from "#web/platform/push/push-store.ts";
import { stubPush, unstubPush } from "#web/testing/push-browser.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { GeneralKindsField } from "./general-kinds-field.tsx";
import { PushSettings } from "./push-settings.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  unstubPush();
});

const Settings = () => (
  <>
    <GeneralKindsField />
    <PushSettings />
  </>
);
const theSwitch = () => screen.getByRole("switch") as HTMLInputElement;
let page: ReturnType<typeof renderWithProviders>;
const open = async (facts = {}) => {
  page = renderWithProviders(<Settings />, { facts: { betting: "shown", ...facts } });
  await act(async () => undefined);
  return page;
};
const press = async () => {
  fireEvent.click(theSwitch());
  await waitFor(() => expect(page.client.isMutating()).toBe(0));
};
const tick = (kind: string) => act(async () => fireEvent.click(screen.getByLabelText(kind)));
const kept = () => JSON.parse(localStorage.getItem(PUSH_KEY) ?? "null") as { kinds: string[] } | null;

describe("Push notifications", () => {
  it("Neither browser nor site is asked before notifications are switched on", async () => {
    const { notification, register, takeCalls } = stubPush();
    await open();
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, false]);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    expect(takeCalls()).toEqual([]);
  });

  it("Notifications are switched on with the usual kinds, and off again", async () => {
    const { takeCalls, held } = stubPush();
    await open();
    await press();
    expect(theSwitch().checked).toBe(true);
    const [call] = takeCalls();
    expect(call).toMatchObject({
      path: "/oapi/v1/push/subscribe",
      body: {
        subscription: { endpoint: "https://push.example/1", keys: { p256dh: "p-_", auth: "a" } },
        wishes: {
          ...{
            kinds: ["goal", "cancelled_goal", "red_card", "kick_off", "full_time", "tip"],
            locale: "vi",
            delay_s: 0,
          },
          follows: { match: [], league: [], team: [] },
        },
      },
    });
    expect(kept()?.kinds).toHaveLength(6);
    await press();
    expect(theSwitch().checked).toBe(false);
    expect(takeCalls()).toEqual([
      { path: "/oapi/v1/push/unsubscribe", body: { endpoint: "https://push.example/1" } },
    ]);
    expect([kept(), held.subscription]).toEqual([null, null]);
  });

  it("Notifications can be limited to some kinds", async () => {
    stubPush();
    await open();
    await press();
    await tick("Thẻ đỏ");
    expect(kept()?.kinds).toEqual(["goal", "cancelled_goal", "kick_off", "full_time", "tip"]);
    expect(screen.getByText("Nhận định chỉ được báo khi bạn đã đăng nhập.")).toBeTruthy();
  });

  it("Kinds are chosen without notifications too, and hold for them once they are on and after that", async () => {
    stubPush();
    await open();
    const ticked = () =>
      screen
        .getAllByRole<HTMLInputElement>("checkbox")
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(ticked()).toEqual(["Bàn thắng", "Hủy bàn thắng", "Thẻ đỏ"]);
    expect(screen.queryByLabelText("Đội hình ra sân")).toBeNull();
    await tick("Thẻ đỏ");
    await tick("Hết hiệp một");
    expect(ticked()).toEqual(["Bàn thắng", "Hủy bàn thắng", "Hết hiệp một"]);
    await press();
    expect(kept()?.kinds).toEqual(["goal", "cancelled_goal", "half_time", "tip"]);
    await tick("Đội hình ra sân");
    expect(kept()?.kinds).toEqual(["goal", "cancelled_goal", "line_ups", "half_time", "tip"]);
    await press();
    expect(ticked()).toEqual(["Bàn thắng", "Hủy bàn thắng", "Hết hiệp một"]);
  });

  it("If the reader has denied permission, the page explains how to allow it", async () => {
    stubPush({ answer: "denied" });
    await open();
    await press();
    expect(theSwitch().checked).toBe(false);
    expect(screen.getByText(/Trình duyệt đang chặn/)).toBeTruthy();
    expect(kept()).toBeNull();
  });

  it("A refusal of the push service is reported", async () => {
    stubPush({ refuses: true });
    await open();
    await press();
    expect([theSwitch().checked, kept()]).toEqual([false, null]);
    expect(screen.getByRole("alert").textContent).toMatch(/^Chưa bật hoặc tắt được/);
  });

  it("A site without a key has no push notifications, and explains it", async () => {
    const { site } = stubPush();
    site.key = null;
    await open();
    await waitFor(() => expect(theSwitch().disabled).toBe(true));
    expect(screen.getByText("Trang này chưa gửi thông báo đẩy")).toBeTruthy();
  });

  it("An unsupported browser is explained, with the remedy on an iPhone", async () => {
    vi.stubGlobal("Notification", undefined);
    const { unmount } = await open();
    expect(screen.getByText("Trình duyệt này không có thông báo đẩy")).toBeTruthy();
    unmount();
    Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
    await open();
    expect(screen.getByText(/Thêm vào Màn hình chính/)).toBeTruthy();
    Reflect.deleteProperty(navigator, "standalone");
  });

  it("The page lists notifications that other settings suppress", async () => {
    stubPush();
    await open({ betting: "hidden", shield: { scores: "hidden", delay_s: 60 } });
    await press();
    expect(screen.queryByLabelText(/Nhận định/)).toBeNull();
    expect(screen.getByText(/Bạn đang ẩn tỷ số/)).toBeTruthy();
    expect(screen.getByText(/đến trễ 60 giây/)).toBeTruthy();
    expect(screen.queryByText(/đăng nhập/)).toBeNull();
  });

  it("A test notification can be sent", async () => {
    const { takeCalls, site } = stubPush();
    await open();
    await press();
    takeCalls();
    const test = screen.getByRole("button", { name: "Gửi thử" });
    fireEvent.click(test);
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Đã gửi/));
    expect(takeCalls()).toEqual([
      { path: "/oapi/v1/push/test", body: { endpoint: "https://push.example/1" } },
    ]);
    site.fails = "push/test";
    fireEvent.click(test);
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/chưa được đăng ký/));
  });
});
