// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { follow, unfollow } from "#shared/favourite/favourite.rules.ts";
import { changeFavourites } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore } from "#web/platform/favourites/use-favourites.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { useWantsAlerts } from "./lazy-alerts.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let favourites: ReturnType<typeof useFavouriteStore>;
function AlertsHost() {
  favourites = useFavouriteStore();
  return <output>{String(useWantsAlerts())}</output>;
}
const wants = () => screen.getByRole("status").textContent;

describe("alerts of goals", () => {
  it("a reader who follows nothing gets no alerts", () => {
    renderWithProviders(<AlertsHost />);
    expect(wants()).toBe("false");
  });

  it("a reader gets alerts from following a team until unfollowing it", async () => {
    renderWithProviders(<AlertsHost />);
    const team = { id: 3, name: "Argentina" };
    await act(
      async () => void changeFavourites(favourites, ["team"], (list, _, now) => follow(list, team, now)),
    );
    expect(wants()).toBe("true");
    await act(
      async () => void changeFavourites(favourites, ["team"], (list, _, now) => unfollow(list, 3, now)),
    );
    expect(wants()).toBe("false");
  });

  it("a reader who wants alerts of all matches gets them", () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ alert_scope: "all" }));
    renderWithProviders(<AlertsHost />);
    expect(wants()).toBe("true");
  });
});
