// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { useBettingChoice } from "./use-betting-choice.ts";

const reload = vi.fn();
let cookies = "";
let loadedBy = "navigate";

beforeEach(() => {
  reload.mockClear();
  loadedBy = "navigate";
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookies);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [
    { type: loadedBy } as PerformanceNavigationTiming,
  ]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  useBettingChoice();
  return null;
}

const open = (betting: "shown" | "hidden", has_betting_switch = true) =>
  renderWithProviders(<Page />, { facts: { betting, has_betting_switch } });

describe("An open page", () => {
  it.each([
    ["shown", "betting=hidden"],
    ["hidden", "voter=1"],
  ] as const)("A page with betting %s is reloaded once the cookies are %j", (betting, chosen) => {
    cookies = betting === "shown" ? "" : "betting=hidden";
    open(betting);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(reload).not.toHaveBeenCalled();
    cookies = chosen;
    window.dispatchEvent(new Event("focus"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("A page restored from before the choice is reloaded when the reader returns to it", () => {
    cookies = "betting=hidden";
    loadedBy = "back_forward";
    open("shown");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("The page does not reload forever if cookies do not reach the site", () => {
    cookies = "betting=hidden";
    for (const type of ["navigate", "reload"]) {
      loadedBy = type;
      open("shown").unmount();
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it("The page ignores choices if the site leaves none, or after it is closed", () => {
    cookies = "";
    open("hidden", false);
    window.dispatchEvent(new Event("pageshow"));
    const { unmount } = open("hidden");
    unmount();
    window.dispatchEvent(new Event("pageshow"));
    expect(reload).not.toHaveBeenCalled();
  });
});
