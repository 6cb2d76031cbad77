// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NO_SITE_HEAD } from "#shared/content/site-head.rules.ts";
import type { SiteFacts } from "#web/platform/ssr/site-facts.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import SiteFooter from "./site-footer.tsx";
import { SiteNav } from "./site-nav.tsx";

afterEach(cleanup);

const open = (path: string, facts?: Partial<SiteFacts>) =>
  renderWithProviders(<SiteNav />, facts ? { path, facts } : { path });

const hrefs = (container: HTMLElement, list: string) =>
  [...container.querySelectorAll(`${list} a`)].map((link) => link.getAttribute("href"));

describe("The site's navigation", () => {
  it("Prices are linked only where they are shown", () => {
    for (const [facts, led] of [
      [{ betting: "shown", has_betting_switch: true }, true],
      [{ betting: "hidden", has_betting_switch: true }, false],
      [undefined, false],
    ] as const) {
      const { container, unmount } = open("/", facts);
      expect(hrefs(container, "nav").includes("/oddscomp")).toBe(led);
      unmount();
    }
  });

  it("Every section is in the menu too, because not all fit at every width", () => {
    const { container } = open("/");
    const sections = hrefs(container, ".site-sections");
    expect(sections).toHaveLength(7);
    expect(hrefs(container, ".nav-menu").slice(0, sections.length)).toEqual(sections);
  });

  it.each([
    ["/", "/", "page"],
    ["/league", "/league", "page"],
    ["/league/7", "/league", "true"],
    ["/asian-handicap-odds/7", "/oddscomp", "true"],
    ["/bong-da/theo-doi/doi", "/bong-da/theo-doi", "true"],
  ])("The path %s marks the section %s", (path, section, current) => {
    const { container } = open(path, { betting: "shown", has_betting_switch: true });
    const currentLinks = [...container.querySelectorAll(".site-sections [aria-current]")];
    expect(
      currentLinks.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([[section, current]]);
  });

  it.each([
    ["/team", "menu"],
    ["/team/7", "menu"],
    ["/chuyen-gia/7", "menu"],
    ["/match", "menu"],
    ["/match/7", null],
    ["/dang-nhap", null],
    // Where the section does not fit beside it, the menu stands for it.
    ["/asian-handicap-odds/7", "odds"],
    ["/bong-da/theo-doi/doi", "favourites"],
  ])("On %s the menu stands for %s", (path, current) => {
    const { container } = open(path, { betting: "shown", has_betting_switch: true });
    expect(container.querySelector(".nav-more > summary")?.getAttribute("data-current")).toBe(current);
  });

  it("The menu closes on Escape, returning the focus, and on a press outside", () => {
    const { container } = open("/");
    const menu = container.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    fireEvent.pointerDown(screen.getByText("Cầu thủ"));
    expect(menu.open).toBe(true);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
    menu.open = true;
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });
});

describe("The content service's menu", () => {
  const menu = [
    { name: "Tin", href: "/tin-tuc", children: [{ name: "Chuyển nhượng", href: "/danh-muc/chuyen-nhuong" }] },
    { name: "Về trang", href: "/gioi-thieu", children: [] },
    { name: "Pháp lý", href: null, children: [{ name: "Điều khoản", href: "/dieu-khoan" }] },
  ];

  it("The menu adds only entries that the site's own sections lack", () => {
    const { container } = open("/gioi-thieu", { menu });
    const links = hrefs(container, ".nav-menu");
    expect(links.at(-1)).toBe("/gioi-thieu");
    expect(links.filter((href) => href === "/tin-tuc")).toHaveLength(1);
    expect(container.querySelector('.nav-menu [aria-current="page"]')?.textContent).toBe("Về trang");
  });

  it("The menu keeps a path's icon even if a later entry for the path has none", () => {
    const icon = "/media/tin.png";
    const later = { name: "Tin nữa", href: "/tin-tuc", children: [] };
    const { container } = open("/", { menu: [{ name: "Tin", href: "/tin-tuc", icon, children: [] }, later] });
    expect(container.querySelector('.nav-menu a[href="/tin-tuc"] img')?.getAttribute("src")).toBe(icon);
  });

  it("The footer contains the whole menu, and nothing without one", () => {
    const facts = { menu, head: { ...NO_SITE_HEAD, site_name: "Tỷ số 24h" } };
    const { container, unmount } = renderWithProviders(<SiteFooter />, { facts });
    expect(hrefs(container, ".footer-menu")).toEqual([
      ...["/tin-tuc", "/danh-muc/chuyen-nhuong", "/gioi-thieu", "/dieu-khoan"],
    ]);
    expect(container.querySelector(".footer-menu")?.textContent).toContain("Pháp lý");
    expect(container.textContent).toContain("Tỷ số 24h");
    unmount();
    expect(renderWithProviders(<SiteFooter />).container.querySelector("nav")).toBe(null);
  });
});
