import { describe, expect, it } from "vitest";
import { breadcrumbList, jsonOf, siteItself } from "./structured-data.ts";

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

  it("lists breadcrumbs with their places and whole URLs, and nothing where there are none", () => {
    const crumbs = [
      { name: "Bóng Đá Live", path: "/en" },
      { name: "Teams", path: "/en/team" },
    ];
    expect(breadcrumbList(crumbs, site.origin)).toEqual([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Bóng Đá Live", item: "https://example.vn/en" },
          { "@type": "ListItem", position: 2, name: "Teams", item: "https://example.vn/en/team" },
        ],
      },
    ]);
    expect(breadcrumbList([], site.origin)).toEqual([]);
  });

  it("describes the site on its home page and nowhere else", () => {
    const home = { ...site, path: "/", locale: "vi" } as const;
    expect(siteItself(home)).toMatchObject([{ "@type": "WebSite", url: "https://example.vn/" }]);
    expect(siteItself({ ...home, path: "/match" })).toEqual([]);
  });
});
