import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { matchTabAt, matchTabPath, offeredTabs } from "./match-tab.ts";

const tabAt = (query: string, betting: "shown" | "hidden" = "shown") =>
  matchTabAt(new URLSearchParams(query), betting);

describe("The tab of a query", () => {
  it.each([
    ["", "detail"],
    ["tab=h2h&count=20", "h2h"],
    ["tab=odds", "odds"],
    // The product spec's keys.
    ...["lineup", "teamsche", "playerzh", "playerdata", "achievements", "team", "player", "coach"].map(
      (key): [string, string] => [`tab=${key}`, key],
    ),
  ])("The query %s selects the tab %s", (query, tab) => expect(tabAt(query)).toBe(tab));

  it.each(["nonsense", "toString", "__proto__", ""])("The key %j selects the first tab", (key) => {
    expect(tabAt(`tab=${key}`)).toBe("detail");
  });

  it("Without betting there is no odds tab", () => {
    expect(tabAt("tab=odds", "hidden")).toBe("detail");
    expect(offeredTabs("hidden")).not.toContain("odds");
  });
});

describe("The URL of a tab", () => {
  it("The URL has no key for the first tab, and is in the page's language", () => {
    expect(inLocale("vi", () => matchTabPath(aMatch(), "detail"))).toBe("/match/7");
    expect(inLocale("en", () => matchTabPath(aMatch(), "h2h"))).toBe("/en/match/7?tab=h2h");
  });
});
