import { describe, expect, it } from "vitest";
import { menuShown } from "./menu.rules.ts";

const entry = (name: string, code: string, children: { name: string; code: string }[] = []) => ({
  ...{ id: 1, name, code, icon: null },
  children: children.map((child) => ({ id: 2, icon: null, ...child })),
});
const hrefs = (...args: Parameters<typeof menuShown>) => menuShown(...args).map(({ href }) => href);

describe("the menu of the content service", () => {
  it("The menu leads to paths of this site and to other sites", () => {
    expect(
      menuShown([entry(" Tin \n tức ", "/tin-tuc?page=2", [{ name: "A", code: "/a" }])], "shown"),
    ).toEqual([{ name: "Tin tức", href: "/tin-tuc?page=2", children: [{ name: "A", href: "/a" }] }]);
    expect(hrefs([entry("x", "https://example.com/a")], "shown")).toEqual(["https://example.com/a"]);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:x",
    "//evil.example",
    "/\\evil.example",
    "data:text/html,x",
    "tin-tuc",
    "",
  ])("The menu never leads to %s, but such an entry may head those below it", (code) => {
    const below = [
      { name: "A", code: "/a" },
      { name: "B", code },
    ];
    expect(menuShown([entry("x", code), entry("y", code, below)], "shown")).toEqual([
      { name: "y", href: null, children: [{ name: "A", href: "/a" }] },
    ]);
  });

  it("The menu leads in no-betting mode to nothing about betting, and to no other site", () => {
    const menu = [
      "/nhan-dinh",
      "/en/oddscomp",
      "/asian-handicap-odds/7?x=1",
      "/vi/nhan-dinh/",
      "/Nhan-Dinh",
      "/%6ehan-dinh",
      "/match/7?tab=odds",
      "https://example.com",
      "/tin-tuc",
    ].map((code) => entry("x", code));
    expect(hrefs(menu, "hidden")).toEqual(["/tin-tuc"]);
    expect(hrefs(menu, "shown")).toHaveLength(8);
  });

  it("The menu has no target twice", () => {
    const twice = [entry("A", "/a", [entry("B", "/b"), entry("C", "/b")]), entry("D", "/a")];
    expect(menuShown(twice, "shown")).toEqual([
      { name: "A", href: "/a", children: [{ name: "B", href: "/b" }] },
    ]);
  });

  it("The menu has a limited length", () => {
    const long = Array.from({ length: 50 }, (_, n) => ({ name: "x".repeat(500), code: `/a${n}` }));
    const shown = menuShown(
      long.map(({ name, code }) => entry(name, code, long)),
      "shown",
    );
    expect([shown.length, shown[0]?.children.length, shown[0]?.name.length]).toEqual([8, 12, 60]);
  });

  it("The menu has pictures of this site, and of others where betting is shown; no icon fonts, nothing that runs", () => {
    const iconOf = (icon: string, betting: "shown" | "hidden" = "shown") =>
      menuShown([{ ...entry("A", "/a"), icon }], betting)[0]?.icon;
    expect(iconOf("/media/a.svg?v=2")).toBe("/media/a.svg?v=2");
    expect(iconOf("https://cdn.example/a.PNG")).toBe("https://cdn.example/a.PNG");
    expect(iconOf("https://cdn.example/a.png", "hidden")).toBe(undefined);
    for (const wrong of ["fa fa-home", "", "/a", "//evil.example/a.png", "http://cdn.example/a.png"])
      expect([wrong, iconOf(wrong)]).toEqual([wrong, undefined]);
    for (const wrong of ["javascript:alert(1)//a.png", "data:image/svg+xml,<svg/>.svg"])
      expect([wrong, iconOf(wrong)]).toEqual([wrong, undefined]);
  });
});
