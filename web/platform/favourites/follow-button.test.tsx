// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { changeZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FollowButton } from "./follow-button.tsx";
// Preloads the star's code, which the button otherwise imports when it is first visible.
import { useFavouriteCount } from "./use-favourites.ts";

const NOW_MS = Date.UTC(2026, 10, 22, 2);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  changeZone(DEFAULT_TZ);
});

function Count() {
  return <output>{useFavouriteCount()}</output>;
}

const star = (pressed: boolean) => screen.findByRole("button", { name: "Theo dõi Hà Nội", pressed });

describe("the star", () => {
  it("the star follows and unfollows, and the number at the menu follows it", async () => {
    renderWithProviders(
      <>
        <FollowButton kind="team" id={4} name="Hà Nội" />
        <Count />
      </>,
    );
    fireEvent.click(await star(false));
    expect((await star(true)).title).toBe("Bỏ theo dõi");
    expect(screen.getByRole("status").textContent).toBe("1");
    fireEvent.click(await star(true));
    expect((await star(false)).title).toBe("Theo dõi");
    expect(screen.getByRole("status").textContent).toBe("0");
  });

  it("the number at the menu counts days in the page's zone", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
    renderWithProviders(
      <>
        <FollowButton kind="match" id={4} name="Hà Nội" matchTime={Date.UTC(2026, 10, 20, 16) / 1000} />
        <Count />
      </>,
      { now_ms: NOW_MS },
    );
    fireEvent.click(await star(false));
    await star(true);
    const counts = ["-11:00", "+07:00", "+13:00"].map((zone) => {
      act(() => changeZone(zone));
      return screen.getByRole("status").textContent;
    });
    expect(counts).toEqual(["1", "0", "1"]);
  });

  it("the star warns once that the browser stores nothing, and works all the same", async () => {
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    renderWithProviders(<FollowButton kind="team" id={4} name="Hà Nội" />);
    fireEvent.click(await star(false));
    await star(true);
    expect(screen.getByRole("alert").textContent).toContain("không lưu được");
  });
});
