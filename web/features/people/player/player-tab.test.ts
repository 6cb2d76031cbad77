import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { playerTabAt, playerTabPath } from "./player-tab.ts";

describe("The tab of a player in a query", () => {
  it.each([
    ["", "summary"],
    ["tab=playerdata&season_id=3", "playerdata"],
    ["tab=lineup", "summary"],
    ["tab=toString", "summary"],
  ])("The query %s selects the tab %s", (query, tab) =>
    expect(playerTabAt(new URLSearchParams(query))).toBe(tab),
  );
});

describe("The URL of a player's tab", () => {
  it("The URL has no key for the first tab, canonical order for the others, and the page's language", () => {
    expect(inLocale("vi", () => playerTabPath(7, "summary"))).toBe("/player/7");
    expect(inLocale("en", () => playerTabPath(7, "playerdata", { season_id: 4 }))).toBe(
      "/en/player/7?season_id=4&tab=playerdata",
    );
  });
});
