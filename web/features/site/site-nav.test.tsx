// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { SiteNav } from "./site-nav.tsx";

afterEach(cleanup);

type Facts = { betting: "shown" | "hidden"; has_betting_switch: boolean };
const open = (path: string, facts?: Facts) => renderPart(<SiteNav />, facts ? { path, facts } : { path });

const hrefs = (container: HTMLElement, list: string) =>
  [...container.querySelectorAll(`${list} a`)].map((link) => link.getAttribute("href"));

describe("the site's navigation", () => {
  it("leads to prices only where they are shown", () => {
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

  it("has every section in the menu too, as not all of them fit at every width", () => {
    const { container } = open("/");
    const sections = hrefs(container, ".site-sections");
    expect(sections).toHaveLength(6);
    expect(hrefs(container, ".nav-menu").slice(0, sections.length)).toEqual(sections);
  });

  it.each([
    ["/", "/", "page"],
    ["/league", "/league", "page"],
    ["/league/7", "/league", "true"],
    ["/asian-handicap-odds/7", "/oddscomp", "true"],
    ["/bong-da/theo-doi/doi", "/bong-da/theo-doi", "true"],
  ])("marks on %s the section %s", (path, section, mark) => {
    const { container } = open(path, { betting: "shown", has_betting_switch: true });
    const marked = [...container.querySelectorAll(".site-sections [aria-current]")];
    expect(marked.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      [section, mark],
    ]);
  });

  it("closes its menu on Escape, back to what opened it, and on a press beside it", () => {
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
