import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { teamTabAt, teamTabPath } from "./team-tab.ts";

const tabAt = (query: string) => teamTabAt(new URLSearchParams(query));

describe("The tab of a team in a query", () => {
  it.each([
    ["", "summary"],
    ["tab=lineup&page=2", "lineup"],
  ])("The query %s selects the tab %s", (query, tab) => expect(tabAt(query)).toBe(tab));

  it.each(["nonsense", "toString", "__proto__", "standings"])("The key %j selects the first tab", (key) => {
    expect(tabAt(`tab=${key}`)).toBe("summary");
  });
});

describe("The URL of a team's tab", () => {
  it("The URL has no key for the first tab, canonical order for the others, and the page's language", () => {
    expect(inLocale("vi", () => teamTabPath(7, "summary"))).toBe("/team/7");
    expect(inLocale("en", () => teamTabPath(7, "teamsche", { status: "ended", page: 2 }))).toBe(
      "/en/team/7?page=2&status=ended&tab=teamsche",
    );
  });
});
