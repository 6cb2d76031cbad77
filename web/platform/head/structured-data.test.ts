import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/locale.server.ts";
import { breadcrumbs, jsonOf, siteItself } from "./structured-data.ts";

const site = { origin: "https://example.vn", site: "Bóng Đá Live" };

describe("structured data", () => {
  it("cannot be broken out of by a name", () => {
    const json = jsonOf([{ "@type": "Person", name: "</script><b>x" }]);
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "</script><b>x",
    });
  });

  it("says what way leads to a page: through the list that it stands below, or as the page says", () => {
    const page = { ...site, path: "/en/team/7", locale: "en", name: "Hà Nội" } as const;
    const named = (things: unknown) =>
      (things as { itemListElement: { name: string; item: string }[] }[])[0]?.itemListElement.map(
        ({ name, item }) => [name, item],
      );
    expect(named(inLocale("en", () => breadcrumbs(page)))).toEqual([
      ["Bóng Đá Live", "https://example.vn/en"],
      ["Teams", "https://example.vn/en/team"],
      ["Hà Nội", "https://example.vn/en/team/7"],
    ]);
    const way = [{ name: "V.League 1", path: "/en/league/1" }];
    expect(named(inLocale("en", () => breadcrumbs({ ...page, way })))?.[1]).toEqual([
      "V.League 1",
      "https://example.vn/en/league/1",
    ]);
  });

  it("describes the site on its home page and nowhere else, where no way leads anywhere", () => {
    const home = { ...site, path: "/", locale: "vi", name: "x" } as const;
    expect(breadcrumbs(home)).toEqual([]);
    expect(siteItself(home)).toMatchObject([{ "@type": "WebSite", url: "https://example.vn/" }]);
    expect(siteItself({ ...home, path: "/match" })).toEqual([]);
  });
});
