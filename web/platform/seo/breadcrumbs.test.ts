import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";

const page = {
  ...({ site: "Bóng Đá Live", locale: "en", screen: "expert", path: "/en/experts/7" } as const),
  ...{ canonical: "/en/experts/7", title: "Expert An", name: undefined, way: undefined, filterLabel: null },
};
const crumbs = (of: Partial<Parameters<typeof breadcrumbsOf>[0]>) =>
  inLocale("en", () => breadcrumbsOf({ ...page, ...of })).map(({ name, path }) => `${name} ${path}`);

describe("breadcrumbs", () => {
  it("lead from home through the lists above a screen to the page, by its name or its title", () => {
    const above = ["Bóng Đá Live /en", "Tips /en/tips", "Experts /en/experts"];
    expect(crumbs({})).toEqual([...above, "Expert An /en/experts/7"]);
    expect(crumbs({ name: "An" })).toEqual([...above, "An /en/experts/7"]);
  });

  it("lead through the pages that a page names", () => {
    const way = [{ name: "V.League 1", path: "/en/league/1" }];
    const match = { screen: "match", path: "/en/match/3", canonical: "/en/match/3", name: "A - B" } as const;
    expect(crumbs({ ...match, way })).toEqual([
      "Bóng Đá Live /en",
      "V.League 1 /en/league/1",
      "A - B /en/match/3",
    ]);
  });

  it("end at the part of a list that is shown, below the whole list under its short name", () => {
    const results = {
      screen: "results",
      path: "/football/results",
      title: "Football results on 01-02-2026",
    } as const;
    const canonical = "/football/results?date=2026-02-01";
    expect(crumbs({ ...results, canonical: results.path })).toEqual([
      "Bóng Đá Live /en",
      "Results /football/results",
    ]);
    expect(crumbs({ ...results, canonical, filterLabel: "01-02-2026" })).toEqual([
      "Bóng Đá Live /en",
      "Results /football/results",
      `01-02-2026 ${canonical}`,
    ]);
  });

  it("are absent on the home page, and on a page that takes none", () => {
    expect(crumbs({ screen: "home", path: "/en", canonical: "/en?date=2026-02-01" })).toEqual([]);
    expect(crumbs({ way: null })).toEqual([]);
  });
});
