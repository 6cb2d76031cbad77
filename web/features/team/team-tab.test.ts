import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { teamTabAt, teamTabPath } from "./team-tab.ts";

const tabAt = (query: string) => teamTabAt(new URLSearchParams(query));

describe("the tab of a team that a query asks for", () => {
  it.each([
    ["", "summary"],
    ["tab=lineup&page=2", "lineup"],
  ])("%s is %s", (query, tab) => expect(tabAt(query)).toBe(tab));

  it.each(["nonsense", "toString", "__proto__", "standings"])("is the first one for %j", (key) => {
    expect(tabAt(`tab=${key}`)).toBe("summary");
  });
});

describe("the address of a team's tab", () => {
  it("has no key for the first one, the others in canonical order, and the page's language", () => {
    expect(inLocale("vi", () => teamTabPath(7, "summary"))).toBe("/team/7");
    expect(inLocale("en", () => teamTabPath(7, "teamsche", { status: "ended", page: 2 }))).toBe(
      "/en/team/7?page=2&status=ended&tab=teamsche",
    );
  });
});
