import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { matchTabAt, matchTabPath, offeredTabs } from "./match-tab.ts";

const tabAt = (query: string, betting: "shown" | "hidden" = "shown") =>
  matchTabAt(new URLSearchParams(query), betting);

describe("the tab that a query asks for", () => {
  it.each([
    ["", "detail"],
    ["tab=h2h&count=20", "h2h"],
    ["tab=odds", "odds"],
    // The product spec's keys.
    ...["lineup", "teamsche", "playerzh", "playerdata", "achievements", "team", "player", "coach"].map(
      (key): [string, string] => [`tab=${key}`, key],
    ),
  ])("%s is %s", (query, tab) => expect(tabAt(query)).toBe(tab));

  it.each(["nonsense", "toString", "__proto__", ""])("shows the first tab for the key %j", (key) => {
    expect(tabAt(`tab=${key}`)).toBe("detail");
  });

  it("has no tab of prices where there is no betting", () => {
    expect(tabAt("tab=odds", "hidden")).toBe("detail");
    expect(offeredTabs("hidden")).not.toContain("odds");
  });
});

describe("the address of a tab", () => {
  it("has no key for the first one, and the page's language", () => {
    expect(inLocale("vi", () => matchTabPath(aMatch(), "detail"))).toBe("/match/7");
    expect(inLocale("en", () => matchTabPath(aMatch(), "h2h"))).toBe("/en/match/7?tab=h2h");
  });
});
