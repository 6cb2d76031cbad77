// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { ALERT_KINDS_KEY } from "#web/platform/alerts/alert-kinds.ts";
// Loaded before the tests: a dialog that loads late would be waited for.
import "#web/platform/alerts/alert-kinds-dialog.tsx";
import { FAVOURITE_KEYS } from "#web/platform/favourites/favourites.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { useAddition } from "#web/platform/favourites/use-favourites.ts";
import { PUSH_KEY } from "#web/platform/push/push-store.ts";
import { stubPush, unstubPush } from "#web/testing/push-browser.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import FollowNotice from "./follow-notice.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  unstubPush();
});

/** As the page mounts it: anew for each followed item. */
function Notice() {
  const addition = useAddition();
  return addition ? <FollowNotice key={addition.atMs} addition={addition} /> : null;
}

let page: ReturnType<typeof renderWithProviders>;
const open = async () => {
  page = renderWithProviders(
    <>
      <FollowButton kind="match" id={7} name="Hà Nội – Huế" />
      <Notice />
    </>,
    { facts: { betting: "shown" } },
  );
  await act(async () => undefined);
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const star = () => press("Theo dõi Hà Nội – Huế");
const said = () => screen.queryByRole("status")?.textContent ?? "";
const button = (name: string) => screen.queryByRole("button", { name });
const kept = () => JSON.parse(localStorage.getItem(PUSH_KEY) ?? "null") as { kinds: string[] } | null;

describe("The notice after a press of the star", () => {
  it("Nothing is offered before the star is pressed, nor after it is released", async () => {
    stubPush();
    await open();
    expect(said()).toBe("");
    await star();
    await waitFor(() =>
      expect(said()).toBe("Hà Nội – HuếBáo bóng lăn, bàn thắng, hủy bàn thắng, thẻ đỏ và kết thúc trận?"),
    );
    await star();
    expect(said()).toBe("");
  });

  it("One tap turns notifications on, with the followed match, and then the kinds can be chosen", async () => {
    const { takeCalls } = stubPush();
    await open();
    await star();
    await screen.findByRole("button", { name: "Báo tôi" });
    await press("Báo tôi");
    await waitFor(() => expect(page.client.isMutating()).toBe(0));
    const [call] = takeCalls();
    expect(call).toMatchObject({
      path: "/oapi/v1/push/subscribe",
      body: { wishes: { follows: { match: [7] }, own_kinds: { match: [] } } },
    });
    expect(kept()?.kinds).toEqual(["goal", "cancelled_goal", "red_card", "kick_off", "full_time", "tip"]);
    expect(said()).toBe("Hà Nội – HuếBạn sẽ nhận thông báo, kể cả khi đã đóng trang.");
    await press("Chọn thông báo");
    const dialog = await screen.findByRole("dialog", { name: "Thông báo: Hà Nội – Huế" });
    const ticked = () =>
      screen
        .getAllByRole<HTMLInputElement>("checkbox")
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(dialog).toBeTruthy();
    expect(ticked()).toEqual(["Bóng lăn", "Bàn thắng", "Hủy bàn thắng", "Thẻ đỏ", "Kết thúc trận"]);
    await act(async () => fireEvent.click(screen.getByLabelText("Hết hiệp một")));
    await act(async () => fireEvent.click(screen.getByLabelText("Bóng lăn")));
    expect(ticked()).toEqual(["Bàn thắng", "Hủy bàn thắng", "Thẻ đỏ", "Hết hiệp một", "Kết thúc trận"]);
    expect(JSON.parse(localStorage.getItem(ALERT_KINDS_KEY) ?? "")).toEqual({
      ...{ league: {}, team: {} },
      match: { 7: ["full_time", "goal", "cancelled_goal", "red_card", "half_time"] },
    });
    await press("Như cài đặt chung");
    expect(localStorage.getItem(ALERT_KINDS_KEY)).toBeNull();
    expect(ticked()).toHaveLength(5);
  });

  it("A reader who declines is not asked again, and still chooses what the open page alerts", async () => {
    stubPush();
    await open();
    await star();
    await screen.findByRole("button", { name: "Báo tôi" });
    await press("Đóng");
    expect(said()).toBe("");
    await star();
    await star();
    await waitFor(() => expect(said()).not.toBe(""));
    expect(said()).toContain("Đã theo dõi. Bạn sẽ được báo khi trang đang mở.");
    expect(button("Báo tôi")).toBeNull();
    expect(button("Chọn thông báo")).not.toBeNull();
  });

  it("A browser that blocks notifications, and a site that sends none, offer none", async () => {
    stubPush({ permission: "denied" });
    await open();
    await star();
    expect(button("Báo tôi")).toBeNull();
    cleanup();
    localStorage.clear();
    const { site } = stubPush();
    site.key = null;
    await open();
    await star();
    await waitFor(() => expect(said()).toContain("khi trang đang mở"));
    expect(button("Báo tôi")).toBeNull();
  });

  it("Nothing is shown before it is known whether notifications can be offered", async () => {
    const { site } = stubPush();
    site.fails = "push/key";
    await open();
    await star();
    expect([said(), button("Báo tôi"), button("Chọn thông báo")]).toEqual(["", null, null]);
  });

  it("Without notifications the kinds are those of the open page", async () => {
    const { site } = stubPush();
    site.key = null;
    await open();
    await star();
    await screen.findByRole("button", { name: "Chọn thông báo" });
    await press("Chọn thông báo");
    await screen.findByRole("dialog");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).not.toContain("Đội hình ra sân");
    expect(boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      ...["Bàn thắng", "Hủy bàn thắng", "Thẻ đỏ"],
    ]);
  });

  it("An item that is followed anew is not muted by a choice of the past", async () => {
    localStorage.setItem(ALERT_KINDS_KEY, '{"match":{"7":[],"8":[]}}');
    localStorage.setItem(
      FAVOURITE_KEYS.match,
      writeFavourites(follow([], { id: 8 }, Math.floor(Date.now() / 1000))),
    );
    stubPush();
    await open();
    await star();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(ALERT_KINDS_KEY) ?? "")).toEqual({
        league: {},
        team: {},
        match: { 8: [] },
      }),
    );
  });

  it("A refusal of the push service is reported", async () => {
    stubPush({ refuses: true });
    await open();
    await star();
    await screen.findByRole("button", { name: "Báo tôi" });
    await press("Báo tôi");
    await waitFor(() => expect(said()).toMatch(/^Chưa bật hoặc tắt được/));
    expect(kept()).toBeNull();
  });
});
