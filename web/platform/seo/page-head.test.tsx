// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { PageHead } from "./page-head.tsx";

afterEach(cleanup);

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute("href");
const inHead = (selector: string) => document.querySelector(selector)?.getAttribute("content");

describe("the head of a page", () => {
  it("writes the title as page, separator, site", () => {
    renderWithProviders(<PageHead title="Argentina 3-3 France" description="…" />);
    expect(document.title).toBe("Argentina 3-3 France | Bóng Đá Live");
  });

  it("names the page and its alternate in the other language", () => {
    renderWithProviders(<PageHead title="a" description="b" search={{ date: "2026-01-01" }} />, {
      path: "/en?date=2026-01-01&utm_source=x",
    });
    expect(hrefOf('link[rel="canonical"]')).toBe("/en?date=2026-01-01");
    expect(hrefOf('link[hreflang="vi"]')).toBe("/?date=2026-01-01");
    expect(hrefOf('link[hreflang="en"]')).toBe("/en?date=2026-01-01");
    expect(hrefOf('link[hreflang="x-default"]')).toBe("/?date=2026-01-01");
  });

  it("leaves out of the canonical link what names no page", () => {
    renderWithProviders(<PageHead title="a" description="b" search={{ utm_source: "x" }} />, {
      path: "/match/7",
    });
    expect(hrefOf('link[rel="canonical"]')).toBe("/match/7");
    expect(inHead('meta[property="og:url"]')).toBe("/match/7");
  });

  it.each([
    ["/bong-da/ket-qua-bong-da", "/ket-qua"],
    ["/football/results", "/en/ket-qua"],
    ["/bong-da/lich-thi-dau", "/bong-da/lich-thi-dau"],
    ["/match/7", "/match/7"],
  ])("names for %s the address that a page of the content service gives its screen", (path, address) => {
    renderWithProviders(<PageHead title="a" description="b" search={{ date: "2026-01-01" }} />, {
      path,
      facts: { main_slugs: { results: "ket-qua" }, site_origin: "" },
    });
    const query = path === "/match/7" ? "" : "?date=2026-01-01";
    expect(hrefOf('link[rel="canonical"]')).toBe(address + query);
    if (address.endsWith("ket-qua"))
      expect([hrefOf('link[hreflang="vi"]'), hrefOf('link[hreflang="en"]')]).toEqual([
        `/ket-qua${query}`,
        `/en/ket-qua${query}`,
      ]);
  });

  it("keeps search engines from what its reader typed, and from nothing else", () => {
    const robots = (isPrivate: boolean) => {
      renderWithProviders(<PageHead title="a" description="b" isPrivate={isPrivate} />);
      const content = inHead('meta[name="robots"]');
      cleanup();
      return content;
    };
    expect([robots(true), robots(false)]).toEqual(["noindex", undefined]);
  });

  it("says what search engines may do with the pages of a screen", () => {
    const head = { site_name: "Tỷ số 24h", separator: "–", description: null, robots: { team: "noindex" } };
    renderWithProviders(<PageHead title="Hà Nội" description="b" />, { path: "/team/7", facts: { head } });
    expect([document.title, inHead('meta[name="robots"]')]).toEqual(["Hà Nội – Tỷ số 24h", "noindex"]);
  });

  describe("with words of the content service", () => {
    const words = { title: `Hà Nội - ${"$"}{away_name}`, description: null, keyword: "bóng đá", tab: null };
    const shown = (props: object, head_words: object = words) => {
      renderWithProviders(<PageHead title="a" description="b" {...props} />, {
        ...{ path: "/match/7", loaded: { head_words } },
      });
      return [
        document.title.split(" | ")[0],
        inHead('meta[name="description"]'),
        inHead('meta[name="keywords"]'),
      ];
    };
    const names = { away_name: "Huế" };

    it("says them in place of its own, part by part, with the page's names in them", () => {
      expect(shown({ names })).toEqual(["Hà Nội - Huế", "b", "bóng đá"]);
      expect(inHead('meta[property="og:title"]')).toBe(document.title);
    });

    it("says none that wants a name it does not have", () => {
      expect(shown({})).toEqual(["a", "b", "bóng đá"]);
    });

    it.each([
      ["of another day", { names, search: { date: "2026-01-01" } }, words],
      ["of another tab", { names, search: { tab: "h2h" } }, words],
      ["where the tab that they are of is not shown", { names }, { ...words, tab: "odds" }],
    ])("says its own %s", (_, props, head_words) => {
      expect(shown(props, head_words)).toEqual(["a", "b", undefined]);
    });

    it("says those of its tab", () => {
      expect(shown({ names, search: { tab: "h2h" } }, { ...words, tab: "h2h" })[0]).toBe("Hà Nội - Huế");
    });
  });

  it("gives shared links a picture of 1200 by 630", () => {
    renderWithProviders(
      <PageHead title="a" description="b" image={{ path: "/og/match/7.png", alt: "A - B" }} />,
    );
    const properties = ["og:image", "og:image:width", "og:image:height", "og:image:alt"];
    expect(properties.map((name) => inHead(`meta[property="${name}"]`))).toEqual([
      ...["/og/match/7.png", "1200", "630", "A - B"],
    ]);
    expect(inHead('meta[name="twitter:card"]')).toBe("summary_large_image");
  });
});
